import * as z from 'zod/mini'
import { type Articulo, campo, type Rotulo, rotulosDe, type Unidad } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { entenderCantidad, entenderEntero, type Lectura, leerEntero, mostrarEntero } from '../numeros.ts'
import { Hecho } from '../tipos.ts'
import { type BloqueDeRespuestas, DeCarpeta, dia, medida, medidaEscrita, siNo } from './guardado.ts'

/*
 * A form of a folder is its questions. What is sent, what is kept, what is checked before sending and what the record says
 * are read from them; the screen's fields are written (web/src/formularios).
 */

/** What becomes of an answer that its rule takes. */
export interface Clase<G> {
  /** As it is kept, and as replies carry it. */
  readonly guardada: z.ZodMiniType<G>
  /** In the record. */
  enPalabras(guardada: G, rotulo: Rotulo): string
  /** As people type it, made what the rule expects. */
  limpia?(escrita: string): string
  /** As it was typed, the way that it is understood. */
  entendida?(escrita: string, rotulo: Rotulo): string
}

const loEntendido = (lectura: Lectura, escrita: string) => ('entendido' in lectura ? lectura.entendido : escrita)

const TEXTO: Clase<string> = { guardada: z.string(), enPalabras: (texto) => texto }
export const SI_NO: Clase<0 | 1> = {
  guardada: z.union([z.literal(0), z.literal(1)]),
  enPalabras: siNo,
  entendida: (escrita) => (escrita === '1' ? 'Sí' : 'No'),
}
/** A whole number: ' 1.200 ' is 1200. */
export const CUENTA: Clase<number> = {
  guardada: z.int(),
  enPalabras: (numero, { unidad }) => mostrarEntero(numero, unidad),
  limpia: (escrita) => String(leerEntero(escrita) ?? escrita),
  entendida: (escrita, { unidad }) => loEntendido(entenderEntero(escrita, unidad), escrita),
}
/** A number that is kept as its digits: '4.521' is 4521. Without a unit it names something, and is read as it is. */
export const DIGITOS: Clase<string> = {
  guardada: z.string(),
  enPalabras: (digitos, { unidad }) => (unidad ? mostrarEntero(Number(digitos), unidad) : digitos),
  limpia: (escrita) => escrita.replace(/[\s.]/g, ''),
  entendida: (escrita, { unidad }) => (unidad ? loEntendido(entenderEntero(escrita, unidad), escrita) : escrita),
}
/** Metres, square metres or pesos, with two decimals. */
export const MEDIDA: Clase<number> = {
  guardada: z.number(),
  enPalabras: (numero, rotulo) => medida(rotulo, numero).respuesta,
  entendida: (escrita, { unidad }) => loEntendido(entenderCantidad(escrita, unidad), escrita),
}
/** The same, kept as it was typed. */
export const MEDIDA_ESCRITA: Clase<string> = {
  guardada: z.string(),
  enPalabras: medidaEscrita,
  entendida: (escrita, { unidad }) => loEntendido(entenderCantidad(escrita, unidad), escrita),
}
export const FECHA: Clase<string> = { guardada: z.string(), enPalabras: dia, entendida: dia }
/** Of a row of another table: its own form says what is read in its place. */
export const ELEGIDA: Clase<number> = { guardada: z.int(), enPalabras: String }
/** One of these words. */
export const palabra = <P extends string>(palabras: readonly [P, ...P[]]): Clase<P> => ({
  guardada: z.enum(palabras),
  enPalabras: (elegida) => elegida,
})

interface Planteada<S extends z.ZodMiniType = z.ZodMiniType, G = unknown> {
  readonly regla: S
  readonly clase: Clase<G>
}

/** What is asked, by what article, and the rule that the answer has to keep: `pregunta('Piso', 'el', TextoOpcional(2))`. */
export function pregunta<S extends z.ZodMiniType>(
  etiqueta: string,
  articulo: Articulo,
  regla: S,
  clase?: Clase<string>,
  unidad?: Unidad,
): Planteada<S, string>
export function pregunta<S extends z.ZodMiniType, G>(
  etiqueta: string,
  articulo: Articulo,
  regla: S,
  clase: Clase<G>,
  unidad?: Unidad,
): Planteada<S, G>
export function pregunta<S extends z.ZodMiniType>(
  etiqueta: string,
  articulo: Articulo,
  regla: S,
  clase: Clase<unknown> = TEXTO,
  unidad?: Unidad,
): Planteada<S> {
  return { regla: campo(etiqueta, articulo, regla, unidad), clase }
}

