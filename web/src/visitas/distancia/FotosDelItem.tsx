import type { ItemADistancia } from '@catastro/domain/visitas/distancia'
import Box from '@mui/material/Box'
import { FotoDeCarpeta } from '../../carpetas/vereda/FotoDeCarpeta.tsx'

/** An item's photos: those of now, and apart those that were asked for again. */
export function FotosDelItem({ item: { texto, fotos } }: { item: ItemADistancia }) {
  const actuales = fotos.filter(({ actual }) => actual)
  const previas = fotos.filter(({ actual }) => !actual)
  return (
    <>
      <Fila fotos={actuales} de={texto} />
      {previas.length > 0 && (
        <details>
          <summary>Fotos anteriores ({previas.length})</summary>
          <Fila fotos={previas} de={`${texto}, anteriores`} />
        </details>
      )}
    </>
  )
}

function Fila({ fotos, de }: { fotos: ItemADistancia['fotos']; de: string }) {
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
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
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
