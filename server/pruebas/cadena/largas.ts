import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type pg from 'pg'
import { enviar, ingresar } from '../caidas/clientes.ts'
import { Cuaderno } from '../caidas/cuaderno.ts'
import { iniciarServidor } from '../caidas/proceso.ts'
import { conBase } from '../caidas/revision.ts'
import { exigir, terminarConFaltas } from '../faltasDeLaCorrida.ts'
import { sinFallas } from '../importaciones/archivos.ts'
import { CUANTOS, portalDe } from '../importaciones/portal.ts'
import { PNG } from '../multiparte.ts'

/**
 * `npm run pruebas:largas`: 100,000 properties are imported while 32 people file folders. Fails when anybody waits for the
 * seal, when 10 s after the import there is something older than that to seal, or when the chain does not hold.
 */

const PERSONAS = 32
const SOLOS_MS = 10_000
const COLA_MAXIMA_S = 10
const VERIFICADOR = fileURLToPath(new URL('../../dist/verificar-auditoria.js', import.meta.url))
const carpeta = await mkdtemp(join(tmpdir(), 'portal-cadena-'))
const servidor = await iniciarServidor(carpeta)
const sesion = await ingresar(servidor.direccion)
const portal = await portalDe(servidor)
let presentando = true
let demoras: number[] = []

async function presentar(): Promise<void> {
  const cuaderno = new Cuaderno()
  while (presentando) {
    const desde = performance.now()
    await enviar(servidor.direccion, sesion, cuaderno, {
      clave: randomUUID(),
      que: 'carpeta',
      idCarpeta: null,
      contenido: PNG,
    })
    demoras.push(performance.now() - desde)
  }
}

function mostrar(que: string): void {
  const orden = demoras.sort((a, b) => a - b)
  const en = (parte: number) => Math.round(orden[Math.floor((orden.length - 1) * parte)] ?? 0)
  console.log(
    `${que.padEnd(42)}${String(orden.length).padStart(6)} carpetas   mediana ${en(0.5)} ms, 99 % ${en(0.99)} ms, la peor ${en(1)} ms`,
  )
  demoras = []
}

/** Whoever waits for a lock that the sealing transaction holds. */
const ESPERAN_AL_SELLO = `select count(*)::int as n from pg_stat_activity a where exists (
  select from unnest(pg_blocking_pids(a.pid)) b join pg_stat_activity s on s.pid = b where s.query like '%cadena.sellar%')`
async function vigilar(base: pg.Client, esperas: { miradas: number; n: number }): Promise<void> {
  while (presentando) {
    const { rows } = await base.query<{ n: number }>(ESPERAN_AL_SELLO)
    esperas.miradas += 1
    esperas.n += rows[0]?.n ?? 0
    await esperar(50)
  }
}

async function sinSellar(): Promise<number> {
  const metricas = await (await fetch(`${servidor.direccion}/metricas`)).text()
  return Number(/^portal_auditoria_sin_sellar_segundos (.+)$/m.exec(metricas)?.[1])
}

try {
  console.log(
    `Importación de ${CUANTOS} padrones mientras ${PERSONAS} personas presentan carpetas, con carga ${loadavg()[0]?.toFixed(1)} en ${cpus().length} núcleos\n`,
  )
  const esperas = { miradas: 0, n: 0 }
  const { idImportacion } = await portal.revisar(sinFallas())
  const trabajo = conBase(carpeta, (base) =>
    Promise.all([vigilar(base, esperas), ...Array.from({ length: PERSONAS }, presentar)]),
  )
  await esperar(SOLOS_MS)
  mostrar('Solas')
  const desde = performance.now()
  await portal.aplicar(idImportacion)
  await portal.hasta(idImportacion, 'APLICADA')
  console.log(`Aplicada en ${((performance.now() - desde) / 1000).toFixed(1)} s`)
  mostrar('Durante la importación')
  // While it ran nothing could be sealed, neither its rows nor what the people wrote meanwhile: all of that is the tail.
  presentando = false
  const aplicada = performance.now()
  let cola = await sinSellar()
  while (cola > COLA_MAXIMA_S && performance.now() - aplicada < 60_000) {
    await esperar(200)
    cola = await sinSellar()
  }
  const tardo = (performance.now() - aplicada) / 1000
  console.log(`Lo más viejo sin sellar, ${tardo.toFixed(1)} s después: ${cola.toFixed(1)} s`)
  exigir(tardo < COLA_MAXIMA_S, `la cola tardó ${tardo.toFixed(1)} s en bajar de ${COLA_MAXIMA_S}`)
  await trabajo
  console.log(`Miradas: ${esperas.miradas}. Esperando al sello: ${esperas.n}`)
  exigir(esperas.n === 0, 'alguien esperó al sello')
  while ((await sinSellar()) > 0) await esperar(200)
  const inicio = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, [VERIFICADOR], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: carpeta, SANDBOX: 'si' },
  })
  console.log(
    `${stdout.replace(/:[0-9a-f]{64}/, ':…').trim()} En ${((performance.now() - inicio) / 1000).toFixed(1)} s.`,
  )
} catch (error) {
  exigir(false, String(error))
} finally {
  presentando = false
  await servidor.detener()
  await rm(carpeta, { recursive: true, force: true })
}
terminarConFaltas()
