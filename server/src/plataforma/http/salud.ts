import { Readable } from 'node:stream'
import { ANTIVIRUS_ATRASADO } from '@catastro/domain/antivirus/mensajes'
import type { FastifyInstance } from 'fastify'
import { deAdentro } from '../ajustes/redes.ts'
import type { Almacen } from '../archivos/almacen.ts'
import { BARRIDO_DETENIDO } from '../archivos/barrer.ts'
import { esperaDelAntivirus } from '../archivos/esperaDelAntivirus.ts'
import { type DbRaiz, sentencia } from '../base/db.ts'
import { VERSION } from '../proceso/raiz.ts'

/** Seconds that the oldest file may wait for the scanner before somebody should look. */
const ESPERA_LARGA_S = 15 * 60

interface LoQueSeMira {
  readonly db: DbRaiz
  readonly almacen: Almacen
  readonly conAntivirus: boolean
  readonly registro: { readonly falla?: Error | undefined } | undefined
  /** Of the capabilities. */
  avisos(): Promise<readonly string[]>
  /** Addresses, or nets, that are told reasons and notices. */
  readonly desdeAdentro: readonly string[]
}

const NO_ESTA_LISTO = 'El portal no está listo'

/**
 * `GET /salud`: alive, and of which version. `GET /salud/listo`: database and files answer, and there is room to write; otherwise 503 with the
 * reason. `avisos`: what somebody has to look at, while everything is served. Who asks from outside is told neither.
 */
export function instalarSalud(
  app: FastifyInstance,
  { db, almacen, conAntivirus, registro, desdeAdentro, ...mas }: LoQueSeMira,
): void {
  const esDeAdentro = deAdentro(desdeAdentro)
  app.get('/salud', { schema: { hide: true } }, (request) =>
    esDeAdentro(request) ? { ok: true, version: VERSION } : { ok: true },
  )
  app.get('/salud/listo', { schema: { hide: true } }, async (request, reply) => {
    const adentro = esDeAdentro(request)
    const base = await baseLista(db)
    const motivos = [base.motivo, await archivosListos(almacen), registroListo(registro?.falla)].filter(Boolean)
    if (motivos.length > 0) {
      return reply.code(503).send({ ok: false, message: adentro ? motivos.join('. ') : NO_ESTA_LISTO })
    }
    if (!adentro) return { ok: true }
    const atrasado = conAntivirus && (await esperaDelAntivirus(db)).segundos > ESPERA_LARGA_S
    const avisos = [base.detenido && BARRIDO_DETENIDO, atrasado && ANTIVIRUS_ATRASADO, ...(await mas.avisos())].filter(
      Boolean,
    )
    return avisos.length > 0 ? { ok: true, avisos } : { ok: true }
  })
}

const leer = sentencia(
  'base_lista',
  'select exists (select 1 from almacen where detenido_por is not null) as detenido from tramite_estado limit 1',
)

/** Tables are there only once every migration ran: they run before anything listens. */
const baseLista = (db: DbRaiz): Promise<{ motivo?: string; detenido?: boolean }> =>
  leer(db).then(
    ([fila]) => ({ detenido: fila?.detenido === true }),
    () => ({ motivo: 'La base de datos no responde o le faltan migraciones' }),
  )

const archivosListos = async (almacen: Almacen) => {
  try {
    const { ruta } = await almacen.guardar(Readable.from([Buffer.from('prueba')]))
    await almacen.borrar(ruta)
    return undefined
  } catch (error) {
    return `El almacén de archivos no se puede escribir${porQue(error)}`
  }
}

const registroListo = (falla: Error | undefined) => falla && `El registro no se puede escribir${porQue(falla)}`

const porQue = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? ': no queda lugar en el disco' : ''
