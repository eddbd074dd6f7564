/** Whether this run walks everything (`LARGAS=si`, as the long tests do), or a part of what is much of the same. Pictures (`FOTOS`) are of all. */
export const ENTERA = Boolean(process.env.LARGAS || process.env.FOTOS)
