/** The folder's number in the address of a view; null when it is missing or no number. */
export const idDeLaRuta = (texto: string | undefined) => (texto && /^[1-9]\d{0,9}$/.test(texto) ? Number(texto) : null)
