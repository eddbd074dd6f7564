const DECIMALES = 10
const MS_POR_DIA = 86_400_000
/** 30 December 1899, from which days are counted; a sheet of an old Mac counts from 1904, 1462 days later. */
const ORIGEN_MS = Date.UTC(1899, 11, 30)
const DIAS_HASTA_1904 = 1462

/** What a cell is written with. */
export interface CeldaEscrita {
  /** n, s (shared text), str (of a formula), inlineStr, b, e (error), d. */
  readonly tipo: string
  readonly estilo: number
  readonly valor: string
}

export interface Claves {
  readonly textos: readonly string[]
  readonly deFecha: readonly boolean[]
  readonly desde1904: boolean
}

/** What a cell shows: the text, the result of a formula, the day of a date. */
export function textoDeCelda({ tipo, estilo, valor }: CeldaEscrita, { textos, deFecha, desde1904 }: Claves): string {
  if (tipo === 's') return textos[Number(valor)] ?? ''
  if (tipo === 'b') return String(valor === '1')
  if (tipo === 'd') return valor.slice(0, 10)
  if (tipo === 'e') return ''
  if (tipo !== 'n') return valor
  const numero = Number(valor)
  if (valor.trim() === '' || !Number.isFinite(numero)) return ''
  return deFecha[estilo] ? dia(numero + (desde1904 ? DIAS_HASTA_1904 : 0)) : String(Number(numero.toFixed(DECIMALES)))
}

function dia(dias: number): string {
  const fecha = new Date(ORIGEN_MS + Math.round(dias * MS_POR_DIA))
  return Number.isNaN(fecha.getTime()) ? '' : fecha.toISOString().slice(0, 10)
}

/** 'C7' is the third column: 2. Undefined: the one after the last. */
export function columnaDe(referencia: string | undefined): number | undefined {
  const letras = /^([A-Z]{1,3})\d/.exec(referencia ?? '')?.[1]
  if (letras === undefined) return undefined
  return [...letras].reduce((n, letra) => n * 26 + letra.charCodeAt(0) - 64, 0) - 1
}
