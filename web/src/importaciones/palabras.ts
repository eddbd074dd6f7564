import type { Catalogo } from '@catastro/domain/importaciones/desconocidos'
import type { Accion, Clase, Codificacion, EstadoDeImportacion, Sistema } from '@catastro/domain/importaciones/reglas'
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
  POR_DESHACER: ['info', 'Deshaciendo'],
  DESHECHA: ['neutro', 'Deshecha'],
}

export const COMO_ACTUA: Readonly<Record<Accion, readonly [tono: Tono, texto: string]>> = {
  ALTA: ['bien', 'Se agrega'],
  CAMBIO: ['info', 'Se cambia'],
  IGUAL: ['neutro', 'Queda igual'],
  RECHAZADA: ['mal', 'Con errores'],
}

export const NOMBRE_DE_CATALOGO: Readonly<Record<Catalogo, { readonly plural: string; readonly agregar: string }>> = {
  calle: { plural: 'Calles', agregar: 'Agregarla a Calles' },
  tipoDeCalle: { plural: 'Tipos de calle', agregar: 'Agregarlo' },
  profesion: { plural: 'Profesiones', agregar: 'Agregarla' },
  universidad: { plural: 'Universidades', agregar: 'Agregarla a Universidades' },
}

export const NOMBRE_DE_CODIFICACION: Readonly<Record<Codificacion, string>> = {
  'utf-8': 'UTF-8',
  'latin-1': 'Latin-1 (Windows)',
  cp850: 'CP 850 (DOS)',
}

const faja = (numero: number) => `POSGAR 2007, faja ${numero} (EPSG ${5342 + numero})`
export const NOMBRE_DE_SISTEMA: Readonly<Record<Sistema, string>> = {
  wgs84: 'WGS 84, en grados',
  faja1: faja(1),
  faja2: faja(2),
  faja3: faja(3),
  faja4: faja(4),
  faja5: faja(5),
  faja6: faja(6),
  faja7: faja(7),
}

/** A count, as it is read. */
export const miles = new Intl.NumberFormat('es-AR')
