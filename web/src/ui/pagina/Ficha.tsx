import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { COLORES } from '../theme.ts'

const Lista = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  '& dt': { color: COLORES.textoTenue, fontSize: '0.875rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .ancho': { gridColumn: '1 / -1', whiteSpace: 'pre-line' },
  [theme.breakpoints.down('sm')]: {
    columnGap: 16,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& .en-telefono': { gridColumn: '1 / -1' },
  },
}))

export interface DatoDeFicha {
  readonly nombre: string
  /** Nothing to show: the datum is left out. */
  readonly valor: ReactNode
  /** A long text takes the whole line; `enTelefono`, only on a small screen. */
  readonly ancho?: boolean | 'enTelefono'
}

const CLASE: Readonly<Record<string, string>> = { true: 'ancho', enTelefono: 'en-telefono' }

/** What is known of something, in few lines: each datum under its name. */
export function Ficha({ datos }: { datos: readonly DatoDeFicha[] }) {
  return (
    <Lista>
      {datos
        .filter(({ valor }) => valor !== null && valor !== undefined && valor !== '' && valor !== false)
        .map(({ nombre, valor, ancho }) => (
          <div key={nombre} className={CLASE[String(ancho)]}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </Lista>
  )
}
