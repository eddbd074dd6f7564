import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { comoErrorDePortal } from '../ciudadDigital/errores.ts'
import { repartir } from './avisos.ts'
import { FormularioRechazado, recibirFormulario } from './boton.ts'
import type { Entorno } from './entorno.ts'
import { ESTADOS, estaAbierta } from './estados.ts'
import { enviarError, enviarTarjeta } from './paginas.ts'
import { porPlataforma, resolverTransaccion } from './transacciones.ts'

const AL_INSTANTE = { avisos: 1, demoraMs: 0, desordenados: false } as const
const ACCIONES = ['REALIZADA', 'RECHAZADA', 'CANCELADA'] as const

/** What people see: the form's address, and the card page that it leads to. */
export const sitio = async (app: FastifyInstance, { entorno, camino }: { entorno: Entorno; camino: string }) => {
  await app.register(formbody, { bodyLimit: 32 * 1024 })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof FormularioRechazado) return enviarError(reply, 400, error.message)
    const conocido = comoErrorDePortal(error)
    if (conocido.status >= 500) request.log.error(error)
    return enviarError(reply, conocido.status, conocido.message)
  })

  app.post('/boton', async (request, reply) => {
    const t = await recibirFormulario(entorno, request)
    if (t.estado_id === ESTADOS.CREADA) await resolverTransaccion(entorno.db, t.transaccion_comercio_id, 'EN_PAGO')
    return reply.redirect(`${camino}/tarjeta/${t.id_plataforma}`, 303)
  })

  app.get<{ Params: { id: string } }>('/tarjeta/:id', async ({ params }, reply) => {
    const t = await porPlataforma(entorno.db, params.id)
    return t ? enviarTarjeta(reply, camino, t) : enviarError(reply, 404, 'La operación no existe')
  })

  app.post<{ Params: { id: string }; Body: { accion?: string } | undefined }>(
    '/tarjeta/:id',
    async (request, reply) => {
      const accion = ACCIONES.find((una) => una === request.body?.accion)
      const t = await porPlataforma(entorno.db, request.params.id)
      if (!t || !accion) return enviarError(reply, 404, 'La operación no existe')
      if (!estaAbierta(t.estado_id)) return enviarTarjeta(reply, camino, t)
      const resuelta = await resolverTransaccion(entorno.db, t.transaccion_comercio_id, accion)
      if (resuelta) await repartir(entorno, resuelta, AL_INSTANTE)
      return reply.redirect(accion === 'REALIZADA' ? t.vuelta_exito : t.vuelta_cancelacion, 303)
    },
  )
}
