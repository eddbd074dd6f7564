import { bajar } from '../red/bajada.ts'
import { descargar } from '../red/descargar.ts'

export const descargarCertificado = (idLibreDeuda: number, numero: string | null) =>
  descargar(
    () => bajar('main', 'GET /libreDeuda/certificado/{idLibreDeuda}', { params: { idLibreDeuda } }),
    `${numero}.pdf`,
  )
