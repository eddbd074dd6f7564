import { bajar } from '../../red/bajada.ts'
import { descargar } from '../../red/descargar.ts'

/** All files of a folder: one opens in a new tab, several come down as a ZIP. */
export const descargarArchivos = (idCarpeta: number) =>
  descargar(
    () => bajar('archivos', 'GET /documentacion/obtenerArchivos/', { query: { idCarpeta } }),
    `carpeta-${idCarpeta}`,
  )

export const descargarArchivo = (idArchivo: number, nombre: string) =>
  descargar(() => bajar('archivos', 'GET /documentacion/archivo/{idArchivo}', { params: { idArchivo } }), nombre)
