import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { NOMBRES_DE_GRAFICO } from '@catastro/domain/estadisticas/graficos'
import { TITULO_ESTADISTICAS } from '@catastro/domain/estadisticas/mensajes'
import { MAX_MESES } from '@catastro/domain/estadisticas/periodo'
import Description from '@mui/icons-material/Description'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { fechaYSegundo } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { INFORME } from './direcciones.ts'
import { PanelDeGrafico } from './PanelDeGrafico.tsx'
import { mesEnPalabras } from './palabras.ts'
import { Resumen } from './Resumen.tsx'
import { type FiltroElegido, mesesParaElegir, useEstadisticas, useFiltro } from './useFiltro.ts'

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

interface Props {
  readonly filtro: FiltroElegido
  readonly cambiar: (cambios: Partial<FiltroElegido>) => void
  readonly tipos: readonly { readonly tipo: string; readonly nombre: string }[]
}

function BarraDeFiltro({ filtro, cambiar, tipos }: Props) {
  const meses = mesesParaElegir(MAX_MESES)
  const opciones = (elegido: string) =>
    (meses.includes(elegido) ? meses : [elegido, ...meses]).map((mes) => ({ valor: mes, texto: mesEnPalabras(mes) }))
  return (
    <FormRow className="no-imprimir" role="search" aria-label="Qué se cuenta">
      <SelectInput
        id="desde"
        label="Desde"
        vacia=""
        value={filtro.desde}
        opciones={opciones(filtro.desde)}
        onChange={(desde) => cambiar({ desde })}
      />
      <SelectInput
        id="hasta"
        label="Hasta"
        vacia=""
        value={filtro.hasta}
        opciones={opciones(filtro.hasta)}
        onChange={(hasta) => cambiar({ hasta })}
      />
      <SelectInput
        id="tipo"
        label="Tipo de carpeta"
        vacia="Todos"
        value={filtro.tipo}
        opciones={tipos.map(({ tipo, nombre }) => ({ valor: tipo, texto: enOracion(nombre) }))}
        onChange={(tipo) => cambiar({ tipo })}
      />
    </FormRow>
  )
}
