type Paso = readonly [nombre: string, orden: string, argumentos: readonly string[], entorno?: Record<string, string>]
interface Resultado {
  readonly nombre: string
  readonly bien: boolean
  readonly segundos: number
  /** The end of what it printed. */
  readonly ultimo: string
}
type Correr = (
  pasos: readonly Paso[],
  alTerminarUno?: (resultados: readonly Resultado[]) => void,
) => Promise<Resultado[]>
export const deUnoEnUno: Correr
export const deADos: Correr
export function resumir(resultados: readonly Resultado[]): 0 | 1
