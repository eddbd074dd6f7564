import { PASO } from './pasoDeRevision.ts'

/** Kept in the tab that goes to the card page: what it went to pay, and where from. An address it comes back to may not say. */
const SALIDA = 'salidaAlPago'

interface SalidaAlPago {
  readonly idPago: number
  /** The screen it was paid from, without the step it stood at. */
  readonly lugar: string
}

const esSalida = (dato: unknown): dato is SalidaAlPago =>
  typeof dato === 'object' &&
  dato !== null &&
  'idPago' in dato &&
  typeof dato.idPago === 'number' &&
  'lugar' in dato &&
  typeof dato.lugar === 'string' &&
  dato.lugar.startsWith('/')

export function anotarSalida(idPago: number, { sessionStorage }: Window = window) {
  const { pathname, searchParams } = new URL(location.hash.slice(1), location.origin)
  searchParams.delete(PASO)
  const lugar = [pathname, searchParams].filter((parte) => String(parte) !== '').join('?')
  sessionStorage.setItem(SALIDA, JSON.stringify({ idPago, lugar } satisfies SalidaAlPago))
}

export function leerSalida(): SalidaAlPago | null {
  try {
    const dato: unknown = JSON.parse(sessionStorage.getItem(SALIDA) ?? 'null')
    return esSalida(dato) ? dato : null
  } catch {
    return null
  }
}
