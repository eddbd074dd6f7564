import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { puedeBorrarSuTitular } from '@catastro/domain/carpetas/reglas'
import { aPesos } from '@catastro/domain/dinero'
import type { Fila } from '../plataforma/base/sentencias.ts'
import { ALGO_PAGADO, PAGO_DEVUELTO } from './alcance.ts'
import { SE_LE_PIDE } from './cobro.ts'
import { LO_INSPECCIONA, TIENEN_PARTE, TITULAR } from './personasConParte.ts'
import { CUANTOS_REQUISITOS } from './requisitos.ts'

/** A folder as `COLUMNAS` and `UNIONES` read it; in a page, which is JSON, its date is as PostgreSQL writes it there. */
export type FilaDeCarpeta = Omit<
  Fila<'ver_carpeta'>,
  'fecha_alta' | 'no_encargada_el' | 'faltantes' | 'cobro' | 'timbrado' | keyof Precisa
> &
  Precisa &
  DePagina & { readonly fecha_alta: Date | string; readonly no_encargada_el: Date | string | null }
/** What the database does not say of its rows: no list of parts holds a null. */
export interface Precisa {
  readonly tienen_parte: number[]
}
interface DePagina {
  readonly requisitos?: { readonly respondidos: number; readonly total: number }
  readonly se_le_pide?: number | null
}

export const COLUMNAS = `
  c.id_carpeta, c.id_profesional, c.id_persona, c.id_encomienda_tipo, et.encomiendatipo, it.inmueble_tipo, ot.obra_tipo,
  u.uso, c.id_uso, c.fecha_alta, e.tramite_estado, ep.tramite_estado as estado_previo, c.completa, c.presentada, c.observacion, c.expediente,
  c.numero_anterior, c.padron, d.calle_texto, d.nro_puerta, ${TITULAR} as titular, c.version, c.id_inspector,
  ${LO_INSPECCIONA} as lo_inspecciona, ${TIENEN_PARTE} as tienen_parte, c.vence::text as vence,
  ${ALGO_PAGADO} as algo_pagado, ${PAGO_DEVUELTO} as pago_devuelto,
  ne.motivo as no_encargada, ne.dicho_el as no_encargada_el,
  (select count(*) from requisito_no_corresponde n where n.id_carpeta = c.id_carpeta) as no_corresponden,
  coalesce(pr.fecha_vencimiento < (now() at time zone zona_de_la_ciudad())::date, false) as matricula_vencida`

/** The few of a page say too how much of what their encomienda asks for is answered, and what they are asked to pay. */
export const COLUMNAS_DE_PAGINA = `${COLUMNAS}, ${CUANTOS_REQUISITOS} as requisitos, ${SE_LE_PIDE} as se_le_pide`

export const UNIONES = `
  join tramite_estado e on e.id_tramite_estado = c.estado
  join domicilio d using (id_domicilio)
  left join propietario o using (id_propietario)
  join persona t on t.id_persona = coalesce(o.id_persona, c.id_persona)
  left join tramite_estado ep on ep.id_tramite_estado = c.estado_previo
  left join encomienda_tipo et using (id_encomienda_tipo)
  left join inmueble_tipo it on it.id_inmueble_tipo = c.id_inmueble_tipo
  left join obra_tipo ot using (id_obra_tipo)
  left join uso u using (id_uso)
  left join profesional pr on pr.id_profesional = c.id_profesional
  left join carpeta_no_encargada ne on ne.id_carpeta = c.id_carpeta`

export const mostrarCarpeta = (f: FilaDeCarpeta): CarpetaListItem => ({
  idCarpeta: f.id_carpeta,
  idFormulario: f.id_carpeta,
  idTramite: f.id_carpeta,
  idProfesional: f.id_profesional,
  idPersona: f.id_persona,
  idEncomiendaTipo: f.id_encomienda_tipo,
  encomiendatipo: f.encomiendatipo,
  InmuebleTipo: f.inmueble_tipo,
  ObraTipo: f.obra_tipo,
  uso: f.uso,
  idUso: f.id_uso,
  fechaalta: new Date(f.fecha_alta).toISOString(),
  tramiteEstado: f.tramite_estado,
  tramiteEstadoPrevio: f.estado_previo,
  carpetaCompleta: f.completa,
  presentada: f.presentada,
  Observacion: f.observacion,
  expediente: f.expediente,
  Padron: f.padron,
  calle: f.calle_texto,
  NroPuerta: f.nro_puerta,
  titular: f.titular,
  version: f.version,
  borrable: puedeBorrarSuTitular({ estado: f.tramite_estado, completa: f.completa, algoPagado: f.algo_pagado }),
  ...(f.numero_anterior !== null && { numeroAnterior: f.numero_anterior }),
  matriculaVencida: f.matricula_vencida,
  pagoDevuelto: f.pago_devuelto,
  ...(f.no_encargada !== null &&
    f.no_encargada_el !== null && {
      noEncargada: { motivo: f.no_encargada, dichoEl: new Date(f.no_encargada_el).toISOString() },
    }),
  ...(f.no_corresponden && { noCorresponden: f.no_corresponden }),
  // Complete without any, they are among its files (`seRespondenUnoPorUno`).
  ...(f.requisitos &&
    (f.requisitos.respondidos > 0 || !f.completa) &&
    f.requisitos.total > 0 && { requisitos: f.requisitos }),
  ...(f.se_le_pide && { seLePide: aPesos(f.se_le_pide) }),
  idInspector: f.id_inspector,
  loInspecciona: f.lo_inspecciona,
  tienenParte: f.tienen_parte,
  vence: f.vence,
})
