/** Leaves the portal, or opens it anew. In a file of its own so that tests can see where it goes. */
export const irA = (direccion: string) => window.location.assign(direccion)
export const recargar = () => window.location.reload()
