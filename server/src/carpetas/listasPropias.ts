import type { PendienteDeLaCiudad } from '@catastro/domain/carpetas/listasDelPersonal'
import { ErrorDePortal } from '@catastro/domain/errores'
import { OTRA_PERSONA, OTRO_PROFESIONAL } from '@catastro/domain/personas/mensajes'
import { esAdministrador, esPersonal, type Identidad, soloInspecciona } from '../plataforma/identidad/identidad.ts'
import type { DeQuien } from './condiciones.ts'

/** Whose folders `listar` shows: one's own; an ADMINISTRADOR anybody's, or what they filed themselves. */
export function carpetasDelProfesional(quien: Identidad, pedido: number | undefined): DeQuien {
  if (pedido !== undefined && pedido !== quien.idProfesional && !esAdministrador(quien)) {
    throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  }
  const idProfesional = pedido ?? quien.idProfesional
  if (idProfesional !== null) return { de: 'profesional', idProfesional }
  return { de: 'creador', idPersona: quien.idPersona }
}

interface DelPersonal {
  readonly asignadas?: 'mias' | 'nadie' | undefined
  readonly pendiente?: PendienteDeLaCiudad | undefined
}

/** All of them, those assigned to whoever asks, or those that nobody has. What waits for who only inspects are their own, as home counts them. */
export const carpetasDelPersonal = (quien: Identidad, { asignadas, pendiente }: DelPersonal): DeQuien =>
  asignadas === 'mias' || (pendiente && soloInspecciona(quien))
    ? { de: 'inspector', idPersona: quien.idPersona }
    : { de: asignadas ?? 'todas' }

/** Whose sidewalk folders: one's own; staff anybody's. */
export function carpetasDeVeredas(quien: Identidad, pedido: number | undefined): DeQuien {
  if (pedido !== undefined && pedido !== quien.idPersona && !esPersonal(quien)) {
    throw new ErrorDePortal(403, OTRA_PERSONA)
  }
  return { de: 'veredas', idPersona: pedido ?? quien.idPersona }
}
