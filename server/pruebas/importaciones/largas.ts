import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { iniciarServidor, type Servidor } from '../caidas/proceso.ts'
import { exigir, terminarConFaltas } from '../faltasDeLaCorrida.ts'
import { conFallas, FALLAS, padrones, sinFallas } from './archivos.ts'
import { CUANTOS, type Importacion, portalDe } from './portal.ts'

/**
 * `npm run pruebas:largas`: 100,000 properties. The dry run of a file with 50 faulty rows, the whole import of a good one
 * with its time and memory, one that is stopped half-way, in ten seconds, and goes on
 * afterwards, and another that is killed. Fails when anything is half done.
 */

const MAX_SEGUNDOS = 60
const MAX_MEGAS = 300
/** What docs/operacion.md promises of SIGTERM. */
const MAX_SEGUNDOS_AL_DETENER = 10
/** The most memory that the process has held since it started. */
const megasDe = ({ pid }: Pick<Servidor, 'pid'>) =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(leerDeProc(pid, 'status'))?.[1] ?? 0) / 1024)
function leerDeProc(pid: number | string, que: string): string {
  try {
    return readFileSync(`/proc/${pid}/${que}`, 'utf8')
  } catch {
    return '' // it has ended
  }
}
const hijosDe = ({ pid }: Pick<Servidor, 'pid'>) =>
  leerDeProc(pid, `task/${pid}/children`)
    .split(' ')
    .filter((hijo) => hijo !== '')
const segundosDesde = (inicio: number) => (performance.now() - inicio) / 1000
const mostrar = (que: string, segundos: number, i: Importacion, servidor: Servidor) =>
  console.log(
    `${que.padEnd(44)}${segundos.toFixed(1).padStart(7)} s${String(megasDe(servidor)).padStart(7)} MB   altas ${i.altas}, cambios ${i.cambios}, iguales ${i.iguales}, con errores ${i.rechazadas}`,
  )

