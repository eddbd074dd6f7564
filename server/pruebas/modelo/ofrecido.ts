import { porQueNoDecide } from '@catastro/domain/carpetas/deberes'
import { antesDePresentar } from '@catastro/domain/carpetas/faltantes'
import type { CarpetaListItem, CarpetaVista, FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { type Estado, type MovimientoPosible, movimientosPosibles } from '@catastro/domain/carpetas/movimientos'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { pasoDelTitular, porQueNoSeLlena, sePaga } from '@catastro/domain/carpetas/ofertas'
import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { Persona } from './gente.ts'
import type { Mesa } from './mesa.ts'
import type { Carpeta } from './modelo.ts'

/*
 * What the screens of a folder offer, from the replies that they read and the rules that they ask. A professional sees
 * the breakdown of each folder of theirs; staff, only the folders of their lists.
 */

export interface OfertaAlTitular {
  readonly llenar: readonly CodigoDeFormulario[]
  readonly pagar1bis: boolean
  readonly subir: boolean
  readonly presentarComprobante: boolean
  /** Places of the observations in the folder. */
  readonly responder: readonly number[]
  /** Requirements that are still to be answered before it is filed. */
  readonly requisitos: readonly number[]
  readonly presentar: boolean
}

export async function ofrecidoAlTitular({ portal }: Mesa, { id, titulares }: Carpeta): Promise<OfertaAlTitular> {
  const [quien = 'pablo'] = titulares
  const leer = async (url: string) => (await portal.como(quien, { url: `/api${url}` })).json()
  const carpeta: CarpetaVista = (await leer(`/documentacion/carpeta/${id}`)).carpeta
  const formularios: FilaDeFormulario[] = await leer(
    `/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${id}`,
  )
  const observaciones: Observacion[] = (await leer(`/documentacion/observaciones/${id}`)).observaciones
  const paso = pasoDelTitular(carpeta)
  return {
    llenar: formularios
      .filter((fila) => porQueNoSeLlena(fila, carpeta.tramiteEstado) === null)
      .map(({ codigoFormulario }) => codigoFormulario as CodigoDeFormulario),
    pagar1bis: formularios.some((fila) => sePaga(fila, carpeta.tramiteEstado)),
    subir: paso === 'completar' || paso === 'responder' || paso === 'adjuntar',
    presentarComprobante: paso === 'comprobante',
    responder: observaciones.flatMap(({ situacion }, n) => (situacion === 'PENDIENTE' ? [n] : [])),
    requisitos: carpeta.faltantes.flatMap((falta) => (falta.que === 'requisito' ? falta.requisito.idRequisito : [])),
    presentar: paso === 'completar' && carpeta.faltantes.length > 0 && antesDePresentar(carpeta.faltantes).length === 0,
  }
}

const NUMEROS = { lucia: 4, hector: 5, ana: 1 } as const
const PERFILES = { lucia: ['OPERADOR M.E.'], hector: ['JEFE'], ana: ['ADMINISTRADOR'] } as const

/** The movements of the picker, for a folder that is in the staff's lists; none for one that is not. */
export async function ofrecidoAlPersonal(
  { portal }: Mesa,
  quien: keyof typeof PERFILES & Persona,
  { id }: Carpeta,
): Promise<MovimientoPosible[]> {
  const url = `/api/documentacion/listarTodas?completas=1&pagina=1&porPagina=25&buscar=${id}`
  const { carpetas }: { carpetas: CarpetaListItem[] } = (await portal.como(quien, { url })).json()
  const carpeta = carpetas.find(({ idCarpeta }) => idCarpeta === id)
  if (!carpeta) return []
  const yo = { idPersona: NUMEROS[quien], roles: PERFILES[quien].map((perfil) => ({ perfil, rol: null })) }
  if (porQueNoDecide(yo, { ...carpeta, estado: carpeta.tramiteEstado })) return []
  const situacion = {
    estado: carpeta.tramiteEstado as Estado,
    estadoPrevio: carpeta.tramiteEstadoPrevio as Estado | null,
    completa: carpeta.carpetaCompleta,
  }
  return movimientosPosibles(situacion, PERFILES[quien])
}
