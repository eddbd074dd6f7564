import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The sources, as the tests of its laws read them. */

export const RAIZ = fileURLToPath(new URL('../..', import.meta.url))
export const ES_PRUEBA = /\.test\.tsx?$|DePrueba\.ts$/

const archivosDe = (carpeta: string) =>
  readdirSync(join(RAIZ, carpeta), { recursive: true, encoding: 'utf8' })
    .filter((archivo) => /\.tsx?$/.test(archivo) && !archivo.includes('node_modules'))
    .map((archivo) => `${carpeta}/${archivo.replaceAll('\\', '/')}`)

export const fuentes = ['domain/src', 'server/src', 'web/src', 'sandbox/src'].flatMap(archivosDe)
export const PRUEBAS_Y_MEDICIONES = ['server/pruebas', 'bench', 'e2e'].flatMap(archivosDe)

export const leer = (archivo: string) => readFileSync(join(RAIZ, archivo), 'utf8')

/** 'carpetas' of 'server/src/carpetas/alcance.ts'. */
export const capacidad = (ruta: string) => /^\w+\/src\/(\w+)\//.exec(ruta)?.[1]

/** Which capability of the server may use which, and read its tables. Add here, with thought, before importing. No circles. */
export const USA: Readonly<Record<string, readonly string[]>> = {
  acceso: ['personas'],
  cadena: [],
  personas: [],
  antivirus: ['notificaciones', 'personas'],
  borradores: ['notificaciones', 'pagos', 'personas'],
  busqueda: ['carpetas', 'catalogos', 'elevadores', 'inicio', 'libreDeuda', 'padron', 'pagos', 'personas'],
  catalogos: ['personas'],
  consultas: [
    'carpetas',
    'catalogos',
    'elevadores',
    'libreDeuda',
    'notificaciones',
    'padron',
    'pagos',
    'personas',
    'veredas',
    'visitas',
  ],
  notificaciones: ['ciudad', 'personas'],
  certificados: [],
  puestaEnMarcha: ['catalogos', 'notificaciones', 'padron', 'personas', 'plazos', 'respaldo', 'sellos'],
  ciudad: ['personas'],
  conservacion: [
    'borradores',
    'cadena',
    'carpetas',
    'ciudad',
    'consultas',
    'formularios',
    'legajos',
    'notificaciones',
    'padron',
    'pagos',
    'veredas',
  ],
  padron: ['catalogos', 'certificados', 'personas', 'sellos'],
  elevadores: ['borradores', 'carpetas', 'catalogos', 'ciudad', 'notificaciones', 'padron', 'pagos', 'personas'],
  carpetas: ['borradores', 'catalogos', 'ciudad', 'notificaciones', 'padron', 'pagos', 'personas', 'plazos'],
  formularios: ['borradores', 'carpetas', 'catalogos', 'ciudad', 'padron', 'pagos', 'personas'],
  semilla: ['carpetas', 'catalogos', 'formularios', 'personas'],
  mapa: ['carpetas', 'catalogos', 'padron'],
  datosAbiertos: ['carpetas', 'catalogos', 'mapa'],
  obras: ['carpetas', 'catalogos', 'mapa', 'notificaciones', 'personas'],
  estado: ['importaciones', 'notificaciones', 'pagos', 'respaldo', 'visitas'],
  exportacion: ['cadena', 'respaldo', 'semilla'],
  misDatos: [
    'borradores',
    'carpetas',
    'catalogos',
    'consultas',
    'elevadores',
    'exportacion',
    'formularios',
    'libreDeuda',
    'mapa',
    'notificaciones',
    'obras',
    'padron',
    'pagos',
    'personas',
    'plazos',
    'veredas',
    'visitas',
  ],
  estadisticas: ['carpetas', 'catalogos', 'personas'],
  importaciones: [
    'carpetas',
    'catalogos',
    'ciudad',
    'elevadores',
    'formularios',
    'libreDeuda',
    'mapa',
    'obras',
    'padron',
    'pagos',
    'personas',
    'seguimiento',
    'veredas',
  ],
  pagos: ['padron', 'personas'],
  legajos: ['carpetas', 'catalogos', 'elevadores', 'formularios', 'padron', 'personas', 'sellos', 'veredas', 'visitas'],
  inicio: [
    'borradores',
    'carpetas',
    'catalogos',
    'ciudad',
    'elevadores',
    'libreDeuda',
    'padron',
    'pagos',
    'plazos',
    'veredas',
    'visitas',
  ],
  matriculas: ['notificaciones', 'personas'],
  libreDeuda: ['certificados', 'notificaciones', 'padron', 'pagos', 'personas', 'sellos'],
  sellos: [],
  plazos: ['catalogos', 'personas'],
  respaldo: ['acceso', 'cadena', 'notificaciones', 'personas'],
  seguimiento: ['carpetas', 'catalogos', 'ciudad', 'notificaciones', 'padron', 'personas', 'plazos'],
  tramites: ['carpetas', 'catalogos', 'ciudad', 'estadisticas', 'libreDeuda'],
  veredas: ['borradores', 'carpetas', 'catalogos', 'notificaciones', 'padron', 'pagos', 'personas'],
  visitas: ['carpetas', 'catalogos', 'notificaciones', 'padron', 'personas', 'seguimiento'],
  plataforma: [],
}
