/** The day as forms 29 to 31 send it: the server keeps its own. The same all day, so that a retry is the same filing. */
export const hoy = () => new Date().toISOString().slice(0, 10)
