import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseEnv, promisify } from 'node:util'
import pg from 'pg'
import { RAIZ } from '../casa.ts'
import { multiparte } from '../multiparte.ts'

/** Does what docs/operacion.md, *Instalar*, says: the roles of ops/roles.sql, and the portal as ops/catastro.service starts it. */

const CLAVES: Readonly<Record<string, string>> = { clave_dueno: 'la del dueño', clave_portal: 'la del portal' }

/** As psql reads it. With an ending of its own for each name, where others share the PostgreSQL. Answers the two addresses. */
export async function hacerRoles(superusuario: pg.ClientConfig, cola = ''): Promise<{ dueño: string; portal: string }> {
  const guion = await readFile(join(RAIZ, 'ops/roles.sql'), 'utf8')
  const sql = guion
    .replace(/^--.*$/gm, '')
    .replace(/(?<=ROLE |DATABASE |OWNER )\w+/g, (nombre) => nombre + cola)
    .replace(/:'(\w+)'/g, (_, nombre) => pg.escapeLiteral(CLAVES[nombre] ?? ''))
  // One at a time: a database is not made in a transaction.
  await enAdministracion(superusuario, ...sql.split(';').filter((sentencia) => sentencia.trim() !== ''))
  const { host, port } = superusuario
  const url = (rol: string, clave = '') =>
    `postgres://${rol}${cola}:${encodeURIComponent(clave)}@/catastro${cola}?host=${host}&port=${port}`
  return { dueño: url('portal_dueno', CLAVES.clave_dueno), portal: url('portal', CLAVES.clave_portal) }
}

export const quitarRoles = (superusuario: pg.ClientConfig, cola: string) =>
  enAdministracion(
    superusuario,
    `drop database if exists catastro${cola} with (force)`,
    `drop role if exists portal${cola}, portal_dueno${cola}`,
  )

async function enAdministracion(superusuario: pg.ClientConfig, ...sentencias: readonly string[]): Promise<void> {
  const admin = new pg.Client({ ...superusuario, database: 'postgres' })
  await admin.connect()
  for (const sentencia of sentencias) await admin.query(sentencia)
  await admin.end()
}

interface Instalado {
  /** The project, built. */
  readonly proyecto: string
  readonly node: string
  /** /etc and /var/lib of this installation. */
  readonly carpeta: string
  readonly bases: { readonly dueño: string; readonly portal: string }
  readonly puerto: number
  /** Instead of what ops/portal.env has for an example. */
  readonly ajustes: Readonly<Record<string, string>>
}

export interface Unidad {
  readonly pid: number
  /** What it printed: with REGISTRO=salida, its log too. */
  salida(): string
  /** Another program of the portal, with the same folder and environment. What it printed; fails as it fails. */
  correr(...argumentos: readonly string[]): Promise<string>
  /** SIGTERM; answers the exit code. */
  detener(): Promise<number | null>
}

/** It ended instead of starting. */
export class NoArranco extends Error {
  override readonly name = 'NoArranco'
  constructor(
    readonly codigo: number | null,
    /** What it printed as errors. */
    readonly queja: string,
    salida: string,
  ) {
    super(`El portal no arrancó: ${salida}`)
  }
}

