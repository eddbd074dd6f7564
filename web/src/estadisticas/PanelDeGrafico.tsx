import type { Filas, Grafico } from '@catastro/domain/estadisticas/filas'
import { GRAFICOS } from '@catastro/domain/estadisticas/graficos'
import FileDownload from '@mui/icons-material/FileDownload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useAtiende } from '../acceso/permisos.ts'
import { bajar } from '../red/bajada.ts'
import { descargar } from '../red/descargar.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { Dibujo } from './Dibujo.tsx'
import { FORMAS } from './formas.ts'
import { TablaDeGrafico } from './TablaDeGrafico.tsx'
import type { FiltroElegido } from './useFiltro.ts'

interface Props<G extends Grafico> {
  readonly grafico: G
  readonly filas: readonly Filas[G][]
  readonly filtro: FiltroElegido
}

/** Whether there is anything to draw. */
export const hayQueDibujar = <G extends Grafico>(grafico: G, filas: readonly Filas[G][]) => {
  const { series, cuales = (todas) => todas } = FORMAS[grafico]
  return cuales(filas).some((fila) => series.some((clave) => Number(fila[clave] ?? 0) > 0))
}

/** A chart with its words, its table and its spreadsheet. */
export function PanelDeGrafico<G extends Grafico>({ grafico, filas, filtro }: Props<G>) {
  const { titulo, nota, columnas } = GRAFICOS[grafico]
  const id = `grafico-${grafico}`
  const exporta = useAtiende()
  return (
    <Panel aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <div>
        <Typography variant="h2" id={id}>
          {titulo}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {nota}
        </Typography>
      </div>
      {hayQueDibujar(grafico, filas) ? (
        <Dibujo titulo={titulo} columnas={columnas} forma={FORMAS[grafico]} filas={filas} />
      ) : (
        <SinDatos>Todavía no hay nada que mostrar con este filtro.</SinDatos>
      )}
      <Box sx={{ mt: 'auto' }}>
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28, mb: 1, color: 'primary.main' }}>
            Ver la tabla
          </Box>
          <TablaDeGrafico titulo={titulo} columnas={columnas} filas={filas} />
        </details>
        {exporta && <Exportar grafico={grafico} titulo={titulo} filtro={filtro} />}
      </Box>
    </Panel>
  )
}

const SinDatos = ({ children }: { children: ReactNode }) => (
  <Box sx={{ p: 3, borderRadius: 1, bgcolor: 'background.default', color: 'text.secondary' }}>{children}</Box>
)

function Exportar({ grafico, titulo, filtro }: { grafico: Grafico; titulo: string; filtro: FiltroElegido }) {
  const exportar = () => {
    const pedido = { params: { grafico }, query: filtro }
    return descargar(() => bajar('main', 'GET /estadisticas/{grafico}/planilla', pedido), `${grafico}.xlsx`)
  }
  return (
    <Descarga bajar={exportar}>
      {(boton) => (
        <Button
          className="no-imprimir"
          size="small"
          variant="outlined"
          startIcon={<FileDownload />}
          {...boton}
          aria-label={`Exportar ${titulo.toLowerCase()}`}
        >
          Exportar
        </Button>
      )}
    </Descarga>
  )
}
