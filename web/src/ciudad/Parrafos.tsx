import { Panel } from '../ui/pagina/Panel.tsx'

/** A text of the city's, with its lines and its paragraphs as they were written. */
export const Parrafos = ({ texto }: { texto: string }) => (
  <Panel sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '48em' }}>{texto}</Panel>
)
