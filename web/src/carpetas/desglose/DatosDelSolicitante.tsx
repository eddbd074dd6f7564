import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Typography from '@mui/material/Typography'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useDomicilioDe, useSolicitanteDe } from '../consultas.ts'

/** Who filed the folder, and where the works are. */
export function DatosDelSolicitante({ carpeta: { idCarpeta, titular } }: { carpeta: CarpetaListItem }) {
  const solicitante = useSolicitanteDe(idCarpeta)
  const domicilio = useDomicilioDe(idCarpeta)
  const falla = solicitante.error ? solicitante : domicilio
  return (
    <Panel aria-labelledby="solicitante-de-carpeta">
      <Typography variant="h2" id="solicitante-de-carpeta" sx={{ mb: 2 }}>
        Solicitante
      </Typography>
      {falla.error && <FailedState error={falla.error} alReintentar={() => falla.refetch()} />}
      {!falla.error && !(solicitante.data && domicilio.data) && <Spinner />}
      {solicitante.data && domicilio.data && (
        <Ficha
          datos={[
            {
              nombre: 'Apellido y nombre',
              valor: `${solicitante.data.apellido_persona} ${solicitante.data.nombre_persona}`,
            },
            { nombre: 'CUIL', valor: cuilConGuiones(solicitante.data.documento_persona) },
            { nombre: 'Correo electrónico', valor: solicitante.data.email_persona, ancho: 'enTelefono' },
            { nombre: 'Calle y número de puerta', valor: textoDelDomicilio(domicilio.data) },
            { nombre: 'Padrón', valor: domicilio.data.Padron },
            { nombre: 'Propietario', valor: titular },
          ]}
        />
      )}
    </Panel>
  )
}
