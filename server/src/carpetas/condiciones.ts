import { BUSCAR_MAS, interpretarBusqueda } from '@catastro/domain/carpetas/filtro'
import type { PendienteDeLaCiudad } from '@catastro/domain/carpetas/listasDelPersonal'
import type { FiltroDeCarpetas } from '@catastro/domain/carpetas/llamadas'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { errorDeCampo } from '@catastro/domain/errores'
import { ESTADOS_DE_LA_CIUDAD } from '@catastro/domain/plazos/reglas'
import { TOPE } from '../plataforma/paginas/tramo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { RESPONDIDA, SIN_INSPECTOR } from './tablas.ts'

/** Whose folders a list is about. */
export type DeQuien =
  | { readonly de: 'profesional'; readonly idProfesional: number }
  /** Folders with an encomienda that this person filed: an ADMINISTRADOR without a professional record (A-48). */
  | { readonly de: 'creador'; readonly idPersona: number }
  /** Sidewalk folders and the person's own elevator folders (A-50). */
  | { readonly de: 'veredas'; readonly idPersona: number }
  /** Those assigned to this person (A-186). */
  | { readonly de: 'inspector'; readonly idPersona: number }
  /** Those that nobody has and an inspector may be given. */
  | { readonly de: 'nadie' }
  | { readonly de: 'todas' }

/** SQL with its values; `$1…` in order. */
export interface Texto {
  readonly texto: string
  readonly valores: readonly unknown[]
}

const USOS_DE_VEREDAS = '(12, 13)'
const NUMERO_MAXIMO = 2 ** 31 - 1

class Condiciones {
  readonly valores: unknown[] = []
  readonly partes: string[] = ['c.borrada_el is null']
  valor(dato: unknown): string {
    this.valores.push(dato)
    return `$${this.valores.length}`
  }
  y(parte: string) {
    this.partes.push(parte)
  }
  get texto() {
    return this.partes.join(' and ')
  }
}

export function condicionDe(quien: DeQuien, c = new Condiciones()): Condiciones {
  if (quien.de === 'profesional') {
    c.y(`c.id_profesional = ${c.valor(quien.idProfesional)} and c.id_encomienda_tipo is not null`)
  } else if (quien.de === 'creador') {
    c.y(`c.id_persona = ${c.valor(quien.idPersona)} and c.id_encomienda_tipo is not null`)
  } else if (quien.de === 'veredas') {
    c.y(`c.id_persona = ${c.valor(quien.idPersona)} and c.id_uso in ${USOS_DE_VEREDAS}`)
  } else if (quien.de === 'inspector') {
    c.y(`c.id_inspector = (select id_inspector from inspector where id_persona = ${c.valor(quien.idPersona)})`)
  } else if (quien.de === 'nadie') {
    c.y(SIN_INSPECTOR)
  }
  return c
}

function conBusqueda(c: Condiciones, buscar: string | undefined): boolean {
  const busqueda = interpretarBusqueda(buscar ?? '')
  if (busqueda === null) throw errorDeCampo('buscar', BUSCAR_MAS)
  if (!busqueda) return false
  if (busqueda.tipo === 'texto') {
    c.y(`c.busqueda like ${c.valor(`%${busqueda.texto.replace(/[\\%_]/g, '\\$&')}%`)}`)
    return true
  }
  const texto = c.valor(busqueda.numero)
  const numero = Number(busqueda.numero)
  const id = numero <= NUMERO_MAXIMO ? `c.id_carpeta = ${c.valor(numero)} or ` : ''
  c.y(`(${id}c.padron = ${texto} or c.expediente = ${texto}
    or clave_de_nombre(c.numero_anterior) = ${texto} and c.numero_anterior is not null)`)
  return true
}

/** By what a list goes, and which way. Without a due date a folder comes after all that have one. */
export function ordenDe(orden: FiltroDeCarpetas['orden']) {
  if (orden === 'vencimiento') return { por: 'vence', sentido: 'asc' } as const
  return { por: 'fecha_alta', sentido: orden === 'antiguas' ? 'asc' : 'desc' } as const
}

/** What a list is narrowed to. `pendiente`: exactly what home counts by that name (server/src/inicio/colas.ts). */
export type FiltroDeConjunto = FiltroDeCarpetas & { readonly pendiente?: PendienteDeLaCiudad | undefined }

const DE_LA_CIUDAD: readonly string[] = ESTADOS_DE_LA_CIUDAD

function conPendiente(c: Condiciones, { pendiente, ...filtro }: FiltroDeConjunto): FiltroDeCarpetas {
  if (pendiente === 'respondidas') {
    c.y(RESPONDIDA)
    return { ...filtro, completas: undefined }
  }
  if (pendiente !== 'vencidas') return filtro
  c.y(`c.vence < ${c.valor(hoy())}::date`)
  const estado = filtro.estado ? filtro.estado.filter((nombre) => DE_LA_CIUDAD.includes(nombre)) : [...DE_LA_CIUDAD]
  return { ...filtro, completas: 1, estado }
}

/** A stretch of a list, for its first folder alone. `donde` gets how to write a value into the text. */
export interface Tramo {
  readonly sentido: 'asc' | 'desc'
  readonly donde: (valor: (dato: unknown) => string) => string
}

/**
 * The ids that a page is cut from, in order, one more than can be reached: they give the page and the count at once, and
 * the work stays the same however many folders there are. Of a stretch, the first one.
 */
export function conjuntoDe(quien: DeQuien, pedido: FiltroDeConjunto, tramo?: Tramo): Texto {
  const { por, sentido: delOrden } = ordenDe(pedido.orden)
  const sentido = tramo?.sentido ?? delOrden
  const c = condicionDe(quien)
  const filtro = conPendiente(c, pedido)
  if (tramo) c.y(tramo.donde((dato) => c.valor(dato)))
  const buscando = conBusqueda(c, filtro.buscar)
  const estados = filtro.estado ? filtro.estado.map((nombre) => ESTADOS[nombre as keyof typeof ESTADOS]) : undefined
  const limite = tramo ? 1 : TOPE
  const orden = `order by c.${por} ${sentido}, c.id_carpeta ${sentido} limit ${limite}`

  // What was answered stands in an index of its own, with nothing else.
  if (quien.de === 'todas' && !buscando && pedido.pendiente !== 'respondidas') {
    // A walk down the staff index for each (completa, estado): sorted already, whatever the combination asked for.
    const completas = c.valor(filtro.completas === undefined ? [true, false] : [filtro.completas === 1])
    const deEstados = c.valor(estados ?? Object.values(ESTADOS))
    return {
      texto: `select c.id_carpeta, c.${por}
        from unnest(${completas}::boolean[]) as k(completa) cross join unnest(${deEstados}::integer[]) as s(estado)
        cross join lateral (
          select c.id_carpeta, c.${por} from carpeta c
          where ${c.texto} and c.completa = k.completa and c.estado = s.estado ${orden}
        ) c ${orden}`,
      valores: c.valores,
    }
  }
  if (estados) c.y(`c.estado = any(${c.valor(estados)}::integer[])`)
  if (filtro.completas !== undefined) c.y(`c.completa = ${c.valor(filtro.completas === 1)}`)
  return { texto: `select c.id_carpeta, c.${por} from carpeta c where ${c.texto} ${orden}`, valores: c.valores }
}
