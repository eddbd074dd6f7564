import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { COLORES, TONOS } from '../theme.ts'

export interface Mosaico {
  readonly titulo: string
  readonly ruta: string
  readonly ayuda: string
}

const Lista = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  maxWidth: 960,
  [theme.breakpoints.down('sm')]: { gap: 12 },
}))

const Tarjeta = styled(Link)(({ theme }) => ({
  display: 'flex',
  gap: 20,
  height: '100%',
  minHeight: 132,
  padding: 24,
  color: COLORES.texto,
  textDecoration: 'none',
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  boxShadow: '0 1px 2px rgba(27,39,51,.06), 0 2px 8px rgba(27,39,51,.05)',
  transition: 'border-color .15s',
  '&:hover': { borderColor: COLORES.primario },
  '&:hover strong': { textDecoration: 'underline' },
  // The day's work is not far below the fold.
  [theme.breakpoints.down('sm')]: { gap: 16, minHeight: 0, padding: 16 },
}))

const Insignia = styled('span')({
  flexShrink: 0,
  width: 48,
  height: 48,
  borderRadius: 8,
  display: 'grid',
  placeItems: 'center',
  color: TONOS.info.texto,
  background: TONOS.info.fondo,
})

interface Props {
  readonly mosaicos: readonly Mosaico[]
  /** By route. */
  readonly iconos: Readonly<Record<string, ComponentType>>
}

/** What can be done from here, each a card that leads to it. */
export function Mosaicos({ mosaicos, iconos }: Props) {
  return (
    <Lista>
      {mosaicos.map(({ titulo, ruta, ayuda }) => {
        const Icono = iconos[ruta]
        return (
          <li key={ruta}>
            <Tarjeta to={ruta} aria-label={titulo}>
              <Insignia>{Icono && <Icono />}</Insignia>
              <span>
                <strong style={{ display: 'block', fontSize: '1.25rem', lineHeight: 1.35, color: COLORES.primario }}>
                  {titulo}
                </strong>
                <span style={{ display: 'block', marginTop: 8, color: COLORES.textoTenue }}>{ayuda}</span>
              </span>
            </Tarjeta>
          </li>
        )
      })}
    </Lista>
  )
}
