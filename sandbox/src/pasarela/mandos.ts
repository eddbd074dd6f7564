import { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyInstance } from 'fastify'
import { comoErrorDePortal, cuerpoDeError } from '../ciudadDigital/errores.ts'
import { MODOS_DE_FALLA, ponerFalla } from './api.ts'
import { enviarFalso, repartir } from './avisos.ts'
import type { Entorno } from './entorno.ts'
import { ESTADOS, esEstado } from './estados.ts'
import { mostrar, resolverTransaccion } from './transacciones.ts'

interface Orden {
  readonly TransaccionComercioId?: unknown
  readonly estado?: unknown
  readonly avisos?: unknown
  readonly monto?: unknown
  readonly demoraMs?: unknown
  readonly desordenados?: unknown
}

const MAX_AVISOS = 100
const MAX_DEMORA_MS = 600_000

function entero(valor: unknown, porOmision: number, maximo: number, nombre: string): number {
  if (valor === undefined) return porOmision
  if (typeof valor !== 'number' || !Number.isInteger(valor) || valor < 0 || valor > maximo) {
    throw new ErrorDePortal(400, `${nombre}: debe ser un número entero de 0 a ${maximo}`)
  }
  return valor
}

/** For programs that play the provider: what the card page's buttons do, and everything that can go wrong. */
export const mandos = async (app: FastifyInstance, { entorno }: { entorno: Entorno }) => {
  app.setErrorHandler((error, request, reply) => {
    const conocido = comoErrorDePortal(error)
    if (conocido.status >= 500) request.log.error(error)
    return reply.code(conocido.status).send(cuerpoDeError(conocido))
  })

  app.post<{ Body: Orden | null }>('/resolver', async ({ body }) => {
    const { TransaccionComercioId: id, estado, monto, desordenados } = body ?? {}
    if (!esEstado(estado)) throw new ErrorDePortal(400, `estado: debe ser uno de ${Object.keys(ESTADOS).join(', ')}`)
    if (monto !== undefined && (typeof monto !== 'string' || monto.length > 30)) {
      throw new ErrorDePortal(400, 'monto: debe ser un texto como 2550,00')
    }
    const reparto = {
      avisos: entero(body?.avisos, 1, MAX_AVISOS, 'avisos'),
      demoraMs: entero(body?.demoraMs, 0, MAX_DEMORA_MS, 'demoraMs'),
      desordenados: desordenados === true,
    }
    const t = await resolverTransaccion(entorno.db, String(id ?? ''), estado, monto)
    if (!t) throw new ErrorDePortal(404, 'TransaccionComercioId: no hay una operación con ese número')
    await repartir(entorno, t, reparto)
    return { ok: true, transaccion: mostrar(t) }
  })

  app.post<{ Body: { TransaccionComercioId?: unknown; monto?: unknown } | null }>('/falsificar', async ({ body }) => {
    await enviarFalso(entorno, String(body?.TransaccionComercioId ?? ''), String(body?.monto ?? '2550,00'))
    return { ok: true }
  })

  app.post<{ Body: { modo?: unknown } | null }>('/fallar', async ({ body }) => {
    const modo = MODOS_DE_FALLA.find((uno) => uno === body?.modo)
    if (!modo) throw new ErrorDePortal(400, `modo: debe ser uno de ${MODOS_DE_FALLA.join(', ')}`)
    await ponerFalla(entorno.db, modo)
    return { ok: true }
  })
}
