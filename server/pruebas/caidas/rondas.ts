import { closeSync, openSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { unaFila } from '../../src/plataforma/base/unaFila.ts'
import { intentos } from '../../src/plataforma/postgresEmbebido/conexion.ts'
import { leerPostmaster } from '../../src/plataforma/postgresEmbebido/postmasterPid.ts'
import { enviar, ingresar, type Sesion, trabajar } from './clientes.ts'
import { Cuaderno } from './cuaderno.ts'
import { iniciarServidor, type Servidor } from './proceso.ts'
import { conBase, revisarAlmacen, revisarCarpetas, revisarConfirmados, revisarUnicas, sinFila } from './revision.ts'

/**
 * Whom `kill -9` takes: the server; the server and its PostgreSQL; or one backend of PostgreSQL, and the server stays. Or no room is
 * left for a while, on the small disk that the data folder has for itself.
 */
export type Blanco = 'servidor' | 'servidor y PostgreSQL' | 'una sesión de PostgreSQL' | 'el disco, que se llena'

export interface Ronda {
  readonly blanco: Blanco
  readonly enElPedido: number
  readonly demoraMs: number
  /** Since the beginning of the run. */
  readonly carpetas: number
  readonly archivos: number
  /** Submissions that the kill left unanswered, and how many of them turned out to be stored already. */
  readonly sinRespuesta: number
  readonly yaGuardadas: number
  /** Stored bytes without a row, since the beginning of the run: a start takes none of them away. */
  readonly sinFila: number
  readonly arranqueMs: number
  readonly faltas: readonly string[]
}

const PERSONAS = 6
/** The server is there when it is over, and is killed then. */
const SOBREVIVE: readonly Blanco[] = ['una sesión de PostgreSQL', 'el disco, que se llena']
const MAX_PEDIDO = 60
const MAX_DEMORA_MS = 30
/** Requests after a killed backend, to see the server go on. */
const PEDIDOS_DESPUES = 20

interface Corrida {
  readonly carpeta: string
  readonly azar: Azar
  readonly cuaderno: Cuaderno
  readonly sesion: Sesion
  readonly ultimaDemo: number
}

/** Kills a server at work, once for each target, over one data folder; after each restart everything is checked. */
export async function* rondas(carpeta: string, semilla: number, blancos: readonly Blanco[]): AsyncGenerator<Ronda> {
  let servidor = await iniciarServidor(carpeta)
  try {
    const sesion = await ingresar(servidor.direccion)
    const ultimaDemo = await conBase(carpeta, ultimaCarpeta)
    const corrida = { carpeta, azar: new Azar(semilla), cuaderno: new Cuaderno(), sesion, ultimaDemo }
    for (const blanco of blancos) {
      const golpe = await trabajarHastaElGolpe(corrida, servidor, blanco)
      if (SOBREVIVE.includes(blanco)) servidor.matar()
      await servidor.termino
      servidor = await iniciarServidor(carpeta)
      yield {
        blanco,
        ...golpe,
        sinFila: await sinFila(carpeta),
        arranqueMs: servidor.arranqueMs,
        ...(await revisar(corrida, servidor)),
      }
    }
  } finally {
    await servidor.detener()
  }
}

const ultimaCarpeta = async (base: { query(sql: string): Promise<{ rows: { id: number }[] }> }) =>
  unaFila((await base.query('select max(id_carpeta) as id from carpeta')).rows).id

async function trabajarHastaElGolpe(corrida: Corrida, servidor: Servidor, blanco: Blanco) {
  const { azar, carpeta } = corrida
  const enElPedido = azar.entre(1, MAX_PEDIDO)
  const demoraMs = azar.entre(0, MAX_DEMORA_MS)
  const matar = await golpeDe(blanco, carpeta, servidor, azar)
  const sobrevive = SOBREVIVE.includes(blanco)
  let sigue = true
  let golpe: Promise<void> | undefined
  await trabajar(PERSONAS, {
    ...corrida,
    direccion: servidor.direccion,
    alEmpezar: (pedidos) => {
      if (pedidos === enElPedido) {
        golpe = esperar(demoraMs).then(() => {
          if (!sobrevive) sigue = false
          matar()
        })
      }
      if (sobrevive && pedidos >= enElPedido + PEDIDOS_DESPUES) sigue = false
    },
    sigue: () => sigue,
  })
  await golpe
  await rm(join(carpeta, RELLENO), { force: true })
  // With no room left its database may have ended, and the server with it: whoever watches it starts it again.
  if (sobrevive) await Promise.race([hastaListo(servidor.direccion), servidor.termino])
  return { enElPedido, demoraMs }
}

async function golpeDe(blanco: Blanco, carpeta: string, servidor: Servidor, azar: Azar): Promise<() => void> {
  if (blanco === 'servidor') return servidor.matar
  if (blanco === 'el disco, que se llena') return () => llenar(join(carpeta, RELLENO))
  const postgres = await leerPostmaster(join(carpeta, 'postgres', 'datos'))
  if (!postgres) throw new Error('La base de datos no está en marcha')
  if (blanco === 'servidor y PostgreSQL') {
    const golpes = [servidor.matar, () => process.kill(postgres.pid, 'SIGKILL')]
    if (azar.entre(0, 1) === 1) golpes.reverse()
    return () => {
      for (const golpe of golpes) golpe()
    }
  }
  const { rows } = await conBase(carpeta, (base) =>
    base.query<{ pid: number }>(`select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid`),
  )
  const { pid } = azar.uno(rows)
  return () => process.kill(pid, 'SIGKILL')
}

const RELLENO = 'relleno'

/** Until not one byte more is taken. */
function llenar(ruta: string): void {
  const archivo = openSync(ruta, 'w')
  for (let trozo = Buffer.alloc(1024 * 1024); trozo.length > 0; ) {
    try {
      writeSync(archivo, trozo)
    } catch {
      trozo = trozo.subarray(Math.ceil(trozo.length / 2))
    }
  }
  closeSync(archivo)
}

/** PostgreSQL recovers from a killed backend by itself, and the server's pool finds it again. */
async function hastaListo(direccion: string): Promise<void> {
  for await (const _ of intentos(30_000)) {
    const respuesta = await fetch(`${direccion}/salud/listo`).catch(() => undefined)
    await respuesta?.body?.cancel()
    if (respuesta?.ok) return
  }
  throw new Error('El servidor no volvió a estar listo')
}

async function revisar({ carpeta, cuaderno, sesion, ultimaDemo }: Corrida, { direccion }: Servidor) {
  const despuesDelArranque = [
    ...(await revisarAlmacen(carpeta)),
    ...(await revisarCarpetas(carpeta, ultimaDemo)),
    ...(await revisarConfirmados({ direccion, sesion }, cuaderno)),
  ]
  const { pendientes } = cuaderno
  const guardadas = await conBase(carpeta, (base) =>
    base.query('select 1 from idempotencia where clave = any($1)', [pendientes.map(({ clave }) => clave)]),
  )
  // Sent again twice at once: the same key makes one thing, whoever comes first.
  for (const envio of pendientes) {
    await Promise.all([1, 2].map(() => enviar(direccion, sesion, cuaderno, envio)))
  }
  const despuesDeReintentar = [
    ...(await revisarAlmacen(carpeta)),
    ...(await revisarCarpetas(carpeta, ultimaDemo)),
    ...(await revisarConfirmados({ direccion, sesion }, cuaderno)),
    ...(await revisarUnicas(carpeta, ultimaDemo, cuaderno)),
  ]
  return {
    carpetas: cuaderno.de('carpeta').length,
    archivos: cuaderno.de('carpeta').length + cuaderno.de('documento').length,
    sinRespuesta: pendientes.length,
    yaGuardadas: guardadas.rowCount ?? 0,
    faltas: [...despuesDelArranque, ...despuesDeReintentar],
  }
}
