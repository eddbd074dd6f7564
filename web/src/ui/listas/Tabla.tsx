import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { ALTO_PARA_EL_DEDO, COLORES, CON_EL_DEDO, TONOS } from '../theme.ts'

const DE_BOTONES = ':is([data-columna="Herramientas"], [data-columna="Acciones"])'

/** On a phone each row is a card: its cells under one another, each with its column's name (`data-columna`). */
const Contenedor = styled(TableContainer)(({ theme }) => ({
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  // Beside the menu there is little room: what is done with a row stays in sight.
  [theme.breakpoints.between('md', 'lg')]: { '& th, & td': { paddingInline: 6 } },
  [theme.breakpoints.down('md')]: {
    background: 'none',
    border: 'none',
    '& table, & tbody, & tr, & td': { display: 'block', width: '100%' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& tbody tr': {
      position: 'relative',
      marginBottom: 16,
      padding: '8px 0',
      background: COLORES.papel,
      border: `1px solid ${COLORES.linea}`,
      borderRadius: 8,
    },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 34%) 1fr',
      gap: 12,
      alignItems: 'baseline',
      border: 'none',
      padding: '6px 16px',
      textAlign: 'left',
    },
    '& tbody td > a': {
      [CON_EL_DEDO]: {
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: ALTO_PARA_EL_DEDO,
        minHeight: ALTO_PARA_EL_DEDO,
      },
    },
    // A chip or a button is as wide as what it says.
    '& tbody td > :not(.MuiSkeleton-root)': { justifySelf: 'start' },
    // Its tools have the whole width, for their words.
    [`& tbody td${DE_BOTONES}`]: { gridTemplateColumns: '1fr' },
    [`& tbody td${DE_BOTONES}::before`]: { display: 'none' },
    [`& tbody td${DE_BOTONES} > div`]: { flexWrap: 'wrap', gap: 8 },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-columna]::before': {
      content: 'attr(data-columna)',
      color: COLORES.textoTenue,
      fontSize: '0.875rem',
    },
  },
}))

/** Amounts and counts stand at the right. */
export type Columna = string | { readonly titulo: string; readonly numerica: true }

interface Props {
  /** What the table lists, for who cannot see it. */
  readonly nombre: string
  readonly columnas: readonly Columna[]
  /** How many grey rows stand while it loads; 0 when it has loaded. */
  readonly cargando?: number
  readonly children: ReactNode
}

/** Explicit roles, because rows shown as blocks lose theirs. */
export function Tabla({ nombre, columnas, cargando = 0, children }: Props) {
  return (
    <Contenedor>
      <Table role="table" aria-label={nombre} aria-busy={cargando > 0}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columnas.map((columna) => {
              const titulo = typeof columna === 'string' ? columna : columna.titulo
              return (
                <TableCell key={titulo} role="columnheader" align={columna === titulo ? 'left' : 'right'}>
                  {titulo}
                </TableCell>
              )
            })}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {cargando > 0 ? <FilasGrises filas={cargando} columnas={columnas.length} /> : children}
        </TableBody>
      </Table>
    </Contenedor>
  )
}

function FilasGrises({ filas, columnas }: { filas: number; columnas: number }) {
  return Array.from({ length: filas }, (_, fila) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have nothing else to be told apart by
    <TableRow key={fila} role="row">
      {Array.from({ length: columnas }, (_, columna) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <TableCell key={columna} role="cell">
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  ))
}

const FONDO_DE_FILA = { bien: COLORES.completa, atencion: '#FFFAF0', info: '#F2F7FC', neutro: '#F3F5F8' } as const
type TonoDeFila = keyof typeof FONDO_DE_FILA

/** `resaltada`: set apart from the others, and as what. */
export function Fila({ resaltada, children }: { resaltada?: TonoDeFila | undefined; children: ReactNode }) {
  return (
    <TableRow
      role="row"
      {...(resaltada && { 'data-resaltada': resaltada })}
      sx={resaltada ? estiloResaltado(resaltada) : {}}
    >
      {children}
    </TableRow>
  )
}

const estiloResaltado = (tono: TonoDeFila) => ({
  '&&': { background: FONDO_DE_FILA[tono], boxShadow: `inset 4px 0 0 ${TONOS[tono].texto}` },
  '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -2 },
})

interface PropsDeCelda {
  /** The column's title, shown beside the value on a phone. */
  readonly columna: string
  readonly numerica?: boolean
  readonly children: ReactNode
}

export function Celda({ columna, numerica = false, children }: PropsDeCelda) {
  return (
    <TableCell role="cell" data-columna={columna} align={numerica ? 'right' : 'left'}>
      {children}
    </TableCell>
  )
}
