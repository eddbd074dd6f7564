import type { Sentencias } from '../sentencias.generadas.ts'

/**
 * Every statement that the server sends has a name, kept here with its text. What each takes and gives stands in the
 * `sentencias.generadas.ts` of its folder, written from the database by `npm run sentencias`.
 *
 * Two marks tell what the database cannot know, and are taken out of what is sent: `as "total!"` is never null (every
 * reading checks it), and `$3?` may be null.
 */
export type Nombre = keyof Sentencias
export type Valores<N extends Nombre> = Sentencias[N]['valores']
/** A row, with what was said of its columns beyond their type. */
export type Fila<N extends Nombre, P = NadaMas> = Omit<Sentencias[N]['fila'], keyof P> & P

export type NadaMas = Record<never, never>
/**
 * More than the database says of a column: what a json holds, or which words a text may be. Only what fits its type, and
 * what may be null stays so.
 */
export type Precisa<N extends Nombre, P> = {
  [C in keyof P]: C extends keyof Sentencias[N]['fila'] ? Admite<Sentencias[N]['fila'][C], P[C]> : never
}
type Admite<T, P> = null extends T ? (null extends P ? T : never) : T
/** Given to a statement beside its text: `con<{ roles: Rol[] }>()`. It is believed, so it is said where it can be seen. */
export interface Precision<P> {
  readonly precisa?: P
}
export const con = <P>(): Precision<P> => ({})

const textos = new Map<string, string>()
/** All of them, with their marks. */
export const SENTENCIAS: ReadonlyMap<string, string> = textos

export interface Declarada {
  readonly name: string
  /** As it is sent. */
  readonly text: string
  readonly nuncaNulas: readonly string[]
}

/** What a text made for the occasion gives: its model has every column and every condition that it may have. */
export interface Modelo<F> extends Declarada {
  readonly fila?: F
}
export type FilaDe<M> = M extends Modelo<infer F> ? F : never
export const modelo = <N extends Nombre, P extends Precisa<N, P> = NadaMas>(
  nombre: N,
  texto: string,
  _precision?: Precision<P>,
): Modelo<Fila<N, P>> => declarar(nombre, texto)

function declarar(name: string, texto: string): Declarada {
  if (textos.has(name)) throw new Error(`Hay dos sentencias que se llaman ${name}`)
  textos.set(name, texto)
  return { name, text: sinMarcas(texto), nuncaNulas: [...texto.matchAll(/"([^"]+)!"/g)].map((m) => m[1] ?? '') }
}

export const sinMarcas = (texto: string) => texto.replaceAll('!"', '"').replaceAll(/(\$\d+)\?/g, '$1')

/** What was said to be never null, and is: the statement is wrong, and what follows from its rows would be. */
export function exigirNoNulas<F extends object>(filas: readonly F[], { name, nuncaNulas }: Declarada): void {
  for (const columna of nuncaNulas) {
    if (filas.some((fila) => Reflect.get(fila, columna) === null)) throw new Error(`${name}: "${columna}" es nula`)
  }
}
