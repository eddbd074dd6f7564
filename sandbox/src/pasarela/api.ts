import { setTimeout as esperar } from 'node:timers/promises'
import { zonaDeLaCiudad } from '@catastro/domain/zona'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import type { Pool } from 'pg'
import type { Entorno } from './entorno.ts'
import { mostrar, porComercio, resolverTransaccion, type Transaccion } from './transacciones.ts'

const COLGADA_MS = 30_000

export const MODOS_DE_FALLA = ['ninguna', 'error', 'colgada'] as const
export type ModoDeFalla = (typeof MODOS_DE_FALLA)[number]

export async function ponerFalla(db: Pool, modo: ModoDeFalla): Promise<void> {
  await db.query(
    `insert into pasarela.falla (modo) values ($1) on conflict (unica) do update set modo = excluded.modo`,
    [modo],
  )
}

/** `dd/mm/yyyy` → `yyyy-mm-dd`; anything else is no day. */
const dia = (texto: unknown) =>
  /^(\d{2})\/(\d{2})\/(\d{4})$/
    .exec(String(texto ?? ''))
    ?.slice(1)
    .reverse()
    .join('-')

/** The provider's REST API. It fails as it is told to. */
export const api = async (app: FastifyInstance, { entorno }: { entorno: Entorno }) => {
  const { db } = entorno
  const clave = Buffer.from(entorno.frase.padEnd(32, '*'))

  const conSesion = async ({ headers }: FastifyRequest) => {
    const token = (headers.authorization ?? '').replace(/^Bearer /, '')
    return jwtVerify(token, clave).then(
      () => true,
      () => false,
    )
  }

  app.addHook('preHandler', async (_request, reply) => {
    const { rows } = await db.query<{ modo: ModoDeFalla }>('select modo from pasarela.falla')
    if (rows[0]?.modo === 'error') return reply.code(500).send('<html>Error interno</html>')
    if (rows[0]?.modo === 'colgada') await esperar(COLGADA_MS, undefined, { ref: false })
    return undefined
  })

  app.post<{ Body: { guid?: string; frase?: string } | undefined }>('/sesion', async ({ body }, reply) => {
    if (body?.guid !== entorno.guid || body.frase !== entorno.frase) {
      return reply.code(401).send({ status: false, message: 'Credenciales incorrectas' })
    }
    const data = await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('4h').sign(clave)
    return { status: true, data }
  })

  app.get<{ Params: { id: string } }>('/transaction/:id', async (request, reply) => {
    if (!(await conSesion(request))) return reply.code(401).send({ status: false })
    const t = await porComercio(db, request.params.id)
    if (!t) return reply.code(404).send({ status: false, message: 'La transacción no existe' })
    // A JSON string inside the JSON, as the real one sometimes answers.
    return { status: true, data: JSON.stringify(mostrar(t)) }
  })

  app.get<{ Querystring: Record<string, string> }>('/transactions', async (request, reply) => {
    if (!(await conSesion(request))) return reply.code(401).send({ status: false })
    const { FechaDesde, FechaHasta, EstadoTransaccion } = request.query
    const [desde, hasta, estado] = [dia(FechaDesde), dia(FechaHasta), Number(EstadoTransaccion)]
    if (!desde || !hasta || !Number.isInteger(estado)) return reply.code(400).send({ status: false })
    const { rows } = await db.query<Transaccion>(
      `select t.*, t.monto::text as monto from pasarela.transaccion t where estado_id = $3
         and creada >= ($1::date)::timestamp at time zone $4
         and creada < ($2::date + 1)::timestamp at time zone $4 order by creada`,
      // Of its own: a provider knows nothing of the portal's database.
      [desde, hasta, estado, zonaDeLaCiudad()],
    )
    return { status: true, data: rows.map(mostrar) }
  })

  app.post<{ Body: { TransaccionComercioId?: string } | undefined }>('/refund', async (request, reply) => {
    if (!(await conSesion(request))) return reply.code(401).send({ status: false })
    const t = await resolverTransaccion(db, String(request.body?.TransaccionComercioId ?? ''), 'DEVUELTA')
    return t ? { status: true, data: mostrar(t) } : reply.code(404).send({ status: false })
  })
}
