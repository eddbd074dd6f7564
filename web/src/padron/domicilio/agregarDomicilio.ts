import { main } from '../../red/cliente.ts'
import type { EnvioDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'

type Domicilio = EnvioDe<'main', 'POST /formulario/agregarDomicilioObra'>['json']

/** Saves a typed address, and answers its number; with who types it, as the call is specified. */
export async function agregarDomicilio(domicilio: Domicilio): Promise<number> {
  const idPersona = useSesion.getState().roles[0]?.idPersona
  return (await main('POST /formulario/agregarDomicilioObra', { json: { ...domicilio, idPersona } })).id
}
