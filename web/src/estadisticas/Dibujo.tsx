import type { Columna } from '@catastro/domain/estadisticas/graficos'
import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { COLORES } from '../ui/theme.ts'
import type { Forma } from './formas.ts'
import { enElEje, enPalabras } from './palabras.ts'

interface Props<F> {
  readonly titulo: string
  readonly columnas: readonly Columna<F>[]
  readonly forma: Forma<F>
  readonly filas: readonly F[]
}

const ALTO_DE_COLUMNAS = 320
const ALTO_DE_BARRA = 20
const ALTO_DE_LEYENDA = 40
const ANCHO_DE_NOMBRES = 172

/** With the colours of the person's system the picture keeps its own, which tell its series apart, on its own paper. */
const PAPEL = {
  minWidth: 0,
  '& .MuiChartsAxis-tickLabel': { fontSize: '0.75rem' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: COLORES.papel, borderRadius: 1, p: 1 },
} as const

/** The picture alone: what it says can be read in the table beside it, so for who cannot see it it is one thing with a name. */
export function Dibujo<F extends object>({ titulo, columnas, forma, filas }: Props<F>) {
  const { dibujo, eje, series, colores, cuales = (todas) => todas } = forma
  const columna = (clave: string) => columnas.find((c) => c.clave === clave)
  const clase = (clave: string) => columna(clave)?.clase ?? 'texto'
  const medida = clase(series[0] ?? '')
  const dibujadas = cuales(filas)
  const comunes = {
    series: series.map((clave, n) => ({
      data: dibujadas.map((fila) => (fila[clave] === null ? null : Number(fila[clave]))),
      label: columna(clave)?.titulo ?? clave,
      color: colores[n] ?? '#000',
      valueFormatter: (valor: number | null) => enPalabras(medida, valor),
      ...(dibujo.endsWith('Apiladas') && { stack: 'todo' }),
      ...(dibujo === 'lineas' && { showMark: dibujadas.length < 3, curve: 'linear' as const }),
    })),
    hideLegend: series.length === 1,
    skipAnimation: true,
    disableKeyboardNavigation: true,
    margin: { left: 0, right: 16, top: 8, bottom: 0 },
  }
  const deNumeros = { valueFormatter: (valor: number) => enElEje(medida, valor), tickMinStep: 1 }
  const nombres = dibujadas.map((fila) => String(fila[eje]))
  const deNombres = {
    data: nombres,
    valueFormatter: (valor: string, { location }: { location: string }) =>
      location === 'tick' ? enElEje(clase(eje), valor) : enPalabras(clase(eje), valor),
  }
  return (
    <Box role="img" aria-label={`${titulo}: gráfico. Los mismos datos están en la tabla.`} sx={PAPEL}>
      {dibujo === 'lineas' && (
        <LineChart
          {...comunes}
          height={ALTO_DE_COLUMNAS}
          xAxis={[{ ...deNombres, scaleType: 'point', tickLabelMinGap: 16 }]}
          yAxis={[{ ...deNumeros, width: 48, min: 0 }]}
          grid={{ horizontal: true }}
        />
      )}
      {dibujo === 'columnasApiladas' && (
        <BarChart
          {...comunes}
          height={ALTO_DE_COLUMNAS}
          xAxis={[{ ...deNombres, scaleType: 'band', tickLabelMinGap: 12 }]}
          yAxis={[{ ...deNumeros, width: 84 }]}
          grid={{ horizontal: true }}
        />
      )}
      {dibujo.startsWith('barras') && (
        <BarChart
          {...comunes}
          layout="horizontal"
          height={altoDe(dibujadas.length, dibujo === 'barras' ? series.length : 1, series.length > 1)}
          xAxis={[deNumeros]}
          yAxis={[{ ...deNombres, scaleType: 'band', width: ANCHO_DE_NOMBRES, categoryGapRatio: 0.3 }]}
          grid={{ vertical: true }}
        />
      )}
    </Box>
  )
}

const altoDe = (filas: number, porFila: number, conLeyenda: boolean) =>
  56 + filas * (porFila * ALTO_DE_BARRA + 20) + (conLeyenda ? ALTO_DE_LEYENDA : 0)
