/** A folder to be looked for, on its way from the front page to the tracking page: its code stays out of the address. */
export interface ParaSeguir {
  readonly numero: string
  readonly codigo: string
}

const LUGAR = 'paraSeguir'

export const guardarParaSeguir = (carpeta: ParaSeguir) => sessionStorage.setItem(LUGAR, JSON.stringify(carpeta))

/** Once: whoever comes back to that page starts with it empty. */
export function tomarParaSeguir(): ParaSeguir | null {
  const guardado = sessionStorage.getItem(LUGAR)
  sessionStorage.removeItem(LUGAR)
  if (!guardado) return null
  const { numero, codigo }: Partial<Record<string, unknown>> = JSON.parse(guardado)
  return typeof numero === 'string' && typeof codigo === 'string' ? { numero, codigo } : null
}
