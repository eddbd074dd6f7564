import { readFileSync } from 'node:fs'
import autocannon, { type Pedido } from 'autocannon'
import { iniciarServidor, type Servidor } from '../server/pruebas/caidas/proceso.ts'
import { multiparte } from '../server/pruebas/multiparte.ts'
import { CARPETA } from './base.ts'
import { ALTA, CUIL_DEL_PROPIETARIO } from './compararCasos.ts'
import { BRUNO, ingresar, LUCIA, PABLO } from './sesiones.ts'

/**
 * `npm run bench:carga`: what a city does in a day, mixed, at a steady rate over what bench:generar made; then twice as much, and
 * twice again, until more than one of a hundred answers takes over LIMITE_MS, one is refused, or fewer are answered than asked for. A request that could not leave
 * because the others were late counts from when it was due. MINUTOS at POR_SEGUNDO; PROCESOS share one database (DATABASE_URL).
 */

const MINUTOS = Number(process.env.MINUTOS ?? 30)
const POR_SEGUNDO = Number(process.env.POR_SEGUNDO ?? 50)
const SEGUNDOS_DE_BUSCAR = Number(process.env.SEGUNDOS_DE_BUSCAR ?? 30)
const PROCESOS = Number(process.env.PROCESOS_DE_CARGA ?? 1)
const LIMITE_MS = 150
const CONEXIONES = 32

const servidores: Servidor[] = []
for (let n = 0; n < PROCESOS; n += 1) servidores.push(await iniciarServidor(CARPETA, { ESTADISTICAS_PUBLICAS: 'si' }))
try {
  const mezclas = await Promise.all(servidores.map(({ direccion }) => mezclaDe(direccion)))
  console.log(`${PROCESOS} proceso(s), ${POR_SEGUNDO} pedidos por segundo, ${MINUTOS} minutos; p97,5 y p99 en ms\n`)
  console.log('minuto   pedidos    p50   p97,5     p99   errores   rechazos   memoria MB')
  for (let minuto = 1; minuto <= MINUTOS; minuto += 1) {
    const { pedidos, p50, p97, p99, errores, rechazos } = await unRato(mezclas, POR_SEGUNDO, 60)
    const columnas = [pedidos, p50, p97, p99, errores, rechazos, memoriaMb()]
    console.log(
      `${String(minuto).padStart(6)}${columnas.map((n, c) => String(n).padStart([10, 7, 8, 8, 10, 11, 13][c] ?? 8)).join('')}`,
    )
  }
  await hastaQueNoDaMas(mezclas)
} finally {
  for (const servidor of servidores) await servidor.detener()
}

interface Mezcla {
  readonly url: string
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
  for (const { method, path, headers: cabeceras } of requests.filter(({ method }) => method === 'GET')) {
    const { ok, status } = await fetch(url + path, { method, headers: cabeceras })
    if (!ok) throw new Error(`${path}: ${status}`)
  }
  return { url, requests: barajar(requests) }
}

/** In an order that is always the same, and in which nothing stands beside its like. */
function barajar<T>(cosas: readonly T[]): T[] {
  return cosas.map((_, n) => cosas[(n * 37) % cosas.length] as T)
}

async function unRato(mezclas: readonly Mezcla[], porSegundo: number, segundos: number) {
  const partes = await Promise.all(
    mezclas.map(({ url, requests }) =>
      autocannon({
        url,
        requests,
        connections: CONEXIONES,
        overallRate: Math.round(porSegundo / mezclas.length),
        duration: segundos,
      }),
    ),
  )
  const peor = (que: 'p50' | 'p97_5' | 'p99') => Math.max(...partes.map(({ latency }) => latency[que]))
  const suma = (que: (parte: (typeof partes)[number]) => number) =>
    partes.reduce((cuanto, parte) => cuanto + que(parte), 0)
  return {
    pedidos: suma(({ requests }) => requests.total),
    p50: peor('p50'),
    p97: peor('p97_5'),
    p99: peor('p99'),
    errores: suma(({ errors }) => errors),
    rechazos: suma(({ non2xx }) => non2xx),
  }
}

async function hastaQueNoDaMas(mezclas: readonly Mezcla[]): Promise<void> {
  console.log('\nhasta que no da más')
  for (let porSegundo = POR_SEGUNDO * 2; ; porSegundo *= 2) {
    const antes = procesadorMs()
    const { pedidos, p50, p97, p99, errores, rechazos } = await unRato(mezclas, porSegundo, SEGUNDOS_DE_BUSCAR)
    const atendidos = Math.round(pedidos / SEGUNDOS_DE_BUSCAR)
    const deUnNucleo = Math.round((procesadorMs() - antes) / SEGUNDOS_DE_BUSCAR / 10)
    console.log(
      `${porSegundo}/s pedidos, ${atendidos}/s atendidos: p50 ${p50}, p97,5 ${p97}, p99 ${p99}; ${errores} errores, ${rechazos} rechazos; ${memoriaMb()} MB; el portal, ${deUnNucleo} % de un núcleo`,
    )
    if (p99 > LIMITE_MS || errores + rechazos > 0 || atendidos < porSegundo * 0.95) return
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
