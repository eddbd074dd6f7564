import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The sources, as the tests of its laws read them. */

export const RAIZ = fileURLToPath(new URL('../..', import.meta.url))
export const ES_PRUEBA = /\.test\.tsx?$|DePrueba\.ts$/

export const fuentes = ['domain', 'server', 'web', 'sandbox'].flatMap((deCual) =>
  readdirSync(join(RAIZ, deCual, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((archivo) => /\.tsx?$/.test(archivo))
    .map((archivo) => `${deCual}/src/${archivo.replaceAll('\\', '/')}`),
)

export const leer = (archivo: string) => readFileSync(join(RAIZ, archivo), 'utf8')

/** 'carpetas' of 'server/src/carpetas/alcance.ts'. */
export const capacidad = (ruta: string) => /^\w+\/src\/(\w+)\//.exec(ruta)?.[1]

/** Which capability of the server may use which, and read its tables. Add here, with thought, before importing. No circles. */
export const USA: Readonly<Record<string, readonly string[]>> = {
  acceso: ['personas'],
  personas: [],
  borradores: ['notificaciones', 'personas'],
  catalogos: ['personas'],
  notificaciones: ['personas'],
  padron: ['catalogos', 'personas'],
  carpetas: ['borradores', 'catalogos', 'notificaciones', 'padron', 'pagos', 'personas'],
  formularios: ['borradores', 'carpetas', 'catalogos', 'pagos', 'personas'],
  semilla: ['carpetas', 'catalogos', 'formularios', 'personas'],
  importaciones: ['carpetas', 'catalogos', 'padron', 'personas'],
  pagos: ['padron', 'personas'],
  legajos: ['carpetas', 'catalogos', 'formularios', 'padron', 'personas'],
  matriculas: ['notificaciones', 'personas'],
  libreDeuda: ['notificaciones', 'padron', 'pagos', 'personas'],
  plataforma: [],
}
