import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import type { FastifyInstance } from 'fastify'
import { crearApp, crearTrabajos, type Piezas } from './app.ts'
import { abrirParaServir, conexionesDe, prepararParaServir } from './conexiones.ts'
import { numerarPorEncima } from './pagos/numeracion.ts'
import { FallasAfuera } from './plataforma/afuera/fallasAfuera.ts'
import type { Ajustes } from './plataforma/ajustes/ajustes.ts'
import { abrirAlmacen } from './plataforma/archivos/abrirAlmacen.ts'
import { exigirQueNoSeaAjena, reconocerAlmacen } from './plataforma/archivos/identidad.ts'
import { avisosDeRestauracion } from './plataforma/archivos/restauraciones.ts'
import { abrirDb } from './plataforma/base/db.ts'
import { conCandado, migrar } from './plataforma/base/migrar.ts'
import { anotarVersion, exigirVersion } from './plataforma/base/versionDeLaBase.ts'
import { ArchivoDeBitacora } from './plataforma/bitacora/archivoDeBitacora.ts'
import { crearBitacora } from './plataforma/bitacora/bitacora.ts'
import { ciudadDigitalPorHttp } from './plataforma/ciudadDigital/ciudadDigital.ts'
import type { Cartero } from './plataforma/correo/cartero.ts'
import { carteroPorHttp } from './plataforma/correo/carteroPorHttp.ts'
import { carteroSmtp } from './plataforma/correo/carteroSmtp.ts'
import { vigilar } from './plataforma/postgresEmbebido/vigilar.ts'
import { MIGRACIONES, VERSION } from './plataforma/proceso/raiz.ts'
import { iniciarTrabajos, type TrabajosEnMarcha } from './plataforma/proceso/trabajos.ts'
import { completarAjustesDePagos } from './plataforma/proveedorDePagos/credenciales.ts'
import { plusPagos } from './plataforma/proveedorDePagos/plusPagos.ts'
import { abrirSellador } from './plataforma/sello/sellador.ts'
import { avisoDelCertificado } from './sellos/avisos.ts'
import { exigirBaseDe } from './semilla/demostracion.ts'
import { sembrar } from './semilla/sembrar.ts'

// The same from the sources and from the built file: both stand one folder below server/.
const carpetaJuntoA = (relativa: string) => fileURLToPath(new URL(relativa, import.meta.url))
const CARPETA_DEL_PORTAL = carpetaJuntoA('../../web/dist')

export interface EnMarcha {
  readonly direccion: string
  detener(): Promise<void>
}

/** Starts everything in order: database, schema, files, catalogue, server. Where a step fails, what was started is stopped. */
export async function arrancar(ajustes: Ajustes): Promise<EnMarcha> {
  const porDetener: (() => unknown)[] = []
  /** The last one first, and each of them, even where one fails. */
  const detener = async (): Promise<void> => {
    const obra = porDetener.pop()
    if (!obra) return
    try {
      await obra()
    } finally {
      await detener()
    }
  }
  try {
    await levantar(ajustes, (obra) => porDetener.push(obra))
    return { direccion: ajustes.urlPublica, detener }
  } catch (error) {
    await detener().catch(() => {}) // the first failure says why
    throw error
  }
}

