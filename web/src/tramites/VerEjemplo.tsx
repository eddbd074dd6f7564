import type { Ejemplo } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { configuracion } from '../red/configuracion.ts'

/** What the city shows of a requirement: it opens beside what is being done. */
export const VerEjemplo = ({ ejemplo: { ejemplo, nombre } }: { ejemplo: Ejemplo }) => (
  <a href={`${configuracion().api}/documentacion/ejemplosDeRequisito/${ejemplo}`} target="_blank" rel="noreferrer">
    Ver un ejemplo: {nombre} (se abre aparte)
  </a>
)
