import { iniciarServidor } from '../server/pruebas/caidas/proceso.ts'
import { CARPETA } from './base.ts'
import { mediana } from './mediana.ts'
import { ingresar, LUCIA } from './sesiones.ts'

/**
 * `npm run bench:lista-entera`: listarTodas without paging over everything that bench:generar made. First byte, whole
 * time, and the server's memory while two readers (as many as a process serves at once) take it at a slow pace.
 */

const VECES = 5
const LECTORES = 2
const MB = 1024 * 1024
const CLAVE = '"idCarpeta"'
const TODAS = '/api/documentacion/listarTodas'

const portal = await iniciarServidor(CARPETA)
try {
  const headers = { authorization: await ingresar(portal.direccion, LUCIA) }
  await leer(headers) // the first one also plans and warms
  const enReposo = await memoria()
  const lecturas: Lectura[] = []
  for (let vez = 0; vez < VECES; vez += 1) lecturas.push(await leer(headers))

  let mayor = 0
  let leyendo = true
  const vigilar = (async () => {
    while (leyendo) mayor = Math.max(mayor, await memoria())
  })()
  await Promise.all(Array.from({ length: LECTORES }, () => leer(headers)))
  leyendo = false
  await vigilar

  const [una] = lecturas
  console.log(
    `listarTodas sin página: ${(una?.carpetas ?? 0).toLocaleString('es-AR')} carpetas, ${mega(una?.bytes ?? 0)} MB`,
  )
  console.log(
    `primer byte: ${mediana(lecturas.map((l) => l.primerByteMs)).toFixed(0)} ms; entera: ${(mediana(lecturas.map((l) => l.enteraMs)) / 1000).toFixed(1)} s`,
  )
  console.log(
    `memoria del servidor: ${mega(enReposo)} MB en reposo, ${mega(mayor)} MB la mayor con ${LECTORES} lectores a la vez`,
  )
} finally {
  await portal.detener()
}

interface Lectura {
  readonly primerByteMs: number
  readonly enteraMs: number
  readonly bytes: number
  readonly carpetas: number
}

async function leer(headers: Record<string, string>): Promise<Lectura> {
  const desde = performance.now()
  const { body } = await fetch(portal.direccion + TODAS, { headers })
  let primerByteMs = 0
  let bytes = 0
  let carpetas = 0
  let resto = ''
  for await (const trozo of body ?? []) {
    primerByteMs ||= performance.now() - desde
    bytes += trozo.length
    const partes = (resto + Buffer.from(trozo).toString('latin1')).split(CLAVE)
    carpetas += partes.length - 1
    resto = (partes.at(-1) ?? '').slice(1 - CLAVE.length) // the key may be cut between two chunks
  }
  return { primerByteMs, enteraMs: performance.now() - desde, bytes, carpetas }
}

async function memoria(): Promise<number> {
  const texto = await (await fetch(`${portal.direccion}/metricas`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(texto)?.[1] ?? 0)
}

function mega(bytes: number): string {
  return (bytes / MB).toFixed(0)
}
