import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import type { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { unaFila } from '../../src/plataforma/base/unaFila.ts'
import { PDF } from '../multiparte.ts'
import type { Cuaderno, Envio } from './cuaderno.ts'

/** Pablo Medina, professional 1 of the demo city; owner 1 has a saved address. CONFORME DE USO carries form 1 alone. */
const PABLO = { documento_persona: '20253334445', contraseña: 'demo' }
const PADRON = '100001'
const MAX_RELLENO = 200_000

const CABECERA = {
  idEncomiendaTipo: 10,
  idFormularioTipo: 1,
  idPropietario: 1,
  idProfesional: 1,
  idInmuebleTipo: 1,
  idObraTipo: 1,
  AnchoCalle: '12',
  AnchoVereda: '2.50',
  DistEjeCalle: '8,50',
  ArbolesVereda: '1',
}
const FORMULARIO_1 = {
  hormigonarmado: 1,
  asfalto: 0,
  cordoncuneta: 1,
  tierrasincc: 0,
  redbajatension: 1,
  redgasnatural: 1,
  conformeexistente: 0,
  cantidadluminarias: 2,
  recoleccionresiduos: 3,
  cantarboles: 0,
  usoexistente: 'Vivienda',
  usoahabilitar: 'Comercio',
  conformehabilitar: 'Permitido',
  observaciones: '',
}

/** A signed-in person. The token outlives the server, so that one sign-in serves every round. */
export interface Sesion {
  readonly token: string
  readonly idDomicilio: number
}

export async function ingresar(direccion: string): Promise<Sesion> {
  const { token } = await leerJson<{ token: string }>(
    await fetch(`${direccion}/sandbox/ciudad-digital/usuarios/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PABLO),
    }),
  )
  const { domicilio } = await leerJson<{ domicilio: { idDomicilio: number }[] }>(
    await fetch(`${direccion}/api/padron/obtenerDomicilioPorPadron/${PADRON}`, { headers: { authorization: token } }),
  )
  return { token, idDomicilio: unaFila(domicilio).idDomicilio }
}

/** The answer's JSON. A refusal is a fault of the run: everything that the clients send is valid. */
export async function leerJson<R>(respuesta: Response): Promise<R> {
  const cuerpo = await respuesta.text()
  if (!respuesta.ok) throw new Rechazo(respuesta.status, `${respuesta.url}: ${respuesta.status} ${cuerpo}`)
  return JSON.parse(cuerpo) as R
}

class Rechazo extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Sends it, for the first time or again, and notes the answer. Returns the folder's number. */
export async function enviar(direccion: string, sesion: Sesion, cuaderno: Cuaderno, envio: Envio): Promise<number> {
  const { camino, cuerpo, tipo } = pedidoDe(sesion, envio)
  cuaderno.enviado(envio)
  const respuesta = await leerJson<{ idCarpeta?: number }>(
    await fetch(`${direccion}/api${camino}`, {
      method: 'POST',
      headers: {
        authorization: sesion.token,
        'idempotency-key': envio.clave,
        ...(tipo && { 'content-type': tipo }),
      },
      body: cuerpo,
    }),
  )
  const idCarpeta = envio.idCarpeta ?? respuesta.idCarpeta
  if (!idCarpeta) throw new Error('La respuesta del alta no trae el número de la carpeta')
  cuaderno.confirmar(envio, idCarpeta)
  return idCarpeta
}

function pedidoDe(sesion: Sesion, { que, idCarpeta, contenido }: Envio) {
  if (que === 'formulario') {
    const cuerpo = JSON.stringify({ ...FORMULARIO_1, idCarpeta })
    return { camino: '/documentacion/altaFormulario1', cuerpo, tipo: 'application/json' }
  }
  const esAlta = que === 'carpeta'
  const campos = esAlta ? { ...CABECERA, idDomicilio: sesion.idDomicilio } : { idCarpeta: idCarpeta ?? 0 }
  const cuerpo = new FormData()
  for (const [campo, valor] of Object.entries(campos)) cuerpo.append(campo, String(valor))
  if (contenido) {
    cuerpo.append(
      esAlta ? 'CoquisManzana' : 'files',
      new Blob([Uint8Array.from(contenido)]),
      esAlta ? 'croquis.pdf' : 'plano.pdf',
    )
  }
  return { camino: esAlta ? '/documentacion/alta' : '/documentacion/carpetaProfesional', cuerpo, tipo: undefined }
}

interface Trafico {
  readonly direccion: string
  readonly sesion: Sesion
  readonly cuaderno: Cuaderno
  readonly azar: Azar
  /** At the start of each request, with how many there were so far. */
  alEmpezar(pedidos: number): void
  /** Asked between requests. */
  sigue(): boolean
  /** Between one folder and the next of a person, and before trying again what was not answered; none: at once. */
  readonly pausaMs?: number
}

/** People at work: each files a folder, fills its form, adds documents, and starts over, until it is over. */
export async function trabajar(cuantos: number, trafico: Trafico): Promise<void> {
  let pedidos = 0
  const uno = (envio: Omit<Envio, 'clave'>) => {
    pedidos += 1
    trafico.alEmpezar(pedidos)
    const { direccion, sesion, cuaderno } = trafico
    return enviar(direccion, sesion, cuaderno, { ...envio, clave: randomUUID() })
  }
  const relleno = () => randomBytes(trafico.azar.entre(100, MAX_RELLENO))
  const unaCarpeta = async () => {
    const idCarpeta = await uno({ que: 'carpeta', idCarpeta: null, contenido: Buffer.concat([PDF, relleno()]) })
    if (trafico.sigue() && trafico.azar.entre(0, 2) > 0) await uno({ que: 'formulario', idCarpeta, contenido: null })
    for (let n = trafico.azar.entre(0, 2); n > 0 && trafico.sigue(); n -= 1) {
      await uno({ que: 'documento', idCarpeta, contenido: Buffer.concat([PDF, relleno()]) })
    }
  }
  const persona = async () => {
    while (trafico.sigue()) {
      await unaCarpeta().catch(siSeFue)
      if (trafico.pausaMs) await esperar(trafico.pausaMs)
    }
  }
  await Promise.all(Array.from({ length: cuantos }, () => persona()))
}

/** The connection broke, or the server said that it cannot now: unanswered. Any other refusal is a fault. */
function siSeFue(error: unknown): void {
  if (error instanceof Rechazo ? error.status !== 503 : !(error instanceof TypeError)) throw error
}
