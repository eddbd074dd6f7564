import { main } from '../red/cliente.ts'
import { descargar } from '../red/descargar.ts'

export const descargarCertificado = (idLibreDeuda: number, numero: string | null) =>
  descargar(() => main('GET /libreDeuda/certificado/{idLibreDeuda}', { params: { idLibreDeuda } }), `${numero}.pdf`)
