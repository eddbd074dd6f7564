import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { bajar } from '../../red/bajada.ts'
import { Miniatura } from '../../ui/fotos/Miniatura.tsx'

type Foto = VeredaEnCurso['fotos'][number]
interface FotoPagada {
  readonly nombre: string
  readonly blob: Blob
}

/** The photos that were paid with, as they come. */
export const useFotosPagadas = (fotos: readonly Foto[]): readonly FotoPagada[] =>
  useQueries({
    queries: fotos.map(({ idFoto, nombre }) => ({
      queryKey: ['veredas', 'foto', idFoto],
      queryFn: async () => {
        const { blob } = await bajar('archivos', 'GET /veredas/fotos/{idFoto}', { params: { idFoto } })
        return { nombre, blob }
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (consultas) => consultas.flatMap(({ data }) => data ?? []),
  })

/** Nobody changes them any more. */
export const FotosPagadas = ({ fotos }: { fotos: readonly FotoPagada[] }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      mb: 3,
      p: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    }}
  >
    {fotos.map(({ nombre, blob }) => (
      <li key={nombre}>
        <Miniatura foto={blob} alt={`Foto ya enviada: ${nombre}`} />
        <span style={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{nombre}</span>
      </li>
    ))}
  </Box>
)
