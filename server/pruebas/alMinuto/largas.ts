import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { unaFila } from '../../src/plataforma/base/unaFila.ts'
import { Cuaderno } from '../caidas/cuaderno.ts'
import { conBase } from '../caidas/revision.ts'
import { RAIZ } from '../casa.ts'
import { enviados, type Libro, trabajando } from '../cortes/corrida.ts'
import { type Base, levantar, ultimaCarpeta } from '../cortes/mundo.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'
import { hacerRoles } from '../instalacion/produccion.ts'
import { archivosDe, comparar, decir, loQueDejo, loUltimo, PERSONAS } from '../vuelta/comparar.ts'
import { BINARIOS, carpetaSuya, comoPostgres, crearCluster, dejarPasar, POSTGRES_15, quitar } from './cluster.ts'

/**
 * `npm run pruebas:largas -- minuto`: Debian's PostgreSQL with pgBackRest, as docs/operacion.md says. People work; somebody
 * spoils the database; with the portal stopped, ops/al-minuto.sh takes it back to the second before. All that was acknowledged
 * by then is there, and what came later is listed.
 */

const PEDIDOS = Number(process.env.PEDIDOS ?? 150)
const PUERTO = 18_450

exigirDeDebian('pgbackrest', POSTGRES_15, 'setpriv')
const carpeta = await mkdtemp(join(tmpdir(), 'minuto-'))
dejarPasar(carpeta)
const faltas: string[] = []
const alTerminar: (() => unknown)[] = [() => quitar(carpeta)]

