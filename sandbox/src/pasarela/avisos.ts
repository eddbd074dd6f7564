import type { Entorno } from './entorno.ts'
import { ESTADOS } from './estados.ts'
import { mostrar, type Transaccion } from './transacciones.ts'

const ESPERA_MS = 5000

/** How notices go astray. */
export interface Reparto {
  /** How often the same one is sent; 0: it is lost. */
  readonly avisos: number
  /** Sent so much later. */
  readonly demoraMs: number
  /** After the last word, an older one arrives. */
  readonly desordenados: boolean
}

const tipoDe = (estadoId: number) =>
  estadoId === ESTADOS.REALIZADA ? 'PAGO' : estadoId === ESTADOS.DEVUELTA ? 'DEVOLUCION' : 'TRANSACCION'

const cuerpoDe = (t: Transaccion) => ({
  Tipo: tipoDe(t.estado_id),
  ...mostrar(t),
  InformacionPagador: { Email: 'pagador@example.com', Nombre: 'PERSONA DE PRUEBA', NumeroDocumento: '30111222' },
})

/** The merchant may be away: a notice that does not arrive is lost, as the real ones are. */
async function enviar({ urlAvisos }: Entorno, cuerpo: object): Promise<void> {
  await fetch(urlAvisos, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cuerpo),
    signal: AbortSignal.timeout(ESPERA_MS),
  })
    .then((respuesta) => respuesta.body?.cancel())
    .catch(() => {})
}

/** Tells the merchant what became of a transaction; waits for the notices that go at once. */
export async function repartir(entorno: Entorno, t: Transaccion, reparto: Reparto): Promise<void> {
  const enviarTodos = async () => {
    for (let n = 0; n < reparto.avisos; n += 1) await enviar(entorno, cuerpoDe(t))
    if (reparto.desordenados) {
      await enviar(entorno, cuerpoDe({ ...t, estado_id: ESTADOS.EN_PAGO }))
      await enviar(entorno, cuerpoDe({ ...t, estado_id: ESTADOS.CREADA }))
    }
  }
  if (reparto.demoraMs === 0) return enviarTodos()
  setTimeout(() => void enviarTodos(), reparto.demoraMs).unref()
}

/** What anybody could send: of a transaction that is not there, or that says more than is true. */
export const enviarFalso = (entorno: Entorno, transaccion: string, monto: string) =>
  enviar(entorno, {
    Tipo: 'PAGO',
    TransaccionPlataformaId: '00000000-0000-4000-8000-000000000000',
    TransaccionComercioId: transaccion,
    Monto: monto,
    EstadoId: String(ESTADOS.REALIZADA),
    Estado: 'REALIZADA',
  })
