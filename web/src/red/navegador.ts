/** Leaves the portal. In a file of its own so that tests can see where it goes. */
export const irA = (direccion: string) => window.location.assign(direccion)
