import { create } from 'zustand'
import { textoDelError, valeReintentar } from './errorConTexto.ts'
import type { Tono } from './theme.ts'

export interface Aviso {
  readonly id: number
  readonly texto: string
  readonly tono: Extract<Tono, 'bien' | 'mal' | 'atencion' | 'info'>
  /** Milliseconds on screen, from `desde` on. */
  readonly duracion: number
  readonly desde: number
  /** Of what failed, where the same again may go well. */
  readonly alReintentar: (() => void) | undefined
}

/** Office and street modals say 3000, the payment dialog's warning 2000. */
const DURACION = 6000
let ultimo = 0

interface Estado {
  readonly avisos: readonly Aviso[]
  /** Where they may stand: the page, and each dialog opened over it. The last one shows them. */
  readonly lugares: readonly string[]
}

export const useAvisos = create<Estado>(() => ({ avisos: [], lugares: [] }))

export function ocuparLugar(lugar: string) {
  useAvisos.setState(({ lugares }) => ({ lugares: [...lugares, lugar] }))
  return () => useAvisos.setState(({ lugares }) => ({ lugares: lugares.filter((otro) => otro !== lugar) }))
}

export const quitarAviso = (id: number) =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.id !== id) }))

/** Takes away what went well: whoever has gone on to the next thing has seen it. */
export const quitarAvisosBuenos = () =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.tono !== 'bien') }))

/** Takes away what went wrong: it is being tried again, or its screen was left. */
export const quitarAvisosMalos = () =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.tono !== 'mal') }))

function mostrar(aviso: Omit<Aviso, 'id' | 'desde'>) {
  const id = ++ultimo
  // The same words twice are one message.
  useAvisos.setState(({ avisos }) => ({
    avisos: [...avisos.filter(({ texto }) => texto !== aviso.texto), { ...aviso, id, desde: Date.now() }],
  }))
  return () => quitarAviso(id)
}

/** Shows a message above what is on the screen, and answers how to take it away before its time. */
export const avisar = (texto: string, tono: Exclude<Aviso['tono'], 'mal'> = 'bien', duracion = DURACION) =>
  mostrar({ texto, tono, duracion, alReintentar: undefined })

/** What went wrong with no place of its own beside its button: it is there until it is tried again, closed, or its screen left. */
export const avisarError = (error: unknown, alReintentar: () => void) =>
  mostrar({
    texto: textoDelError(error),
    tono: 'mal',
    duracion: Number.POSITIVE_INFINITY,
    alReintentar: valeReintentar(error) ? alReintentar : undefined,
  })
