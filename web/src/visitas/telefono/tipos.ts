import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import type { RespuestaDeItem, ResultadoDeVisita } from '@catastro/domain/visitas/reglas'
import type { Recibida, Recibo } from '@catastro/domain/visitas/resultado'

/*
 * What the phone keeps of a visit until the portal says that it has it. Everything carries whose it is: another
 * inspector on the same phone neither sees it nor sends it.
 */

export interface RespuestaEscrita {
  readonly respuesta: RespuestaDeItem | null
  readonly observado: string
}
export const SIN_RESPONDER: RespuestaEscrita = { respuesta: null, observado: '' }

/** With what list it is answered: it stays that one, whatever the city changes meanwhile. */
export interface ListaDeVisita {
  readonly idLista: number
  readonly version: number
  readonly items: readonly { readonly idItem: number; readonly texto: string }[]
}

/** The portal's own word that it has something, and what it said of it. */
export interface Recibido extends Recibo {
  readonly situacion: Recibida['situacion']
  /** Why it was put aside for the JEFE. */
  readonly motivo: string | null
}

interface Enviable {
  /** Why the portal does not take it, in its words. */
  readonly rechazo: string | null
}

export interface VisitaGuardada extends Enviable {
  readonly idPersona: number
  readonly idVisita: number
  /** Of the result, made here: the same however many times it is sent. */
  readonly idResultado: string
  /** As the day's call had it. */
  readonly visita: VisitaDelDia
  readonly lista: ListaDeVisita | null
  readonly respuestas: Readonly<Record<number, RespuestaEscrita>>
  readonly resultado: ResultadoDeVisita | null
  readonly notas: string
  /** The camera was opened and nothing came back yet: phones kill the page meanwhile. */
  readonly camara: boolean
  readonly modificadaEl: string
  /** Once signed, word for word what is sent, and its SHA-256. From then on nothing of it changes. */
  readonly firmada: { readonly contenido: string; readonly sha256: string; readonly el: string } | null
}

export interface FotoGuardada extends Enviable {
  readonly id: string
  readonly idPersona: number
  readonly idVisita: number
  /** Of the checklist's item that it shows; null: of the whole visit. */
  readonly idItem: number | null
  readonly nombre: string
  readonly tomadaEl: string
  readonly sha256: string
  readonly tamano: number
}

/** What stays of a result that the portal has: that it does. Nothing of what it said, nor of whose house it was. */
export interface VisitaEnviada {
  readonly idPersona: number
  readonly idVisita: number
  readonly firmadaEl: string
  /** How many photos it names. */
  readonly fotos: number
  readonly recibo: Recibido
  /** Why the portal put something of it aside. */
  readonly apartes: readonly string[]
}
