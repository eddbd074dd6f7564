import { ESPERA_UN_MOMENTO } from '@catastro/domain/carpetas/mensajes'
import { archivos } from '../app/cliente.ts'
import type { Descarga } from '../app/llamadas.ts'
import { avisar, avisarError } from '../ui/avisos.ts'

const SE_VE_EN_EL_NAVEGADOR = /^(image\/|application\/pdf)/
/** Long enough for the new tab to have read it. */
const VIDA_DE_LA_DIRECCION = 60_000

/** All files of a folder: one opens in a new tab, several come down as a ZIP. Never by a link with the token. */
export const descargarArchivos = (idCarpeta: number) =>
  conAviso(() => archivos('GET /documentacion/obtenerArchivos/', { query: { idCarpeta } }), `carpeta-${idCarpeta}`)

export const descargarArchivo = (idArchivo: number, nombre: string) =>
  conAviso(() => archivos('GET /documentacion/archivo/{idArchivo}', { params: { idArchivo } }), nombre)

async function conAviso(pedir: () => Promise<Descarga>, nombre: string) {
  const quitar = avisar(ESPERA_UN_MOMENTO, 'info', VIDA_DE_LA_DIRECCION)
  try {
    entregar(await pedir(), nombre)
  } catch (error) {
    avisarError(error)
  } finally {
    quitar()
  }
}

function entregar({ blob, nombre }: Descarga, nombrePropio: string) {
  const direccion = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(direccion), VIDA_DE_LA_DIRECCION)
  if (SE_VE_EN_EL_NAVEGADOR.test(blob.type) && window.open(direccion, '_blank') !== null) return
  const enlace = document.createElement('a')
  enlace.href = direccion
  enlace.download = nombre ?? nombrePropio
  enlace.click()
}
