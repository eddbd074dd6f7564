import { create } from 'zustand'

/**
 * Why the last try to send a form failed, by its draft's name: who sends and who shows it are apart. It ends with the next
 * try, and with the screen.
 */
const useFallos = create<Readonly<Record<string, unknown>>>(() => ({}))

export const useFalloDe = (clave: string): unknown => useFallos((fallos) => fallos[clave] ?? null)
export const anotarFallo = (clave: string, error: unknown) => useFallos.setState({ [clave]: error })
export const olvidarFallo = (clave: string) => useFallos.setState({ [clave]: null })

/** Does what sends a form; the failure is kept until the next try. */
export async function anotandoFallo(
  clave: string,
  enviar: () => Promise<void>,
  alFallar: (error: unknown) => void,
): Promise<void> {
  olvidarFallo(clave)
  try {
    await enviar()
  } catch (error) {
    anotarFallo(clave, error)
    alFallar(error)
  }
}
