import { ESPERA_UN_MOMENTO } from '@catastro/domain/carpetas/mensajes'
import { avisar } from '../ui/avisos/avisos.ts'
import type { Descarga } from './llamadas.ts'

/** A drawing is an image/vnd.dwg, and no browser shows it. */
const SE_VE_EN_EL_NAVEGADOR = /^(image\/(png|jpeg)|application\/pdf)(;|$)/
/** Long enough for the new tab to have read it. */
const VIDA_DE_LA_DIRECCION = 60_000

/** Asks for a file and hands it over, and answers why it could not, or null: a picture or a PDF in a new tab, anything else as a download. Never by a link with the token. */
export async function descargar(pedir: () => Promise<Descarga>, nombre: string): Promise<unknown> {
  const quitar = avisar(ESPERA_UN_MOMENTO, 'info', VIDA_DE_LA_DIRECCION)
  try {
    entregar(await pedir(), nombre)
    return null
  } catch (error) {
    return error
  } finally {
    quitar()
  }
}

/** What was asked for, to whoever asked. */
export function entregar({ blob, nombre }: Descarga, nombrePropio: string) {
  const direccion = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(direccion), VIDA_DE_LA_DIRECCION)
  if (SE_VE_EN_EL_NAVEGADOR.test(blob.type) && window.open(direccion, '_blank') !== null) return
  const enlace = document.createElement('a')
  enlace.href = direccion
  enlace.download = nombre ?? nombrePropio
  enlace.click()
}
