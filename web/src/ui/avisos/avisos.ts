import { useEffect } from 'react'
import { create } from 'zustand'
import type { Tono } from '../theme.ts'
import { ErrorConTexto, textoDelError } from './errorConTexto.ts'

export interface Aviso {
  readonly id: number
  readonly texto: string
  readonly tono: Extract<Tono, 'bien' | 'mal' | 'atencion' | 'info'>
  /** Milliseconds on screen, from `desde` on. */
  readonly duracion: number
  readonly desde: number
  /** It was heard already, or is heard where it stays: it is only seen. */
  readonly callado: boolean
}

/** Office and street modals say 3000, the payment dialog's warning 2000. */
const DURACION = 6000
const DURACION_DE_ERROR_EN_DIALOGO = 3000
let ultimo = 0

interface Estado {
  readonly avisos: readonly Aviso[]
  /** Where they may stand: the page, and each dialog opened over it. The last one shows them. */
  readonly lugares: readonly string[]
}

export const useAvisos = create<Estado>(() => ({ avisos: [], lugares: [] }))

export function ocuparLugar(lugar: string) {
  // Of what failed before a dialog opens, the copy beside its button is enough: it would lie over the dialog's own fields.
  if (useAvisos.getState().lugares.length > 0) quitarAvisosMalos()
  useAvisos.setState(({ lugares }) => ({ lugares: [...lugares, lugar] }))
  return () => useAvisos.setState(({ lugares }) => ({ lugares: lugares.filter((otro) => otro !== lugar) }))
}

export const quitarAviso = (id: number) =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.id !== id) }))

/** It was heard: where it goes on being seen it is not said again. */
export const callarAviso = (id: number) =>
  useAvisos.setState(({ avisos }) => ({
    avisos: avisos.map((aviso) => (aviso.id === id ? { ...aviso, callado: true } : aviso)),
  }))

/** Takes away what went wrong: it is being tried again, or its screen was left. */
export const quitarAvisosMalos = () =>
  useAvisos.setState(({ avisos }) => ({ avisos: avisos.filter((aviso) => aviso.tono !== 'mal') }))

function mostrar(aviso: Omit<Aviso, 'id'>) {
  const id = ++ultimo
  // The same words twice are one message.
  useAvisos.setState(({ avisos }) => ({
    avisos: [...avisos.filter(({ texto }) => texto !== aviso.texto), { ...aviso, id }],
  }))
  return () => quitarAviso(id)
}

/** Shows a message over what is on the screen, and answers how to take it away before its time. */
export const avisar = (texto: string, tono: Exclude<Aviso['tono'], 'mal'> = 'bien', duracion = DURACION) =>
  mostrar({ texto, tono, duracion, desde: Date.now(), callado: false })

/** What a screen said that it was done, on the screen that it leads to, for what is left of its time. */
export function seguirAvisando(texto: string, desde: number) {
  if (Date.now() - desde < DURACION) mostrar({ texto, tono: 'bien', duracion: DURACION, desde, callado: true })
}

/** What went wrong. `callado`: it is heard where it stays, beside its field. */
export const avisarError = (error: unknown, callado = false) =>
  mostrar({
    texto: textoDelError(error),
    tono: 'mal',
    duracion: useAvisos.getState().lugares.length > 1 ? DURACION_DE_ERROR_EN_DIALOGO : DURACION,
    desde: Date.now(),
    callado,
  })

/** The same of an error that a screen goes on showing: it goes when that does, which is when it is tried again. */
export function useErrorAvisado(error: unknown, callado = false) {
  // By its words: some screens put them anew at each render.
  const texto = error === null || error === undefined ? null : textoDelError(error)
  useEffect(() => {
    if (texto !== null) return avisarError(new ErrorConTexto(texto), callado)
  }, [texto, callado])
}
