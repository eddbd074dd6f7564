import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import pg from 'pg'
import { iniciarPostgres } from '../../src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { iniciarServidor, puertoLibre } from '../caidas/proceso.ts'
import { RAIZ } from '../casa.ts'
import { exigirDeDebian } from './deDebian.ts'
import { comoSeLlega, iniciarNginx, pedirPorHttps } from './nginx.ts'
import { conCiudad, etapaFinal, hacerRoles, iniciarUnidad, MB, primerDia, subir, tokenDe } from './produccion.ts'

/**
 * `npm run pruebas:largas`: what README and docs/operacion.md say for production, done in a clean clone, with this Node and with
 * those that npm's package `node` brings: built, installed with the two roles, started as systemd's unit does behind nginx
 * with TLS, to the first sign-in. `NODES=20` does it with this one only.
 */

const NODES = (process.env.NODES ?? '20,22,24').split(',')

const SIN_SERVICIO = 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos'
const DEMASIADO = 'Lo enviado supera el tamaño permitido'
const DE_TODO = 'Archivos: lo enviado pesa demasiado; cada archivo puede pesar hasta 10 MB'

exigirDeDebian('nginx', 'openssl')
const carpeta = await mkdtemp(join(tmpdir(), 'instalacion-larga-'))
const postgres = await iniciarPostgres({ carpeta: join(carpeta, 'postgres'), fsync: false })
const ciudad = await iniciarServidor(join(carpeta, 'ciudad'))
try {
  for (const version of NODES) await instalarCon(version)
} finally {
  await ciudad.detener()
  await postgres.detener()
  await rm(carpeta, { recursive: true, force: true })
}

async function instalarCon(version: string): Promise<void> {
  const lugar = join(carpeta, version)
  const node = nodeDe(version, lugar)
  const correr = (orden: string, ...argumentos: string[]) =>
    execFileSync(orden, argumentos, {
      cwd: join(lugar, 'catastro'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: [dirname(node), process.env.PATH].join(delimiter), HOME: process.env.HOME ?? lugar },
    })
  execFileSync('git', ['clone', '--quiet', RAIZ, join(lugar, 'catastro')])
  correr('npm', 'run', '--silent', 'construir')
  if (version === NODES[0]) await arrancarComoElContenedor(node, lugar)
  correr('npm', 'ci', '--omit=dev', '--workspace', 'server', '--workspace', 'sandbox', '--no-audit', '--no-fund')

  const cola = `_${version}`
  const puertos = { http: await puertoLibre(), https: await puertoLibre(), portal: await puertoLibre() }
  const nginx = await iniciarNginx(join(lugar, 'nginx'), puertos)
  const unidad = await iniciarUnidad({
    proyecto: join(lugar, 'catastro'),
    node,
    carpeta: join(lugar, 'portal'),
    bases: await hacerRoles(postgres.conexion, cola),
    puerto: puertos.portal,
    ajustes: conCiudad(ciudad.direccion),
  })
  try {
    await comprobar(puertos, cola)
    assert.equal(await unidad.detener(), 0)
    const sinPortal = await pedirPorHttps(puertos.https)('/salud')
    assert.deepEqual(sinPortal, { estado: 503, cuerpo: { ok: false, message: SIN_SERVICIO } })
  } finally {
    await unidad.detener()
    await nginx.detener()
  }
  console.log(
    `Node ${spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim()}: bien, de un clon limpio al primer ingreso`,
  )
}

async function comprobar(puertos: Parameters<typeof comoSeLlega>[0], cola: string): Promise<void> {
  const pedir = pedirPorHttps(puertos.https)
  assert.deepEqual(await comoSeLlega(puertos), { alpnProtocol: 'h2', sinTls: 301 })
  assert.equal((await pedir('/')).estado, 200)
  const token = await tokenDe(ciudad.direccion, '27201112228')
  const { unByteMas, ...dia } = await primerDia(pedir, token)
  assert.deepEqual(dia, { ingreso: [200, ['ADMINISTRADOR']], borrador: 200, diezMegas: 200, sinSesion: 401 })
  assert.equal(unByteMas.estado, 413)
  // More than nginx lets through: it answers, in the portal's shape; and just as much goes through to the portal.
  const demas = { estado: 413, cuerpo: { ok: false, message: DEMASIADO } }
  assert.deepEqual(await pedir('/api/borradores/veredas/archivos', subir(token, 156 * MB)), demas)
  const delPortal = await pedir('/api/borradores/veredas/archivos', subir(token, 66 * MB))
  assert.deepEqual(delPortal, {
    estado: 413,
    cuerpo: { ok: false, message: DE_TODO, errors: [{ msg: DE_TODO, path: 'files' }] },
  })
  assert.deepEqual(await pedir('/api/importaciones', subir(token, 101 * MB)), demas)
  assert.deepEqual(await pedir('/config.json', subir(token, MB)), demas)
  for (const camino of ['/metricas', '/metricas/', '//metricas', '/%6detricas', '/x/../metricas', '/metricas?x'])
    assert.equal((await pedir(camino)).estado, 404, camino)
  assert.equal((await fetch(`http://127.0.0.1:${puertos.portal}/metricas`)).status, 200)
  // Who asks is who nginx saw, whatever they say.
  const roto = { authorization: 'roto', 'x-forwarded-for': '198.51.100.9' }
  assert.equal((await pedir('/api/catastroInicio/authStatus', { headers: roto })).estado, 401)
  const base = new pg.Client({ ...postgres.conexion, database: `catastro${cola}` })
  await base.connect()
  const { rows } = await base.query('select distinct direccion from uso_por_direccion')
  await base.end()
  assert.deepEqual(rows, [{ direccion: '127.0.0.1' }])
}

/** What the container serves from has no sources, and three of the six packages: it starts, and answers. */
async function arrancarComoElContenedor(node: string, lugar: string): Promise<void> {
  const proyecto = await etapaFinal(join(lugar, 'catastro'), join(lugar, 'contenedor'), (orden, cwd) =>
    execFileSync('/bin/sh', ['-c', orden], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: [dirname(node), process.env.PATH].join(delimiter), HOME: process.env.HOME ?? lugar },
    }),
  )
  const puerto = await puertoLibre()
  const unidad = await iniciarUnidad({
    proyecto,
    node,
    carpeta: join(lugar, 'datos'),
    bases: await hacerRoles(postgres.conexion, '_contenedor'),
    puerto,
    ajustes: conCiudad(ciudad.direccion),
  })
  try {
    const pedir = (camino: string) => fetch(`http://127.0.0.1:${puerto}${camino}`)
    assert.equal((await pedir('/salud/listo')).status, 200)
    assert.match(await (await pedir('/')).text(), /<div id="raiz">/)
  } finally {
    assert.equal(await unidad.detener(), 0)
  }
  console.log('La etapa final del contenedor, en una carpeta: instala, arranca y termina')
}

/** This one, or npm's. */
function nodeDe(version: string, lugar: string): string {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath
  execFileSync('npm', [
    'install',
    '--prefix',
    join(lugar, 'node'),
    '--no-audit',
    '--no-fund',
    '--silent',
    `node@${version}`,
  ])
  return join(lugar, 'node/node_modules/node/bin/node')
}
