import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { descargar } from '../../red/descargar.ts'
import { useEscritura } from '../../red/useEscritura.ts'

/** Has the certificate numbered, and hands over its PDF. Asked twice, it is the same one. */
export function useCertificar(padron: string) {
  const mutacion = useEscritura({
    mutationFn: () => main('POST /padron/certificado', { json: { padron } }),
    onSuccess: async ({ idCertificado, numero }) => {
      const fallo = await descargar(
        () => bajar('main', 'GET /padron/certificado/{idCertificado}', { params: { idCertificado } }),
        `${numero}.pdf`,
      )
      if (fallo !== null) throw fallo
    },
  })
  return {
    certificado: mutacion.data,
    error: mutacion.error,
    ocupado: mutacion.isPending,
    certificar: () => mutacion.mutate(),
  }
}
