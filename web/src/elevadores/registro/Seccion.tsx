import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly titulo: string
  /** How many rows there are; none, and `vacia` stands in their place. */
  readonly cuantas: number
  readonly vacia: string
  readonly children: ReactNode
}

/** A part of a page of the register. */
export const Seccion = ({ id, titulo, cuantas, vacia, children }: Props) => (
  <section aria-labelledby={id}>
    <Typography variant="h2" id={id} sx={{ mt: 4, mb: 1.5 }}>
      {titulo}
    </Typography>
    {cuantas > 0 ? children : <Typography sx={{ color: 'text.secondary' }}>{vacia}</Typography>}
  </section>
)
