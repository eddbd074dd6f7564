import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Almacen } from '../archivos/almacen.ts'
import { type DbRaiz, sentencia } from '../db.ts'

/** `GET /salud`: alive. `GET /salud/listo`: database and files answer; otherwise 503 with the reason. */
export function instalarSalud(app: FastifyInstance, { db, almacen }: { db: DbRaiz; almacen: Almacen }): void {
  app.get('/salud', { schema: { hide: true } }, () => ({ ok: true }))
  app.get('/salud/listo', { schema: { hide: true } }, async (_request, reply) => {
    const motivo = (await baseLista(db)) ?? (await archivosListos(almacen))
    if (motivo) reply.code(503)
    return motivo ? { ok: false, message: motivo } : { ok: true }
  })
}

const hayTablas = sentencia('hay_tablas', 'select id_tramite_estado from tramite_estado limit 1')

/** Tables are there only once every migration ran: they run before anything listens. */
const baseLista = (db: DbRaiz) =>
  hayTablas(db).then(
    () => undefined,
    () => 'La base de datos no responde o le faltan migraciones',
  )

const archivosListos = async (almacen: Almacen) => {
  try {
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('prueba')]))
    await almacen.borrar(ruta)
    return undefined
  } catch {
    return 'El almacén de archivos no se puede escribir'
  }
}
