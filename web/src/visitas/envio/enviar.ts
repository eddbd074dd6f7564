import { create } from 'zustand'
import { leerRecordada, leerToken } from '../../red/almacen.ts'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { useSesion } from '../../red/sesion.ts'
import { GENERICO, textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { DETENIDO, RESPUESTA_AJENA, SESION_DE_OTRA_PERSONA, SESION_TERMINADA, SIN_SENAL } from '../mensajes.ts'
import { llaves } from '../telefono/llaves.ts'
import {
  anotarRechazo,
  anotarRecibo,
  hayPorEnviar,
  type Pendiente,
  pendientesDe,
  rechazoDe,
} from '../telefono/pendientes.ts'
import { enviar, FotoDañada, RespuestaAjena } from './pedidos.ts'

interface EstadoDelEnvio {
  readonly enviando: boolean
  /** Why it stopped; null while nothing is wrong. */
  readonly problema: { readonly clase: 'SENAL' | 'SESION' | 'PORTAL'; readonly texto: string } | null
}
export const useEstadoDelEnvio = create<EstadoDelEnvio>(() => ({ enviando: false, problema: null }))

let enCurso: Promise<void> | null = null
let otraVuelta = false

/** Sends what waits, one thing at a time and one tab at a time. Asked for while it sends, it goes round once more. */
export function enviarLoQueEspera(): Promise<void> {
  otraVuelta = true
  enCurso ??= vueltas().finally(() => {
    enCurso = null
  })
  return enCurso
}

async function vueltas() {
  while (otraVuelta) {
    otraVuelta = false
    await bajoLlave(vuelta)
  }
}

/** The tabs of a phone share what waits: only one of them sends. Old browsers have no locks; there the server's ids do. */
const bajoLlave = (obra: () => Promise<void>): Promise<void> =>
  llaves()?.request('catastro-visitas-envio', obra) ?? obra()

async function vuelta() {
  const idPersona = useSesion.getState().usuario?.id_persona ?? leerRecordada()?.idPersona
  const token = leerToken()
  if (idPersona === undefined || token === null) return
  if (!(await hayPorEnviar(idPersona))) return useEstadoDelEnvio.setState({ problema: null })
  useEstadoDelEnvio.setState({ enviando: true, problema: null })
  try {
    // Another tab may have signed somebody else in: what is sent goes under the very token that was asked about.
    if ((await dueñoDe(token)) !== idPersona) throw new ErrorDeLlamada(401, SESION_DE_OTRA_PERSONA)
    // What was signed meanwhile, here or in another tab, goes too.
    for (let cosas = await porEnviar(idPersona); cosas.length > 0; cosas = await porEnviar(idPersona))
      for (const cosa of cosas) await enviarUna(cosa, token)
  } catch (error) {
    useEstadoDelEnvio.setState({ problema: problemaDe(error) })
  } finally {
    useEstadoDelEnvio.setState({ enviando: false })
  }
}

const porEnviar = async (idPersona: number) =>
  (await pendientesDe(idPersona)).filter((cosa) => rechazoDe(cosa) === null)

/** Afterwards the portal has it, or its refusal is noted: either way it is not among those to be sent. */
async function enviarUna(cosa: Pendiente, token: string) {
  try {
    await anotarRecibo(cosa, await enviar(cosa, token))
  } catch (error) {
    if (!(error instanceof FotoDañada || esNegativa(error))) throw error
    await anotarRechazo(cosa, error.message)
  }
}

async function dueñoDe(token: string): Promise<number> {
  const dicho: unknown = await main(
    'GET /catastroInicio/authStatus',
    {},
    { token, signal: AbortSignal.timeout(20_000) },
  )
  const usuario =
    typeof dicho === 'object' && dicho !== null && 'usuarioSinContraseña' in dicho && dicho.usuarioSinContraseña
  const id = typeof usuario === 'object' && usuario !== null && 'id_persona' in usuario && usuario.id_persona
  if (typeof id !== 'number') throw new RespuestaAjena()
  return id
}

/** What does not speak of the thing itself: who asks, and how often. */
const PASAJERAS: readonly number[] = [401, 408, 429]
/** The portal's own word about the thing itself, and not a proxy's page: trying again would change nothing. */
const esNegativa = (error: unknown): error is ErrorDeLlamada =>
  error instanceof ErrorDeLlamada &&
  error.status >= 400 &&
  error.status < 500 &&
  !PASAJERAS.includes(error.status) &&
  error.message !== GENERICO

function problemaDe(error: unknown): EstadoDelEnvio['problema'] {
  if (error instanceof RespuestaAjena) return { clase: 'PORTAL', texto: RESPUESTA_AJENA }
  if (!(error instanceof ErrorDeLlamada)) {
    const esCorte = error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)
    return esCorte ? { clase: 'SENAL', texto: SIN_SENAL } : { clase: 'PORTAL', texto: textoDelError(error) }
  }
  if (error.status === 0) return { clase: 'SENAL', texto: SIN_SENAL }
  if (error.status === 401) {
    return { clase: 'SESION', texto: error.message === SESION_DE_OTRA_PERSONA ? error.message : SESION_TERMINADA }
  }
  return { clase: 'PORTAL', texto: DETENIDO(error.message) }
}
