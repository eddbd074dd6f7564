import { seccionesDe } from '@catastro/domain/ciudad/secciones'
import Typography from '@mui/material/Typography'
import { Panel } from '../ui/pagina/Panel.tsx'
import { useAncla } from '../ui/pagina/useAncla.ts'
import { idDeSeccion } from './direcciones.ts'

const comoSeEscribio = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '48em' } as const

/** A text of the city's, with its titles, its lines and its paragraphs as they were written. */
export const Parrafos = ({ texto }: { texto: string }) =>
  seccionesDe(texto).map(({ titulo, texto: escrito }) => (
    <Panel key={titulo} sx={{ ...comoSeEscribio, '& + &': { mt: 2 } }}>
      {titulo !== '' && <TituloDeSeccion titulo={titulo} />}
      {escrito}
    </Panel>
  ))

function TituloDeSeccion({ titulo }: { titulo: string }) {
  const id = idDeSeccion(titulo)
  const alLlegar = useAncla(id)
  return (
    <Typography variant="h2" id={id} ref={alLlegar} tabIndex={-1} sx={{ mb: 1, scrollMarginTop: 80 }}>
      {titulo}
    </Typography>
  )
}
