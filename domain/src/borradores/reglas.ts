/** A draft is a form half filled: what no form comes near is not one. */
export const MAX_BYTES_BORRADOR = 64 * 1024
export const MAX_NIVELES_BORRADOR = 12
export const MAX_BORRADORES = 100
/** Files of all the drafts of a person together: nobody fills the city's disk with what they never file. */
export const MAX_ARCHIVOS_EN_BORRADORES = 50
export const DIAS_DE_BORRADOR = 60
export const DIAS_DE_AVISO = 7

/** The name of a form's draft: the same on the screen that keeps it and in the filing that ends it. */
export const borradorDeFormulario = (codigo: string, idCarpeta: number) => `formulario${codigo}-${idCarpeta}`
export const borradorDeCarpeta = (idEncomiendaTipo: number) => `carpeta-${idEncomiendaTipo}`

/** Whether lists and objects stand in one another no deeper than `niveles`. */
export const cabeEn = (dato: unknown, niveles: number): boolean =>
  typeof dato !== 'object' ||
  dato === null ||
  (niveles > 0 && Object.values(dato).every((valor) => cabeEn(valor, niveles - 1)))
