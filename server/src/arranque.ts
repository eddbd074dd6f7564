import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { cuantos } from '@catastro/domain/plurales'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { crearApp, crearTrabajos, type Piezas } from './app.ts'
import { firmaDelServidor } from './cadena/permitir.ts'
import { abrirParaServir, type Conexiones, conexionesDe, prepararParaServir, replicaDe } from './conexiones.ts'
import { importarEnOtroProceso } from './importaciones/enOtroProceso.ts'
import { numerarPorEncima } from './pagos/numeracion.ts'
import { FallasAfuera } from './plataforma/afuera/fallasAfuera.ts'
import type { Ajustes } from './plataforma/ajustes/ajustes.ts'
import { conCarpeta, conPuertos } from './plataforma/ajustes/lugares.ts'
import { abrirAlmacen } from './plataforma/archivos/abrirAlmacen.ts'
import { exigirQueNoSeaAjena, reconocerAlmacen } from './plataforma/archivos/identidad.ts'
import { avisosDeRestauracion } from './plataforma/archivos/restauraciones.ts'
import { abrirDb, type Firma } from './plataforma/base/db.ts'
import { conCandado, migrar } from './plataforma/base/migrar.ts'
import { Replica } from './plataforma/base/replica.ts'
import { anotarVersion, exigirVersion } from './plataforma/base/versionDeLaBase.ts'
import { ArchivoDeBitacora } from './plataforma/bitacora/archivoDeBitacora.ts'
import { crearBitacora } from './plataforma/bitacora/bitacora.ts'
import { ciudadDigitalPorHttp } from './plataforma/ciudadDigital/ciudadDigital.ts'
import type { Cartero } from './plataforma/correo/cartero.ts'
import { carteroPorHttp } from './plataforma/correo/carteroPorHttp.ts'
import { carteroSmtp } from './plataforma/correo/carteroSmtp.ts'
import { alCerrar } from './plataforma/http/pedidosEnCurso.ts'
import { vigilar } from './plataforma/postgresEmbebido/vigilar.ts'
import { Apagado, terminaEn } from './plataforma/proceso/apagado.ts'
import { IMPORTADOR } from './plataforma/proceso/programas.ts'
import { MIGRACIONES, VERSION } from './plataforma/proceso/raiz.ts'
import { iniciarTrabajos, type TrabajosEnMarcha } from './plataforma/proceso/trabajos.ts'
import { completarAjustesDePagos } from './plataforma/proveedorDePagos/credenciales.ts'
import { plusPagos } from './plataforma/proveedorDePagos/plusPagos.ts'
import { abrirSellador } from './plataforma/sello/sellador.ts'
import { avisoDelCertificado } from './sellos/avisos.ts'
import { exigirBaseDe } from './semilla/demostracion.ts'
import { confirmarPrecios, sembrar } from './semilla/sembrar.ts'

// The same from the sources and from the built file: both stand one folder below server/.
const carpetaJuntoA = (relativa: string) => fileURLToPath(new URL(relativa, import.meta.url))
const CARPETA_DEL_PORTAL = carpetaJuntoA('../../web/dist')

export interface EnMarcha {
  readonly direccion: string
  detener(): Promise<void>
}

/** What each thing has to end in: ten seconds all together (docs/operacion.md, Ver cómo está). */
const PLAZO = {
  pedidos: 3_000,
  trabajos: 400,
  cartero: 200,
  base: 300,
  vigilancia: 700,
  embebido: 2_600,
  registro: 500,
}

/**
 * Starts everything in order: database, schema, files, catalogue, server. Where a step fails, what was started is stopped.
 * `apagado`: whoever may have to stop it before it is whole.
 */
export async function arrancar(ajustes: Ajustes, apagado: Apagado = new Apagado()): Promise<EnMarcha> {
  try {
    await levantar(ajustes, apagado)
    return { direccion: ajustes.urlPublica, detener: () => apagado.terminar() }
  } catch (error) {
    await apagado.terminar().catch(() => {}) // the first failure says why
    throw error
  }
}

