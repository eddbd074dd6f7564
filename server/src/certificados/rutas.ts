import { verificarCertificado } from '@catastro/domain/certificados/llamadas'
import { CODIGO_DESCONOCIDO } from '@catastro/domain/certificados/mensajes'
import type { ClaseDeCertificado } from '@catastro/domain/certificados/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { BuscarCertificado } from './buscarCertificado.ts'

/** What anybody may know of a certificate whose code they have. Each capability that certifies hands in its row. */
export function rutasDeCertificados(
  rutas: Rutas,
  clases: Readonly<Record<ClaseDeCertificado, BuscarCertificado>>,
): void {
  rutas.on(verificarCertificado, async ({ db, params }) => {
    for (const buscar of Object.values(clases)) {
      const certificado = await buscar(db, params.codigo)
      if (certificado) return { certificado }
    }
    throw new ErrorDePortal(404, CODIGO_DESCONOCIDO)
  })
}
