import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import type { Objetos } from '../../src/plataforma/archivos/objetos.ts'
import { objetosEnCarpeta } from '../../src/plataforma/archivos/objetosEnCarpeta.ts'
import { objetosEnS3 } from '../../src/plataforma/archivos/objetosEnS3.ts'
import { unaFila } from '../../src/plataforma/base/unaFila.ts'
import { iniciarPostgres } from '../../src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { haTerminado } from '../../src/plataforma/postgresEmbebido/postmasterPid.ts'
import { ingresar, type Sesion } from '../caidas/clientes.ts'
import { iniciarServidor, puertoLibre, type Servidor } from '../caidas/proceso.ts'
import { conBase } from '../caidas/revision.ts'
import { conCiudad, hacerRoles } from '../instalacion/produccion.ts'
import { type ProveedorAparte, proveedorAparte } from '../pagos/proveedorAparte.ts'
import { type S3DePrueba, s3DePrueba } from '../s3DePrueba.ts'
import { smtpDePrueba } from '../smtpDePrueba.ts'
import { type Puerta, ponerPuerta } from './puerta.ts'

/** A PostgreSQL of the city's own, by TCP, with its two roles. */
export interface Base {
  /** Of who may see everything. */
  readonly admin: ClientConfig
  readonly dueño: string
  readonly portal: string
  apagar(): Promise<void>
  encender(): Promise<void>
  detener(): Promise<void>
}

/** One of the processes that serve, always at the same address. */
interface Proceso {
  readonly direccion: string
  readonly servidor: Servidor
  /** Its clock runs so far ahead from now on. */
  correrReloj(ms: number): Promise<void>
  revivir(): Promise<void>
}

/** What the portal talks to, and stays when it is gone. */
interface Afuera {
  /** Where the two processes listen, and the door that people come to. */
  readonly puertos: readonly [number, number]
  readonly direccion: string
  readonly s3: S3DePrueba
  readonly proveedor: ProveedorAparte
  readonly correo: { readonly puerta: Puerta; readonly recibidos: readonly { readonly idMensaje: string }[] }
  detener(): Promise<void>
}

/**
 * A whole city on this machine: two processes that serve behind one door, PostgreSQL, S3, Ciudad Digital, the card provider and a
 * mail server, each with a door of its own that can be shut.
 */
export interface Mundo extends Omit<Afuera, 'puertos'> {
  readonly carpeta: string
  readonly base: Base
  readonly procesos: readonly [Proceso, Proceso]
  /** Where the files are. */
  readonly objetos: Objetos
  readonly ciudad: { readonly directa: string; readonly puerta: Puerta }
  readonly sesion: Sesion
  /** What its processes are started with. */
  readonly ajustes: Readonly<Record<string, string>>
}

const PADRONES = 2_000
export const PRIMER_PADRON = 40_000_000

interface Opciones {
  readonly base?: (carpeta: string) => Promise<Base>
  /** Others' to end. */
  readonly afuera?: Afuera
  /** The files in a folder, and not in S3. */
  readonly enCarpeta?: boolean
  /** As many as there will be payments. */
  readonly padrones?: number
}

type AlTerminar = (() => Promise<unknown>)[]

/** What was done so far is undone where the rest fails. */
async function porPasos<T extends object>(obra: (alTerminar: AlTerminar) => Promise<T>) {
  const alTerminar: AlTerminar = []
  const detener = async () => {
    for (const ultimo of alTerminar.splice(0).reverse()) await ultimo()
  }
  try {
    return Object.assign(await obra(alTerminar), { detener })
  } catch (error) {
    await detener()
    throw error
  }
}

export const levantarAfuera = (carpeta: string): Promise<Afuera> =>
  porPasos(async (alTerminar) => {
    const [s3, smtp] = await Promise.all([s3DePrueba(), smtpDePrueba()])
    alTerminar.push(s3.cerrar, smtp.detener)
    const puertos = [await puertoLibre(), await puertoLibre()] as const
    const entrada = await ponerPuerta(...puertos.map((port) => ({ port, host: '127.0.0.1' })))
    alTerminar.push(entrada.cerrar)
    const direccion = `http://127.0.0.1:${entrada.puerto}`
    const proveedor = await proveedorAparte(carpeta, `${direccion}/api/pagos/notificacion`)
    alTerminar.push(proveedor.detener)
    const puerta = await ponerPuerta({ port: smtp.puerto, host: '127.0.0.1' })
    alTerminar.push(puerta.cerrar)
    return { puertos, direccion, s3, proveedor, correo: { puerta, recibidos: smtp.recibidos } }
  })

export const lugarEnS3 = ({ s3 }: Pick<Afuera, 's3'>) => `s3://${s3.balde}/ciudad`

/** What a process of this city is started with, and the commands too. */
export const ajustesDe = (afuera: Omit<Afuera, 'puertos'>, base: Base, lugar: string) => ({
  DATABASE_URL: base.portal,
  DATABASE_URL_MIGRACIONES: base.dueño,
  STORAGE_URL: lugar,
  S3_URL: afuera.s3.ajustes.url ?? '',
  S3_CLAVE: afuera.s3.ajustes.credencial?.clave ?? '',
  S3_SECRETO: afuera.s3.ajustes.credencial?.secreto ?? '',
  SMTP_URL: `smtp://127.0.0.1:${afuera.correo.puerta.puerto}`,
  CORREO_REMITENTE: 'Catastro <catastro@example.com>',
  CORREO_OFICINA: 'oficina@example.com',
  LIBRE_DEUDA_IMPORTE: '2550.00',
  ...afuera.proveedor.ajustesDelPortal,
})

