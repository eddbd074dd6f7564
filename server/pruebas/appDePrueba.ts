import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ErrorDePortal } from '@catastro/domain/errores'
import { estadosDe } from '@catastro/domain/estadosDeLlamada'
import { ZONA_DE_FABRICA } from '@catastro/domain/zona'
import { PERSONAS_DEMO } from '@catastro/sandbox/ciudadDigital/personas'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DestinationStream } from 'pino'
import { inject } from 'vitest'
import { crearApp, crearTrabajos, type Piezas } from '../src/app.ts'
import { fijarRetencion } from '../src/cadena/permitir.ts'
import { abrirParaServir } from '../src/conexiones.ts'
import type { FallasAfuera } from '../src/plataforma/afuera/fallasAfuera.ts'
import { leerAjustes } from '../src/plataforma/ajustes/ajustes.ts'
import type { AlmacenEntero } from '../src/plataforma/archivos/almacen.ts'
import { reconocerAlmacen } from '../src/plataforma/archivos/identidad.ts'
import type { ConexionDeBase, DbRaiz } from '../src/plataforma/base/db.ts'
import { Replica } from '../src/plataforma/base/replica.ts'
import { fijarZona } from '../src/plataforma/base/zona.ts'
import { crearBitacora } from '../src/plataforma/bitacora/bitacora.ts'
import type { CiudadDigital } from '../src/plataforma/ciudadDigital/ciudadDigital.ts'
import type { Cartero } from '../src/plataforma/correo/cartero.ts'
import type { ProveedorDePagos } from '../src/plataforma/proveedorDePagos/proveedor.ts'
import type { Sellador } from '../src/plataforma/sello/sellador.ts'
import { alTerminar } from './alTerminar.ts'
import { baseDeLaCiudad } from './baseDePrueba.ts'
import { almacenEn, listarDeUnaVez } from './ciudadDePrueba.ts'
import { proveedorDePrueba } from './proveedorDePrueba.ts'

/** Their CUILs, by first name without accents: `CUIL.pablo`. */
export const CUIL = {
  ana: '27201112228',
  pablo: '20253334445',
  bruno: '20314445555',
  lucia: '27285556665',
  hector: '20227778882',
  diego: '20272223336',
  clara: '27309991112',
  rosa: '27336667777',
} as const
export type Demo = keyof typeof CUIL

const sinAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A Ciudad Digital in memory: whoever's CUIL is the token is signed in; any other token is refused. It says what the demo
 * city already knows, so that coming in writes nothing; only Rosa Ávila has never been seen.
 */
export const ciudadDigitalDePrueba: CiudadDigital = {
  async quienEs(token) {
    const persona = PERSONAS_DEMO.find(({ cuil }) => cuil === token)
    return persona
      ? {
          id_persona: persona.idPersona,
          documento_persona: persona.cuil,
          nombre_persona: persona.nombre,
          apellido_persona: persona.apellido,
          email_persona: `${sinAcentos(persona.nombre)}.${sinAcentos(persona.apellido)}@example.com`,
          telefono_persona: `381 555-000${persona.idPersona}`,
        }
      : null
  },
  async ciudadanoPorCuil(cuil) {
    const persona = PERSONAS_DEMO.find((p) => p.cuil === cuil)
    return persona
      ? { id_persona: persona.idPersona, nombre_persona: persona.nombre, apellido_persona: persona.apellido }
      : null
  },
}

export interface AppDePrueba {
  readonly app: FastifyInstance
  /** The owner's, and not the server's. */
  readonly db: DbRaiz
  readonly almacen: AlmacenEntero
  /** Where its files are. */
  readonly carpeta: string
  /** What the server's clock says from now on; nothing: the hour that it is. No row changes. */
  ponerEnHora(momento?: Date): void
  /** Where there is one. */
  readonly replica: Replica | undefined
  /** Does a job now, as its hour would. */
  trabajar(nombre: string): Promise<void>
  /** A request signed in as one of the demo people. */
  como(quien: Demo, pedido: InjectOptions): Promise<LightMyRequestResponse>
}

interface Opciones {
  /** Settings of this test, over those of a test: limits off, silent. */
  readonly ajustes?: Record<string, string>
  readonly ciudadDigital?: CiudadDigital
  /** null: a city without online payments. */
  readonly proveedor?: ProveedorDePagos | null
  /** None: mails wait in the outbox. */
  readonly cartero?: Cartero
  /** None: documents go out without a seal. */
  readonly sellador?: Sellador
  readonly destinoDeRegistro?: DestinationStream
  /** None: of its own, that nobody looks at. */
  readonly fallas?: FallasAfuera
  /** Other than the portal's own. */
  readonly ritmo?: Piezas['ritmo']
  /** One that follows its database. */
  readonly replica?: ConexionDeBase
  /** The store as the server finds it. */
  readonly almacen?: (suyo: AlmacenEntero) => AlmacenEntero
}

/** What OpenAPI says that a call answers is all that it answers: in every test, whatever else is answered becomes a 500 that says so. */
function soloLoDeclarado(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
    const llamada = routeOptions.config?.llamada
    if (llamada?.method !== method || estadosDe(llamada).includes(statusCode)) return
    throw new ErrorDePortal(500, `Respuesta sin declarar: ${statusCode} de ${method} ${llamada.path}`)
  })
}

