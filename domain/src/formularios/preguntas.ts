import * as z from 'zod/mini'
import { type Articulo, campo, type Rotulo, rotulosDe, type Unidad } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { entenderCantidad, entenderEntero, type Lectura, leerEntero, mostrarEntero } from '../numeros.ts'
import { Hecho } from '../tipos.ts'
import {
  type BloqueDeRespuestas,
  DeCarpeta,
  dia,
  linea,
  medida,
  medidaEscrita,
  type RespuestaEscrita,
  siNo,
} from './guardado.ts'

/*
 * A form is its questions. What is sent, what is kept, what is checked before sending and what the record says are read from
 * them; the screen's fields are written (web/src).
 */

/** What becomes of an answer that its rule takes. */
export interface Clase<G> {
  /** As it is kept, and as replies carry it. */
  readonly guardada: z.ZodMiniType<G>
  /** In the record. */
  enPalabras(guardada: G, rotulo: Rotulo): string
  /** In the record it is an amount, in pesos. */
  readonly importe?: true
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
/** The same, where the record reads the row's name, which is kept beside it under its own. */
interface Nombrada<N extends string, G = unknown, T = unknown> extends Clase<G> {
  readonly nombre: N
  readonly nombreGuardado: z.ZodMiniType<T>
}
export const nombrada = <N extends string>(nombre: N): Nombrada<N, number, string> => ({
  ...ELEGIDA,
  nombre,
  nombreGuardado: z.string(),
})
/** Where there may be none. */
export const nombradaSiHay = <N extends string>(nombre: N): Nombrada<N, number | null, string | null> => ({
  guardada: z.nullable(z.int()),
  enPalabras: (id) => String(id ?? ''),
  nombre,
  nombreGuardado: z.nullable(z.string()),
})
const esNombrada = (clase: Clase<unknown>): clase is Nombrada<string> => 'nombre' in clase
/** In pesos, at the end of its line. */
export const IMPORTE: Clase<number> = { guardada: z.number(), enPalabras: String, importe: true }
/** The payment that was confirmed of it, if any. */
export const PAGO_EN_LINEA: Clase<number | null> = {
  guardada: z.nullable(z.int()),
  enPalabras: (idPago) => (idPago === null ? 'Sin confirmar' : `Confirmado (pago ${idPago})`),
}
/** A number that names something. */
export const NUMERO: Clase<number> = { guardada: z.int(), enPalabras: String }
/** One of these words. */
export const palabra = <P extends string>(palabras: readonly [P, ...P[]]): Clase<P> => ({
  guardada: z.enum(palabras),
  enPalabras: (elegida) => elegida,
})

interface Planteada<S extends z.ZodMiniType = z.ZodMiniType, C = Clase<unknown>> {
  readonly regla: S
  readonly clase: C
}

/** What is asked, by what article, and the rule that the answer has to keep: `pregunta('Piso', 'el', TextoOpcional(2))`. */
export function pregunta<S extends z.ZodMiniType>(
  etiqueta: string,
  articulo: Articulo,
  regla: S,
  clase?: Clase<string>,
  unidad?: Unidad,
): Planteada<S, Clase<string>>
export function pregunta<S extends z.ZodMiniType, C extends Clase<unknown>>(
  etiqueta: string,
  articulo: Articulo,
  regla: S,
  clase: C,
  unidad?: Unidad,
): Planteada<S, C>
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
export const opcional = <S extends z.ZodMiniType, C>({ regla, clase }: Planteada<S, C>) => ({
  regla: z.optional(regla),
  clase,
})

interface Aparte<S extends z.ZodMiniType> {
  readonly regla: S
}
/** Asked, and neither kept nor recorded under its own name: its form says what becomes of it. */
export const aparte = <S extends z.ZodMiniType>(etiqueta: string, articulo: Articulo, regla: S): Aparte<S> => ({
  regla: campo(etiqueta, articulo, regla),
})

interface Dato<C> {
  readonly rotulo: Rotulo
  readonly clase: C
}
/** What nobody is asked and the record says: the server keeps it, or reads it from elsewhere. */
export function dato(etiqueta: string): Dato<Clase<string>>
export function dato<G>(etiqueta: string, clase: Clase<G>, unidad?: Unidad): Dato<Clase<G>>
export function dato(etiqueta: string, clase: Clase<unknown> = TEXTO, unidad?: Unidad): Dato<Clase<unknown>> {
  return { rotulo: { etiqueta, articulo: '', ...(unidad && { unidad }) }, clase }
}

type Linea = Planteada<z.ZodMiniType, Clase<unknown>> | Aparte<z.ZodMiniType> | Dato<Clase<unknown>>
type Bloques = Readonly<Record<string, Readonly<Record<string, Linea>>>>
type Todas<U> = (U extends unknown ? (de: U) => void : never) extends (de: infer I) => void ? I : never
type Campos<B extends Bloques> = Todas<B[keyof B]>
type Reglas<B extends Bloques> = {
  [C in keyof Campos<B> & string as Campos<B>[C] extends Aparte<z.ZodMiniType>
    ? C
    : never]: Campos<B>[C] extends Aparte<infer S> ? S : never
}
type DeClase<L> = L extends { readonly clase: infer C } ? C : never
type Guardadas<B extends Bloques> = {
  [C in keyof Campos<B> & string as DeClase<Campos<B>[C]> extends never ? never : C]: DeClase<
    Campos<B>[C]
  > extends Clase<infer G>
    ? z.ZodMiniType<G>
    : never
}
/** The names that are kept beside what was chosen. */
type Nombres<B extends Bloques> = {
  [C in keyof Campos<B> & string as DeClase<Campos<B>[C]> extends Nombrada<infer N> ? N : never]: DeClase<
    Campos<B>[C]
  > extends Nombrada<string, unknown, infer T>
    ? z.ZodMiniType<T>
    : never
}

/** What is kept of each, under its name. */
type LoGuardado<B extends Bloques> = z.output<z.ZodMiniObject<Guardadas<B> & Nombres<B>>>

/** What is kept of any form of a folder beside its answers: of which, by whom and when. `idFormulario` is the folder's number. */
const DE_TODOS = { idFormulario: z.int(), idCarpeta: z.int(), idPersona: z.int(), autor: z.string(), fecha: z.string() }

/** What one answer is called, and what becomes of it. */
export interface PreguntaDelFormulario {
  readonly rotulo: Rotulo
  readonly clase?: Clase<unknown>
}

/** The questions of a form, in the blocks that its record shows them in. `enElCable`: their order there, where it is another. */
export function preguntas<B extends Bloques>(bloques: B, enElCable: readonly (keyof Reglas<B> & string)[] = []) {
  const todas: [string, Linea][] = Object.values(bloques).flatMap((suyas) => Object.entries<Linea>(suyas))
  const orden: readonly string[] = enElCable
  const lugar = (nombre: string) => orden.indexOf(nombre)
  const preguntadas = todas
    .flatMap(([nombre, linea]) => ('regla' in linea ? [[nombre, linea.regla] as const] : []))
    .sort(([uno], [otro]) => lugar(uno) - lugar(otro))
  const respuestas = z.object(Object.fromEntries(preguntadas) as Reglas<B>)
  const deLoPreguntado: Readonly<Record<string, Rotulo>> = rotulosDe(respuestas)
  const rotulos = Object.fromEntries(
    todas.map(([nombre, linea]) => [nombre, 'rotulo' in linea ? linea.rotulo : deLoPreguntado[nombre]]),
  ) as { readonly [C in keyof Campos<B> & string]: Rotulo }
  const deCadaUna = new Map<string, PreguntaDelFormulario>(
    todas.map(([nombre, linea]) => [
      nombre,
      {
        rotulo: rotulos[nombre as keyof typeof rotulos],
        ...('clase' in linea && { clase: linea.clase }),
      },
    ]),
  )
  const guardadas = Object.fromEntries(
    todas.flatMap(([nombre, linea]) => {
      if (!('clase' in linea)) return []
      const { clase } = linea
      const suya = [nombre, clase.guardada] as const
      return esNombrada(clase) ? [suya, [clase.nombre, clase.nombreGuardado] as const] : [suya]
    }),
  ) as unknown as Guardadas<B> & Nombres<B>
  /** One block of the record: what a form shows otherwise, it shows around these. */
  const bloque = (titulo: keyof B & string, guardado: LoGuardado<B>): BloqueDeRespuestas => ({
    titulo,
    respuestas: Object.keys(bloques[titulo] ?? {}).flatMap((nombre) =>
      escritaDe(deCadaUna.get(nombre), nombre, guardado as object),
    ),
  })
  return {
    /** What a person answers: screen and server read the same schema. */
    respuestas,
    /** What is kept of a folder's form, and read back. */
    guardado: z.object({ ...DE_TODOS, ...guardadas }),
    /** The answers as they are kept, for a form that keeps more around them. */
    guardadas,
    rotulos,
    campos: preguntadas.map(([nombre]) => nombre) as (keyof Reglas<B> & string)[],
    pregunta: (nombre: string): PreguntaDelFormulario | undefined => deCadaUna.get(nombre),
    bloque,
    /** The form as a record, in the blocks that it was filled in. */
    bloques: (guardado: LoGuardado<B>): BloqueDeRespuestas[] =>
      (Object.keys(bloques) as (keyof B & string)[]).map((titulo) => bloque(titulo, guardado)),
  }
}

/** One line of the record: nothing of what is aside. */
function escritaDe(de: PreguntaDelFormulario | undefined, nombre: string, guardado: object): RespuestaEscrita[] {
  if (!de?.clase) return []
  const { rotulo, clase } = de
  const loGuardado = (campo: string): unknown => Reflect.get(guardado, campo)
  if (clase.importe) return [linea(rotulo, Number(loGuardado(nombre)))]
  const respuesta = esNombrada(clase)
    ? String(loGuardado(clase.nombre) ?? '')
    : clase.enPalabras(loGuardado(nombre), rotulo)
  return [{ pregunta: rotulo.etiqueta, respuesta }]
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
