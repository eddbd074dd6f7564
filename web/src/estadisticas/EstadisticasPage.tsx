import { NOMBRES_DE_GRAFICO } from '@catastro/domain/estadisticas/graficos'
import { TITULO_ESTADISTICAS } from '@catastro/domain/estadisticas/mensajes'
import Description from '@mui/icons-material/Description'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { fechaYSegundo } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { BarraDeFiltro } from './BarraDeFiltro.tsx'
import { INFORME } from './direcciones.ts'
import { PanelDeGrafico } from './PanelDeGrafico.tsx'
import { Resumen } from './Resumen.tsx'
import { useEstadisticas, useFiltro } from './useFiltro.ts'

/** For staff: where folders are, how long they take, what is observed and what comes in. */
export function EstadisticasPage() {
  const { filtro, cambiar, busqueda } = useFiltro()
  const { data, error, isPending, isPlaceholderData, refetch } = useEstadisticas(filtro)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada={`${data ? `Cuentas exactas al ${fechaYSegundo(data.momento)}. ` : ''}Cada gráfico tiene su tabla y su planilla.`}
        accion={
          <Button variant="contained" startIcon={<Description />} component={Link} to={INFORME.enlace() + busqueda}>
            Informe para imprimir
          </Button>
        }
      >
        {TITULO_ESTADISTICAS}
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 3 }} aria-busy={isPlaceholderData}>
        <BarraDeFiltro filtro={filtro} cambiar={cambiar} tipos={data?.tipos ?? []} />
        {isPending && <Spinner />}
        {error && <FailedState error={error} alReintentar={refetch} />}
        {data && !error && (
          <>
            <Resumen datos={data} />
            <Box
              sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}
            >
              {NOMBRES_DE_GRAFICO.map((grafico) => (
                <PanelDeGrafico key={grafico} grafico={grafico} filas={data[grafico]} filtro={filtro} />
              ))}
            </Box>
          </>
        )}
      </Box>
    </>
  )
}
