import { type ClaveConfigurable, CONFIGURABLES } from '@catastro/domain/ciudad/configurables'
import type { VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import { Link } from 'react-router'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { CAMBIAR_CIUDAD } from './direcciones.ts'

interface Props {
  readonly una: VersionGuardada & { readonly clave: ClaveConfigurable }
  /** What heads its first two cells. */
  readonly columnas: readonly [que: string, donde: string]
}

/** One thing that the city writes: the way to it, and who last did. */
export const FilaDeClave = ({ una: { clave, version, autor, escritoEl }, columnas: [que, donde] }: Props) => (
  <Fila>
    <Celda columna={que}>
      <Link to={CAMBIAR_CIUDAD.enlace(clave)}>{CONFIGURABLES[clave].titulo}</Link>
    </Celda>
    <Celda columna={donde}>{CONFIGURABLES[clave].donde}</Celda>
    <Celda columna="Última versión">
      {escritoEl === null ? 'Como vino' : `${version}: ${autor}, ${fechaYHora(escritoEl)}`}
    </Celda>
  </Fila>
)
