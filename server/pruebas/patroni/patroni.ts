import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { carpetaSuya, correrComoPostgres, type EnMarcha } from '../alMinuto/cluster.ts'
import { conBase } from '../caidas/revision.ts'
import { RAIZ } from '../casa.ts'
import { hastaQue } from '../cortes/cortes.ts'
import type { Base } from '../cortes/mundo.ts'
import { hacerRoles } from '../instalacion/produccion.ts'

/** Two PostgreSQL that take turns, with Debian's Patroni, etcd and HAProxy and the files of ops/patroni as they are, but for their places. */

const CLAVE = 'clave-de-prueba'
const ETCD = 18_379
const BASE = 18_500
const NODOS = [
  { nombre: 'uno', postgres: 18_432, rest: 18_408 },
  { nombre: 'dos', postgres: 18_433, rest: 18_409 },
] as const
type Nodo = (typeof NODOS)[number]

interface Turnos {
  readonly base: Base
  /** `kill -9` of whoever is the main one, Patroni and PostgreSQL at once, as if its machine were gone. Answers its name. */
  matarAlPrincipal(): Promise<string>
  /** The one that was killed comes back, and the other is told when both have everything again. */
  revivir(): Promise<void>
  principal(): Promise<string | undefined>
}

interface Miembro {
  readonly name: string
  readonly role: string
  readonly state: string
}

export async function levantarTurnos(carpeta: string, alTerminar: (() => unknown)[]): Promise<Turnos> {
  const etcd = correrComoPostgres(
    'etcd',
    [
      ...['--name', 'e', '--data-dir', carpetaSuya(carpeta, 'etcd'), '--log-level', 'error'],
      ...['--listen-client-urls', `http://127.0.0.1:${ETCD}`, '--advertise-client-urls', `http://127.0.0.1:${ETCD}`],
      ...['--listen-peer-urls', `http://127.0.0.1:${ETCD + 1}`],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${ETCD + 1}`],
      ...['--initial-cluster', `e=http://127.0.0.1:${ETCD + 1}`],
    ],
    { carpeta },
  )
  alTerminar.push(() => etcd.detener())
  await hastaQue('etcd', async () => (await responde(`http://127.0.0.1:${ETCD}/health`)) === 200)

  let muerto: Nodo | undefined
  const enMarcha = new Map<string, EnMarcha>()
  const iniciar = async (nodo: Nodo) => {
    const proceso = correrComoPostgres('patroni', [await configurar(carpeta, nodo)], {
      carpeta,
      // Where it keeps the passwords that its programs read.
      entorno: { HOME: carpetaSuya(carpeta, nodo.nombre) },
    })
    enMarcha.set(nodo.nombre, proceso)
  }
  alTerminar.push(async () => {
    for (const proceso of enMarcha.values()) await proceso.detener()
  })
  const miembros = async (): Promise<Miembro[]> => {
    for (const [nombre, proceso] of enMarcha)
      if (!proceso.sigue() && nombre !== muerto?.nombre)
        throw new Error(`Terminó el Patroni ${nombre}: ${proceso.dicho()}`)
    for (const { rest } of NODOS) {
      const respuesta = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined)
      if (respuesta?.ok) return ((await respuesta.json()) as { members: Miembro[] }).members
    }
    return []
  }
  const principal = async () => (await miembros()).find(({ role }) => role === 'leader')?.name
  const ambosAlDia = async () => {
    const roles = (await miembros()).filter(({ state }) => state === 'running' || state === 'streaming')
    return roles.some(({ role }) => role === 'leader') && roles.some(({ role }) => role === 'sync_standby')
  }
  await iniciar(NODOS[0])
  await hastaQue('el principal', async () => (await principal()) === 'uno')
  await iniciar(NODOS[1])
  await hastaQue('el que lo sigue', ambosAlDia)

  const haproxy = correrComoPostgres('/usr/sbin/haproxy', ['-db', '-f', await configurarHaproxy(carpeta)], { carpeta })
  alTerminar.push(() => haproxy.detener())
  const admin = { host: '127.0.0.1', port: BASE, user: 'postgres', password: CLAVE }
  // It takes everybody for the main one until its checks say otherwise.
  let seguidas = 0
  await hastaQue('HAProxy', async () => {
    seguidas = (await esElPrincipal({ ...admin, database: 'postgres' })) ? seguidas + 1 : 0
    return seguidas === 30
  })
  const roles = await hacerRoles(admin, '_turnos')

  const nada = async () => {}
  return {
    base: { admin: { ...admin, database: 'catastro_turnos' }, ...roles, apagar: nada, encender: nada, detener: nada },
    principal,
    async matarAlPrincipal() {
      const nombre = await principal()
      muerto = NODOS.find((nodo) => nodo.nombre === nombre)
      if (!muerto) throw new Error('No hay un principal')
      // PostgreSQL lives in a group of its own: both at once.
      const pid = Number((await readFile(join(datosDe(carpeta, muerto), 'postmaster.pid'), 'utf8')).split('\n')[0])
      const patroni = enMarcha.get(muerto.nombre)?.matar()
      process.kill(pid, 'SIGKILL')
      await patroni
      return muerto.nombre
    },
    async revivir() {
      if (muerto) await iniciar(muerto)
      await hastaQue('los dos al día', ambosAlDia)
    },
  }
}

