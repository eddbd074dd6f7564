/** Who an entry of the land register is about: their documents are shown masked to whoever is neither staff nor them. */

/** '*****111' */
export const dniTapado = (dni: string) => dni.slice(-3).padStart(dni.length, '*')
/** '27-*****111-*': the check digit would leave eleven DNIs of a hundred thousand. */
export const cuitTapado = (cuit: string) => `${cuit.slice(0, 2)}-${dniTapado(cuit.slice(2, -1))}-*`

/** The DNI inside a CUIL: what comes between prefix and check digit, without the zeros that fill it up. */
export const dniDelCuil = (cuil: string) => sinCeros(cuil.slice(2, -1))
export const sinCeros = (dni: string) => dni.replace(/^0+/, '')

/**
 * Whether the land register says that this person holds a property: by their CUIL, or by their DNI. The server asks
 * the same of the database (server/src/padron/titulares.ts).
 */
export const esTitularDelPadron = (
  documento: string,
  { dni, cuit }: { readonly dni: string | null; readonly cuit: string | null },
): boolean => cuit === documento || (dni !== null && sinCeros(dni) === dniDelCuil(documento))

/** 'N. C.': what a certificate's check says of its holder. */
export const iniciales = (nombre: string) =>
  nombre
    .split(/\s+/)
    .filter(Boolean)
    .map((palabra) => `${[...palabra][0]}.`)
    .join(' ')

export const MIN_DOCUMENTO = 7
export const MAX_DOCUMENTO = 11
/** A search that asks for no page answers at most these. */
export const FILAS_SIN_PAGINA = 100

/** What a person types of an address in any form; the register's own may be longer (formas.ts). */
export const MAX_PUERTA_ESCRITA = 4
export const MAX_DEPARTAMENTO_ESCRITO = 2
