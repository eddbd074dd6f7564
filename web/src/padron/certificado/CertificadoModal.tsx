import { mostrarCodigo } from '@catastro/domain/codigos'
import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { ES_INFORMATIVO } from '@catastro/domain/padron/mensajes'
import Download from '@mui/icons-material/Download'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CERTIFICADO_VERIFICADO } from '../../certificados/direcciones.ts'
import { bajar } from '../../red/bajada.ts'
import { main } from '../../red/cliente.ts'
import { configuracion } from '../../red/configuracion.ts'
import { descargar } from '../../red/descargar.ts'
import { useSesion } from '../../red/sesion.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { textoDelDomicilio } from '../domicilio/textoDelDomicilio.ts'

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

/** Has the certificate numbered, and hands over its PDF. Asked twice, it is the same one. */
function useCertificar(padron: string) {
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

/** The certificate as it is printed from the screen: what is already there, asking nothing of the server. */
function HojaDePadron({ padron: p, hecha }: { padron: PadronDelRegistro; hecha: string }) {
  const usuario = useSesion((sesion) => sesion.usuario)
  const { nombre: ciudad, dependencia, logo } = configuracion().ciudad
  const domicilio =
    p.calle && textoDelDomicilio({ calle: p.calle, NroPuerta: p.numero, Piso: p.piso, Departamento: p.dpto })
  return (
    <article aria-label="Certificado">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 3 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {logo && <img src={logo} alt="" height={44} />}
          <span>
            <strong style={{ display: 'block' }}>{ciudad}</strong>
            {dependencia}
          </span>
        </Box>
        <span>{fechaYHora(hecha)}</span>
      </Box>
      <Typography variant="h2" component="h3" sx={{ mb: 2, color: 'primary.main' }}>
        Certificado de padrón
      </Typography>
      <Ficha
        datos={[
          { nombre: 'Padrón municipal', valor: p.padronm },
          { nombre: 'Padrón provincial', valor: p.padronp },
          { nombre: 'Titular', valor: p.apeynom, ancho: true },
          { nombre: 'Domicilio', valor: domicilio || 'Sin domicilio registrado', ancho: true },
          { nombre: 'Solicitado por', valor: `${usuario?.apellido_persona} ${usuario?.nombre_persona}`, ancho: true },
        ]}
      />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{ES_INFORMATIVO}</Typography>
    </article>
  )
}
