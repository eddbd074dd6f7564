/** Leaves the portal, or opens it anew. In a file of its own so that tests can see where it goes. */
export const irA = (direccion: string) => window.location.assign(direccion)
/** Where in the portal, as the address says it after its '#'. */
export const lugarActual = () => window.location.hash
export const volverA = (lugar: string) => window.location.replace(lugar)
export const recargar = () => window.location.reload()