/** The server over its own database and folder, with the demo city. Closed when the file ends. */
export const appDePrueba = async (opciones: Opciones = {}): Promise<AppDePrueba> =>
  otroProceso({ db: await baseDeLaCiudad() }, opciones)

/** One more process of the portal whose database it is: with its own memory. */
export async function otroProceso({ db }: Pick<AppDePrueba, 'db'>, opciones: Opciones = {}): Promise<AppDePrueba> {
  const ciudad = { archivos: inject('archivosDeLaCiudad'), servidor: inject('servidor') }
  const { cerrar, ...portal } = await appSobre(db, ciudad, opciones)
  alTerminar(cerrar)
  return portal
}

/** The processes of a portal work over the same folder. */
const CARPETAS = new WeakMap<DbRaiz, Promise<string>>()

function carpetaDe(dueño: DbRaiz, archivos: string): Promise<string> {
  const carpeta = CARPETAS.get(dueño) ?? copiar(archivos)
  CARPETAS.set(dueño, carpeta)
  return carpeta
}

async function copiar(archivos: string): Promise<string> {
  const carpeta = await mkdtemp(join(tmpdir(), 'portal-archivos-'))
  await cp(archivos, carpeta, { recursive: true })
  return carpeta
}

/**
 * The same over a database of the demo city and a copy of its files, for who runs outside of a test file and closes it. The
 * server works with its own role; what a test asks or changes by itself, with the owner's.
 */
export async function appSobre(
  dueño: DbRaiz,
  { archivos, servidor }: { readonly archivos: string; readonly servidor: ConexionDeBase },
  {
    ajustes = {},
    ciudadDigital = ciudadDigitalDePrueba,
    proveedor: elProveedor = proveedorDePrueba(),
    cartero,
    sellador,
    destinoDeRegistro,
    fallas,
    ritmo,
    replica: deLectura,
    almacen: comoSea = (suyo) => suyo,
  }: Opciones = {},
): Promise<AppDePrueba & { cerrar(): Promise<void> }> {
  const carpeta = await carpetaDe(dueño, archivos)
  const almacen = comoSea(await almacenEn(carpeta))
  await reconocerAlmacen(dueño, almacen)
  const { database } = dueño.$client.options
  let detenido: Date | undefined
  const conexion = { ...servidor, ...(database && { database }), conReplica: deLectura !== undefined }
  const db = await abrirParaServir(dueño, conexion, () => detenido ?? new Date())
  const nivel = destinoDeRegistro ? 'warn' : 'silent'
  const replica = deLectura && new Replica(db, deLectura, crearBitacora(nivel, destinoDeRegistro ?? process.stdout))
  await replica?.iniciar()
  const piezas: Piezas = {
    ajustes: leerAjustes({
      SANDBOX: 'si',
      LIMITE_LLAMADAS: '0',
      LIMITE_ENVIOS: '0',
      LIMITE_CONSULTAS: '0',
      LIMITE_TITULARES_POR_DIA: '0',
      LIMITE_TITULARES_POR_DIA_DEL_PERSONAL: '0',
      LIMITE_BORRADORES: '0',
      LIMITE_AVISOS: '0',
      LIMITE_TOKENS: '0',
      LIMITE_SUBIDAS: '0',
      LIMITE_SUBIDAS_POR_DIRECCION: '0',
      ARCHIVOS_MB_POR_DIA: '0',
      ARCHIVOS_POR_CARPETA: '0',
      NIVEL_DE_REGISTRO: 'silent',
      ...ajustes,
    }),
    db,
    replica,
    almacen,
    ciudadDigital,
    proveedor: elProveedor ?? undefined,
    cartero,
    sellador,
    ritmo,
    ...(destinoDeRegistro && { destinoDeRegistro }),
    ...(fallas && { fallas }),
  }
  const { diasDeConsultas: consultas, diasDeAuditoria: auditoria, zona } = piezas.ajustes
  if (zona !== ZONA_DE_FABRICA) await fijarZona(dueño, zona)
  await fijarRetencion(dueño, { consultas, auditoria })
  const registro = crearBitacora(piezas.ajustes.nivelDeRegistro, destinoDeRegistro ?? process.stdout)
  const app = await crearApp(piezas)
  soloLoDeclarado(app)
  await app.ready()
  return {
    async cerrar() {
      const cerrada = app.close()
      app.server.closeAllConnections() // whoever left in the middle of a reply is not waited for
      await cerrada
      await replica?.detener()
      await db.$client.end()
      await rm(carpeta, { recursive: true, force: true })
    },
    app,
    replica,
    db: dueño,
    almacen: { ...almacen, listar: () => listarDeUnaVez(carpeta) },
    carpeta,
    ponerEnHora(momento) {
      detenido = momento
    },
    async trabajar(nombre) {
      const trabajo = crearTrabajos({ ...piezas, registro }).find((t) => t.nombre === nombre)
      if (!trabajo) throw new Error(`No hay un trabajo ${nombre}`)
      await trabajo.obra(new AbortController().signal)
    },
    como: (quien, pedido) => app.inject({ ...pedido, headers: { authorization: CUIL[quien], ...pedido.headers } }),
  }
}
