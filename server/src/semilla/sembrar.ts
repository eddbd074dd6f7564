import { encomiendaRequisito, encomiendaTipoFormulario, tramiteEstado } from '../carpetas/tablas.ts'
import {
  calleTipo,
  encomiendaTipo,
  formularioTipo,
  inmuebleTipo,
  institucionTipo,
  obraTipo,
  obraTipoHistorial,
  tarifa,
  tarifaHistorial,
  uso,
} from '../catalogos/tablas.ts'
import { declarante, leyenda } from '../formularios/tablas.ts'
import { colegioProf, perfil, profesion, rol, universidad } from '../personas/tablas.ts'
import type { Db } from '../plataforma/base/db.ts'
import { ENCOMIENDA_TIPO_FORMULARIOS, ENCOMIENDA_TIPOS, TRAMITE_ESTADOS } from './carpetas.ts'
import { CALLE_TIPOS, INMUEBLE_TIPOS, INSTITUCION_TIPOS, OBRA_TIPOS, OBRA_TIPOS_HISTORIAL, USOS } from './catalogos.ts'
import { DECLARANTES, FORMULARIO_TIPOS } from './formularios.ts'
import { LEYENDAS } from './leyendas.ts'
import { COLEGIOS, PERFILES, PROFESIONES, ROLES, UNIVERSIDADES } from './personas.ts'
import { ENCOMIENDA_REQUISITOS } from './requisitos.ts'
import { siembra } from './siembra.ts'
import { TARIFAS, TARIFAS_HISTORIAL } from './tarifas.ts'

/** In an order that satisfies the foreign keys. */
const CATALOGO = [
  siembra(perfil, PERFILES),
  siembra(rol, ROLES),
  siembra(colegioProf, COLEGIOS),
  siembra(profesion, PROFESIONES),
  siembra(universidad, UNIVERSIDADES),
  siembra(institucionTipo, INSTITUCION_TIPOS),
  siembra(calleTipo, CALLE_TIPOS),
  siembra(inmuebleTipo, INMUEBLE_TIPOS),
  siembra(obraTipo, OBRA_TIPOS),
  siembra(obraTipoHistorial, OBRA_TIPOS_HISTORIAL),
  siembra(uso, USOS),
  siembra(tarifa, TARIFAS),
  siembra(tarifaHistorial, TARIFAS_HISTORIAL),
  siembra(formularioTipo, FORMULARIO_TIPOS),
  siembra(declarante, DECLARANTES),
  siembra(leyenda, LEYENDAS),
  siembra(encomiendaTipo, ENCOMIENDA_TIPOS),
  siembra(encomiendaTipoFormulario, ENCOMIENDA_TIPO_FORMULARIOS),
  siembra(encomiendaRequisito, ENCOMIENDA_REQUISITOS),
  siembra(tramiteEstado, TRAMITE_ESTADOS),
]

/**
 * The rows that every city needs, with their fixed ids; what staff changed since stays as they left it.
 * Called at each start: one question when nothing is missing. A crash half-way is completed at the next start,
 * because the numbering is reserved before any row is written.
 */
export async function sembrar(db: Db): Promise<void> {
  const { rows } = await db.$client.query<{ completo: boolean }>(
    `select ${CATALOGO.map(({ completa }) => completa).join(' and ')} as completo`,
  )
  if (rows[0]?.completo) return
  const reservas = CATALOGO.flatMap(({ reserva }) => reserva ?? [])
  await db.$client.query(`select ${reservas.join(', ')}`)
  for (const { sembrar } of CATALOGO) await sembrar(db)
}
