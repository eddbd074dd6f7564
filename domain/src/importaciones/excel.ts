/** What a spreadsheet program makes of a code that it takes for a number or a day: the code itself is lost. */

const CIENTIFICO = /^\d+(?:[.,]\d+)?E\+?\d+$/i
const MESES = 'ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec'
const CON_MES = new RegExp(
  `^(?:\\d{1,2}[-/ ](?:${MESES})[a-z.]*(?:[-/ ]\\d{2,4})?|(?:${MESES})[a-z.]*[-/ ]\\d{2,4})$`,
  'i',
)
const DIA = /^(?:\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})|(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))$/

const EL_REMEDIO = 'Ponga la columna como texto y escríbalo otra vez'

/** What happened to a code, and what to do; undefined for one that nothing happened to. */
export function loQueHizoExcel(celda: string): string | undefined {
  if (CIENTIFICO.test(celda)) return `Excel lo cambió por ${celda} y se perdieron sus números. ${EL_REMEDIO}`
  if (CON_MES.test(celda) || DIA.test(celda)) return `Excel lo convirtió en una fecha (${celda}). ${EL_REMEDIO}`
  return undefined
}

/** Whether a code is the other without the zeros that it began with: '42' of '0042'. */
export const perdioLosCeros = (celda: string, guardado: string): boolean =>
  /^\d+$/.test(celda) && celda.length < guardado.length && guardado === celda.padStart(guardado.length, '0')

const sinSusCeros = (guardado: string) => `perdió los ceros de adelante: en el registro es ${guardado}. ${EL_REMEDIO}`

/** The columns whose codes are those of the register without the zeros that they begin with; each with both. */
export const cerosPerdidos = (
  codigos: readonly (readonly [columna: string, celda: string, guardado: string | null])[],
) =>
  codigos.flatMap(([columna, celda, guardado]) =>
    guardado !== null && perdioLosCeros(celda, guardado) ? [{ columna, msg: sinSusCeros(guardado) }] : [],
  )

/** Of a CUIT or CUIL: a number that was rounded ends in zeros, and its last digit does not follow from the others. */
export const DIGITO_VERIFICADOR =
  'el último número no corresponde a los anteriores. Si Excel lo redondeó, ponga la columna como texto y escríbalo otra vez'
