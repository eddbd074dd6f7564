import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Dispatcher, Pool } from 'undici'
import { azar } from '../server/pruebas/azar.ts'
import { iniciarServidor, type Servidor } from '../server/pruebas/caidas/proceso.ts'
import { multiparte } from '../server/pruebas/multiparte.ts'
import { CARPETA } from './base.ts'
import { ALTA, CUIL_DEL_PROPIETARIO } from './compararCasos.ts'
import { BRUNO, ingresar, LUCIA, PABLO } from './sesiones.ts'

/**
 * `npm run bench:carga`: what a city does in a day, mixed, at a steady rate over what bench:generar made; then twice as much, and
 * twice again, until more than five of a hundred answers take over LIMITE_MS, one is refused, or fewer are answered than asked for.
 * MINUTOS at POR_SEGUNDO; PROCESOS_DE_CARGA share one database (DATABASE_URL).
 */

const MINUTOS = Number(process.env.MINUTOS ?? 30)
const POR_SEGUNDO = Number(process.env.POR_SEGUNDO ?? 50)
const SEGUNDOS_DE_BUSCAR = Number(process.env.SEGUNDOS_DE_BUSCAR ?? 30)
const PROCESOS = Number(process.env.PROCESOS_DE_CARGA ?? 1)
const LIMITE_MS = 150
const CONEXIONES = 32

const sorteo = azar(1)
/** The mean of these is one. */
const hastaElQueSigue = () => -Math.log((sorteo.entre(1_000_000) + 1) / 1_000_001)

const servidores: Servidor[] = []
for (let n = 0; n < PROCESOS; n += 1) servidores.push(await iniciarServidor(CARPETA, { ESTADISTICAS_PUBLICAS: 'si' }))
try {
  const mezclas = await Promise.all(servidores.map(({ direccion }) => mezclaDe(direccion)))
  console.log(`${PROCESOS} proceso(s), ${POR_SEGUNDO} pedidos por segundo, ${MINUTOS} minutos; p95 y p99 en ms\n`)
  console.log('minuto   pedidos    p50     p95     p99   errores   rechazos   memoria MB')
  for (let minuto = 1; minuto <= MINUTOS; minuto += 1) {
    const { pedidos, p50, p95, p99, errores, rechazos } = await unRato(mezclas, POR_SEGUNDO, 60)
    const columnas = [pedidos, p50, p95, p99, errores, rechazos, memoriaMb()]
    console.log(
      `${String(minuto).padStart(6)}${columnas.map((n, c) => String(n).padStart([10, 7, 8, 8, 10, 11, 13][c] ?? 8)).join('')}`,
    )
  }
  await hastaQueNoDaMas(mezclas)
} finally {
  for (const servidor of servidores) await servidor.detener()
}

type Pedido = Dispatcher.RequestOptions

interface Mezcla {
  readonly bolsa: Pool
  readonly requests: readonly Pedido[]
}

/** Of a hundred: what is looked at most, most; and two folders that are filed. */
async function mezclaDe(url: string): Promise<Mezcla> {
  const [pablo, bruno, lucia] = await Promise.all([ingresar(url, PABLO), ingresar(url, BRUNO), ingresar(url, LUCIA)])
  const leer = (authorization: string, path: string): Pedido => ({ method: 'GET', path, headers: { authorization } })
  await fetch(`${url}/api/formulario/buscarPropietario/${CUIL_DEL_PROPIETARIO}`, { headers: { authorization: bruno } })
  const lista = await fetch(`${url}/api/documentacion/listar?pagina=1&porPagina=25`, {
    headers: { authorization: pablo },
  })
  const { carpetas } = (await lista.json()) as { carpetas: { idCarpeta: number }[] }
  const { payload: body, headers } = multiparte(ALTA)
  const alta: Pedido = {
    method: 'POST',
    path: '/api/documentacion/alta',
    headers: { authorization: bruno, ...headers },
    body,
  }
  const veces = (cuantas: number, pedido: (n: number) => Pedido) => Array.from({ length: cuantas }, (_, n) => pedido(n))
  const una = (n: number) => carpetas[n % carpetas.length]?.idCarpeta
  const requests = [
    ...veces(10, () => leer(pablo, '/')),
    ...veces(10, () => leer(pablo, '/api/catastroInicio/authStatus')),
    ...veces(8, () => leer(pablo, '/api/inicio/pendientes')),
    ...veces(4, () => leer(lucia, '/api/inicio/pendientes')),
    ...veces(10, (n) => leer(pablo, `/api/documentacion/listar?pagina=${1 + (n % 4)}&porPagina=10`)),
    ...veces(10, () => leer(lucia, '/api/documentacion/listarTodas?estado=PRESENTADO&completas=1&porPagina=10')),
    ...veces(14, (n) => leer(pablo, `/api/documentacion/carpeta/${una(n)}`)),
    ...veces(8, (n) => leer(pablo, `/api/documentacion/archivos?idCarpeta=${una(n)}`)),
    ...veces(8, (n) => leer(pablo, `/api/documentacion/seguimiento/${una(n)}`)),
    ...veces(4, (n) =>
      leer(lucia, `/api/buscar?texto=${['nieva', 'san%20martin', '100001', 'medina'][n]}&pagina=1&porPagina=10`),
    ),
    ...veces(4, () => leer(lucia, '/api/padron/obtenerPadronNombre/nieva')),
    ...veces(4, () => leer(pablo, '/api/formulario/obtenerTiposEncomienda')),
    ...veces(2, () => leer(pablo, '/api/estadisticas/publicas')),
    ...veces(2, () => leer(pablo, '/salud/listo')),
    ...veces(2, () => alta),
  ]
  // What is refused costs less than what is answered, and would make it look faster.
  const bolsa = new Pool(url, { connections: CONEXIONES })
  for (const pedido of requests.filter(({ method }) => method === 'GET')) {
    const { statusCode, body } = await bolsa.request(pedido)
    await body.dump()
    if (statusCode !== 200) throw new Error(`${pedido.path}: ${statusCode}`)
  }
  return { bolsa, requests }
}

