import { mostrarCodigo } from '@catastro/domain/codigos'
import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import Download from '@mui/icons-material/Download'
import Print from '@mui/icons-material/Print'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CERTIFICADO_VERIFICADO } from '../../certificados/direcciones.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { HojaDePadron } from './HojaDePadron.tsx'
import { useCertificar } from './useCertificar.ts'

interface Props {
  readonly padron: PadronDelRegistro
  readonly alCerrar: () => void
}

/** The certificate to be printed, at once; and the numbered one, which anybody can check. */
export function CertificadoModal({ padron, alCerrar }: Props) {
  const [hecha] = useState(() => new Date().toISOString())
  const { certificado, error, ocupado, certificar } = useCertificar(padron.padronm)
  useEffect(() => {
    // One frame later the dialog is what the page shows.
    const cuadro = requestAnimationFrame(() => window.print())
    return () => cancelAnimationFrame(cuadro)
  }, [])
  return (
    <Modal
      abierto
      titulo={`Certificado del padrón ${padron.padronm}`}
      alCerrar={alCerrar}
      ancho={720}
      fallo={error}
      acciones={
        <>
          <Button startIcon={<Download />} loading={ocupado} onClick={certificar}>
            PDF con número y QR
          </Button>
          <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    >
      <HojaDePadron padron={padron} hecha={hecha} />
      <div className="no-imprimir">
        {certificado && (
          <Notice tono="bien">
            Certificado {certificado.numero}. Se verifica con su QR, o con el código{' '}
            <Link to={CERTIFICADO_VERIFICADO.enlace(certificado.codigo)}>{mostrarCodigo(certificado.codigo)}</Link>.
          </Notice>
        )}
      </div>
    </Modal>
  )
}
