import Typography from '@mui/material/Typography'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { fotosQueNombra } from '../telefono/pendientes.ts'
import type { VisitaEnviada, VisitaGuardada } from '../telefono/tipos.ts'
import { useFotos } from '../telefono/useFotos.ts'

interface Props {
  readonly idPersona: number
  readonly idVisita: number
  /** What the phone has of it: the result that waits, or that the portal has it. */
  readonly firmada: VisitaGuardada | null
  readonly enviada: VisitaEnviada | null
}

/** What was signed on this phone, and how much of it the portal has. */
export function VisitaFirmada({ idPersona, idVisita, firmada, enviada }: Props) {
  const esperan = useFotos(idPersona, idVisita).length
  const fotos = enviada?.fotos ?? (firmada ? fotosQueNombra(firmada) : 0)
  const recibo = enviada?.recibo
  const enviadas = fotos - esperan
  const todo = recibo !== undefined && esperan === 0
  const apartes = enviada?.apartes ?? []
  return (
    <Panel aria-labelledby="visita-firmada">
      <Typography variant="h2" id="visita-firmada">
        {todo ? 'Visita enviada' : 'Visita firmada'}
      </Typography>
      <p>Firmada el {fechaYHora(enviada?.firmadaEl ?? firmada?.firmada?.el ?? '')}, según este teléfono.</p>
      {recibo ? (
        <Notice tono="bien">El portal recibió el resultado el {fechaYHora(recibo.recibidoEl)}.</Notice>
      ) : (
        <Notice tono="atencion">El resultado espera en este teléfono.</Notice>
      )}
      {fotos > 0 && (
        <Notice tono={esperan === 0 ? 'bien' : 'atencion'}>
          Fotos que tiene el portal: {enviadas} de {fotos}.
        </Notice>
      )}
      {apartes.length > 0 && (
        <Notice tono="mal">El portal lo guardó aparte y lo va a decidir el jefe: {apartes[0]}.</Notice>
      )}
    </Panel>
  )
}