/** One that came back from a copy is the demo city's again. */
const MARCAR = `do $$ begin
  if to_regclass('public.demostracion') is not null then insert into demostracion default values; end if;
end $$`

export const levantar = (carpeta: string, opciones: Opciones = {}): Promise<Mundo> =>
  porPasos(async (alTerminar) => {
    const afuera = opciones.afuera ?? (await levantarAfuera(carpeta))
    if (!opciones.afuera) alTerminar.push(afuera.detener)
    const base = await (opciones.base ?? baseEmbebida)(carpeta)
    alTerminar.push(base.detener)
    const enCarpeta = join(carpeta, 'archivos')
    const comunes = ajustesDe(afuera, base, opciones.enCarpeta ? enCarpeta : lugarEnS3(afuera))
    // Ciudad Digital's stand-in comes with the demo city, in a process that does nothing else; the others serve what it made,
    // which for them is a city like any.
    await conBase(base.admin, (db) => db.query(MARCAR))
    const demo = await iniciarServidor(join(carpeta, 'demo'), { ...comunes, PROCESOS: 'api' })
    alTerminar.push(demo.detener)
    await conBase(base.admin, (db) => db.query('delete from demostracion'))
    const puerta = await ponerPuerta({ port: Number(new URL(demo.direccion).port), host: '127.0.0.1' })
    alTerminar.push(puerta.cerrar)
    const ajustes = { ...comunes, SANDBOX: 'no', ...conCiudad(`http://127.0.0.1:${puerta.puerto}`) }
    const iniciar = async (nombre: string, puerto: number) => {
      const proceso = await iniciarProceso(join(carpeta, nombre), { ...ajustes, PORT: String(puerto) })
      alTerminar.push(() => proceso.servidor.detener())
      return proceso
    }
    const procesos = [await iniciar('uno', afuera.puertos[0]), await iniciar('otro', afuera.puertos[1])] as const
    await conBase(base.admin, (db) =>
      db.query(
        `insert into padron (padronm, padronp, apeynom)
         select $1::integer + n, 'L' || n, 'PRUEBA' from generate_series(0, $2) n on conflict do nothing`,
        [PRIMER_PADRON, opciones.padrones ?? PADRONES],
      ),
    )
    return {
      ...afuera,
      carpeta,
      base,
      procesos,
      objetos: opciones.enCarpeta
        ? await objetosEnCarpeta(enCarpeta)
        : objetosEnS3(lugarEnS3(afuera), afuera.s3.ajustes),
      ciudad: { directa: demo.direccion, puerta },
      sesion: await ingresar(demo.direccion),
      ajustes,
    }
  })

const RELOJ_CORRIDO = fileURLToPath(new URL('./relojCorrido.mjs', import.meta.url))
async function iniciarProceso(carpeta: string, ajustes: Record<string, string>): Promise<Proceso> {
  await mkdir(carpeta, { recursive: true })
  const reloj = join(carpeta, 'reloj')
  await writeFile(reloj, '0\n')
  const iniciar = () =>
    iniciarServidor(carpeta, { ...ajustes, RELOJ: reloj }, { opcionesDeNode: ['--import', RELOJ_CORRIDO] })
  let servidor = await iniciar()
  return {
    direccion: servidor.direccion,
    get servidor() {
      return servidor
    },
    async correrReloj(ms) {
      await rm(`${reloj}.puesto`, { force: true })
      await writeFile(reloj, `${ms}\n`)
      for (;;) {
        const hora = Date.parse(await readFile(`${reloj}.puesto`, 'utf8').catch(() => ''))
        if (Math.abs(hora - Date.now() - ms) < 60_000) return
        await esperar(20)
      }
    },
    async revivir() {
      servidor = await iniciar()
    },
  }
}

/** npm's, as if it were the city's: by TCP, with the roles of ops/roles.sql. */
export async function baseEmbebida(carpeta: string): Promise<Base> {
  const postgres = await iniciarPostgres({ carpeta: join(carpeta, 'postgres'), fsync: false })
  const { host, port } = postgres.conexion
  const puerta = await ponerPuerta({ path: join(host, `.s.PGSQL.${port}`) })
  const { dueño, portal } = await hacerRoles(postgres.conexion, '_cortes')
  const porTcp = (url: string) => url.replace('@/', `@127.0.0.1:${puerta.puerto}/`).replace(/\?.*$/, '')
  return {
    admin: { ...postgres.conexion, database: 'catastro_cortes' },
    dueño: porTcp(dueño),
    portal: porTcp(portal),
    async apagar() {
      const { pid } = postgres
      process.kill(pid, 'SIGINT')
      while (!(await haTerminado(pid))) await esperar(10)
    },
    encender: () => postgres.revivir(),
    async detener() {
      await puerta.cerrar()
      await postgres.detener()
    },
  }
}

export const ultimaCarpeta = ({ base }: Pick<Mundo, 'base'>) =>
  conBase(base.admin, async (db) =>
    unaFila((await db.query<{ id: number }>('select coalesce(max(id_carpeta), 0) as id from carpeta')).rows),
  ).then(({ id }) => id)
