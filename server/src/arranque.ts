import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/carpetas/reglas'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { crearApp, crearTrabajos, type Piezas } from './app.ts'
import type { Ajustes } from './plataforma/ajustes.ts'
import { barrerHuerfanos } from './plataforma/archivos/barrer.ts'
import { carpetaLocal } from './plataforma/archivos/carpetaLocal.ts'
import { ciudadDigitalPorHttp } from './plataforma/ciudadDigital.ts'
import type { Cartero } from './plataforma/correo/cartero.ts'
import { carteroPorHttp } from './plataforma/correo/carteroPorHttp.ts'
import { carteroSmtp } from './plataforma/correo/carteroSmtp.ts'
import { abrirDb } from './plataforma/db.ts'
import { conCandado, migrar } from './plataforma/migrar.ts'
import { iniciarPostgres } from './plataforma/postgresEmbebido.ts'
import type { AjustesDePagos } from './plataforma/proveedorDePagos/ajustesDePagos.ts'
import { completarAjustesDePagos } from './plataforma/proveedorDePagos/credenciales.ts'
import { plusPagos } from './plataforma/proveedorDePagos/plusPagos.ts'
import { crearRegistro } from './plataforma/registro.ts'
import { iniciarTrabajos } from './plataforma/trabajos.ts'
import { sembrar } from './semilla/sembrar.ts'

// The same from the sources and from the built file: both stand one folder below server/.
const carpetaJuntoA = (relativa: string) => fileURLToPath(new URL(relativa, import.meta.url))
const CARPETA_DEL_PORTAL = carpetaJuntoA('../../web/dist')
const MIGRACIONES = carpetaJuntoA('../migraciones')
const UNA_HORA_MS = 3_600_000

export interface EnMarcha {
  readonly direccion: string
  detener(): Promise<void>
}

/** Starts everything in order: database, schema, catalogue, files, server. Each step that fails stops the start. */
export async function arrancar(ajustes: Ajustes): Promise<EnMarcha> {
  const carpeta = resolve(ajustes.carpetaDeDatos)
  await mkdir(carpeta, { recursive: true })
  const registro = pino.destination({ dest: join(carpeta, 'portal.log'), sync: false, mkdir: true })
  const postgres = ajustes.baseDeDatos ? undefined : await iniciarPostgres({ carpeta: join(carpeta, 'postgres') })
  const db = abrirDb(postgres ? postgres.conexion : { connectionString: ajustes.baseDeDatos })
  const almacen = await carpetaLocal({ carpeta: resolve(ajustes.carpetaDeArchivos), maximo: MAX_BYTES_ARCHIVO })
  const sandbox = ajustes.sandbox ? await import('./sandbox.ts') : undefined

  await conCandado(db, async () => {
    await migrar(db, MIGRACIONES)
    await sembrar(db)
    await sandbox?.sembrarCiudad(db, almacen)
  })
  // With its own database this is the only process; otherwise another may be storing files right now.
  await barrerHuerfanos(db, almacen, new Date(Date.now() - (postgres ? 0 : UNA_HORA_MS)))

  const pagos = await completarAjustesDePagos(ajustes.pagos, carpeta)
  const cartero = carteroDe(ajustes)
  const piezas: Piezas = {
    ajustes,
    db,
    almacen,
    ciudadDigital: ciudadDigitalPorHttp(ajustes.ciudadDigital),
    proveedor: pagos && plusPagos(pagos),
    cartero,
    destinoDeRegistro: registro,
    carpetaDelPortal: CARPETA_DEL_PORTAL,
  }
  const app = ajustes.procesos.includes('api') ? await atender(piezas, pagos, sandbox) : undefined
  // After the server listens: in sandbox mode the jobs ask it.
  const trabajos = ajustes.procesos.includes('trabajos')
    ? await iniciarTrabajos(db, crearTrabajos(piezas), crearRegistro(ajustes.nivelDeRegistro, registro))
    : undefined
  const direccion = ajustes.urlPublica
  if (app) {
    console.log(`Portal de catastro en ${direccion}`)
    if (!cartero) console.log('Sin SMTP_URL: los correos quedan en espera y no salen')
    sandbox?.presentar(direccion)
  }
  return {
    direccion,
    async detener() {
      await app?.close()
      await trabajos?.detener()
      cartero?.cerrar()
      await db.$client.end()
      await postgres?.detener()
      registro.flushSync()
    },
  }
}

function carteroDe({ correo: { smtp, casilla, remitente } }: Ajustes): Cartero | undefined {
  if (smtp) return carteroSmtp({ url: smtp, remitente })
  return casilla ? carteroPorHttp({ direccion: casilla, remitente }) : undefined
}

type Sandbox = typeof import('./sandbox.ts')

async function atender(
  piezas: Piezas,
  pagos: AjustesDePagos | undefined,
  sandbox: Sandbox | undefined,
): Promise<FastifyInstance> {
  const { ajustes, db } = piezas
  const app = await crearApp(piezas)
  await sandbox?.instalar(app, ajustes, db, pagos)
  await app.listen({ port: ajustes.puerto, host: ajustes.equipo })
  return app
}
