import { palabrasDe } from '../padron/nombre.ts'

/** What a person typed in the bar's box, as it is looked for. */
export interface Buscado {
  /** Letters and digits alone: a number of anything, whatever separates its parts. */
  readonly clave: string
  readonly esNumero: boolean
  /** Of names and streets, each with its beginning alone; a door is whole. None of a number. */
  readonly palabras: readonly PalabraBuscada[]
}
interface PalabraBuscada {
  readonly palabra: string
  readonly entera: boolean
}

/** What is said before a number: 'expediente 4521-M' looks for 4521-M, 'Mitre N.º 450' for Mitre and 450. */
const ROTULOS: readonly string[] =
  'CARPETA EXPEDIENTE EXPTE EXP PADRON CUIL CUIT DNI PAGO RECIBO CERTIFICADO MATRICULA NUMERO NRO N'.split(' ')
/** What people add to a street or leave out of it. */
const SIN_PESO: readonly string[] = 'CALLE AVENIDA AVDA AV PASAJE PJE DE DEL LA LAS LOS EL Y'.split(' ')
const MAX_PALABRAS = 6
const MIN_SIGNOS = 2

/** Null for what is too short to be looked for: one letter. A digit is a number. */
export function interpretar(escrito: string): Buscado | null {
  const todas = palabrasDe(escrito)
  const desde = todas.findIndex((palabra) => !ROTULOS.includes(palabra))
  const dichas = desde > 0 ? todas.slice(desde) : todas
  const clave = dichas.join('')
  const esNumero = /^\d+$/.test(clave)
  if (!esNumero && clave.length < MIN_SIGNOS) return null
  const conPeso = dichas.filter(
    (palabra, n) => !SIN_PESO.includes(palabra) && !(ROTULOS.includes(palabra) && /^\d/.test(dichas[n + 1] ?? '')),
  )
  const palabras = esNumero ? [] : conPeso.length > 0 ? conPeso : dichas
  return {
    clave,
    esNumero,
    palabras: [...new Set(palabras)]
      .slice(0, MAX_PALABRAS)
      .map((palabra) => ({ palabra, entera: /^\d+$/.test(palabra) })),
  }
}
