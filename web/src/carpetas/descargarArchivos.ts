import { ESPERA_UN_MOMENTO } from '@catastro/domain/carpetas/mensajes'
import { archivos } from '../app/cliente.ts'
import type { Descarga } from '../app/llamadas.ts'
import { avisar, avisarError } from '../ui/avisos.ts'
import { entregarArchivo } from '../ui/entregarArchivo.ts'

const HASTA_QUE_LLEGUE = 60_000

/** All files of a folder: one opens in a new tab, several come down as a ZIP. Never by a link with the token. */
export const descargarArchivos = (idCarpeta: number) =>
  conAviso(() => archivos('GET /documentacion/obtenerArchivos/', { query: { idCarpeta } }), `carpeta-${idCarpeta}`)

export const descargarArchivo = (idArchivo: number, nombre: string) =>
  conAviso(() => archivos('GET /documentacion/archivo/{idArchivo}', { params: { idArchivo } }), nombre)

async function conAviso(pedir: () => Promise<Descarga>, nombre: string) {
  const quitar = avisar(ESPERA_UN_MOMENTO, 'info', HASTA_QUE_LLEGUE)
  try {
    entregarArchivo(await pedir(), nombre)
  } catch (error) {
    avisarError(error)
  } finally {
    quitar()
  }
}
