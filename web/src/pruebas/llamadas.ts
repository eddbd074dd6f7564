import type { Llamada } from './declaradas.ts'

export interface Hecha {
  readonly nombre: Llamada
  readonly cuerpo: unknown
  readonly cabeceras: Headers
}

/** The calls that change something, in the order in which the test made them (`conServidor` empties it). */
export const llamadas: Hecha[] = []

let prueba = 0

/** Notes those of the test that is being run. What it had on its way when it ended is nobody's: the next one does not find it. */
export function anotadorDeLlamadas(): (hecha: Hecha) => void {
  const esta = prueba
  return (hecha) => {
    if (esta === prueba) llamadas.push(hecha)
  }
}

export function olvidarLlamadas(): void {
  prueba++
  llamadas.length = 0
}
