import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { tarifasDe } from '@catastro/domain/catalogos/precios'
import { BAJADA_TRAMITES, NO_HAY_TAL_TRAMITE, TITULO_TRAMITES } from '@catastro/domain/tramites/mensajes'
import { TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { irAlIngreso, useSesion } from '../../red/sesion.ts'
import { useTramites } from '../../tramites/consultas.ts'
import { TRAMITES } from '../../tramites/direcciones.ts'
import { EstimacionDeCarpeta } from '../../tramites/EstimacionDeCarpeta.tsx'
import { FichaDeTramite } from '../../tramites/FichaDeTramite.tsx'
import { SinEstimacion } from '../../tramites/SinEstimacion.tsx'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { Simulador } from '../../veredas/simular/Simulador.tsx'
import { comienzoDe } from './comienzos.ts'
import { MembreteSinSesion } from './MembreteSinSesion.tsx'

type Tramites = RespuestaDe<'main', 'GET /tramites'>

/** One procedure, before it is begun. */
export function TramitePage() {
  const { tramite = '' } = useParams()
  const { data, error, refetch } = useTramites()
  const suyo = data?.tramites.find((uno) => uno.tramite === tramite)
  return (
    <>
      <MembreteSinSesion />
      <PageTitle
        volverA={TRAMITES.enlace()}
        textoVolver="Todos los trámites"
        bajada={suyo?.explicacion ?? BAJADA_TRAMITES}
        {...(suyo && { accion: <Empezar tramite={tramite} /> })}
      >
        {enOracion(suyo?.nombre ?? TITULO_TRAMITES)}
      </PageTitle>
      {error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : !data ? (
        <Spinner />
      ) : !suyo ? (
        <EmptyState texto={NO_HAY_TAL_TRAMITE} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Panel>
            <FichaDeTramite tramite={suyo} nivel="h2" />
          </Panel>
          <Estimacion tramite={suyo} datos={data} />
        </Box>
      )}
    </>
  )
}

/** What it would cost, where that depends on what is filed. */
function Estimacion({ tramite, datos }: { tramite: Tramites['tramites'][number]; datos: Tramites }) {
  if (tramite.tramite === 'veredas') {
    const tarifas = tarifasDe(TARIFAS_VEREDAS, datos.tarifas)
    return typeof tarifas === 'string' ? <SinEstimacion /> : <Simulador tarifas={tarifas} />
  }
  return tramite.formularios.length > 0 && <EstimacionDeCarpeta tramite={tramite} datos={datos} />
}

function Empezar({ tramite }: { tramite: string }) {
  const dentro = useSesion((sesion) => sesion.estado === 'autenticado')
  const comienzo = comienzoDe(tramite)
  if (!comienzo) return null
  return dentro ? (
    <Button component={Link} to={comienzo.a} variant="contained">
      Empezar
    </Button>
  ) : (
    <Button variant="contained" onClick={irAlIngreso}>
      Ingresar para empezar
    </Button>
  )
}
