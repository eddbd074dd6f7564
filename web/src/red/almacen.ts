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
/** A code, and never an address: what has another shape is not one of the site's. */
export const guardarOrigen = (origen: string) => {
  if (/^[\w-]{1,40}$/.test(origen)) localStorage.setItem('origin', origen)
}

/** Who works on this phone without signal: it ends with the session. */
const RECORDADA = 'jornadaDe'
/** Of the portal before this one, which kept them in clear. */
export const RESPUESTAS_SIN_RED = 'catastro-jornada'
export interface PersonaRecordada {
  readonly idPersona: number
  readonly nombre: string
}

export const recordar = (persona: PersonaRecordada) => localStorage.setItem(RECORDADA, JSON.stringify(persona))

/** Only while there is a session to ask about: without signal nobody can say whether it stands. */
export function leerRecordada(): PersonaRecordada | null {
  if (leerToken() === null) return null
  try {
    const dato: unknown = JSON.parse(localStorage.getItem(RECORDADA) ?? 'null')
    return esPersona(dato) ? dato : null
  } catch {
    return null
  }
}
const esPersona = (dato: unknown): dato is PersonaRecordada =>
  typeof dato === 'object' && dato !== null && 'idPersona' in dato && 'nombre' in dato

/** That this browser keeps something of somebody's visits: it says nothing of whose, and stays when the session ends. */
const GUARDA_VISITAS = 'guardaVisitas'
export const anotarQueGuardaVisitas = () => localStorage.setItem(GUARDA_VISITAS, '1')
export const guardaVisitas = () => localStorage.getItem(GUARDA_VISITAS) !== null

/** That a session was closed by its person, and what this browser kept of their visits is still to go. */
const SE_FUE = 'visitasPorOlvidar'
export const anotarQueSeFue = () => {
  if (guardaVisitas()) localStorage.setItem(SE_FUE, '1')
}
export const seFue = () => localStorage.getItem(SE_FUE) !== null
export const olvidarQueSeFue = () => localStorage.removeItem(SE_FUE)

export const hayDiasEnClaro = async () => 'caches' in globalThis && caches.has(RESPUESTAS_SIN_RED)

/** What this tab left for the card page to pay, and who: see `salidaAlPago`. */
export const SALIDA_AL_PAGO = 'salidaAlPago'
/** Whose payment this tab went to make: a session that ended meanwhile is theirs to take up again. */
export function quienSalioAPagar(): number | undefined {
  try {
    const dato: unknown = JSON.parse(sessionStorage.getItem(SALIDA_AL_PAGO) ?? 'null')
    const conPersona = typeof dato === 'object' && dato !== null && 'idPersona' in dato
    return conPersona && typeof dato.idPersona === 'number' ? dato.idPersona : undefined
  } catch {
    return undefined
  }
}

export function borrarFlujo() {
  olvidarPorRetomar()
  for (const clave of CLAVES_DEL_FLUJO) localStorage.removeItem(clave)
  localStorage.removeItem(RECORDADA)
  sessionStorage.clear()
  if ('caches' in globalThis) void caches.delete(RESPUESTAS_SIN_RED)
}

/** Whose session ended by itself in the middle of something, and where: who comes back goes on there. */
const POR_RETOMAR = 'porRetomar'
interface PorRetomar {
  readonly idPersona: number
  /** As the address has it: '#/formulario1?idCarpeta=1010'. */
  readonly lugar: string
}
const esPorRetomar = (dato: unknown): dato is PorRetomar =>
  typeof dato === 'object' &&
  dato !== null &&
  'idPersona' in dato &&
  'lugar' in dato &&
  typeof dato.lugar === 'string' &&
  dato.lugar.startsWith('#/')

/** A session that ended by itself: the token goes and what was being written stays, for its person alone. */
export function suspenderSesion(porRetomar: PorRetomar) {
  const escrito = localStorage.getItem('valores')
  const salida = sessionStorage.getItem(SALIDA_AL_PAGO)
  borrarSesion()
  if (escrito !== null) localStorage.setItem('valores', escrito)
  if (salida !== null) sessionStorage.setItem(SALIDA_AL_PAGO, salida)
  localStorage.setItem(POR_RETOMAR, JSON.stringify(porRetomar))
}

export function leerPorRetomar(): PorRetomar | null {
  try {
    const dato: unknown = JSON.parse(localStorage.getItem(POR_RETOMAR) ?? 'null')
    return esPorRetomar(dato) ? dato : null
  } catch {
    return null
  }
}
export const olvidarPorRetomar = () => localStorage.removeItem(POR_RETOMAR)

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
