import type { Articulo } from '../campo.ts'
import type { Tope } from '../llamada.ts'
import { MAX_MEGAS_DE_ARCHIVO } from './reglas.ts'

/*
 * How much a file may weigh, kind by kind, in whole megabytes: the one list. The calls, what the server cuts at, what it and
 * its proxy let through, the city's setting with its versions and what each screen says before it sends come from it.
 */

interface ClaseDeTope {
  readonly etiqueta: string
  readonly articulo: Articulo
  /** What is done where the city wrote nothing: what the specification says. */
  readonly semilla: number
  /** No city takes less; and why. */
  readonly minimo: number
  readonly porQue: string
  /** What the machine, its proxy and its scanner carry: ops/nginx.conf lets as much through. */
  readonly maximo: number
}

const deAdjunto = (etiqueta: string, articulo: Articulo): ClaseDeTope => ({
  etiqueta,
  articulo,
  semilla: 10,
  minimo: 5,
  porQue: 'lo que pesa una foto de teléfono o un plano escaneado',
  maximo: MAX_MEGAS_DE_ARCHIVO,
})

const CLASES = {
  papeles: deAdjunto('Papeles de una carpeta', 'los'),
  croquis: deAdjunto('Croquis de una carpeta nueva', 'el'),
  respuestas: deAdjunto('Respuestas a una observación', 'las'),
  comprobantes: deAdjunto('Comprobantes de pago', 'los'),
  fotosDeVereda: deAdjunto('Fotos de veredas y fachadas', 'las'),
  fotosDeVisita: deAdjunto('Fotos de visitas', 'las'),
  ejemplos: deAdjunto('Ejemplos de requisitos', 'los'),
  imagenes: {
    etiqueta: 'Escudo y foto de la portada',
    articulo: 'el',
    semilla: 1,
    minimo: 1,
    porQue: 'lo que pesa una foto que ocupa la portada',
    maximo: 4,
  },
  planillas: {
    etiqueta: 'Archivos que se importan',
    articulo: 'los',
    semilla: 100,
    minimo: 10,
    porQue: 'lo que pesa un padrón de 80.000 inmuebles',
    maximo: 100,
  },
} as const satisfies Readonly<Record<Tope, ClaseDeTope>>

export const NOMBRES_DE_TOPE = Object.keys(CLASES) as Tope[]
export const claseDeTope = (tope: Tope): ClaseDeTope => CLASES[tope]

/** Whole megabytes of each. */
export type Topes = Readonly<Record<Tope, number>>

const deCada = (megas: (clase: ClaseDeTope, tope: Tope) => number): Topes =>
  Object.fromEntries(NOMBRES_DE_TOPE.map((tope) => [tope, megas(CLASES[tope], tope)])) as Record<Tope, number>

/** The most that any city takes: what stands before the city's own, its proxy, lets through. */
export const TOPES_DE_LA_MAQUINA = deCada(({ maximo }) => maximo)

/** What the city wrote of each, if it did; never beyond what this portal carries, whoever wrote it and with which version. */
export const topesDe = (valor: Readonly<Record<string, string>> = {}): Topes =>
  deCada(({ semilla, minimo, maximo }, tope) => {
    const escrito = Number(valor[tope] ?? semilla)
    return Number.isInteger(escrito) ? Math.min(Math.max(escrito, minimo), maximo) : semilla
  })

/** The largest of several: what may be of any of them is cut there first, and looked at again when it is known which it is. */
export const mayorTope = (topes: Topes, cuales: readonly Tope[]): number =>
  Math.max(...cuales.map((tope) => topes[tope]))
