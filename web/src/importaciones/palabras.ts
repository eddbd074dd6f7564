import type { Catalogo, Respuesta } from '@catastro/domain/importaciones/desconocidos'
import type { Accion, Clase, Codificacion, EstadoDeImportacion, Sistema } from '@catastro/domain/importaciones/reglas'
import type { Tono } from '../ui/theme.ts'

export const NOMBRE_DE_CLASE: Readonly<Record<Clase, string>> = {
  calles: 'Calles',
  padrones: 'Padrones',
  parcelas: 'Parcelas del mapa',
  profesionales: 'Profesionales',
  empleados: 'Empleados y sus roles',
  tarifas: 'Tarifas',
  carpetasAnteriores: 'Carpetas anteriores',
  archivosAnteriores: 'Archivos de carpetas anteriores',
  respuestasAnteriores: 'Formularios de carpetas anteriores',
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

interface ConUnCatalogo {
  readonly plural: string
  /** Of one that is none of those alike; absent where all are offered. */
  readonly otra?: string
  readonly uno: Readonly<Record<Exclude<Respuesta, 'ES'>, string>>
  readonly todos: Readonly<Record<Exclude<Respuesta, 'ES'>, string>>
}
const UNO = {
  AGREGAR: 'Se agrega',
  SIN: 'Queda en palabras, sin calle del catálogo',
  AFUERA: 'Sus filas quedan afuera',
} as const
const TODOS = { AGREGAR: 'Se agregan todos', SIN: 'Todos quedan en palabras', AFUERA: 'Todos quedan afuera' } as const

export const CON_UN_CATALOGO: Readonly<Record<Catalogo, ConUnCatalogo>> = {
  calle: {
    plural: 'Calles',
    otra: 'Es otra calle…',
    uno: { ...UNO, AGREGAR: 'Se agrega a Calles' },
    todos: { AGREGAR: 'Se agregan todas', SIN: 'Todas quedan en palabras', AFUERA: 'Todas quedan afuera' },
  },
  tipoDeCalle: { plural: 'Tipos de calle', uno: UNO, todos: TODOS },
  profesion: { plural: 'Profesiones', otra: 'Es otra profesión…', uno: UNO, todos: TODOS },
  universidad: {
    plural: 'Universidades',
    otra: 'Es otra universidad…',
    uno: { ...UNO, AGREGAR: 'Se agrega a Universidades' },
    todos: TODOS,
  },
  oficina: {
    plural: 'Oficinas',
    otra: 'Es otra oficina…',
    uno: UNO,
    todos: { ...TODOS, AFUERA: 'Todas quedan afuera' },
  },
  encomienda: { plural: 'Tipos de encomienda', uno: UNO, todos: TODOS },
  inmueble: { plural: 'Tipos de inmueble', uno: UNO, todos: TODOS },
  obra: { plural: 'Tipos de obra', otra: 'Es otro tipo de obra…', uno: UNO, todos: TODOS },
}

/** What happens to a name that its catalogue has not, in the row that brings it. */
export const COMO_QUEDA: Readonly<Record<Respuesta, string>> = {
  ES: 'es',
  AGREGAR: 'se agrega',
  SIN: 'queda en palabras',
  AFUERA: 'queda afuera',
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
