import { cpus, loadavg } from 'node:os'
import { type Capa, ZOOM } from '@catastro/domain/mapa/reglas'
import { azar } from '../server/pruebas/azar.ts'
import { iniciarServidor } from '../server/pruebas/caidas/proceso.ts'
import { CARPETA } from './base.ts'
import { generarMapa, ORIGEN, PARCELAS } from './generarMapa.ts'
import { ingresar, LUCIA } from './sesiones.ts'

/**
 * `npm run bench:mapa`: tiles of a city of half a million parcels, asked of the built server by HTTP: never seen, seen,
 * and a minute of somebody who pans and zooms as fast as six connections carry.
 */

const POR_ZOOM = Number(process.env.POR_ZOOM ?? 30)
const CONEXIONES = 6
const RECORRIDO_MS = Number(process.env.SEGUNDOS ?? 60) * 1000
const KB = 1024
const MB = KB * KB
/** The city's side, in degrees, well inside of its edges. */
const LADO = 0.12

await generarMapa()
const portal = await iniciarServidor(CARPETA)
const { entre } = azar(7)
const headers = { authorization: await ingresar(portal.direccion, LUCIA), 'accept-encoding': 'gzip' }
try {
  const versiones = (await (await fetch(`${portal.direccion}/api/mapa/capas`, { headers })).json()) as Record<
    Capa,
    number
  >
  console.log(
    `${PARCELAS.toLocaleString('es-AR')} parcelas, con carga ${loadavg()[0]?.toFixed(1)} en ${cpus().length} núcleos. Cada cuadro, pedido al servidor: sin hacer y ya hecho\n`,
  )
  console.log('capa       zoom   sin hacer p50   p95      hecho p95   el mayor KB')
  const todos: number[] = []
  const hechos: number[] = []
  for (const capa of ['manzanas', 'calles', 'parcelas', 'carpetas'] as const) {
    for (let z = ZOOM[capa].min; z <= ZOOM[capa].max; z += 1) {
      const cuadros = Array.from({ length: POR_ZOOM }, () => alAzar(z))
      // Of a version that never was: made each time, and kept nowhere.
      const frio = await medir(cuadros, (c) => direccion(capa, 1_000_000_000, c))
      await medir(cuadros, (c) => direccion(capa, versiones[capa], c))
      const tibio = await medir(cuadros, (c) => direccion(capa, versiones[capa], c))
      todos.push(...frio.ms)
      hechos.push(...tibio.ms)
      console.log(
        `${capa.padEnd(10)} ${String(z).padStart(4)} ${ms(cuantil(frio.ms, 0.5))} ms ${ms(cuantil(frio.ms, 0.95))} ms ${ms(cuantil(tibio.ms, 0.95))} ms ${(frio.mayor / KB).toFixed(1).padStart(13)}`,
      )
    }
  }
  console.log(
    `\nde todos: sin hacer p95 ${cuantil(todos, 0.95).toFixed(1)} ms; hecho p95 ${cuantil(hechos, 0.95).toFixed(1)} ms`,
  )
  await recorrer(versiones)
} finally {
  await portal.detener()
}

interface Cuadro {
  readonly z: number
  readonly x: number
  readonly y: number
}

function cuadroDe(lon: number, lat: number, z: number): Cuadro {
  const seno = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + seno) / (1 - seno)) / (4 * Math.PI)
  return { z, x: Math.floor(((lon + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) }
}
function lugar(): [number, number] {
  return [ORIGEN.lon + (entre(1000) / 1000) * LADO, ORIGEN.lat - 0.02 - (entre(1000) / 1000) * (LADO - 0.02)]
}
function alAzar(z: number): Cuadro {
  return cuadroDe(...lugar(), z)
}

function direccion(capa: Capa, version: number, { z, x, y }: Cuadro): string {
  const camino = capa === 'carpetas' ? 'carpetas' : `teselas/${capa}`
  return `${portal.direccion}/api/mapa/${camino}/${version}/${z}/${x}/${y}`
}

async function medir(cuadros: readonly Cuadro[], de: (cuadro: Cuadro) => string) {
  const ms: number[] = []
  let mayor = 0
  for (const cuadro of cuadros) {
    const pedido = await pedir(de(cuadro))
    ms.push(pedido.ms)
    mayor = Math.max(mayor, pedido.bytes)
  }
  return { ms, mayor }
}

async function pedir(url: string): Promise<{ ms: number; bytes: number }> {
  const desde = performance.now()
  const respuesta = await fetch(url, { headers })
  if (!respuesta.ok) throw new Error(`${url}: ${respuesta.status}`)
  const cuerpo = await respuesta.arrayBuffer()
  // What was sent, which is less than what it holds.
  return { ms: performance.now() - desde, bytes: Number(respuesta.headers.get('content-length') ?? cuerpo.byteLength) }
}

/** Somebody goes over the city: from afar to near and sideways, each view's tiles at once, six at a time. */
async function recorrer(versiones: Record<Capa, number>): Promise<void> {
  const desde = performance.now()
  const ms: number[] = []
  const memorias: number[] = []
  while (performance.now() - desde < RECORRIDO_MS) {
    const [lon, lat] = lugar()
    for (const z of [11, 13, 14, 15, 16, 17, 18, 17, 15, 14]) {
      await vista(cuadroDe(lon, lat, z), versiones, ms)
    }
    memorias.push(await memoria())
  }
  const tercio = Math.floor(memorias.length / 3)
  const media = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0) / valores.length / MB
  console.log(
    `\nun minuto de recorrido: ${ms.length.toLocaleString('es-AR')} cuadros, p95 ${cuantil(ms, 0.95).toFixed(0)} ms, el más lento ${Math.max(...ms).toFixed(0)} ms`,
  )
  console.log(
    `memoria del servidor: ${media(memorias.slice(0, tercio)).toFixed(0)} MB en el primer tercio, ${media(memorias.slice(-tercio)).toFixed(0)} MB en el último`,
  )
}

async function vista({ z, x, y }: Cuadro, versiones: Record<Capa, number>, ms: number[]): Promise<void> {
  const capas = (['calles', 'manzanas', 'parcelas'] as const).filter(
    (capa) => z >= ZOOM[capa].min && z <= ZOOM[capa].max,
  )
  const cola = capas.flatMap((capa) =>
    [0, 1].flatMap((dx) => [0, 1].map((dy) => direccion(capa, versiones[capa], { z, x: x + dx, y: y + dy }))),
  )
  const conexion = async () => {
    for (let url = cola.shift(); url; url = cola.shift()) ms.push((await pedir(url)).ms)
  }
  await Promise.all(Array.from({ length: CONEXIONES }, conexion))
}

async function memoria(): Promise<number> {
  const texto = await (await fetch(`${portal.direccion}/metricas`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(texto)?.[1] ?? 0)
}

function cuantil(valores: readonly number[], q: number): number {
  const orden = [...valores].sort((a, b) => a - b)
  return orden[Math.min(orden.length - 1, Math.ceil(q * orden.length) - 1)] ?? 0
}
function ms(valor: number): string {
  return valor.toFixed(1).padStart(10)
}
