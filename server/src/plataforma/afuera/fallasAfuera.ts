/** Whom the portal asks. */
type Sistema = 'Ciudad Digital' | 'Proveedor de pagos'

/** Why nobody answered, so that who looks does not look for a certificate where a name is missing. */
export type Causa = 'nombre' | 'certificado' | 'conexion' | 'tiempo' | 'estado' | 'forma'

const DE_UN_CODIGO: readonly (readonly [RegExp, Causa])[] = [
  [/^(ENOTFOUND|EAI_)/, 'nombre'],
  [/CERT|^(DEPTH_ZERO|UNABLE_TO_|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO)/, 'certificado'],
  [/TIMEOUT|^(TimeoutError|ETIMEDOUT|ABORT_ERR|23)$/, 'tiempo'],
]

/** undici wraps what the network said. */
export function causaDeRed(error: unknown): Causa {
  for (let uno = error; uno instanceof Error; uno = uno.cause) {
    const codigo = 'code' in uno && typeof uno.code === 'string' ? uno.code : uno.name
    const hallada = DE_UN_CODIGO.find(([patron]) => patron.test(codigo))
    if (hallada) return hallada[1]
  }
  return 'conexion'
}

/** The innermost words: no address, no header. */
export function detalleDeRed(error: unknown): string {
  let uno = error
  while (uno instanceof Error && uno.cause instanceof Error) uno = uno.cause
  return uno instanceof Error ? `${uno.name} ${'code' in uno ? uno.code : ''}`.trim() : 'sin más'
}

/** Which field was not there, or was no such thing: its name and nothing of what it held. */
export const campoQueFalta = ({ issues }: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }) =>
  issues[0]?.path.map(String).join('.') || 'la respuesta no es lo que tiene que ser'

const HORA_MS = 3_600_000
const MAXIMO = 10_000

/** What of the outside failed, in this process. */
export class FallasAfuera {
  readonly #momentos = new Map<Sistema, number[]>()
  readonly #totales = new Map<string, { sistema: Sistema; causa: Causa; cuantas: number }>()
  /** Told of each, for the log. */
  alFallar: (sistema: Sistema, causa: Causa, detalle: string) => void = () => {}

  anotar(sistema: Sistema, causa: Causa, detalle: string): void {
    const momentos = this.#momentos.get(sistema) ?? []
    momentos.push(Date.now())
    if (momentos.length > MAXIMO) momentos.shift()
    this.#momentos.set(sistema, momentos)
    const total = this.#totales.get(`${sistema} ${causa}`) ?? { sistema, causa, cuantas: 0 }
    this.#totales.set(`${sistema} ${causa}`, { ...total, cuantas: total.cuantas + 1 })
    this.alFallar(sistema, causa, detalle)
  }

  enLaHora(sistema: Sistema): number {
    const desde = Date.now() - HORA_MS
    const recientes = (this.#momentos.get(sistema) ?? []).filter((momento) => momento > desde)
    this.#momentos.set(sistema, recientes)
    return recientes.length
  }

  totales() {
    return [...this.#totales.values()]
  }
}
