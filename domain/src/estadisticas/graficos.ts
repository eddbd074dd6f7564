import { NOMBRES_DE_PRODUCTO, PRODUCTOS } from '../pagos/productos.ts'
import type { Filas, Grafico } from './filas.ts'

/** What a number of a column is: how it is written, and how it is aligned. */
export type Clase = 'texto' | 'estado' | 'catalogo' | 'mes' | 'semana' | 'cuenta' | 'dias' | 'pesos'

export interface Columna<F> {
  readonly clave: keyof F & string
  readonly titulo: string
  readonly clase: Clase
}

interface DatosDeGrafico<F> {
  readonly titulo: string
  /** What it counts, and what the filters do to it. */
  readonly nota: string
  readonly columnas: readonly Columna<F>[]
}

const PLAZOS = [
  { clave: 'casos', titulo: 'Casos', clase: 'cuenta' },
  { clave: 'mediana', titulo: 'Mediana', clase: 'dias' },
  { clave: 'p90', titulo: 'Percentil 90', clase: 'dias' },
] as const

/** The charts, in the order in which they are read: first how things stand today, then the period. Table and spreadsheet have these columns. */
export const GRAFICOS: { readonly [G in Grafico]: DatosDeGrafico<Filas[G]> } = {
  estados: {
    titulo: 'Carpetas por estado',
    nota: 'Hoy. El gráfico muestra las que siguen abiertas; las cerradas están en la tabla.',
    columnas: [
      { clave: 'estado', titulo: 'Estado', clase: 'estado' },
      { clave: 'carpetas', titulo: 'Carpetas', clase: 'cuenta' },
    ],
  },
  esperas: {
    titulo: 'Dónde esperan las carpetas',
    nota: 'Hoy. Días corridos que lleva en su estado cada carpeta abierta.',
    columnas: [
      { clave: 'estado', titulo: 'Estado', clase: 'estado' },
      { clave: 'hasta7', titulo: 'Hasta 7 días', clase: 'cuenta' },
      { clave: 'hasta30', titulo: '8 a 30', clase: 'cuenta' },
      { clave: 'hasta90', titulo: '31 a 90', clase: 'cuenta' },
      { clave: 'masDe90', titulo: 'Más de 90', clase: 'cuenta' },
      { clave: 'carpetas', titulo: 'Carpetas', clase: 'cuenta' },
      { clave: 'mediana', titulo: 'Mediana', clase: 'dias' },
      { clave: 'mayor', titulo: 'La más vieja', clase: 'dias' },
    ],
  },
  inspectores: {
    titulo: 'Carga por inspector',
    nota: 'Hoy. Carpetas abiertas que tiene asignadas cada inspector; las que nadie tiene no están.',
    columnas: [
      { clave: 'inspector', titulo: 'Inspector', clase: 'texto' },
      { clave: 'carpetas', titulo: 'Carpetas', clase: 'cuenta' },
      { clave: 'mayor', titulo: 'La más vieja', clase: 'dias' },
    ],
  },
  semanas: {
    titulo: 'Movimiento por semana',
    nota: 'Del período: cuántas veces entró una carpeta a cada estado. Cada semana es la de su lunes.',
    columnas: [
      { clave: 'semana', titulo: 'Semana', clase: 'semana' },
      { clave: 'presentadas', titulo: 'Presentadas', clase: 'cuenta' },
      { clave: 'observadas', titulo: 'Observadas', clase: 'cuenta' },
      { clave: 'aprobadas', titulo: 'Aprobadas', clase: 'cuenta' },
      { clave: 'finalizadas', titulo: 'Finalizadas', clase: 'cuenta' },
      { clave: 'rechazadas', titulo: 'Rechazadas', clase: 'cuenta' },
    ],
  },
  demoras: {
    titulo: 'Días en cada estado',
    nota: 'Del período: días corridos de cada paso que terminó. Nueve de cada diez tardaron lo que dice el percentil 90, o menos.',
    columnas: [{ clave: 'estado', titulo: 'Estado', clase: 'estado' }, ...PLAZOS],
  },
  oficinas: {
    titulo: 'Días en cada oficina',
    nota: 'Del período, salvo las abiertas, que son de hoy. Sin los días en que la carpeta esperó a quien la presentó.',
    columnas: [
      { clave: 'oficina', titulo: 'Oficina', clase: 'texto' },
      ...PLAZOS,
      { clave: 'abiertas', titulo: 'Abiertas hoy', clase: 'cuenta' },
    ],
  },
  observaciones: {
    titulo: 'Qué se observa',
    nota: 'Del período: observaciones hechas, por aquello que se observó.',
    columnas: [
      { clave: 'sobre', titulo: 'Sobre', clase: 'texto' },
      { clave: 'observaciones', titulo: 'Observaciones', clase: 'cuenta' },
    ],
  },
  obras: {
    titulo: 'Obras por tipo',
    nota: 'Del período: carpetas presentadas, por su tipo de obra.',
    columnas: [
      { clave: 'obra', titulo: 'Tipo de obra', clase: 'catalogo' },
      { clave: 'carpetas', titulo: 'Carpetas', clase: 'cuenta' },
    ],
  },
  dinero: {
    titulo: 'Recaudación por concepto',
    nota: 'Del período: pagos confirmados y no devueltos, en el mes en que se confirmaron. El tipo de carpeta no los filtra.',
    columnas: [
      { clave: 'mes', titulo: 'Mes', clase: 'mes' },
      ...NOMBRES_DE_PRODUCTO.map((p) => ({ clave: p, titulo: PRODUCTOS[p].titulo, clase: 'pesos' }) as const),
      { clave: 'total', titulo: 'Total', clase: 'pesos' },
    ],
  },
}
export const NOMBRES_DE_GRAFICO = Object.keys(GRAFICOS) as [Grafico, ...Grafico[]]
