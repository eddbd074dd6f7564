import { setTimeout as esperar } from 'node:timers/promises'
import { leerJson } from '../caidas/clientes.ts'
import type { Plan } from '../pagos/destinos.ts'
import { pagar } from '../pagos/pagador.ts'
import type { ProveedorAparte } from '../pagos/proveedorAparte.ts'
import type { Hecho } from '../pagos/revision.ts'
import { PRIMER_PADRON } from './mundo.ts'

/** People who do something else than file folders, over and over, until it is over. What is not answered, they do again. */

interface Dia {
  readonly direccion: string
  readonly token: string
  /** Asked between requests. */
  sigue(): boolean
  readonly pausaMs: number
}

const PLANES: readonly Plan[] = (['pagado', 'rechazado', 'pagado', 'cancelado', 'pagado'] as const).map(
  (destino, n) => ({
    destino,
    avisos: { avisos: [1, 1, 0, 5, 1][n] ?? 1, demoraMs: 0, desordenados: false },
    falsificado: n > 2,
  }),
)

let padron = PRIMER_PADRON

/** One payment after the other, each as its plan says, and some that somebody says are paid and are not. */
export async function irPagando(
  { direccion, token, sigue, pausaMs }: Dia,
  { proveedor, hechos }: { readonly proveedor: ProveedorAparte; readonly hechos: Hecho[] },
): Promise<void> {
  while (sigue()) {
    const plan = PLANES[padron % PLANES.length] as Plan
    padron += 1
    hechos.push({ idPago: await pagar({ direccion, proveedor }, token, String(padron), plan), plan })
    await esperar(pausaMs)
  }
}

/** What somebody was writing: how far the portal said that it has it, and how far it was sent. */
export interface Escrito {
  readonly clave: string
  confirmado: number
  enviado: number
}

interface Guardado {
  readonly datos: { readonly n?: number } | null
  readonly version: number
}

const siSeCorto = (error: unknown) => {
  if (error instanceof TypeError) return undefined
  throw error
}

/** Answered, or undefined: the connection broke, or the portal said that it cannot now. Anything else is a fault. */
async function siRespondio(pedido: Promise<Response>): Promise<Response | undefined> {
  const respuesta = await pedido.catch(siSeCorto)
  if (respuesta?.status !== 503) return respuesta
  await respuesta.body?.cancel()
  return undefined
}

const deBorrador = ({ direccion, token }: Pick<Dia, 'direccion' | 'token'>, clave: string, datos?: object) =>
  siRespondio(
    fetch(`${direccion}/api/borradores/${clave}`, {
      headers: { authorization: token, ...(datos && { 'content-type': 'application/json' }) },
      ...(datos && { method: 'PUT', body: JSON.stringify(datos) }),
    }),
  )

/** A draft, saved over and over: each time it says one more. After what was not answered, it is read first, as the screen does. */
export async function irEscribiendo(dia: Dia, escrito: Escrito): Promise<void> {
  let version: number | undefined
  while (dia.sigue()) {
    await esperar(dia.pausaMs)
    if (version === undefined) {
      const leido = await deBorrador(dia, escrito.clave)
      if (!leido) continue
      const guardado = await leerGuardado(leido)
      if (!guardado) continue
      exigirLoEscrito(escrito, guardado)
      version = guardado.version
    }
    escrito.enviado += 1
    const respuesta = await deBorrador(dia, escrito.clave, { datos: { n: escrito.enviado }, version })
    if (respuesta?.ok) {
      version = (await leerGuardado(respuesta))?.version
      if (version !== undefined) escrito.confirmado = escrito.enviado
    } else {
      // What was cut off may have been saved after it was read.
      if (respuesta && respuesta.status !== 409) throw new Error(`${respuesta.status} ${await respuesta.text()}`)
      await respuesta?.body?.cancel()
      version = undefined
    }
  }
}

const leerGuardado = (respuesta: Response) => leerJson<Guardado>(respuesta).catch(siSeCorto)

const loEscrito = ({ clave, confirmado, enviado }: Escrito, { datos }: Guardado) => {
  const n = datos?.n ?? 0
  return n < confirmado || n > enviado
    ? [`borrador ${clave}: dice ${n}, se guardó ${confirmado} y se envió hasta ${enviado}`]
    : []
}

function exigirLoEscrito(escrito: Escrito, guardado: Guardado): void {
  const [falta] = loEscrito(escrito, guardado)
  if (falta) throw new Error(falta)
}

/** What each was writing is as they left it. */
export async function revisarEscrito(quien: Pick<Dia, 'direccion' | 'token'>, escrito: Escrito): Promise<string[]> {
  const respuesta = await deBorrador(quien, escrito.clave)
  return respuesta ? loEscrito(escrito, await leerJson<Guardado>(respuesta)) : [`borrador ${escrito.clave}: no se lee`]
}

const LECTURAS = ['/inicio/pendientes', '/documentacion/listar', '/pagos/mios', '/catastroInicio/authStatus']

/** Looks at what is theirs: whoever signed in is never told that they did not. */
export async function irMirando({ direccion, token, sigue, pausaMs }: Dia): Promise<void> {
  for (let n = 0; sigue(); n += 1) {
    const camino = LECTURAS[n % LECTURAS.length]
    const respuesta = await siRespondio(fetch(`${direccion}/api${camino}`, { headers: { authorization: token } }))
    if (respuesta && !respuesta.ok) throw new Error(`${camino}: ${respuesta.status} ${await respuesta.text()}`)
    await respuesta?.body?.cancel()
    await esperar(pausaMs)
  }
}
