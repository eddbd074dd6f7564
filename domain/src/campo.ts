import * as z from 'zod/mini'

/** What a number measures: stands beside it wherever it is read. */
export type Unidad = '$' | 'm' | 'm²' | 'veces por semana'

/** What stands before the label in a sentence: 'la calle', 'la fecha desde'. Nothing where it asks by itself, or only says yes or no. */
export type Articulo = 'el' | 'la' | 'los' | 'las' | 'la fecha' | 'el mes' | ''

/** What heads an answer that is shown. */
export interface Pregunta {
  readonly etiqueta: string
  readonly unidad?: Unidad
}

/** What a person calls a field. Its label, its errors, the check before sending, the view and the print read it here. */
export interface Rotulo extends Pregunta {
  readonly articulo: Articulo
}

const ROTULOS = z.registry<Rotulo>()

/** A field's rule with its label: `Piso: campo('Piso', 'el', TextoOpcional(2))`. The rule may serve other fields, under other labels. */
export function campo<S extends z.ZodMiniType>(etiqueta: string, articulo: Articulo, regla: S, unidad?: Unidad): S {
  const propia = regla.clone()
  ROTULOS.add(propia, unidad ? { etiqueta, articulo, unidad } : { etiqueta, articulo })
  return propia
}

/** The labels of a form, field by field. */
export const rotulosDe = <F extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<F>) =>
  Object.fromEntries(
    Object.entries(shape).map(([nombre, regla]) => [nombre, rotuloEn(regla, []) ?? nombreEnElCable(nombre)]),
  ) as { readonly [C in keyof F]: Rotulo }

/** What the field at a path of a schema is called; one that has no label, by its name on the wire. */
export const rotuloDelEsquema = (esquema: z.core.$ZodType, path: string): Rotulo =>
  rotuloEn(esquema, path.split('.')) ?? nombreEnElCable(path)

/** Where the fields of a call travel (`DeclaracionDeLlamada`). */
interface EntradasDeLlamada {
  readonly json?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly params?: z.ZodMiniType
  readonly partes?: { readonly campos: z.ZodMiniType; readonly archivos: Readonly<Record<string, Rotulo>> }
}

/** The same of a call, wherever the field travels. */
export function rotuloDeLlamada({ json, partes, query, params }: EntradasDeLlamada, path: string): Rotulo {
  const camino = path.split('.')
  const [primero = ''] = camino
  for (const esquema of [json, partes?.campos, query, params]) {
    const rotulo = esquema && rotuloEn(esquema, camino)
    if (rotulo) return rotulo
  }
  const archivo = partes && Object.hasOwn(partes.archivos, primero) ? partes.archivos[primero] : undefined
  return archivo ? { etiqueta: archivo.etiqueta, articulo: archivo.articulo } : nombreEnElCable(path)
}

const nombreEnElCable = (path: string): Rotulo => ({
  etiqueta: path.split('.').findLast((parte) => !/^\d*$/.test(parte)) ?? 'Datos',
  articulo: '',
})

/** The label nearest to the end of the path: an element without one is called as its list. */
function rotuloEn(esquema: z.core.$ZodType, camino: readonly string[]): Rotulo | undefined {
  const propio = ROTULOS.get(esquema)
  if (propio && camino.length === 0) return propio
  for (const [interior, resto] of interiores(esquema, camino)) {
    const rotulo = rotuloEn(interior, resto)
    if (rotulo) return rotulo
  }
  return propio
}

type Paso = readonly [interior: z.core.$ZodType, resto: readonly string[]]

/** Whether the path leads somewhere. */
const llega = (esquema: z.core.$ZodType, camino: readonly string[]): boolean =>
  camino.length === 0 || interiores(esquema, camino).some(([interior, resto]) => llega(interior, resto))

/** One step into a schema: through what only wraps it, or along the path. */
function interiores(esquema: z.core.$ZodType, camino: readonly string[]): readonly Paso[] {
  const { def } = (esquema as z.core.$ZodTypes)._zod
  const [clave, ...resto] = camino
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return [[def.innerType, camino]]
    case 'pipe':
      return [
        [def.in, camino],
        [def.out, camino],
      ]
    case 'union':
      // The one that has the field, before one that only has what would hold it.
      return [...def.options]
        .sort((una, otra) => Number(llega(otra, camino)) - Number(llega(una, camino)))
        .map((opcion) => [opcion, camino])
    case 'array':
      return clave === undefined ? [] : [[def.element, resto]]
    case 'object': {
      const hijo = clave !== undefined && Object.hasOwn(def.shape, clave) ? def.shape[clave] : undefined
      return hijo ? [[hijo, resto]] : []
    }
    default:
      return []
  }
}