const carpeta = await mkdtemp(join(tmpdir(), 'portal-importacion-'))
// Whoever makes the database holds more while it does: what is measured is a process that found it made.
await (await iniciarServidor(carpeta)).detener()
let servidor = await iniciarServidor(carpeta)
/** The most that the process doing its imports holds, while it does: read as long as it lives. */
let megasDelImportador = 0
setInterval(() => {
  for (const pid of hijosDe(servidor)) {
    const orden = leerDeProc(pid, 'cmdline')
    if (!orden.includes('importador.js')) continue
    megasDelImportador = Math.max(megasDelImportador, megasDe({ pid: Number(pid) }))
  }
}, 100).unref()
try {
  console.log(
    `Importación de ${CUANTOS} padrones (CSV de ${(sinFallas().length / 1024 / 1024).toFixed(1)} MB), con carga ${loadavg()[0]?.toFixed(1)} en ${cpus().length} núcleos\n`,
  )
  let portal = await portalDe(servidor)
  const alComienzo = await portal.cuantosPadrones()

  let inicio = performance.now()
  const mala = await portal.revisar(conFallas())
  mostrar('Revisión con 50 filas malas', segundosDesde(inicio), mala, servidor)
  exigir(mala.rechazadas === FALLAS && mala.altas === CUANTOS - FALLAS, `la revisión contó ${mala.rechazadas} fallas`)
  const filas = await portal.rechazadas(mala.idImportacion)
  exigir(filas.length === FALLAS && filas.every(({ errores }) => errores.length > 0), 'una fila mala no dice por qué')
  inicio = performance.now()
  const bytes = await portal.planilla(mala.idImportacion)
  mostrar(`Todas sus filas con motivos (${(bytes / 1024 / 1024).toFixed(1)} MB)`, segundosDesde(inicio), mala, servidor)
  exigir(bytes > 1024 * 1024, 'la planilla de filas con motivos salió cortada')
  exigir(megasDe(servidor) < MAX_MEGAS, `con la planilla de motivos ocupó ${megasDe(servidor)} MB`)
  exigir((await portal.aplicar(mala.idImportacion)) === 409, 'se pudo aplicar un archivo con errores')
  exigir((await portal.cuantosPadrones()) === alComienzo, 'la revisión o el rechazo cambiaron padrones')

  // A process of its own, so that its memory is that of one import.
  await servidor.detener()
  servidor = await iniciarServidor(carpeta)
  portal = await portalDe(servidor)
  console.log(`${'Recién arrancado'.padEnd(53)}${String(megasDe(servidor)).padStart(7)} MB`)
  inicio = performance.now()
  const buena = await portal.revisar(sinFallas())
  mostrar('Revisión del bueno', segundosDesde(inicio), buena, servidor)
  await portal.aplicar(buena.idImportacion)
  const aplicada = await portal.hasta(buena.idImportacion, 'APLICADA')
  const enTotal = segundosDesde(inicio)
  mostrar('Subido, revisado y aplicado', enTotal, aplicada, servidor)
  exigir((await portal.cuantosPadrones()) === alComienzo + CUANTOS, 'no están todos los padrones')
  exigir(enTotal < MAX_SEGUNDOS, `tardó ${enTotal.toFixed(1)} s`)
  console.log(`${'El importador, a lo sumo'.padEnd(53)}${String(megasDelImportador).padStart(7)} MB`)
  exigir(megasDe(servidor) < MAX_MEGAS, `ocupó ${megasDe(servidor)} MB`)
  exigir(megasDelImportador > 0 && megasDelImportador < MAX_MEGAS, `el importador ocupó ${megasDelImportador} MB`)

  inicio = performance.now()
  const repetida = await portal.revisar(sinFallas())
  mostrar('El mismo otra vez: no cambia nada', segundosDesde(inicio), repetida, servidor)
  exigir(repetida.iguales === CUANTOS, 'lo importado no quedó como el archivo')

  const detenida = await portal.revisar(padrones('6'))
  await portal.aplicar(detenida.idImportacion)
  const hasta = await portal.hastaAvance(detenida.idImportacion, 40)
  inicio = performance.now()
  await servidor.detener()
  const alDetener = segundosDesde(inicio)
  console.log(`\nSIGTERM al ${hasta} %: terminó en ${alDetener.toFixed(1)} s`)
  exigir(alDetener < MAX_SEGUNDOS_AL_DETENER, `SIGTERM tardó ${alDetener.toFixed(1)} s con una importación a la mitad`)
  servidor = await iniciarServidor(carpeta)
  portal = await portalDe(servidor)
  await portal.hasta(detenida.idImportacion, 'APLICADA')
  exigir((await portal.cuantosPadrones()) === alComienzo + CUANTOS * 2, 'lo detenido no se aplicó entero al volver')

  const otra = await portal.revisar(padrones('5'))
  await portal.aplicar(otra.idImportacion)
  const avance = await portal.hastaAvance(otra.idImportacion, 40)
  servidor.matar()
  await servidor.termino
  const sinTrabajos = await iniciarServidor(carpeta, { PROCESOS: 'api' })
  portal = await portalDe(sinTrabajos)
  const trasLaMuerte = await portal.cuantosPadrones()
  console.log(`\nkill -9 al ${avance} %: padrones antes ${alComienzo + CUANTOS * 2}, después ${trasLaMuerte}`)
  exigir(trasLaMuerte === alComienzo + CUANTOS * 2, 'la muerte dejó una importación a medias')
  await sinTrabajos.detener()
  servidor = await iniciarServidor(carpeta)
  portal = await portalDe(servidor)
  await portal.hasta(otra.idImportacion, 'APLICADA')
  const alFinal = await portal.cuantosPadrones()
  console.log(`Al volver se aplicó entera: ${alFinal}`)
  exigir(alFinal === alComienzo + CUANTOS * 3, 'al volver no se aplicó entera')
} finally {
  await servidor.detener()
  await rm(carpeta, { recursive: true, force: true })
}
terminarConFaltas()