/** `alDetener`: what undoes each step, in the order of the steps. */
async function levantar(ajustes: Ajustes, alDetener: (obra: () => unknown) => void): Promise<void> {
  const carpeta = resolve(ajustes.carpetaDeDatos)
  await mkdir(carpeta, { recursive: true })
  const archivoDeRegistro = await ArchivoDeBitacora.abrir(join(carpeta, 'portal.log'))
  alDetener(() => archivoDeRegistro.cerrar())
  const registro = crearBitacora(ajustes.nivelDeRegistro, archivoDeRegistro)
  const sellador = ajustes.sello ? await abrirSellador(ajustes.sello) : undefined
  const { embebido, ...conexiones } = await conexionesDe(ajustes, carpeta)
  if (embebido) {
    alDetener(() => embebido.detener())
    alDetener(vigilar(embebido, registro))
  }
  const dueño = abrirDb(conexiones.dueño)
  alDetener(() => dueño.$client.end())
  const almacen = await abrirAlmacen(ajustes.lugarDeArchivos, ajustes.s3, MAX_BYTES_ARCHIVO)
  const sandbox = ajustes.sandbox ? await import('./sandbox.ts') : undefined

  const db = await conCandado(dueño, async () => {
    await exigirVersion(dueño, MIGRACIONES)
    await exigirQueNoSeaAjena(dueño, almacen, ajustes.adoptarAlmacen)
    await migrar(dueño, MIGRACIONES)
    await anotarVersion(dueño, VERSION)
    await reconocerAlmacen(dueño, almacen, ajustes.adoptarAlmacen)
    await exigirBaseDe(dueño, ajustes.sandbox)
    await sembrar(dueño)
    await sandbox?.sembrarCiudad(dueño, almacen)
    await numerarPorEncima(dueño)
    return abrirParaServir(dueño, await conexiones.servidor())
  })
  alDetener(() => db.$client.end())

  const pagos = await completarAjustesDePagos(ajustes.pagos, carpeta)
  const cartero = carteroDe(ajustes)
  alDetener(() => cartero?.cerrar())
  const fallas = new FallasAfuera()
  const piezas: Piezas = {
    ajustes,
    fallas,
    db,
    almacen,
    ciudadDigital: ciudadDigitalPorHttp(ajustes.ciudadDigital, fallas),
    proveedor: pagos && plusPagos(pagos, fallas),
    cartero,
    sellador,
    destinoDeRegistro: archivoDeRegistro,
    carpetaDelPortal: CARPETA_DEL_PORTAL,
  }
  const trabajos = crearTrabajos({ ...piezas, registro })
  await prepararParaServir(dueño, db, { ajustes, trabajos, registro })
  let enMarcha: TrabajosEnMarcha | undefined
  alDetener(() => enMarcha?.detener())
  const conApi = ajustes.procesos.includes('api')
  // The stand-ins are other systems, with schemas of their own that the portal's role does not reach.
  if (conApi) await atender(piezas, sandbox && ((app) => sandbox.instalar(app, ajustes, dueño, pagos)), alDetener)
  // After the server listens: in sandbox mode the jobs ask it.
  if (ajustes.procesos.includes('trabajos')) {
    enMarcha = await iniciarTrabajos(db, trabajos, registro)
  }
  const delSello = sellador && avisoDelCertificado(sellador.certificado)
  if (delSello) {
    registro.warn(delSello)
    console.warn(delSello)
  }
  for (const aviso of await avisosDeRestauracion(dueño)) {
    registro.error(aviso)
    console.warn(aviso)
  }
  if (conApi) {
    console.log(`Portal de catastro en ${ajustes.urlPublica}`)
    if (!cartero) console.log('Sin SMTP_URL: los correos quedan en espera y no salen')
    sandbox?.presentar(ajustes.urlPublica)
  }
}

function carteroDe({ correo: { smtp, casilla, remitente } }: Ajustes): Cartero | undefined {
  if (smtp) return carteroSmtp({ url: smtp, remitente })
  return casilla ? carteroPorHttp({ direccion: casilla, remitente }) : undefined
}

async function atender(
  piezas: Piezas,
  instalarSustitutos: ((app: FastifyInstance) => Promise<void>) | undefined,
  alDetener: (obra: () => unknown) => void,
): Promise<void> {
  const { ajustes } = piezas
  const app = await crearApp(piezas)
  alDetener(() => app.close())
  await instalarSustitutos?.(app)
  await app.listen({ port: ajustes.puerto, host: ajustes.equipo })
}
