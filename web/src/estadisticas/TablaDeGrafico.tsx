import type { Columna } from '@catastro/domain/estadisticas/graficos'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { enPalabras } from './palabras.ts'

interface Props<F> {
  readonly titulo: string
  readonly columnas: readonly Columna<F>[]
  readonly filas: readonly F[]
}

const esNumerica = ({ clase }: Pick<Columna<never>, 'clase'>) => ['cuenta', 'dias', 'pesos'].includes(clase)

export function TablaDeGrafico<F>({ titulo, columnas, filas }: Props<F>) {
  return (
    <Tabla
      nombre={titulo}
      columnas={columnas.map((c) => (esNumerica(c) ? { titulo: c.titulo, numerica: true } : c.titulo))}
    >
      {filas.map((fila) => (
        <Fila key={String(fila[columnas[0]?.clave as keyof F])}>
          {columnas.map((c) => (
            <Celda key={c.clave} columna={c.titulo} numerica={esNumerica(c)}>
              {enPalabras(c.clase, fila[c.clave] as string | number | null)}
            </Celda>
          ))}
        </Fila>
      ))}
    </Tabla>
  )
}
