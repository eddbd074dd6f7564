import { main } from '../app/cliente.ts'
import { descargar } from '../ui/descargar.ts'

export const descargarCertificado = (idLibreDeuda: number, numero: string | null) =>
  descargar(() => main('GET /libreDeuda/certificado/{idLibreDeuda}', { params: { idLibreDeuda } }), `${numero}.pdf`)
