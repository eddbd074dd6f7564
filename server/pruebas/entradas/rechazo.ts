import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { AppDePrueba, Demo } from '../appDePrueba.ts'
import { instantanea } from '../instantanea.ts'

export interface Rechazo {
  readonly status?: number
  readonly message: string
  /** The field that the sentence names; absent where it is about the request as a whole. */
  readonly path?: string
}

/** Asks, and expects exactly this refusal. */
export async function esperarRechazo(
  portal: AppDePrueba,
  quien: Demo,
  pedido: InjectOptions,
  { status = 400, message, path }: Rechazo,
) {
  const respuesta = await portal.como(quien, pedido)
  const primero = path === undefined ? {} : { errors: expect.arrayContaining([{ msg: message, path }]) }
  expect([respuesta.statusCode, respuesta.json()], JSON.stringify(pedido.url)).toEqual([
    status,
    { ok: false, message, ...primero },
  ])
}

/**
 * Whatever these requests are, nothing of them is kept: no row in any table, no file. Whoever is cut off is answered while what
 * had come of its file is still being taken away.
 */
export async function sinDejarRastro(portal: AppDePrueba, obra: () => Promise<void>) {
  const antes = await instantanea(portal)
  await obra()
  await expect.poll(() => instantanea(portal)).toEqual(antes)
}
