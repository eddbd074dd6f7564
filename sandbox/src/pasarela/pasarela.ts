import type { FastifyInstance } from 'fastify'
import { api } from './api.ts'
import type { Entorno } from './entorno.ts'
import { ESQUEMA } from './esquema.sql.ts'
import { mandos } from './mandos.ts'
import { sitio } from './sitio.ts'

/** Any number will do, as long as it is this stand-in's own. */
const CERROJO = 0x0bad_0a9

/** Stand-in of the card provider: the form's address and the card page, its REST API, its notices. Register it with a `prefix`. */
export const pasarela = async (app: FastifyInstance, entorno: Entorno) => {
  await crearTablas(entorno)
  await app.register(sitio, { entorno, camino: app.prefix })
  await app.register(api, { prefix: '/api', entorno })
  await app.register(mandos, { entorno })
}

/** Done again at every start; two at once wait for each other. */
async function crearTablas({ db }: Entorno): Promise<void> {
  const cliente = await db.connect()
  try {
    await cliente.query('begin')
    await cliente.query('select pg_advisory_xact_lock($1)', [CERROJO])
    await cliente.query(ESQUEMA)
    await cliente.query('commit')
  } catch (error) {
    await cliente.query('rollback')
    throw error
  } finally {
    cliente.release()
  }
}
