import { COMPLETE_LA_EMPRESA, COMPLETE_LOS_CAMPOS } from '@catastro/domain/elevadores/mensajes'
import type { ErrorDelResumen } from '../ui/ErrorSummary.tsx'
import { ES_OBLIGATORIO } from './mensajes.ts'

const DE_TODOS: readonly string[] = [COMPLETE_LOS_CAMPOS, COMPLETE_LA_EMPRESA]

/** The specification has one sentence for all that is missing: it stands in the summary, and each field says that it is. */
export const alLadoDelCampo = (_: string, msg: string) => (DE_TODOS.includes(msg) ? ES_OBLIGATORIO : msg)

export const resumenCon = (oracion: string) => (errores: readonly ErrorDelResumen[]) => {
  const [primero] = errores.filter(({ texto }) => texto === ES_OBLIGATORIO)
  const otros = errores.filter(({ texto }) => texto !== ES_OBLIGATORIO)
  return primero ? [{ ...primero, texto: oracion }, ...otros] : otros
}
