import Typography from '@mui/material/Typography'
import { fechaYHora } from '../../ui/formato.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { VisitaGuardada } from '../telefono/tipos.ts'
import { useFotos } from '../telefono/useFotos.ts'

/** What was signed on this phone, and how much of it the portal has. */
export function VisitaFirmada({ guardada }: { guardada: VisitaGuardada }) {
  const { idPersona, idVisita, firmada, recibo } = guardada
  const fotos = useFotos(idPersona, idVisita)
  const enviadas = fotos.filter((foto) => foto.recibo !== null).length
  const todo = recibo !== null && enviadas === fotos.length
  const apartes = [recibo, ...fotos.map((foto) => foto.recibo)].filter((uno) => uno?.situacion === 'APARTADA')
  return (
    <Panel aria-labelledby="visita-firmada">
      <Typography variant="h2" id="visita-firmada">
        {todo ? 'Visita enviada' : 'Visita firmada'}
      </Typography>
      <p>Firmada el {fechaYHora(firmada?.el ?? '')}, según este teléfono.</p>
      {recibo ? (
        <Notice tono="bien">El portal recibió el resultado el {fechaYHora(recibo.recibidoEl)}.</Notice>
      ) : (
        <Notice tono="atencion">El resultado espera en este teléfono.</Notice>
      )}
      {fotos.length > 0 && (
        <Notice tono={enviadas === fotos.length ? 'bien' : 'atencion'}>
          Fotos que tiene el portal: {enviadas} de {fotos.length}.
        </Notice>
      )}
      {apartes.length > 0 && (
        <Notice tono="mal">
          El portal lo guardó aparte y lo va a decidir el jefe:{' '}
          {apartes[0]?.motivo ?? 'no coincide con lo que ya tenía'}.
        </Notice>
      )}
    </Panel>
  )
}
