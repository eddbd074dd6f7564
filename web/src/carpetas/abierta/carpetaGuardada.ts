import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { guardarDato, leerDato } from '../../red/almacen.ts'

/** The folder that a screen was opened for: `datosEncomienda` for the breakdown and its forms, `datosCarpeta` to attach. */
export type LugarDeCarpeta = 'datosEncomienda' | 'datosCarpeta'

/** Saved by an earlier version of the portal, or by hand: only a folder with its two numbers counts. */
const esCarpeta = (dato: unknown): dato is CarpetaListItem =>
  typeof dato === 'object' &&
  dato !== null &&
  'idCarpeta' in dato &&
  typeof dato.idCarpeta === 'number' &&
  'idFormulario' in dato &&
  typeof dato.idFormulario === 'number'

/** With its professional beside it, under the specification's name. */
export function guardarCarpeta(lugar: LugarDeCarpeta, carpeta: CarpetaListItem): void {
  guardarDato(lugar, carpeta)
  if (carpeta.idProfesional !== null) guardarDato('idProfesional', carpeta.idProfesional)
}
export const leerCarpeta = (lugar: LugarDeCarpeta) => leerDato(lugar, esCarpeta)

/** What the lists hand to the screen that they open (`location.state`), or else what was saved. */
export function carpetaDe(state: unknown, lugar: LugarDeCarpeta): CarpetaListItem | null {
  const recibida = typeof state === 'object' && state !== null && 'carpeta' in state ? state.carpeta : null
  return esCarpeta(recibida) ? recibida : leerCarpeta(lugar)
}
