import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { Filas, Grafico } from '@catastro/domain/estadisticas/filas'
import { GRAFICOS, NOMBRES_DE_GRAFICO } from '@catastro/domain/estadisticas/graficos'
import { TITULO_INFORME } from '@catastro/domain/estadisticas/mensajes'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { membrete } from '../red/configuracion.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { fechaYSegundo } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Dibujo } from './Dibujo.tsx'
import { ESTADISTICAS } from './direcciones.ts'
import { FORMAS } from './formas.ts'
import { hayQueDibujar } from './PanelDeGrafico.tsx'
import { mesEnPalabras } from './palabras.ts'
import { Resumen } from './Resumen.tsx'
import { TablaDeGrafico } from './TablaDeGrafico.tsx'
import { type Estadisticas, useEstadisticas, useFiltro } from './useFiltro.ts'

/** As wide as what is written on an A4 page with its margins: a picture is not drawn again for the printer. */
const ANCHO_DE_HOJA = 640

/** Its table would take two pages: it is drawn, and it can be taken to a spreadsheet. */
const SIN_TABLA: readonly Grafico[] = ['semanas']

/** The figures of a period as a document: for a meeting, or to be filed. */
export function InformePage() {
  const { filtro, busqueda } = useFiltro()
  const { data, error, isPending, refetch } = useEstadisticas(filtro)
  return (
    <Box sx={{ maxWidth: ANCHO_DE_HOJA }}>
      <PageTitle
        volverA={ESTADISTICAS.enlace() + busqueda}
        textoVolver="Estadísticas"
        accion={
          data && (
            <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
              Imprimir
            </Button>
          )
        }
      >
        {TITULO_INFORME}
      </PageTitle>
      {isPending && <Spinner />}
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && !error && (
        <>
          <Encabezado datos={data} tipo={filtro.tipo} />
          <Resumen datos={data} />
          {NOMBRES_DE_GRAFICO.map((grafico) => (
            <Seccion key={grafico} grafico={grafico} filas={data[grafico]} />
          ))}
        </>
      )}
    </Box>
  )
}

function Encabezado({ datos, tipo }: { datos: Estadisticas; tipo: string }) {
  const nombre = enOracion(datos.tipos.find((t) => t.tipo === tipo)?.nombre) || 'todos'
  return (
    <Typography sx={{ mb: 2 }}>
      <strong>{membrete()}</strong>
      <br />
      De {mesEnPalabras(datos.desde)} a {mesEnPalabras(datos.hasta)}. Tipo de carpeta: {nombre}.
      <br />
      Cuentas al {fechaYSegundo(datos.momento)}.
    </Typography>
  )
}

function Seccion<G extends Grafico>({ grafico, filas }: { grafico: G; filas: readonly Filas[G][] }) {
  const { titulo, nota, columnas } = GRAFICOS[grafico]
  const hay = hayQueDibujar(grafico, filas)
  return (
    <Box component="section" sx={{ mt: 4, '@media print': { breakInside: 'avoid' } }}>
      <Typography variant="h2">{titulo}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {nota}
      </Typography>
      {hay && <Dibujo titulo={titulo} columnas={columnas} forma={FORMAS[grafico]} filas={filas} />}
      {!hay && <Typography>Sin datos en el período.</Typography>}
      {hay && !SIN_TABLA.includes(grafico) && (
        <Box sx={{ mt: 1.5, '& td, & th': { padding: '4px 8px' } }}>
          <TablaDeGrafico titulo={titulo} columnas={columnas} filas={filas} />
        </Box>
      )}
    </Box>
  )
}
