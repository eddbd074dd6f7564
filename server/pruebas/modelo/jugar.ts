import { fotografiar } from './foto.ts'
import { revisar } from './invariantes/revisar.ts'
import type { Jugada, Mesa } from './mesa.ts'

/** Somebody makes a call: it is allowed or refused as the model says, and then everything holds. */
export async function jugar(mesa: Mesa, jugada: Jugada): Promise<void> {
  jugada.antes?.()
  const respuesta = await mesa.portal.como(jugada.quien, jugada.pedido)
  const { statusCode } = respuesta
  const dicho = statusCode === 200 ? '' : ` (${respuesta.json().message})`
  mesa.pasos.push(`${jugada.quien} ${jugada.que} → ${statusCode}${dicho}`)
  const esperados = [jugada.espera].flat()
  if (!esperados.includes(statusCode)) throw new Error(`se esperaba ${esperados.join(' o ')} y respondió ${statusCode}`)
  if (statusCode === 200) jugada.efecto?.(respuesta)
  const antes = new Map(mesa.fotos)
  for (const { id } of mesa.modelo.carpetas) mesa.fotos.set(id, await fotografiar(mesa.portal.db, id))
  await revisar(mesa, antes, jugada)
}