/** With the unit's command line, folder and environment, and nothing of ours. */
export async function iniciarUnidad({ proyecto, node, carpeta, bases, puerto, ajustes }: Instalado): Promise<Unidad> {
  const unidad = await readFile(join(RAIZ, 'ops/catastro.service'), 'utf8')
  const de = (clave: string) => [...unidad.matchAll(new RegExp(`^${clave}=(.*)$`, 'gm'))].map(([, valor = '']) => valor)
  await mkdir(carpeta, { recursive: true })
  await writeFile(join(carpeta, 'database_url'), `${bases.portal}\n`, { mode: 0o600 })
  await writeFile(join(carpeta, 'database_url_migraciones'), `${bases.dueño}\n`, { mode: 0o600 })
  const [programa = '', ...argumentos] = (de('ExecStart')[0] ?? '').split(' ')
  if (programa !== '/usr/bin/node') throw new Error(`La unidad arranca ${programa}`)
  const env = {
    PATH: '/usr/bin:/bin',
    ...parseEnv(await readFile(join(RAIZ, 'ops/portal.env'), 'utf8')),
    ...parseEnv(de('Environment').join('\n').replaceAll('%d', carpeta)),
    DATA_DIR: join(carpeta, 'datos'),
    PORT: String(puerto),
    ...ajustes,
  }
  const proceso = spawn(node, argumentos, { cwd: proyecto, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const salidas: string[] = []
  const quejas: string[] = []
  proceso.stderr.on('data', (trozo) => {
    salidas.push(String(trozo))
    quejas.push(String(trozo))
  })
  const fin = once(proceso, 'close')
  const listo = new Promise<true>((resolve) => {
    createInterface(proceso.stdout).on('line', (linea) => {
      salidas.push(`${linea}\n`)
      if (linea.startsWith('Portal de catastro en ')) resolve(true)
    })
  })
  const salida = () => salidas.join('')
  if ((await Promise.race([listo, fin])) !== true) throw new NoArranco(proceso.exitCode, quejas.join(''), salida())
  return {
    pid: proceso.pid ?? 0,
    salida,
    async correr(...suyos) {
      return (await promisify(execFile)(node, suyos, { cwd: proyecto, env })).stdout
    },
    async detener() {
      proceso.kill('SIGTERM')
      await fin
      return proceso.exitCode
    },
  }
}

/**
 * What the last stage of ops/Containerfile puts in its folder, by its own lines: what it copies of the project and of the stage
 * before, and what it installs. No engine is needed for that. Answers where its WORKDIR is.
 */
export async function etapaFinal(
  obra: string,
  destino: string,
  correr: (orden: string, en: string) => void,
): Promise<string> {
  const etapa = (await readFile(join(RAIZ, 'ops/Containerfile'), 'utf8')).split(/^FROM /m).at(-1) ?? ''
  const de = (instruccion: string) =>
    [...etapa.matchAll(new RegExp(`^${instruccion} (.*)$`, 'gm'))].map(([, resto = '']) => resto)
  const lugar = join(destino, de('WORKDIR')[0] ?? '')
  for (const copia of de('COPY')) {
    const rutas = copia
      .replace(/^--from=obra /, '')
      .split(' ')
      .map((ruta) => ruta.replace(/^\/obra\//, ''))
    const adonde = rutas.pop() ?? ''
    // Into a folder where it ends in a stroke; a folder, by what is in it.
    for (const ruta of rutas)
      await cp(join(obra, ruta), join(lugar, adonde, adonde.endsWith('/') ? basename(ruta) : ''), { recursive: true })
  }
  const [instalar = ''] = de('RUN').filter((orden) => orden.startsWith('npm ci'))
  // But for the last, which is npm's own.
  for (const orden of instalar.split(' && ').slice(0, -1)) correr(orden, lugar)
  return lugar
}

/** Of the stand-in of Ciudad Digital. */
export async function tokenDe(ciudad: string, cuil: string): Promise<string> {
  const respuesta = await fetch(`${ciudad}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: cuil, contraseña: 'demo' }),
  })
  const { token } = (await respuesta.json()) as { token: string }
  return token
}

/** The portal of a city whose Ciudad Digital is that stand-in: over this machine, without TLS. */
export const conCiudad = (ciudad: string) => ({
  CIUDAD_DIGITAL_URL: `${ciudad}/sandbox/ciudad-digital`,
  LOGIN_URL: `${ciudad}/sandbox/ciudad-digital/login`,
  PERFIL_URL: `${ciudad}/sandbox/ciudad-digital/perfil`,
  CIUDAD_DIGITAL_PUBLICA_URL: `${ciudad}/sandbox/ciudad-digital`,
  SIN_HTTPS: 'CIUDAD_DIGITAL_URL,CIUDAD_DIGITAL_PUBLICA_URL,LOGIN_URL,PERFIL_URL',
  ADMIN_CUIL: '27201112228',
})

interface Respuesta {
  readonly estado: number
  readonly cuerpo: unknown
}
export type Pedir = (
  camino: string,
  pedido?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: Buffer },
) => Promise<Respuesta>

export const MB = 1024 * 1024
/** A PDF of so many bytes. */
const pdfDe = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 'x')])

export function subir(token: string, bytes: number) {
  const { payload, headers } = multiparte({ campo: 'files' }, [
    { campo: 'files', nombre: 'plano.pdf', contenido: pdfDe(bytes), tipo: 'application/pdf' },
  ])
  return { method: 'POST', headers: { ...headers, ...(token && { authorization: token }) }, body: payload }
}

/** The first to come, and a file of ten megabytes: what each was answered. */
export async function primerDia(pedir: Pedir, token: string) {
  const conSesion = { headers: { authorization: token, 'content-type': 'application/json' } }
  const ingreso = await pedir('/api/catastroInicio/authStatus', conSesion)
  const { roles } = ingreso.cuerpo as { roles?: readonly { rol: string }[] }
  const borrador = await pedir('/api/borradores/veredas', {
    method: 'PUT',
    ...conSesion,
    body: Buffer.from(JSON.stringify({ datos: {}, version: 0 })),
  })
  return {
    ingreso: [ingreso.estado, roles?.map(({ rol }) => rol)],
    borrador: borrador.estado,
    diezMegas: (await pedir('/api/borradores/veredas/archivos', subir(token, 10 * MB))).estado,
    unByteMas: await pedir('/api/borradores/veredas/archivos', subir(token, 10 * MB + 1)),
    sinSesion: (await pedir('/api/borradores/veredas/archivos', subir('', 10 * MB))).estado,
  }
}
