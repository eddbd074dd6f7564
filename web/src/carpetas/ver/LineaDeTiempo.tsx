import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { COLORES } from '../../ui/theme.ts'

const PUNTO = 14

const Lista = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 })

const Paso = styled('li')({
  position: 'relative',
  padding: '0 0 20px 32px',
  // The line runs from this dot to the next one's.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: PUNTO / 2 - 1,
    top: 6 + PUNTO,
    bottom: -6,
    borderLeft: `2px solid ${COLORES.linea}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    boxSizing: 'border-box',
    left: 0,
    top: 6,
    width: PUNTO,
    height: PUNTO,
    borderRadius: '50%',
    border: `3px solid ${COLORES.primario}`,
    background: COLORES.papel,
  },
  '&[aria-current]::after': {
    background: COLORES.primario,
    '@media (forced-colors: active)': { borderWidth: PUNTO / 2 },
  },
})

interface Props {
  /** What it tells of, for who cannot see it. */
  readonly nombre: string
  /** Which of them is where things stand. */
  readonly actual: number
  readonly children: ReactNode
}

/** What happened, one thing under another; where things stand stands out. */
export function LineaDeTiempo({ nombre, actual, children }: Props) {
  return (
    <Lista aria-label={nombre}>
      {Children.map(children, (paso, lugar) => (
        <Paso {...(lugar === actual && { 'aria-current': 'step' })}>{paso}</Paso>
      ))}
    </Lista>
  )
}
