import { esFinal } from '@catastro/domain/carpetas/movimientos'
import type { Filas, Grafico } from '@catastro/domain/estadisticas/filas'
import { NOMBRES_DE_PRODUCTO } from '@catastro/domain/pagos/productos'

/** How the rows of a chart are drawn; what is not drawn stands in its table. */
export interface Forma<F> {
  readonly dibujo: 'barras' | 'barrasApiladas' | 'columnasApiladas' | 'lineas'
  /** What each bar or point is called. */
  readonly eje: keyof F & string
  readonly series: readonly (keyof F & string)[]
  readonly colores: readonly string[]
  /** Which rows are drawn. */
  readonly cuales?: (filas: readonly F[]) => readonly F[]
}

/** Each at least 3 to 1 on white, and told apart by whoever sees no red or no green. */
const COLOR = {
  azul: '#0B4F8A',
  celeste: '#4F94CD',
  ocre: '#B45309',
  verde: '#1B7A4B',
  rojo: '#9B1C1C',
  gris: '#5F6B78',
  violeta: '#7A4FA3',
}
/** As many as can be read. */
const LAS_PRIMERAS = 12

const laMayorParte = <F>(filas: readonly F[]) => filas.slice(0, LAS_PRIMERAS)

export const FORMAS: { readonly [G in Grafico]: Forma<Filas[G]> } = {
  estados: {
    dibujo: 'barras',
    eje: 'estado',
    series: ['carpetas'],
    colores: [COLOR.azul],
    cuales: (filas) => filas.filter(({ estado }) => !esFinal(estado)),
  },
  esperas: {
    dibujo: 'barrasApiladas',
    eje: 'estado',
    series: ['hasta7', 'hasta30', 'hasta90', 'masDe90'],
    colores: [COLOR.celeste, COLOR.azul, COLOR.ocre, COLOR.rojo],
  },
  inspectores: {
    dibujo: 'barras',
    eje: 'inspector',
    series: ['carpetas'],
    colores: [COLOR.azul],
    cuales: laMayorParte,
  },
  semanas: {
    dibujo: 'lineas',
    eje: 'semana',
    series: ['presentadas', 'finalizadas', 'observadas', 'rechazadas'],
    colores: [COLOR.azul, COLOR.verde, COLOR.ocre, COLOR.rojo],
  },
  demoras: { dibujo: 'barras', eje: 'estado', series: ['mediana', 'p90'], colores: [COLOR.azul, COLOR.celeste] },
  oficinas: {
    dibujo: 'barras',
    eje: 'oficina',
    series: ['mediana', 'p90'],
    colores: [COLOR.azul, COLOR.celeste],
    cuales: laMayorParte,
  },
  observaciones: {
    dibujo: 'barras',
    eje: 'sobre',
    series: ['observaciones'],
    colores: [COLOR.azul],
    cuales: laMayorParte,
  },
  obras: { dibujo: 'barras', eje: 'obra', series: ['carpetas'], colores: [COLOR.azul], cuales: laMayorParte },
  dinero: {
    dibujo: 'columnasApiladas',
    eje: 'mes',
    series: NOMBRES_DE_PRODUCTO,
    colores: [COLOR.azul, COLOR.verde, COLOR.celeste, COLOR.ocre, COLOR.gris, COLOR.violeta],
  },
}