/** One that may not come at all. */
export const opcional = <S extends z.ZodMiniType, G>({ regla, clase }: Planteada<S, G>) => ({
  regla: z.optional(regla),
  clase,
})

type Bloques = Readonly<Record<string, Readonly<Record<string, Planteada>>>>
type Todas<U> = (U extends unknown ? (de: U) => void : never) extends (de: infer I) => void ? I : never
type Campos<B extends Bloques> = Todas<B[keyof B]>
type Reglas<B extends Bloques> = {
  [C in keyof Campos<B> & string]: Campos<B>[C] extends Planteada<infer S> ? S : never
}
type Guardadas<B extends Bloques> = {
  [C in keyof Campos<B> & string]: Campos<B>[C] extends Planteada<z.ZodMiniType, infer G> ? z.ZodMiniType<G> : never
}

/** What is kept of any form beside its answers: of which folder, by whom and when. `idFormulario` is the folder's number. */
const DE_TODOS = { idFormulario: z.int(), idCarpeta: z.int(), idPersona: z.int(), autor: z.string(), fecha: z.string() }

/** What one answer is called, and what becomes of it. */
export interface PreguntaDelFormulario {
  readonly rotulo: Rotulo
  readonly clase: Clase<unknown>
}

/** The questions of a form, in the blocks that its record shows them in. */
export function preguntas<B extends Bloques>(bloques: B) {
  const todas = Object.assign({}, ...Object.values(bloques)) as Campos<B> & Record<string, Planteada>
  const deCada = <T>(que: (planteada: Planteada) => T) =>
    Object.fromEntries(Object.entries<Planteada>(todas).map(([nombre, planteada]) => [nombre, que(planteada)]))
  const respuestas = z.object(deCada(({ regla }) => regla) as Reglas<B>)
  const guardado = z.object({
    ...DE_TODOS,
    ...(deCada(({ clase }) => clase.guardada) as Guardadas<B>),
  })
  const rotulos = rotulosDe(respuestas)
  const rotuloDe = (nombre: string) => rotulos[nombre as keyof typeof rotulos]
  return {
    /** What a person answers: screen and server read the same schema. */
    respuestas,
    /** What is kept, and read back. */
    guardado,
    rotulos,
    campos: Object.keys(todas) as (keyof Reglas<B>)[],
    pregunta: (nombre: string): PreguntaDelFormulario | undefined => {
      const clase = Object.hasOwn(todas, nombre) ? todas[nombre]?.clase : undefined
      return clase && { rotulo: rotuloDe(nombre), clase }
    },
    /** The form as a record, in the blocks that it was filled in. */
    bloques: (guardado: object): BloqueDeRespuestas[] =>
      Object.entries(bloques).map(([titulo, suyas]) => ({
        titulo,
        respuestas: Object.entries(suyas).map(([nombre, { clase }]) => ({
          pregunta: rotuloDe(nombre).etiqueta,
          respuesta: clase.enPalabras(Reflect.get(guardado, nombre), rotuloDe(nombre)),
        })),
      })),
  }
}

/*
 * The two calls that every form has. Their paths stand in each form, letter for letter: the typed client knows them by these.
 */

/** An array with the record first; not filled yet: empty. */
/*#__NO_SIDE_EFFECTS__*/
export const consulta = <const P extends `/${string}`, G extends z.ZodMiniType>(
  path: P,
  { resumen, guardado }: { readonly resumen: string; readonly guardado: G },
) =>
  llamada({
    method: 'GET',
    path,
    sobre: { clase: 'carpeta', campo: 'idCarpeta' },
    quien: 'todos',
    resumen,
    errores: [404],
    query: DeCarpeta,
    reply: z.array(guardado),
  })

/*#__NO_SIDE_EFFECTS__*/
export const alta = <const P extends `/${string}`, E extends z.ZodMiniType, R extends z.ZodMiniType = typeof Hecho>(
  path: P,
  { resumen, json, reply }: { readonly resumen: string; readonly json: E; readonly reply?: R },
) =>
  llamada({
    method: 'POST',
    path,
    quien: 'todos',
    limite: 'envios',
    resumen,
    errores: [404],
    unaSolaVez: true,
    json,
    reply: (reply ?? Hecho) as R,
  })
