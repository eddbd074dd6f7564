import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, test } from 'vitest'
import { leerAjustes } from '../../src/plataforma/ajustes/ajustes.ts'
import { RAIZ } from '../casa.ts'

/** What a city installs, what is said about it, and what the server reads are one thing. */

const leer = (ruta: string) => readFileSync(join(RAIZ, ruta), 'utf8')
const OPERACION = leer('docs/operacion.md')
const README = leer('README.md')
const UNIDAD = leer('ops/catastro.service')
const dela = (clave: string) => [...UNIDAD.matchAll(new RegExp(`^${clave}=(.*)$`, 'gm'))].map(([, valor = '']) => valor)

const ENTORNO = parseEnv(leer('ops/portal.env')) as Record<string, string>
const BASES = { DATABASE_URL: 'postgres://portal:c@b/catastro', DATABASE_URL_MIGRACIONES: 'postgres://d:c@b/catastro' }

test('los ajustes de ops/portal.env valen en producción, y el registro va a la salida', () => {
  expect(leerAjustes({ ...ENTORNO, ...BASES })).toMatchObject({
    produccion: true,
    sandbox: false,
    registro: null,
    carpetaDeDatos: '/var/lib/catastro',
    cuilAdministrador: '20111111112',
  })
})

test('la orden del README vale, y lleva los dos roles de ops/roles.sql', () => {
  const [bloque = ''] = /NODE_ENV=production \\\n[^`]*/.exec(README) ?? []
  expect(bloque).toContain('\nnode server/dist/principal.js\n')
  expect(leerAjustes(parseEnv(bloque.replaceAll(' \\\n', '\n')) as Record<string, string>)).toMatchObject({
    produccion: true,
    baseDeDatos: 'postgres://portal:clave@base/catastro',
    baseParaMigrar: 'postgres://portal_dueno:clave@base/catastro',
  })
  expect([...leer('ops/roles.sql').matchAll(/^CREATE (?:ROLE|DATABASE) (\S+)/gm)].map(([, nombre]) => nombre)).toEqual([
    'portal_dueno',
    'portal',
    'catastro',
  ])
})

test('la unidad arranca lo que construir deja, con la orden de la documentación y los secretos aparte', () => {
  const [orden = ''] = dela('ExecStart')
  expect(orden).toBe('/usr/bin/node --enable-source-maps server/dist/principal.js')
  expect(OPERACION).toContain(`\n${orden.replace('/usr/bin/', '')}\n`)
  expect(leer('ops/Containerfile')).toContain(
    `CMD ${JSON.stringify(orden.replace('/usr/bin/', '').split(' ')).replaceAll(',', ', ')}`,
  )
  expect(dela('Environment')).toEqual([
    'DATABASE_URL_FILE=%d/database_url',
    'DATABASE_URL_MIGRACIONES_FILE=%d/database_url_migraciones',
  ])
  expect(dela('LoadCredential')).toEqual([
    'database_url:/etc/catastro/database_url',
    'database_url_migraciones:/etc/catastro/database_url_migraciones',
  ])
  expect([dela('RestartPreventExitStatus'), dela('TimeoutStopSec'), dela('KillMode')]).toEqual([
    ['78'],
    ['15'],
    ['mixed'],
  ])
  expect(dela('StateDirectory').map((carpeta) => `/var/lib/${carpeta}`)).toEqual([ENTORNO.DATA_DIR])
})

test('cada carpeta que la documentación da para copias o archivos se puede escribir desde la unidad', () => {
  const propias = [ENTORNO.DATA_DIR ?? '', ...dela('ReadWritePaths').flatMap((rutas) => rutas.split(' '))]
  const puede = (ruta: string) => propias.some((propia) => `${ruta}/`.startsWith(`${propia.replace(/^-/, '')}/`))
  const dichas = [...OPERACION.matchAll(/(?:RESPALDO_CARPETA|STORAGE_URL)=(\/[\w/-]+)/g)].map(([, ruta = '']) => ruta)
  expect(dichas).toEqual(['/srv/catastro/de-vuelta', '/copias'])
  expect(dichas.filter((ruta) => !puede(ruta))).toEqual([])
})

test('ops/orden.sh corre un programa con el usuario, los ajustes y las claves de la unidad', async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'orden-'))
  const dist = join(carpeta, 'server/dist')
  await mkdir(dist, { recursive: true })
  await writeFile(
    join(dist, 'respaldo.js'),
    `const { DATABASE_URL_FILE, DATABASE_URL_MIGRACIONES_FILE } = process.env
     console.log(JSON.stringify([process.argv.slice(2), DATABASE_URL_FILE, DATABASE_URL_MIGRACIONES_FILE]))`,
  )
  // In its place, one that says the properties it was given and runs the rest, with this Node.
  await writeFile(
    join(carpeta, 'systemd-run'),
    `#!${process.execPath}
     const dado = process.argv.slice(2)
     const desde = dado.indexOf('/bin/sh')
     console.log(JSON.stringify(dado.slice(0, desde)))
     const orden = dado.slice(desde).map((uno) => uno === '/usr/bin/node' ? process.execPath : uno)
     require('node:child_process').spawnSync(orden[0], orden.slice(1), { stdio: 'inherit' })`,
    { mode: 0o755 },
  )
  const { stdout } = await promisify(execFile)(
    join(RAIZ, 'ops/orden.sh'),
    ['respaldo', 'restaurar', '--en', '/las copias'],
    {
      cwd: carpeta,
      env: {
        PATH: `${carpeta}:/usr/bin:/bin`,
        UNIDAD: join(RAIZ, 'ops/catastro.service'),
        CREDENTIALS_DIRECTORY: '/run/credentials/x',
      },
    },
  )
  await rm(carpeta, { recursive: true })
  const [propiedades, corrido] = stdout
    .trim()
    .split('\n')
    .map((linea) => JSON.parse(linea))
  expect(propiedades.filter((una: string) => una !== '-p').sort()).toEqual([
    '--collect',
    '--pipe',
    '--quiet',
    '--wait',
    'EnvironmentFile=/etc/catastro/portal.env',
    'LoadCredential=database_url:/etc/catastro/database_url',
    'LoadCredential=database_url_migraciones:/etc/catastro/database_url_migraciones',
    'StateDirectory=catastro',
    'StateDirectoryMode=0700',
    'UMask=0077',
    'User=catastro',
    'WorkingDirectory=/opt/catastro',
  ])
  expect(corrido).toEqual([
    ['restaurar', '--en', '/las copias'],
    '/run/credentials/x/database_url',
    '/run/credentials/x/database_url_migraciones',
  ])
})

test('cada ajuste de ops/ está en la tabla de docs/operacion.md, y cada archivo, nombrado', () => {
  const enCompose = [...leer('ops/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, nombre = '']) => nombre)
  const documentados = new Set([...OPERACION.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, nombre]) => nombre))
  const deOtros = ['NODE_ENV', 'POSTGRES_PASSWORD']
  expect(
    [...Object.keys(ENTORNO), ...enCompose].filter((nombre) => !documentados.has(nombre) && !deOtros.includes(nombre)),
  ).toEqual([])
  const archivos = readdirSync(join(RAIZ, 'ops'), { withFileTypes: true }).filter((e) => e.isFile())
  expect(
    archivos.map(({ name }) => name).filter((nombre) => !`${OPERACION}${leer('ops/compose.yaml')}`.includes(nombre)),
  ).toEqual([])
})

test('la tabla de ajustes de docs/operacion.md y lo que lee el servidor son lo mismo, ni uno más ni uno menos', () => {
  const [, tabla = ''] = OPERACION.match(/^\| Ajuste \| Por omisión \|.*\n\|[-|]+\n((?:\|.*\n)+)/m) ?? []
  const deLaTabla = tabla
    .split('\n')
    .flatMap((renglon) => [...(renglon.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)])
    .map(([, nombre]) => nombre)
  const [, leidos = ''] =
    leer('server/src/plataforma/ajustes/ajustes.ts').match(/^const Entorno = z\.object\(\{\n([\s\S]*?)^\}\)/m) ?? []
  const delServidor = [...leidos.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, nombre]) => nombre)
  expect(delServidor).toContain('RESPALDO_CIFRAR')
  // Node's own, and no setting of a city: the unit says it.
  expect(deLaTabla.toSorted()).toEqual(delServidor.filter((nombre) => nombre !== 'NODE_ENV').toSorted())
})

test('el contenedor copia lo que hay, e instala lo mismo que la documentación', () => {
  const contenedor = leer('ops/Containerfile')
  const copias = [...contenedor.matchAll(/^COPY (?!--from|\. )(.*) \S+$/gm)].flatMap(([, rutas = '']) =>
    rutas.split(' '),
  )
  expect(copias).toContain('server/migraciones')
  expect(copias.filter((ruta) => !existsSync(join(RAIZ, ruta)))).toEqual([])
  // Packages of the machine, as sharp's, are optional ones: without them nothing starts.
  for (const texto of [contenedor, OPERACION])
    expect(texto).toContain('npm ci --omit=dev --workspace server --workspace sandbox ')
})
