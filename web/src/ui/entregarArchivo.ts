import type { Descarga } from '../app/llamadas.ts'

const SE_VE_EN_EL_NAVEGADOR = /^(image\/|application\/pdf)/
/** Long enough for the new tab to have read it. */
const VIDA_DE_LA_DIRECCION = 60_000

/** Shows in a new tab what a browser can show, and saves the rest. `nombrePropio`: where the server gives none. */
export function entregarArchivo({ blob, nombre }: Descarga, nombrePropio: string) {
  const direccion = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(direccion), VIDA_DE_LA_DIRECCION)
  if (SE_VE_EN_EL_NAVEGADOR.test(blob.type) && window.open(direccion, '_blank') !== null) return
  const enlace = document.createElement('a')
  enlace.href = direccion
  enlace.download = nombre ?? nombrePropio
  enlace.click()
}
