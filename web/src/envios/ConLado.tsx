import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'

/** From here on there is room beside a form. */
const HAY_LUGAR = '(min-width:1200px)'
export const useHayLado = () => useMediaQuery(HAY_LUGAR)

const Rejilla = styled('div')({
  [`@media ${HAY_LUGAR}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 720px) minmax(280px, 320px)',
    gap: 24,
    alignItems: 'start',
  },
})

interface Props {
  /** Seen all along beside it where there is room, and not at all elsewhere. */
  readonly lado: ReactNode
  readonly children: ReactNode
}

/** A form, and what goes with it. */
export function ConLado({ lado, children }: Props) {
  const hayLado = useHayLado()
  return (
    <Rejilla>
      <div>{children}</div>
      {hayLado && (
        <Box
          component="aside"
          aria-label="Cómo va"
          className="no-imprimir"
          sx={{
            position: 'sticky',
            top: 88,
            maxHeight: 'calc(100vh - 104px)',
            overflowY: 'auto',
            display: 'grid',
            gap: 2.5,
          }}
        >
          {lado}
        </Box>
      )}
    </Rejilla>
  )
}