async function responde(url: string): Promise<number | undefined> {
  const respuesta = await fetch(url).catch(() => undefined)
  await respuesta?.body?.cancel()
  return respuesta?.status
}

const esElPrincipal = (donde: ClientConfig) =>
  conBase(donde, async (base) => {
    const { rows } = await base.query<{ sigue: boolean }>('select pg_is_in_recovery() as sigue')
    return rows[0]?.sigue === false
  }).catch(() => false)

const datosDe = (carpeta: string, { nombre }: Nodo) => join(carpeta, nombre, 'datos')

async function configurar(carpeta: string, nodo: Nodo): Promise<string> {
  const suya = carpetaSuya(carpeta, nodo.nombre)
  const archivo = join(carpeta, `${nodo.nombre}.yml`)
  const escrito = await readFile(join(RAIZ, 'ops/patroni/patroni.yml'), 'utf8')
  await writeFile(
    archivo,
    escrito
      .replaceAll('DIRECCION_NODO:8008', `127.0.0.1:${nodo.rest}`)
      .replaceAll('DIRECCION_NODO:5432', `127.0.0.1:${nodo.postgres}`)
      .replace('DIRECCION_ETCD:2379', `127.0.0.1:${ETCD}`)
      .replace('name: NODO', `name: ${nodo.nombre}`)
      .replaceAll('RED_DE_LA_CIUDAD', '127.0.0.1/32')
      .replaceAll(/CLAVE_\w+/g, CLAVE)
      .replace('/var/lib/postgresql/15/catastro', datosDe(carpeta, nodo))
      .replace('local all all peer', 'local all all trust')
      .replace(
        "wal_log_hints: 'on'",
        `wal_log_hints: 'on'\n        unix_socket_directories: '${suya}'\n        fsync: 'off'`,
      ),
  )
  return archivo
}

async function configurarHaproxy(carpeta: string): Promise<string> {
  const archivo = join(carpeta, 'haproxy.cfg')
  const [uno, dos] = NODOS
  const escrito = await readFile(join(RAIZ, 'ops/patroni/haproxy.cfg'), 'utf8')
  await writeFile(
    archivo,
    escrito
      .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${BASE}`)
      .replace('DIRECCION_UNO:5432 check port 8008', `127.0.0.1:${uno.postgres} check port ${uno.rest}`)
      .replace('DIRECCION_DOS:5432 check port 8008', `127.0.0.1:${dos.postgres} check port ${dos.rest}`),
  )
  return archivo
}
