// `npm run pruebas:largas`: whole, what `npm test` looks at in part. One that fails does not stop the others.
// `npm run pruebas:largas -- pagos veredas`: those whose name says so. `-- --lista`: which there are and how long they take.
// `npm run pruebas:largas -- --sigue`: after a run of these same sources that was cut, those that it had not ended.
// `-- --de-a-dos`: those that go alone, and then the others two at a time.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { instalarChromium } from './chromium.mjs'
import { instalar } from './instalar.mjs'
import { deADos, deUnoEnUno, resumir } from './pasos.mjs'

/** What `npm test` looks at in part, whole. */
const ENTERAS = { LARGAS: 'si' }
const delServidor = (cual) => ['npx', ['tsx', `server/pruebas/${cual}`]]
const vitest = (...cuales) => ['npx', ['vitest', 'run', ...cuales], ENTERAS]

/** What measures how long or how much, and what opens browsers on every core and gives each walk its minutes: never beside another. */
const SOLA = true

/** What each one is, how many minutes it takes on two quiet cores, its command, and whether it is `SOLA`. */
const PARTES = [
  ['caídas: el servidor y la base muertos a mitad de un alta', 3, delServidor('caidas/largas.ts')],
  [
    'caídas: correos, elevadores y veredas',
    5,
    vitest('caidas/correo.larga', 'caidas/elevadores.larga', 'veredas/corrida.larga'),
  ],
  [
    'procesos: el que muere o tiene poca memoria, la instalación, la réplica, quien no lee, el programa de otro',
    4,
    vitest(
      'cortes/cortes.larga',
      'caidas/trampas.larga',
      'instalacion/instalacion.larga',
      'cliente/clienteGenerado.larga',
      'cadena/aLaVez.larga',
      'replica/replica.larga',
      'entradas/lectoresLentos.larga',
    ),
  ],
  ['cortes: lo que se va y vuelve, y dos procesos que mueren', 15, delServidor('cortes/largas.ts')],
  ['vuelta: todo destruido y restaurado, de una carpeta a S3', 5, delServidor('vuelta/largas.ts'), SOLA],
  ['minuto: de vuelta a un minuto, con pgBackRest', 4, delServidor('alMinuto/largas.ts')],
  ['patroni: muere la base principal, y sigue la otra', 6, delServidor('patroni/largas.ts')],
  ['replica: las listas en otra base, detenida y muerta', 3, delServidor('replica/largas.ts')],
  ['radosgw: los archivos en el S3 de Ceph', 3, delServidor('radosgw/largas.ts')],
  ['pagos: diez mil, con el servidor muerto entre medio', 6, delServidor('pagos/largas.ts')],
  ['veredas: dos mil, con el servidor muerto entre medio', 8, delServidor('veredas/largas.ts')],
  ['elevadores: diez partidas del formulario 27', 8, delServidor('elevadores/largas.ts')],
  ['importaciones: cien mil padrones', 5, delServidor('importaciones/largas.ts'), SOLA],
  ['importaciones: un padrón con fallas, devuelto y deshecho', 8, delServidor('importaciones/padronDeVerdad.ts')],
  [
    'importaciones: cinco mil carpetas y sus archivos',
    4,
    vitest('server/pruebas/importaciones/carpetas.larga.test.ts'),
  ],
  ['importaciones: cada lote, por índice', 1, vitest('server/src/importaciones/planes.larga.test.ts')],
  ['importaciones: el padrón contado', 5, vitest('server/pruebas/importaciones/padronContado.larga.test.ts')],
  ['modelo: partidas al azar', 4, delServidor('modelo/largas.ts')],
  ['fuzz: pedidos con cualquier cosa', 3, delServidor('fuzz/largas.ts')],
  ['cadena: la auditoría detrás de una importación', 3, delServidor('cadena/largas.ts')],
  ['repartidor: detrás de pgbouncer', 3, delServidor('repartidor/largas.ts')],
  ['ops: las reglas de Prometheus, con promtool', 1, delServidor('alertas/largas.ts')],
  [
    'instalación: desde un clon limpio, con nginx, y la etapa final del contenedor',
    13,
    delServidor('instalacion/largas.ts'),
  ],
  ['primer día: de una base vacía a la primera carpeta recibida', 15, ['npx', ['tsx', 'e2e/primerDia.ts']]],
  [
    'unidades: las del servidor, con lo que `npm test` deja',
    12,
    vitest('--project', 'servidor', '--exclude', '**/*.larga.test.ts'),
  ],
  ['pantallas: cada botón que escribe, dos veces', 4, vitest('web/src/pruebas/dobleClic')],
  [
    'recorridos: todos, cada mirada con axe, y los dos tamaños',
    20,
    ['npx', ['playwright', 'test', '-c', 'e2e'], ENTERAS],
    SOLA,
  ],
  ['mediciones: cada una, en una ciudad chica', 2, vitest('bench/todas.larga')],
  ['faltas: cada regla mal escrita', 90, delServidor('faltas/correr.ts')],
]

const pedidas = process.argv.slice(2).filter((palabra) => !palabra.startsWith('--'))
const elegidas = PARTES.filter(([nombre]) => pedidas.length === 0 || pedidas.some((una) => nombre.includes(una)))
console.log('Partes, con los minutos que lleva cada una:')
for (const [nombre, minutos] of elegidas) console.log(`  ${String(minutos).padStart(3)}  ${nombre}`)
console.log(`  ${String(elegidas.reduce((suma, [, minutos]) => suma + minutos, 0)).padStart(3)}  en total`)
if (elegidas.length === 0) process.exit(1)
if (process.argv.includes('--lista')) process.exit()

const CUENTA = '.cache/largas.json'
const fuentes = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const terminadas = process.argv.includes('--sigue') ? lasTerminadas() : []
const quedan = elegidas.filter(([nombre]) => !terminadas.some((una) => una.nombre === nombre))
mkdirSync('.cache', { recursive: true })
instalar()
instalarChromium()
const { construir } = await import('./construir.mjs')
await construir()
const paso = ([nombre, , orden]) => [nombre, ...orden]
const anotar = (hechas) => writeFileSync(CUENTA, JSON.stringify({ fuentes, partes: [...terminadas, ...hechas] }))
const deADosVan = process.argv.includes('--de-a-dos') ? quedan.filter(([, , , sola]) => !sola) : []
const deAUna = quedan.filter((parte) => !deADosVan.includes(parte)).map(paso)
const nuevas = await deUnoEnUno(deAUna, anotar)
nuevas.push(...(await deADos(deADosVan.map(paso), (hechas) => anotar([...nuevas, ...hechas]))))
process.exit(resumir([...terminadas, ...nuevas]))

/** Of these sources: what passed or failed with others says nothing of them. */
function lasTerminadas() {
  try {
    const cuenta = JSON.parse(readFileSync(CUENTA, 'utf8'))
    return cuenta.fuentes === fuentes ? cuenta.partes : []
  } catch {
    return []
  }
}
