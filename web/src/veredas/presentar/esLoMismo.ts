import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { casoDe } from '@catastro/domain/veredas/trabajos'
import { hashKey } from '@tanstack/react-query'
import { marcasDe } from '../marcas.ts'
import { comoDatos, type ValoresDeVereda } from './valoresDeVereda.ts'

const leidas = (respuestas: object) => hashKey([RespuestasVereda.safeParse(respuestas).data])

/** Whether what is being paid is what the form says now: its answers as they are understood, and its photos. */
export function esLoMismo(vereda: Pick<VeredaEnCurso, 'respuestas' | 'fotos'>, valores: ValoresDeVereda): boolean {
  const ahora = casoDe(marcasDe(valores)).entradas.flatMap((campo) => valores[campo])
  const fotos = (suyas: readonly string[]) => [...suyas].sort().join()
  return (
    leidas(vereda.respuestas) === leidas(comoDatos(valores)) &&
    fotos(vereda.fotos.map(({ nombre }) => nombre)) === fotos(ahora.map(({ name }) => name))
  )
}