async function levantar(ajustes: Ajustes, apagado: Apagado): Promise<void> {
  const carpeta = resolve(ajustes.carpetaDeDatos)
  await conCarpeta('DATA_DIR', carpeta, () => mkdir(carpeta, { recursive: true }))
  const archivoDeRegistro = await abrirRegistro(ajustes.registro)
  const registro = crearBitacora(ajustes.nivelDeRegistro, archivoDeRegistro)
  apagado.luego('el registro', PLAZO.registro, () => {
    const { cortado } = apagado
    if (cortado.length > 0) {
      registro.warn({ cortado }, SIN_TERMINAR)
      console.warn(`${SIN_TERMINAR}: ${cortado.join(', ')}`)
    }
    return archivoDeRegistro.cerrar()
  })
  const alReabrir = () =>
    void archivoDeRegistro
      .reabrir()
      .catch((error: unknown) => registro.error({ err: error }, 'el registro no se puede reabrir'))
  process.on('SIGHUP', alReabrir)
  apagado.luego('SIGHUP', PLAZO.registro, () => process.off('SIGHUP', alReabrir))
  const sellador = ajustes.sello ? await abrirSellador(ajustes.sello) : undefined
  const conexiones = await conectar(ajustes, carpeta, { apagado, registro })
  const dueño = abrirDb(conexiones.dueño)
  apagado.luego('conexiones a la base', PLAZO.base, () => dueño.$client.end())
  const almacen = await conCarpeta('STORAGE_URL', ajustes.lugarDeArchivos, () =>
    abrirAlmacen(ajustes.lugarDeArchivos, ajustes.s3, MAX_BYTES_ARCHIVO),
  )
  const sandbox = ajustes.sandbox ? await import('./sandbox.ts') : undefined

  const db = await conCandado(dueño, async () => {
    await exigirVersion(dueño, MIGRACIONES)
    await exigirBaseDe(dueño, ajustes.sandbox)
    await exigirQueNoSeaAjena(dueño, almacen, ajustes.adoptarAlmacen)
    await migrar(dueño, MIGRACIONES)
    await anotarVersion(dueño, VERSION)
    await reconocerAlmacen(dueño, almacen, ajustes.adoptarAlmacen)
    await exigirBaseDe(dueño, ajustes.sandbox)
    await sembrar(dueño)
    if (sandbox) await confirmarPrecios(dueño)
    await sandbox?.sembrarCiudad(dueño, almacen)
    await numerarPorEncima(dueño)
    return abrirParaServir(dueño, await conexiones.servidor())
  })
  apagado.luego('conexiones a la base', PLAZO.base, () => db.$client.end())

  const seguidora = replicaDe(ajustes)
  const replica = seguidora && new Replica(db, seguidora.conexion, registro)
  await replica?.iniciar()
  apagado.luego('conexiones a la réplica', PLAZO.base, () => replica?.detener())

  const pagos = await completarAjustesDePagos(ajustes.pagos, carpeta)
  const cartero = carteroDe(ajustes)
  apagado.luego('el correo', PLAZO.cartero, () => cartero?.cerrar())
  const fallas = new FallasAfuera()
  const piezas: Piezas = {
    ajustes,
    fallas,
    db,
    replica,
    almacen,
    ciudadDigital: ciudadDigitalPorHttp(ajustes.ciudadDigital, fallas),
    proveedor: pagos && plusPagos(pagos, fallas),
    pagos,
    cartero,
    sellador,
    importar: importarEnOtroProceso(IMPORTADOR, {
      conexion: await conexiones.servidor(),
      firma: enBase64(await firmaDelServidor(dueño)),
      lugarDeArchivos: ajustes.lugarDeArchivos,
      s3: ajustes.s3,
      conAntivirus: ajustes.antivirus !== null,
      marco: ajustes.marcoDeLaCiudad,
    }),
    destinoDeRegistro: archivoDeRegistro,
    carpetaDelPortal: CARPETA_DEL_PORTAL,
  }
  const trabajos = crearTrabajos({ ...piezas, registro })
  await prepararParaServir(dueño, db, { ajustes, trabajos, registro })
  let enMarcha: TrabajosEnMarcha | undefined
  let fin: Promise<void> | undefined
  let avisados = 0
  apagado.luego('los trabajos', DE_LOS_TRABAJOS_MS + 100, async () => {
    if (await terminaEn(DE_LOS_TRABAJOS_MS - (performance.now() - avisados), () => fin)) return
    for (const trabajo of enMarcha?.enCurso() ?? []) apagado.cortar(`el trabajo ${trabajo}`)
  })
  const conApi = ajustes.procesos.includes('api')
  // The stand-ins are other systems, with schemas of their own that the portal's role does not reach.
  if (conApi) await atender(piezas, sandbox && ((app) => sandbox.instalar(app, ajustes, dueño, pagos)), apagado)
  // After the server listens: in sandbox mode the jobs ask it.
  if (ajustes.procesos.includes('trabajos')) {
    enMarcha = await iniciarTrabajos(db, trabajos, registro)
    // Told first, so that they end while the requests do.
    apagado.luego('los trabajos', PLAZO.trabajos, () => {
      avisados = performance.now()
      fin = enMarcha?.detener()
    })
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

const enBase64 = (firma: Firma | undefined) =>
  firma ? { interior: firma.interior.toString('base64'), exterior: firma.exterior.toString('base64') } : null

/** Since they were told: the time of the requests is theirs too. */
const DE_LOS_TRABAJOS_MS = PLAZO.pedidos + PLAZO.trabajos

const SIN_TERMINAR = 'Se apagó sin terminar'

const abrirRegistro = async (archivo: string | null) =>
  archivo === null
    ? ArchivoDeBitacora.salida()
    : conCarpeta('REGISTRO', resolve(archivo), () => ArchivoDeBitacora.abrir(resolve(archivo)))

interface Alrededor {
  readonly apagado: Apagado
  readonly registro: Logger
}

/** The embedded PostgreSQL is stopped also while it starts. */
async function conectar(ajustes: Ajustes, carpeta: string, { apagado, registro }: Alrededor): Promise<Conexiones> {
  const fin = new AbortController()
  const conectando = conexionesDe(ajustes, carpeta, fin.signal)
  apagado.luego('la base de datos incluida', PLAZO.embebido + 500, async () => {
    fin.abort()
    const { embebido } = await conectando.catch(() => ({ embebido: undefined }))
    if (embebido && !(await embebido.detener(PLAZO.embebido)))
      apagado.cortar('la base de datos incluida, que se repara al arrancar')
  })
  const conexiones = await conectando
  if (conexiones.embebido)
    apagado.luego('la base de datos incluida', PLAZO.vigilancia, vigilar(conexiones.embebido, registro))
  return conexiones
}

function carteroDe({ correo: { smtp, casilla, remitente } }: Ajustes): Cartero | undefined {
  if (smtp) return carteroSmtp({ url: smtp, remitente })
  return casilla ? carteroPorHttp({ direccion: casilla, remitente }) : undefined
}

async function atender(
  piezas: Piezas,
  instalarSustitutos: ((app: FastifyInstance) => Promise<void>) | undefined,
  apagado: Apagado,
): Promise<void> {
  const { ajustes } = piezas
  const app = await crearApp(piezas)
  const cerrar = alCerrar(app)
  apagado.luego('los pedidos', PLAZO.pedidos + 300, async () => {
    const cortados = await cerrar(PLAZO.pedidos)
    if (cortados > 0) apagado.cortar(cuantos(cortados, 'pedido', 'pedidos'))
  })
  await instalarSustitutos?.(app)
  await conPuertos(ajustes, ajustes.metricas, () => app.listen({ port: ajustes.puerto, host: ajustes.equipo }))
}
