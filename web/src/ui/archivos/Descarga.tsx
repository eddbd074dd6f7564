import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { AvisoDeFallo } from '../avisos/AvisoDeFallo.tsx'
import { useUnaVez } from '../botones/useUnaVez.ts'

interface Props {
  /** Answers why it could not be done; null once it is. */
  readonly bajar: () => Promise<unknown>
  /** What has the button. */
  readonly children: (boton: { readonly loading: boolean; readonly onClick: () => void }) => ReactNode
}

/** What hands over a file, and under it why it did not, until it is tried again. */
export function Descarga({ bajar, children }: Props) {
  const [loading, setLoading] = useState(false)
  const [fallo, setFallo] = useState<unknown>(null)
  const unaVez = useUnaVez()
  const empezar = async () => {
    setFallo(null)
    setLoading(true)
    setFallo(await bajar())
    setLoading(false)
  }
  const onClick = () => void unaVez(empezar)
  return (
    <>
      {children({ loading, onClick })}
      {fallo !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <AvisoDeFallo error={fallo} alReintentar={onClick} />
        </Box>
      )}
    </>
  )
}
