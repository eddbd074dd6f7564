import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { enCabecera, type RolDePersona } from '@catastro/domain/roles'
import { create } from 'zustand'
import { textoDelError } from '../ui/avisos/errorConTexto.ts'
import {
  anotarQueSeFue,
  borrarFlujo,
  borrarSesion,
  guardarOrigen,
  guardarToken,
  leerOrigen,
  leerPorRetomar,
  leerRecordada,
  leerToken,
  olvidarPorRetomar,
  quienSalioAPagar,
  suspenderSesion,
} from './almacen.ts'
import { ciudadDigital, cuandoSeRechaceLaSesion, cuandoSeVeanRoles } from './cliente.ts'
import { configuracion } from './configuracion.ts'
import { type DeLaDireccion, tomarDeLaDireccion } from './direccion.ts'
import { ErrorDeLlamada } from './errorDeLlamada.ts'
import { irA, lugarActual, volverA } from './navegador.ts'
import { type Persona, quienEs } from './persona.ts'

type EstadoDeSesion = 'cargando' | 'autenticado' | 'anonimo' | 'sinServicio' | 'otraPersona'

interface Sesion {
  readonly estado: EstadoDeSesion
  readonly usuario: Usuario | null
  readonly roles: readonly RolDePersona[]
  /** Button-busy flag and errors text of the sign-in. */
  readonly entrando: boolean
  readonly errores: string
  /** It ended by itself while the portal was in use: that is said, and nobody is led away. */
  readonly vencida: boolean
  /** Ciudad Digital does not answer: who was in reads and saves drafts, and nothing else. */
  readonly recordada: boolean
  /** Why who came is not let in, when it is not a matter of trying again. */
  readonly motivo: string | null
  /** While a link asks to change who is signed in: from whom, to whom. */
  readonly cambio: Cambio | null
}

interface Cambio {
  readonly de: Usuario
  readonly a: Usuario
}

const ANONIMA = {
  estado: 'anonimo',
  usuario: null,
  roles: [],
  vencida: false,
  recordada: false,
  motivo: null,
  cambio: null,
} as const

export const useSesion = create<Sesion>(() => ({ ...ANONIMA, estado: 'cargando', entrando: false, errores: '' }))

/** What create and edit calls name as `usrmod`. */
export const idDelUsuario = () => useSesion.getState().usuario?.id_persona

const abrir = ({ usuario, roles }: Persona) =>
  useSesion.setState({ estado: 'autenticado', usuario, roles, vencida: false, motivo: null, cambio: null })

/** A token that came in the address and is not yet known to be good, and the code that came with it. */
let porComprobar: { readonly token: string; readonly destino: string | null } | null = null
/** What happens with it when the person says yes, and when not. */
let porElegir: { readonly cambiar: () => void; readonly seguir: () => void } | null = null

/** At start: the token of the address or else the stored one, asked about before it is used. */
export async function iniciarSesion({ auth, destino }: DeLaDireccion = tomarDeLaDireccion()) {
  if (auth) porComprobar = { token: auth, destino }
  else if (destino) guardarOrigen(destino)
  await comprobarSesion()
}

/** Also what 'Reintentar' and a 401 do. Only a refusal signs out; a service that does not answer does not. */
export async function comprobarSesion() {
  try {
    const persona = (await laDeLaDireccion()) ?? (await laGuardada())
    if (porElegir) return
    if (persona) abrir(persona)
    else useSesion.setState({ ...ANONIMA, vencida: useSesion.getState().vencida })
  } catch (error) {
    console.log('No se pudo comprobar la sesión:', textoDelError(error))
    const motivo = error instanceof ErrorDeLlamada && error.status === 403 ? error.message : null
    if (useSesion.getState().estado !== 'autenticado') useSesion.setState({ estado: 'sinServicio', motivo })
  }
}

