import { sinRotulo } from '@catastro/domain/motivo'
import { type ContenidoDeResultado, faltasDelResultado } from '@catastro/domain/visitas/resultado'
import type { FotoGuardada, VisitaGuardada } from '../telefono/tipos.ts'

const dadas = ({ respuestas, lista }: VisitaGuardada) =>
  (lista?.items ?? []).flatMap(({ idItem }) => {
    const { respuesta = null, observado = '' } = respuestas[idItem] ?? {}
    return respuesta === null ? [] : [{ idItem, respuesta, observado: observado.trim() }]
  })

export interface Falta {
  /** The field that it is about, as the screen names it. */
  readonly campo: string
  readonly texto: string
}

export const campoDeItem = (idItem: number) => `punto-${idItem}`
export const campoDeObservado = (idItem: number) => `observado-${idItem}`

/** What the server would refuse, said before signing and beside its field. All of it at once, also before a result is chosen. */
export function faltasDe(visita: VisitaGuardada): readonly Falta[] {
  const items = visita.lista?.items ?? []
  const respuestas = dadas(visita)
  const revisado = { resultado: visita.resultado ?? loQueDicen(respuestas), respuestas, notas: visita.notas }
  const sinResultado = { campo: 'resultado', texto: 'Elija el resultado de la visita' }
  const faltas = faltasDelResultado(revisado, items).flatMap(({ path, msg }): Falta[] => {
    const lugar = /^respuestas\.(\d+)\./.exec(path)?.[1]
    const suyo = lugar === undefined ? undefined : respuestas[Number(lugar)]
    if (suyo) return [{ campo: campoDeObservado(suyo.idItem), texto: `Qué se observó: ${sinRotulo(msg)}` }]
    if (path !== 'respuestas')
      return [{ campo: path, texto: `${path === 'notas' ? 'Notas' : 'Resultado'}: ${sinRotulo(msg)}` }]
    return items
      .filter(({ idItem }) => !respuestas.some((dada) => dada.idItem === idItem))
      .map(({ idItem, texto }) => ({ campo: campoDeItem(idItem), texto: `Falta responder: ${texto}` }))
  })
  return visita.resultado === null ? [sinResultado, ...faltas] : faltas
}

/** The result that agrees with the points answered: what else is missing is said before one is chosen. */
const loQueDicen = (respuestas: ReturnType<typeof dadas>) =>
  respuestas.some(({ respuesta }) => respuesta === 'NO CUMPLE') ? 'NO CUMPLE' : 'CUMPLE'

/** The text that is signed and sent, the same for ever. */
export function contenidoDe(visita: VisitaGuardada, fotos: readonly FotoGuardada[], firmadaEl: Date): string {
  const { resultado, lista, notas } = visita
  if (resultado === null) throw new Error('Se firma una visita con resultado')
  const contenido: ContenidoDeResultado = {
    resultado,
    lista: lista && { idLista: lista.idLista, version: lista.version },
    respuestas: dadas(visita),
    notas: notas.trim(),
    fotos: fotos.map(({ id }) => id),
    huellas: fotos.map(({ sha256 }) => sha256),
    firmadaEl: firmadaEl.toISOString(),
  }
  return JSON.stringify(contenido)
}
