import { LISTAS_DEL_PERSONAL, type ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { ESTADOS_DE_LA_CIUDAD } from '@catastro/domain/plazos/reglas'
import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import { useSearchParams } from 'react-router'
import { ATENDER } from './direcciones.ts'

/** By what the staff's lists go, the way that they start first: what has waited longest (A-187: or what is overdue). */
const ORDENES_DEL_PERSONAL = [
  { valor: 'antiguas', texto: 'Más antiguas primero' },
  { valor: 'vencimiento', texto: 'Vencidas primero' },
  { valor: 'recientes', texto: 'Más recientes primero' },
] as const
/** All of it is overdue: the one that has been so longest goes first. */
const DE_LO_VENCIDO = [{ valor: 'vencimiento', texto: 'Más atrasadas primero' }] as const
export const ordenesDe = (lista: ListaDelPersonal) => (lista === 'vencidas' ? DE_LO_VENCIDO : ORDENES_DEL_PERSONAL)
type Orden = (typeof ORDENES_DEL_PERSONAL)[number]['valor']

/** The states that each of the staff's lists is about. */
export const ESTADOS_DE_LISTA: Readonly<Record<ListaDelPersonal, readonly Estado[]>> = {
  mesa: ['PRESENTADO'],
  recibidas: ['RECIBIDO MESA ENTRADAS'],
  tramite: ['EN INSPECCION', 'OBSERVADO', 'PENDIENTE DE PAGO', 'PAGADO', 'APROBADO'],
  mias: ['RECIBIDO MESA ENTRADAS', 'EN INSPECCION', 'OBSERVADO', 'PENDIENTE DE PAGO', 'PAGADO', 'APROBADO'],
  respondidas: ESTADOS_DE_LA_CIUDAD,
  vencidas: ESTADOS_DE_LA_CIUDAD,
  asignacion: SE_ASIGNAN,
  sinAsignar: SE_ASIGNAN,
}

const NOMBRES: Readonly<Record<ListaDelPersonal, string>> = {
  mesa: 'Mesa de entradas',
  recibidas: 'Inspección: recibidas',
  tramite: 'Inspección: en trámite',
  mias: 'Asignadas a mí',
  respondidas: 'Respondidas',
  vencidas: 'Vencidas',
  asignacion: 'Asignación',
  sinAsignar: 'Sin asignar',
}

/** What a person was looking at when they opened a folder: the others come after it, in the same order. */
export interface Cola {
  readonly lista: ListaDelPersonal
  readonly buscar: string
  /** One of the list's states; '', all of them. */
  readonly estado: string
  readonly orden: Orden
}

export const nombreDeCola = ({ lista, buscar, estado }: Cola) =>
  [NOMBRES[lista], estado, buscar && `«${buscar}»`].filter(Boolean).join(' · ')

/** Which folders a list holds, as its calls ask for them: all of them, or those in one of its states. */
export const cualesDe = (lista: ListaDelPersonal, estado: string) =>
  lista === 'respondidas' || lista === 'vencidas'
    ? { pendiente: lista, ...(estado && { estado }) }
    : {
        estado: estado || ESTADOS_DE_LISTA[lista].join(','),
        ...(lista === 'mias' && { asignadas: 'mias' as const }),
        ...(lista === 'sinAsignar' && { asignadas: 'nadie' as const }),
      }

/** As the call asks for it. */
export const comoPedido = ({ lista, buscar, estado, orden }: Cola) => ({
  ...cualesDe(lista, estado),
  orden,
  ...(buscar && { buscar }),
})

/** The search, the filter and the order of the list that the address shows. */
export function colaDe(lista: ListaDelPersonal, parametros: URLSearchParams): Cola {
  const ordenes: readonly { readonly valor: Orden }[] = ordenesDe(lista)
  const orden = ordenes.find(({ valor }) => valor === parametros.get('orden'))?.valor ?? ordenesDe(lista)[0].valor
  return { lista, buscar: parametros.get('buscar') ?? '', estado: parametros.get('estado') ?? '', orden }
}

/** The desk with this folder, in its queue: all of it in the address, so that a reload or another tab keeps it. */
export function enlaceDeAtencion(idCarpeta: number, cola: Cola | null): string {
  if (!cola) return ATENDER.enlace(idCarpeta)
  const { lista, ...resto } = cola
  const parametros = new URLSearchParams({ cola: lista })
  for (const [clave, valor] of Object.entries(resto)) if (valor) parametros.set(clave, valor)
  return `${ATENDER.enlace(idCarpeta)}&${parametros}`
}

/** The queue that the address names; null for a folder that was opened by itself. */
export function useCola(): Cola | null {
  const [parametros] = useSearchParams()
  const lista = LISTAS_DEL_PERSONAL.find((nombre) => nombre === parametros.get('cola'))
  return lista ? colaDe(lista, parametros) : null
}
