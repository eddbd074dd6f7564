import { VIGENCIA_PASADA } from '@catastro/domain/catalogos/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import { comienzoDelDia, hoy } from '../plataforma/hoy.ts'

/** From when new prices hold: the first moment, where the city is, of the day given; today's when there is none. */
export function desdeCuando(dia: string | undefined): Date {
  const actual = hoy()
  if (dia !== undefined && dia < actual) throw errorDeCampo('vigenteDesde', VIGENCIA_PASADA)
  return comienzoDelDia(dia ?? actual)
}
