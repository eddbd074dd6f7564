import { ErrorDePortal } from '@catastro/domain/errores'
import { OTRA_PERSONA, OTRO_PROFESIONAL } from '@catastro/domain/personas/mensajes'
import { esAdministrador, esPersonal, type Identidad } from '../plataforma/identidad.ts'
import type { DeQuien } from './conjuntos.ts'

/** Whose folders `listar` shows: one's own; an ADMINISTRADOR anybody's, or what they filed themselves. */
export function carpetasDelProfesional(quien: Identidad, pedido: number | undefined): DeQuien {
  if (pedido !== undefined && pedido !== quien.idProfesional && !esAdministrador(quien)) {
    throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  }
  const idProfesional = pedido ?? quien.idProfesional
  if (idProfesional !== null) return { de: 'profesional', idProfesional }
  return { de: 'creador', idPersona: quien.idPersona }
}

/** All of them, or those assigned to whoever asks. */
export const carpetasDelPersonal = (quien: Identidad, asignadas: 'mias' | undefined): DeQuien =>
  asignadas === 'mias' ? { de: 'inspector', idPersona: quien.idPersona } : { de: 'todas' }

/** Whose sidewalk folders: one's own; staff anybody's. */
export function carpetasDeVeredas(quien: Identidad, pedido: number | undefined): DeQuien {
  if (pedido !== undefined && pedido !== quien.idPersona && !esPersonal(quien)) {
    throw new ErrorDePortal(403, OTRA_PERSONA)
  }
  return { de: 'veredas', idPersona: pedido ?? quien.idPersona }
}
