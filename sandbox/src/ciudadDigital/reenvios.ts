import { obtenerLibreDeuda } from '@catastro/domain/libreDeuda/llamadas'
import type { FastifyInstance } from 'fastify'

interface Opciones {
  readonly urlApi: string
}

const SIN_RESPUESTA = { ok: false, message: 'El portal no responde en este momento. Intente de nuevo en unos minutos' }

/** The specification has Ciudad Digital take this call; the payment is checked by the portal, which it is passed on to. */
export const reenvios = async (app: FastifyInstance, { urlApi }: Opciones) => {
  app.post(obtenerLibreDeuda.path, { bodyLimit: 16 * 1024 }, async ({ headers, body }, reply) => {
    const respuesta = await fetch(`${urlApi}${obtenerLibreDeuda.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
      body: JSON.stringify(body ?? null),
    }).catch(() => null)
    if (!respuesta) return reply.code(503).send(SIN_RESPUESTA)
    return reply.code(respuesta.status).send(await respuesta.json())
  })
}
