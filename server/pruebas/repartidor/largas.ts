import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { exigirBases } from '../../src/plataforma/arranque/exigirBase.ts'
import { abrirDb } from '../../src/plataforma/base/db.ts'
import { appSobre } from '../appDePrueba.ts'
import { ingresar, leerJson, trabajar } from '../caidas/clientes.ts'
import { Cuaderno } from '../caidas/cuaderno.ts'
import { iniciarServidor } from '../caidas/proceso.ts'
import { correr } from '../fuzz/correr.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'
import { hacerRoles, tokenDe } from '../instalacion/produccion.ts'
import { CIUDAD, postgresConPlantillas } from '../postgresDeLaCorrida.ts'
import { iniciarPgbouncer } from './pgbouncer.ts'

/**
 * `npm run pruebas:largas`: the portal behind Debian's pgbouncer in transaction mode (ADR 38). Every declared call, from
 * anybody and with anything in it, and then two processes with people at work, an import and the jobs: no 500, and nothing
 * in their logs.
 */

const TIROS = Number(process.env.TIROS ?? 4_000)
const SEMILLA = Number(process.env.SEMILLA ?? Date.now() % 1_000_000)
const PEDIDOS = 300
const SIN_DECIRLO =
  'El ajuste DATABASE_URL no es válido: lleva a un repartidor de conexiones. Ponga REPARTIDOR=si (docs/operacion.md, Base de datos)'
const NO_DIRECTA =
  'El ajuste DATABASE_URL_MIGRACIONES no es válido: tiene que llevar a PostgreSQL mismo, y no a un repartidor de conexiones'

exigirDeDebian('pgbouncer')
const carpeta = await mkdtemp(join(tmpdir(), 'repartidor-'))
const postgres = await postgresConPlantillas()
try {
  await todasLasLlamadas()
  await dosProcesos()
} finally {
  await postgres.detener()
  await rm(carpeta, { recursive: true, force: true })
}

async function todasLasLlamadas(): Promise<void> {
  const { host, port } = postgres.conexion
  const { user: rol = '', password } = postgres.servidor
  const detras = { host, port, base: CIUDAD, rol, clave: String(password) }
  const pgbouncer = await iniciarPgbouncer(join(carpeta, 'uno'), detras)
  const dueño = { ajuste: 'DATABASE_URL_MIGRACIONES', conexion: { ...postgres.conexion, database: CIUDAD } }
  const porEl = { connectionString: pgbouncer.direccion }
  await assert.rejects(exigirBases(dueño, { ajuste: 'DATABASE_URL', conexion: porEl }), { message: SIN_DECIRLO })
  await assert.rejects(exigirBases({ ...dueño, conexion: porEl }, { ajuste: 'DATABASE_URL', conexion: porEl }), {
    message: NO_DIRECTA,
  })
  await exigirBases(dueño, { ajuste: 'DATABASE_URL', conexion: { ...porEl, repartidor: true } })

  const db = abrirDb(dueño.conexion)
  const servidor = { ...porEl, repartidor: true }
  const { cerrar, ...portal } = await appSobre(db, { archivos: postgres.archivos, servidor })
  const { tiros, llamadas, respuestas, falla } = await correr(portal, { semilla: SEMILLA, tiros: TIROS })
  await cerrar()
  await db.$client.end()
  await pgbouncer.detener()
  console.log(
    `Por pgbouncer: ${tiros} pedidos a ${llamadas} llamadas (semilla ${SEMILLA}): ${[...respuestas].sort().join(' ')}`,
  )
  assert.equal(falla, null)
}

async function dosProcesos(): Promise<void> {
  const bases = await hacerRoles(postgres.conexion, '_por_pgbouncer')
  const portal = new URL(bases.portal.replace('@/', '@portal/'))
  const { host, port } = postgres.conexion
  const [rol, clave] = [portal.username, decodeURIComponent(portal.password)]
  const pgbouncer = await iniciarPgbouncer(join(carpeta, 'dos'), {
    host,
    port,
    base: portal.pathname.slice(1),
    rol,
    clave,
  })
  const registros = [join(carpeta, 'uno.log'), join(carpeta, 'otro.log')] as const
  const iniciar = (REGISTRO: string) =>
    iniciarServidor(join(carpeta, 'datos'), {
      DATABASE_URL: pgbouncer.direccion,
      DATABASE_URL_MIGRACIONES: bases.dueño,
      REPARTIDOR: 'si',
      REGISTRO,
    })
  const procesos = [await iniciar(registros[0]), await iniciar(registros[1])] as const
  const [{ direccion: una }, { direccion: otra }] = procesos
  const [cuaderno, azar] = [new Cuaderno(), new Azar(SEMILLA)]
  let pedidos = 0
  const alEmpezar = () => {
    pedidos += 1
  }
  const sigue = () => pedidos < PEDIDOS
  await Promise.all([
    ...[una, otra].map(async (direccion) =>
      trabajar(3, { direccion, sesion: await ingresar(direccion), cuaderno, azar, alEmpezar, sigue }),
    ),
    importar(otra, await tokenDe(una, '27285556665')),
  ])
  for (const proceso of procesos) await proceso.detener()
  await pgbouncer.detener()
  const errores = (await Promise.all(registros.map((registro) => readFile(registro, 'utf8')))).join('').split('\n')
  console.log(
    `Dos procesos por pgbouncer: ${pedidos} pedidos y una importación; renglones de error: ${errores.filter(Boolean).length}`,
  )
  assert.deepEqual(errores.filter(Boolean), [])
}

async function importar(direccion: string, token: string): Promise<void> {
  const cuerpo = new FormData()
  cuerpo.append('clase', 'calles')
  cuerpo.append('archivo', new Blob(['Calle;Tipo\nDEL REPARTIDOR;CALLE\n']), 'calles.csv')
  const headers = { authorization: token }
  const { idImportacion } = await leerJson<{ idImportacion: number }>(
    await fetch(`${direccion}/api/importaciones`, { method: 'POST', headers, body: cuerpo }),
  )
  for (;;) {
    const { importacion } = await leerJson<{ importacion: { estado: string } }>(
      await fetch(`${direccion}/api/importaciones/${idImportacion}`, { headers }),
    )
    if (importacion.estado !== 'POR_REVISAR') return assert.equal(importacion.estado, 'REVISADA')
    await esperar(200)
  }
}
