import { almacen } from './almacen.ts'
import { abrir, cerrar } from './sellado.ts'

/** A day as the portal told it, for where there is no signal. Those before it go: nobody opens them there. */
export async function guardarDia(idPersona: number, dia: string, hoy: string, jornada: object): Promise<void> {
  const fila = await cerrar('dias', { idPersona, dia }, jornada)
  const tx = (await almacen()).transaction('dias', 'readwrite')
  tx.store.delete(IDBKeyRange.bound([idPersona, ''], [idPersona, hoy], false, true))
  tx.store.put(fila)
  await tx.done
}

export async function leerDia(idPersona: number, dia: string): Promise<unknown> {
  const fila = await (await almacen()).get('dias', [idPersona, dia])
  return fila ? abrir<unknown>('dias', fila) : null
}
