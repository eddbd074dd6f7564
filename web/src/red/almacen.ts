/** Everything the portal keeps in the browser, under the names of the specification. */
const CLAVES_DEL_FLUJO = [
  'user',
  'emailData',
  'valores',
  'checks',
  'domicilio',
  'datosEncomienda',
  'datosCarpeta',
  'idProfesional',
] as const
export type ClaveDelFlujo = (typeof CLAVES_DEL_FLUJO)[number]

const ORIGEN_POR_DEFECTO = 'catastro'

export const leerToken = () => localStorage.getItem('token')
export const guardarToken = (token: string) => localStorage.setItem('token', token)

/** The code that the login site knows the portal by. */
export const leerOrigen = () => localStorage.getItem('origin') ?? ORIGEN_POR_DEFECTO
export const guardarOrigen = (origen: string) => localStorage.setItem('origin', origen)

export function borrarFlujo() {
  for (const clave of CLAVES_DEL_FLUJO) localStorage.removeItem(clave)
  sessionStorage.clear()
}

/** all but `origin`, which the login site needs to send the person back. */
export function borrarSesion() {
  localStorage.removeItem('token')
  borrarFlujo()
}

export const guardarDato = (clave: ClaveDelFlujo, dato: unknown) => localStorage.setItem(clave, JSON.stringify(dato))
export function borrarDatos(...claves: readonly ClaveDelFlujo[]) {
  for (const clave of claves) borrarDato(clave)
}
export const borrarDato = (clave: ClaveDelFlujo) => localStorage.removeItem(clave)

/** What was saved under `clave`, if it still has the expected shape. */
export function leerDato<T>(clave: ClaveDelFlujo, esValido: (dato: unknown) => dato is T): T | null {
  try {
    const dato: unknown = JSON.parse(localStorage.getItem(clave) ?? 'null')
    return esValido(dato) ? dato : null
  } catch {
    return null
  }
}
