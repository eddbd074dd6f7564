/** Longest names. */
export const MAX_INSTITUCION = 30
export const MAX_INSTITUCION_TIPO = 40
export const MAX_OFICINA = 30
export const MAX_REPARTICION = 40
export const MAX_CALLE = 60
export const MAX_OBRA_TIPO = 40
export const MAX_TARIFA = 40
export const MAX_MOTIVO_DE_BAJA = 240
export const MAX_TIPO_DE_TARIFA = 10

/** Advertising companies: the type that form 14 chooses from and that an applicant may add to. */
export const TIPO_EMPRESA_DE_PUBLICIDAD = 1
/** Companies that maintain elevators: those of forms 29 and 30. */
export const TIPO_EMPRESA_CONSERVADORA = 2
/** The companies that whoever fills a form may add, enabled: the form needs them, and their type stays enabled. */
export const laAgregaCualquiera = (idInstitucionTipo: number) =>
  [TIPO_EMPRESA_DE_PUBLICIDAD, TIPO_EMPRESA_CONSERVADORA].includes(idInstitucionTipo)

/** What staff read on the wire as 1 and 0. */
export const nombreDeEstado = (estado: number) => (estado === 1 ? 'Habilitado' : 'Deshabilitado')

/** A factor of 1, in ten-thousandths. */
export const FACTOR_UNO = 10_000

/** Up to four decimals, as a tariff's factor is kept: whole ten-thousandths. */
export function leerFactor(texto: string): number | undefined {
  const partes = /^(\d{1,6})(?:[.,](\d{1,4}))?$/.exec(texto.trim())
  return partes ? Number(partes[1]) * FACTOR_UNO + Number((partes[2] ?? '').padEnd(4, '0')) : undefined
}
