import { ErrorDePortal } from '@catastro/domain/errores'
import { SIN_CAMBIOS, VERSION_CAMBIADA, VERSION_PERDIDA, type Version } from '@catastro/domain/versiones'

/** What is another between what two versions say, thing by thing. */
type Cambios<D> = (antes: D, despues: D) => readonly string[]

/**
 * The one in force, where it is the one that was looked at. With another nothing is written, and what changed is said.
 * `versiones`: the last one first, read under the lock of what they are of.
 */
export function exigirLaMirada<D, V extends D & Version>(
  versiones: readonly V[],
  mirada: number,
  cambios: Cambios<D>,
): V {
  const [actual] = versiones
  const vista = versiones.find(({ version }) => version === mirada)
  // What whoever asks was looking at; a restored database may have lost it.
  if (!actual || !vista) throw new ErrorDePortal(409, VERSION_PERDIDA)
  if (actual.version !== mirada) {
    const quienFue = actual.autor ?? 'otra persona'
    throw new ErrorDePortal(409, VERSION_CAMBIADA(quienFue, actual.version, cambios(vista, actual)))
  }
  return actual
}

/** Another version says something else. */
export function exigirQueCambie(cambios: readonly string[]): void {
  if (cambios.length === 0) throw new ErrorDePortal(400, SIN_CAMBIOS)
}
