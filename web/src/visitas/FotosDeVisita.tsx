import Box from '@mui/material/Box'
import { FotoDeCarpeta } from '../carpetas/vereda/FotoDeCarpeta.tsx'

interface Props {
  readonly fotos: readonly { readonly idArchivo: number; readonly fecha: string }[]
  /** Of what. */
  readonly de: string
}

/** Photos that the portal has, side by side; none, nothing. */
export function FotosDeVisita({ fotos, de }: Props) {
  if (fotos.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={`Fotos de ${de}`}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {fotos.map(({ idArchivo, fecha }) => (
        <li key={idArchivo}>
          <FotoDeCarpeta foto={{ idArchivo, fecha, nombre: `foto ${idArchivo}.jpg` }} titulo={de} />
        </li>
      ))}
    </Box>
  )
}