try {
  const ajustes = join(carpeta, 'pgbackrest.conf')
  const cluster = crearCluster(
    carpeta,
    PUERTO,
    `archive_mode = on\narchive_timeout = 60\narchive_command = 'pgbackrest --config=${ajustes} --stanza=catastro archive-push %p'\n`,
  )
  const lugares = carpetaSuya(carpeta, 'pgbackrest')
  carpetaSuya(lugares, 'l')
  const deLaCiudad = await readFile(join(RAIZ, 'ops/pgbackrest.conf'), 'utf8')
  await writeFile(
    ajustes,
    deLaCiudad
      .replace('repo1-path=/var/lib/pgbackrest', `repo1-path=${lugares}\nlock-path=${lugares}/l\nlog-path=${lugares}`)
      .replace(
        'pg1-path=/var/lib/postgresql/15/main',
        `pg1-path=${cluster.datos}\npg1-port=${PUERTO}\npg1-socket-path=${cluster.sockets}`,
      ),
  )
  const pgbackrest = (...argumentos: string[]) =>
    comoPostgres('pgbackrest', [`--config=${ajustes}`, '--stanza=catastro', ...argumentos])
  cluster.iniciar()
  alTerminar.push(cluster.detener)
  pgbackrest('stanza-create')

  const mundo = await levantar(join(carpeta, 'mundo'), { base: async () => baseDe(cluster) })
  alTerminar.push(mundo.detener)
  const libro: Libro = { azar: new Azar(33), hechos: [], escrito: { clave: 'veredas', confirmado: 0, enviado: 0 } }
  const [correosDeAntes, ultimaDemo] = [new Set(await enviados(mundo)), await ultimaCarpeta(mundo)]
  const cuaderno = new Cuaderno()
  const hora = () =>
    conBase(mundo.base.admin, async (db) => {
      const { rows } = await db.query<{ hora: string }>(
        `select to_char(now(), 'YYYY-MM-DD HH24:MI:SS.US"+00"') as hora`,
      )
      return unaFila(rows).hora
    })

  let cuando = ''
  let jornada: Parameters<typeof comparar>[1]['jornada'] | undefined
  await trabajando(mundo, { libro, cuaderno, personas: PERSONAS }, async (seHaganOtros) => {
    await seHaganOtros(PEDIDOS)
    pgbackrest('backup', '--type=full')
    await seHaganOtros(PEDIDOS)
    jornada = { cuaderno: cuaderno.copia(), hechos: [...libro.hechos], escrito: libro.escrito.confirmado }
    cuando = await hora()
    await seHaganOtros(PEDIDOS / 2)
  })
  if (!jornada) throw new Error('No se llegó a la hora')
  decir(
    `Confirmado a las ${cuando}: ${jornada.cuaderno.de('carpeta').length} carpetas, ${archivosDe(jornada.cuaderno)} archivos, ${jornada.hechos.length} pagos.`,
  )
  const dado = await loUltimo(mundo)
  // Somebody does what is not to be undone.
  await conBase(mundo.base.admin, (db) => db.query('delete from formulario1; update carpeta set completa = false'))
  for (const { servidor } of mundo.procesos) servidor.matar()
  await Promise.all(mundo.procesos.map(({ servidor }) => servidor.termino))

  const entorno = {
    ...process.env,
    PGBACKREST_CONFIG: ajustes,
    PGHOST: cluster.sockets,
    PGPORT: String(PUERTO),
    DATOS: cluster.datos,
    BASE: String(mundo.base.admin.database),
    DETENER: pgCtl(cluster.datos, 'stop -m fast'),
    INICIAR: pgCtl(cluster.datos, 'start -w -t 120'),
    PORTAL_EN_MARCHA: 'false',
  }
  const alMinuto = (momento: string, mas: object = {}) =>
    spawnSync(join(RAIZ, 'ops/al-minuto.sh'), [momento], { env: { ...entorno, ...mas }, encoding: 'utf8' })
  exigir(alMinuto('ayer').status, 2, 'sin un momento no hace nada')
  exigir(alMinuto('2026-11-24 10:15:00').status, 2, 'sin zona horaria no hace nada')
  exigir(alMinuto(cuando, { PORTAL_EN_MARCHA: 'true' }).status, 2, 'con el portal en marcha no hace nada')
  const futuro = alMinuto('2099-01-01 00:00:00+00')
  exigir(futuro.status, 1, 'a un momento que no llegó no se vuelve')
  exigir(/volvió a su lugar/.test(futuro.stderr), true, 'lo que había vuelve a su lugar')
  const vuelta = alMinuto(cuando)
  decir(`${vuelta.stdout}${vuelta.stderr}`.trimEnd().replaceAll(carpeta, '…').replace(/^/gm, '  | '))
  exigir(vuelta.status, 0, 'al-minuto.sh')

  for (const proceso of mundo.procesos) await proceso.revivir()
  faltas.push(
    ...(await loQueDejo(mundo, dado)),
    ...(await comparar(mundo, { libro, jornada, dado, ultimaDemo, correosDeAntes, pedidos: PEDIDOS / 2 })),
  )
} finally {
  for (const ultimo of alTerminar.reverse()) await ultimo()
}

decir(`\nFalta, cambió, se dio dos veces o se tomó por otro: ${faltas.length}.`)
for (const falta of faltas.slice(0, 50)) decir(`  ${falta}`)
process.exitCode = faltas.length === 0 ? 0 : 1

function exigir(hay: unknown, esperado: unknown, que: string): void {
  if (hay !== esperado) faltas.push(`${que}: ${hay}`)
}

function pgCtl(datos: string, orden: string): string {
  const quien = process.getuid?.() === 0 ? 'setpriv --reuid=postgres --regid=postgres --init-groups ' : ''
  return `${quien}${BINARIOS}/pg_ctl -s -D ${datos} -l ${datos}/../registro ${orden}`
}

async function baseDe(cluster: ReturnType<typeof crearCluster>): Promise<Base> {
  const superusuario = { host: cluster.sockets, port: cluster.puerto, user: 'postgres' }
  const roles = await hacerRoles(superusuario, '_minuto')
  const esperarA = async (obra: () => void) => {
    obra()
    await esperar(0)
  }
  return {
    admin: { ...superusuario, database: 'catastro_minuto' },
    ...roles,
    apagar: () => esperarA(cluster.detener),
    encender: () => esperarA(cluster.iniciar),
    detener: async () => {},
  }
}
