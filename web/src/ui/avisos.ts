import { create } from 'zustand'
import { textoDelError } from './errorConTexto.ts'
import type { Tono } from './theme.ts'

export interface Aviso {
  readonly id: number
  readonly texto: string
  readonly tono: Extract<Tono, 'bien' | 'mal' | 'atencion' | 'info'>
  /** Milliseconds on screen. */
  readonly duracion: number
}

/** Office and street modals say 3000, the payment dialog's warning 2000. */
const DURACION = 6000
let ultimo = 0

export const useAvisos = create<{ avisos: readonly Aviso[] }>(() => ({ avisos: [] }))

export const quitarAviso = (id: number) =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.id !== id) }))

/** Takes away what went well: whoever has gone on to the next thing has seen it. */
export const quitarAvisosBuenos = () =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.tono !== 'bien') }))

/** Takes away what went wrong: it is being tried again. */
export const quitarAvisosMalos = () =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.tono !== 'mal') }))

/** Shows a message at the top, and answers how to take it away before its time. */
export function avisar(texto: string, tono: Aviso['tono'] = 'bien', duracion = DURACION) {
  const id = ++ultimo
  // The same words twice are one message.
  useAvisos.setState(({ avisos }) => ({
    avisos: [...avisos.filter((aviso) => aviso.texto !== texto), { id, texto, tono, duracion }],
  }))
  return () => quitarAviso(id)
}

export const avisarError = (error: unknown, duracion?: number) => avisar(textoDelError(error), 'mal', duracion)
