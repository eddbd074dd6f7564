import { useSesion } from '../../red/sesion.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { useEnvioSolo } from '../envio/useEnvioSolo.ts'
import { LO_FIRMADO_ESPERA } from '../mensajes.ts'
import { pendientesDe } from '../telefono/pendientes.ts'
import { useDatoDelTelefono } from '../telefono/useDatoDelTelefono.ts'
import { PendientesDeEnvio } from './PendientesDeEnvio.tsx'

/** For who signed visits on this phone and is no longer of the staff: what waits is sent from any screen. */
export function FirmadasSinEnviar() {
  const idPersona = useSesion((sesion) => sesion.usuario?.id_persona)
  return idPersona === undefined ? null : <DeQuien idPersona={idPersona} />
}

function DeQuien({ idPersona }: { idPersona: number }) {
  const { dato: esperan = [] } = useDatoDelTelefono(() => pendientesDe(idPersona), `esperan ${idPersona}`)
  useEnvioSolo()
  if (esperan.length === 0) return null
  return (
    <section aria-label="Visitas que firmó" style={{ maxWidth: 720 }}>
      <Notice tono="atencion">{LO_FIRMADO_ESPERA}</Notice>
      <PendientesDeEnvio idPersona={idPersona} />
    </section>
  )
}