async function laDeLaDireccion(): Promise<Persona | null> {
  if (porComprobar === null) return null
  const { token, destino } = porComprobar
  const persona = await quienEs(token)
  if (!persona) {
    console.log('La sesión de la dirección no es válida')
    porComprobar = null
    return null
  }
  const anterior = leerToken()
  const abierta = anterior === null ? null : await quienEs(anterior)
  porComprobar = null
  const { id_persona } = persona.usuario
  const porRetomar = leerPorRetomar()
  const sigueLaMisma =
    anterior === null ? porRetomar?.idPersona === id_persona : abierta?.usuario.id_persona === id_persona
  const quedarse = () => {
    // Nothing that one person left half done may be filed or paid under another's name.
    if (!sigueLaMisma) borrarFlujo()
    else if (porRetomar) volverA(porRetomar.lugar)
    olvidarPorRetomar()
    if (destino) guardarOrigen(destino)
    guardarToken(token)
  }
  if (abierta && !sigueLaMisma) preguntar(abierta, persona, quedarse)
  else quedarse()
  return persona
}

/** A link that somebody sent would put whoever opens it in that person's session: nothing is kept before they choose. */
function preguntar(abierta: Persona, nueva: Persona, quedarse: () => void): void {
  const con = (persona: Persona, antes: () => void) => () => {
    porElegir = null
    antes()
    abrir(persona)
  }
  porElegir = { cambiar: con(nueva, quedarse), seguir: con(abierta, () => {}) }
  const cambio = { de: abierta.usuario, a: nueva.usuario }
  useSesion.setState({ ...ANONIMA, estado: 'otraPersona', cambio })
}

/** The answer of the page that asks. */
export const entrarComoLaOtra = () => porElegir?.cambiar()
export const seguirComoEstaba = () => porElegir?.seguir()

async function laGuardada(): Promise<Persona | null> {
  const token = leerToken()
  if (token === null) return null
  const persona = await quienEs(token)
  if (persona) return persona
  console.log('La sesión venció o no es válida')
  const { usuario } = useSesion.getState()
  // At start nobody is in yet, but for whom this phone knows from working without signal, and who went to pay from here.
  const idPersona = usuario?.id_persona ?? leerRecordada()?.idPersona ?? quienSalioAPagar()
  if (idPersona === undefined) borrarSesion()
  else suspenderSesion({ idPersona, lugar: lugarActual() })
  useSesion.setState({ vencida: usuario !== null })
  return null
}

/** Forgets the session and everything half done. 'Cerrar Sesión' does this and goes to '/', which sends to the login site. */
export function cerrarSesion() {
  anotarQueSeFue()
  terminar()
}

function terminar() {
  borrarSesion()
  useSesion.setState(ANONIMA)
}

/** The external login, told to end its own session too and where to come back to. */
export const irAlIngreso = () => irA(`${configuracion().login}?logout=true&destino=${encodeURIComponent(leerOrigen())}`)

let loDeAntesDeIrse: () => Promise<void> | null = () => null
/** What is to be done before the browser leaves; null: nothing. */
export const antesDeIrse = (obra: () => Promise<void> | null) => {
  loDeAntesDeIrse = obra
}

export function salir() {
  terminar()
  const obra = loDeAntesDeIrse()
  if (obra) void obra.finally(irAlIngreso)
  else irAlIngreso()
}

/**
 * Whoever may not be where they are goes to the login. Whose session was over when they came back, from the card page or to a
 * visit, goes on there once they are in: nothing of that is forgotten on the way.
 */
export function mandarAEntrar() {
  if (useSesion.getState().estado === 'anonimo' && leerPorRetomar()) irAlIngreso()
  else salir()
}

/** the portal has no login screen of its own, but its session knows how to open one. */
export async function login(documento_persona: string, contraseña: string) {
  useSesion.setState({ entrando: true, errores: '' })
  try {
    const { token } = await ciudadDigital('POST /usuarios/login', { json: { documento_persona, contraseña } })
    porComprobar = { token, destino: null }
    await comprobarSesion()
  } catch (error) {
    useSesion.setState({ errores: textoDelError(error) })
  } finally {
    useSesion.setState({ entrando: false })
  }
}

let comprobando = false
async function volverAComprobar() {
  if (comprobando) return
  comprobando = true
  await comprobarSesion()
  comprobando = false
}
cuandoSeRechaceLaSesion(volverAComprobar)
// An administrator gave or took a role meanwhile: menu and guards follow.
cuandoSeVeanRoles((roles, recordada) => {
  const { estado, roles: conocidos, recordada: antes } = useSesion.getState()
  if (recordada !== antes) useSesion.setState({ recordada })
  if (estado === 'autenticado' && roles !== enCabecera(conocidos)) void volverAComprobar()
})
