import { almacen } from './almacen.ts'
import { avisarCambio } from './cambios.ts'
import { CERRADOS, DEL_TELEFONO } from './esquema.ts'

interface Queda {
  /** Whoever is signed in: all of theirs. */
  readonly conSesion: number | null
  /** What others were filling in: a session that ended by itself may come back to it; one that was closed, not. */
  readonly sinFirmar: 'espera' | 'se va'
}

/**
 * What a session leaves when it ends. Its key goes, so that nothing is read; and its days, the papers taken along, and that
 * something was sent. What was signed and not sent stays, for as long as it takes.
 */
export async function olvidar({ conSesion, sinFirmar }: Queda): Promise<void> {
  const base = await almacen()
  const tx = base.transaction([...CERRADOS, 'llaves'] as const, 'readwrite', { durability: 'strict' })
  for (const tienda of ['dias', 'enviadas', 'papeles'] as const) {
    for await (const cursor of tx.objectStore(tienda).iterate()) {
      if (cursor.value.idPersona !== conSesion) cursor.delete()
    }
  }
  let conLaDelTelefono = false
  const fotos = new Set<string>()
  for (const tienda of ['resultados', 'fotografias'] as const) {
    for await (const cursor of tx.objectStore(tienda).iterate()) {
      const fila = cursor.value
      if (fila.firmadaEl !== null || fila.idPersona === conSesion || sinFirmar === 'espera') {
        conLaDelTelefono ||= fila.delTelefono === true
        if ('id' in fila) fotos.add(fila.id)
      } else cursor.delete()
    }
  }
  const bytes = tx.objectStore('bytes')
  for (const id of await bytes.getAllKeys()) if (!fotos.has(id)) bytes.delete(id)
  const llaves = tx.objectStore('llaves')
  for (const de of await llaves.getAllKeys()) {
    if (de !== conSesion && !(de === DEL_TELEFONO && conLaDelTelefono)) llaves.delete(de)
  }
  await tx.done
  avisarCambio()
}
