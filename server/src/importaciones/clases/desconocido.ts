import type { Catalogo, Respuesta } from '@catastro/domain/importaciones/desconocidos'
import { SE_DEJO_AFUERA, YA_NO_ESTA_LO_DICHO } from '@catastro/domain/importaciones/mensajes'

/** What was answered of a name that its catalogue has not (A-251). */
export interface Dicho {
  /** Null too where what was answered does not hold any more. */
  readonly respuesta: Respuesta | null
  /** It was said whose name it is, and that one is not there any more, or not in use. */
  readonly caduca: boolean
  readonly idDestino: number | null
  /** What is written in its place. */
  readonly queda: string | null
}

/** Of a row. */
export type Dichos = Readonly<Partial<Record<Catalogo, Dicho>>>

/** The same as it is kept with the row, from when it was looked at. */
export type Desconocidos = Readonly<Partial<Record<Catalogo, Omit<Dicho, 'caduca'> & { readonly nombre: string }>>>

/** As SQL says it, of the answer `q` and of whose name it is, `e`; `vale`: more that it takes to hold. */
export const dicho = (id: string, nombre: string, vale = 'true') => `json_build_object(
      'respuesta', case when (q.respuesta <> 'ES' or e.${id} is not null) and ${vale} then q.respuesta end,
      'caduca', coalesce(q.respuesta = 'ES' and e.${id} is null, false), 'idDestino', e.${id}, 'queda', e.${nombre})`

/** Whose name it is, or was answered that it is: of a catalogue whose table and number, and mostly name (`columna`), are called alike. */
export const buscadoEn = (catalogo: Catalogo, tabla: string, nombre: string, columna = tabla) =>
  `select coalesce(k.id_${tabla}, e.id_${tabla}) as id, case when k.id_${tabla} is null then ${dicho(`id_${tabla}`, columna)} end as dicho
    from (select clave_de_nombre(${nombre}) as clave) n
    left join ${tabla} k on clave_de_nombre(k.${columna}) = n.clave
    left join equivalencia q on k.id_${tabla} is null and q.catalogo = '${catalogo}' and q.clave = n.clave
    left join ${tabla} e on q.respuesta = 'ES' and e.id_${tabla} = q.id_destino`

/** Why its row stays out; `siNada`: where nobody answered. */
export const motivoDe = (dicho: Dicho | null, siNada: string) =>
  dicho?.respuesta === 'AFUERA' ? SE_DEJO_AFUERA : dicho?.caduca ? YA_NO_ESTA_LO_DICHO : siNada

/** The row of a name that is to be added. */
export const seAgrega = (dicho: Dicho | null) => dicho?.respuesta === 'AGREGAR'
