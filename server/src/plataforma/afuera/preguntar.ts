import { Agent, fetch } from 'undici'
import { type Causa, causaDeRed, detalleDeRed } from './fallasAfuera.ts'
import { type ComoSeRevisa, ESPERA_MS, LENTO_MS, type Revision } from './revision.ts'

export interface Pregunta {
  readonly method?: 'GET' | 'POST' | 'OPTIONS'
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
}

export interface Contestado {
  readonly status: number
  readonly cabecera: (nombre: string) => string | null
  /** undefined when it is no JSON. */
  readonly json: unknown
}

const MAX_BYTES = 20 * 1024 * 1024

const enSegundos = (ms: number) => `${(ms / 1000).toLocaleString('es-AR', { maximumFractionDigits: 2 })} segundos`

const DE_UNA_CAUSA: Readonly<Record<Causa, (detalle: string, esperaMs: number) => string>> = {
  nombre: () => 'el nombre de la dirección no existe',
  certificado: (detalle) => `el certificado no es de confianza (${detalle})`,
  conexion: (detalle) => `no hay conexión (${detalle})`,
  tiempo: (_, esperaMs) => `no respondió en ${enSegundos(esperaMs)}`,
  estado: (detalle) => `respondió ${detalle}`,
  forma: (detalle) => detalle,
}

/** Asks as the portal asks (no redirects, five seconds), and says what is not as it has to be; `mirar`, what of the answer. */
export async function revisar(
  que: string,
  direccion: string,
  pregunta: Pregunta,
  como: ComoSeRevisa,
  mirar: (contestado: Contestado) => readonly string[],
): Promise<Revision> {
  const { esperaMs = ESPERA_MS, lentoMs = LENTO_MS, ca } = como
  const agente = new Agent({ maxResponseSize: MAX_BYTES, ...(ca !== undefined && { connect: { ca } }) })
  const desde = performance.now()
  try {
    const respuesta = await fetch(direccion, {
      method: pregunta.method ?? 'GET',
      redirect: 'manual',
      headers: { ...pregunta.headers, ...(pregunta.json !== undefined && { 'content-type': 'application/json' }) },
      ...(pregunta.json !== undefined && { body: JSON.stringify(pregunta.json) }),
      signal: AbortSignal.timeout(esperaMs),
      dispatcher: agente,
    })
    const texto = await respuesta.text()
    const ms = Math.round(performance.now() - desde)
    const lento =
      ms > lentoMs ? [`tardó ${enSegundos(ms)}: a los ${enSegundos(esperaMs)} el portal deja de esperar`] : []
    const contestado = {
      status: respuesta.status,
      cabecera: (nombre: string) => respuesta.headers.get(nombre),
      json: comoJson(texto),
    }
    return { que, ms, desviaciones: [...lento, ...mirar(contestado)] }
  } catch (error) {
    return { que, ms: null, desviaciones: [DE_UNA_CAUSA[causaDeRed(error)](detalleDeRed(error), esperaMs)] }
  } finally {
    await agente.destroy()
  }
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return undefined
  }
}

/** One of these and no other. */
export const deEstado =
  (esperados: readonly number[], sigue: (contestado: Contestado) => readonly string[] = () => []) =>
  (contestado: Contestado): readonly string[] =>
    esperados.includes(contestado.status)
      ? sigue(contestado)
      : [`respondió ${contestado.status}, y tiene que responder ${esperados.join(' o ')}`]
