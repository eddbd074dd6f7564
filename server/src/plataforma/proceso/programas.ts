import { delServidor } from './raiz.ts'

/** The programs that the portal starts, as `npm run construir` leaves them. */
export const LECTOR_DE_TABLAS = delServidor('dist/lector.js')
export const IMPORTADOR = delServidor('dist/importador.js')
export const ORDENES_DE_RESPALDO = delServidor('dist/respaldo.js')
