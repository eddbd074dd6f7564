import type { Accion, Clase, EstadoDeImportacion } from '@catastro/domain/importaciones/reglas'
import type { Tono } from '../ui/theme.ts'

export const NOMBRE_DE_CLASE: Readonly<Record<Clase, string>> = {
  calles: 'Calles',
  padrones: 'Padrones',
  parcelas: 'Parcelas del mapa',
  profesionales: 'Profesionales',
  tarifas: 'Tarifas',
}

export const COMO_SE_VE: Readonly<Record<EstadoDeImportacion, readonly [tono: Tono, texto: string]>> = {
  POR_REVISAR: ['info', 'En revisión'],
  REVISADA: ['atencion', 'Revisada'],
  POR_APLICAR: ['info', 'Importando'],
  APLICADA: ['bien', 'Importada'],
  FALLIDA: ['mal', 'No se importó'],
  DESCARTADA: ['neutro', 'Descartada'],
}

export const COMO_ACTUA: Readonly<Record<Accion, readonly [tono: Tono, texto: string]>> = {
  ALTA: ['bien', 'Se agrega'],
  CAMBIO: ['info', 'Se cambia'],
  IGUAL: ['neutro', 'Queda igual'],
  RECHAZADA: ['mal', 'Con errores'],
}