/**
 * At moments drawn as people come, each by itself: no request waits for another one's answer, and each counts from when it was
 * due. (autocannon sends the whole second's at its beginning, and the same call on all of its connections.)
 */
async function unRato(mezclas: readonly Mezcla[], porSegundo: number, segundos: number) {
  const demoras: number[] = []
  let errores = 0
  let rechazos = 0
  const pedir = async ({ bolsa, requests }: Mezcla, debia: number) => {
    try {
      const { statusCode, body } = await bolsa.request(sorteo.uno(requests))
      await body.dump()
      if (statusCode >= 300) rechazos += 1
    } catch {
      errores += 1
    }
    demoras.push(performance.now() - debia)
  }
  const enCurso: Promise<void>[] = []
  const desde = performance.now()
  for (let debia = desde; debia < desde + segundos * 1000; debia += (hastaElQueSigue() * 1000) / porSegundo) {
    await setTimeout(Math.max(0, debia - performance.now()))
    enCurso.push(pedir(sorteo.uno(mezclas), debia))
  }
  await Promise.all(enCurso)
  const tardaron = (performance.now() - desde) / 1000
  demoras.sort((a, b) => a - b)
  const deCada = (parte: number) => Math.round(demoras[Math.ceil(demoras.length * parte) - 1] ?? 0)
  return {
    ...{ pedidos: demoras.length, atendidos: Math.round(demoras.length / tardaron) },
    ...{ p50: deCada(0.5), p95: deCada(0.95), p99: deCada(0.99), errores, rechazos },
  }
}

async function hastaQueNoDaMas(mezclas: readonly Mezcla[]): Promise<void> {
  console.log('\nhasta que no da más')
  for (let porSegundo = POR_SEGUNDO * 2; ; porSegundo *= 2) {
    const antes = procesadorMs()
    const { atendidos, p50, p95, p99, errores, rechazos } = await unRato(mezclas, porSegundo, SEGUNDOS_DE_BUSCAR)
    const deUnNucleo = Math.round((procesadorMs() - antes) / SEGUNDOS_DE_BUSCAR / 10)
    console.log(
      `${porSegundo}/s pedidos, ${atendidos}/s atendidos: p50 ${p50}, p95 ${p95}, p99 ${p99}; ${errores} errores, ${rechazos} rechazos; ${memoriaMb()} MB; el portal, ${deUnNucleo} % de un núcleo`,
    )
    if (p95 > LIMITE_MS || errores + rechazos > 0 || atendidos < porSegundo * 0.95) return
  }
}

/** Of all the processes that serve, without their database: what they took of a processor, in the hundredths of a second that Linux counts. */
function procesadorMs(): number {
  const deUno = ({ pid }: Servidor) => {
    const [usuario = 0, sistema = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
    return (usuario + sistema) * 10
  }
  return servidores.reduce((suma, uno) => suma + deUno(uno), 0)
}

/** Of all the processes that serve, resident. */
function memoriaMb(): number {
  const kb = servidores.map(({ pid }) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  )
  return Math.round(kb.reduce((suma, uno) => suma + uno, 0) / 1024)
}
