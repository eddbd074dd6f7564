import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { COLORES, TONOS } from '../../ui/theme.ts'
import { caminoDe, type PasoDelCamino, type Recorrido } from './pasos.ts'

const RADIO = 14

/** One line from the first step to the last, coloured as far as the folder has come. */
const Lista = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& li': { position: 'relative', textAlign: 'center', fontSize: '0.875rem', color: COLORES.textoTenue },
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    top: RADIO - 1,
    right: `calc(50% + ${RADIO}px)`,
    left: `calc(-50% + ${RADIO}px)`,
    borderTop: `2px solid ${COLORES.linea}`,
  },
  '& li.hecho + li::before': { borderColor: TONOS.bien.texto },
  '& li.actual, & li.rechazado': { color: COLORES.texto, fontWeight: 650 },
})

const Punto = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: RADIO * 2,
  height: RADIO * 2,
  margin: '0 auto 4px',
  borderRadius: '50%',
  border: `2px solid ${COLORES.linea}`,
  background: COLORES.papel,
  '.hecho > &': { borderColor: TONOS.bien.texto, background: TONOS.bien.texto, color: COLORES.papel },
  '.rechazado > &': { borderColor: TONOS.mal.texto, background: TONOS.mal.texto, color: COLORES.papel },
  '.actual > &': {
    borderColor: COLORES.primario,
    background: COLORES.primario,
    color: COLORES.papel,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
})

const MARCA: Partial<Record<PasoDelCamino['lugar'], ReactNode>> = {
  hecho: <Check sx={{ fontSize: 18 }} />,
  rechazado: <Close sx={{ fontSize: 18 }} />,
}
const AHORA: readonly PasoDelCamino['lugar'][] = ['actual', 'rechazado']

/** Presentada, Recibida, Inspección, Finalizada: where the folder is. */
export const CaminoDeCarpeta = ({ carpeta }: { carpeta: Recorrido }) => (
  <Lista aria-label="Camino de la carpeta">
    {caminoDe(carpeta).map(({ nombre, lugar }, n) => (
      <li key={nombre} className={lugar} {...(AHORA.includes(lugar) && { 'aria-current': 'step' })}>
        <Punto aria-hidden="true">{MARCA[lugar] ?? n + 1}</Punto>
        {nombre}
      </li>
    ))}
  </Lista>
)
