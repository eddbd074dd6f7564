import { erroresDeCampo } from '@catastro/domain/errores'
import { RespuestasFormulario1 } from '@catastro/domain/formularios/formulario1'
import { COMPLETE_LAS_OPCIONES } from '@catastro/domain/formularios/mensajes'
import type { FieldErrors } from 'react-hook-form'
import { borrarBorrador, guardarBorrador, leerBorrador } from '../ui/borrador.ts'
import { type ErrorDelResumen, erroresDelFormulario } from '../ui/ErrorSummary.tsx'
import {
  CAMPOS_FORMULARIO_1,
  CANTIDADES,
  type CampoFormulario1,
  esDeSiNo,
  type ValoresFormulario1,
} from './camposFormulario1.ts'
import { ELIJA_SI_O_NO } from './mensajes.ts'

const claveDe = (idCarpeta: number) => `formulario1 ${idCarpeta}`

const valoresDe = (valor: (campo: CampoFormulario1) => string) =>
  Object.fromEntries(CAMPOS_FORMULARIO_1.map((campo) => [campo, valor(campo)])) as ValoresFormulario1

/** What was typed before a reload, or an empty form. */
export function leerValores(idCarpeta: number): ValoresFormulario1 {
  const guardados = new Map<string, unknown>(Object.entries(leerBorrador(claveDe(idCarpeta)) ?? {}))
  return valoresDe((campo) => {
    const guardado = guardados.get(campo)
    return typeof guardado === 'string' ? guardado : ''
  })
}

export const guardarValores = (idCarpeta: number, valores: object) => guardarBorrador(claveDe(idCarpeta), valores)
export const borrarValores = (idCarpeta: number) => borrarBorrador(claveDe(idCarpeta))

/** Counts as people type them: ' 1.200 ' is 1200. */
function limpios(valores: ValoresFormulario1): ValoresFormulario1 {
  const limpiar = (campo: CampoFormulario1) => {
    const esCantidad = CANTIDADES.some(([cantidad]) => cantidad === campo)
    return esCantidad ? valores[campo].trim().replace(/^(\d{1,3})\.(\d{3})$/, '$1$2') : valores[campo]
  }
  return valoresDe(limpiar)
}

/** The specification's sentence speaks of all the questions at once: it is said once, and leads to the first without answer. */
export function resumenDeErrores(errors: FieldErrors<ValoresFormulario1>): ErrorDelResumen[] {
  const errores = erroresDelFormulario(errors)
  const [sinResponder, otros] = [errores.filter((e) => esDeSiNo(e.campo)), errores.filter((e) => !esDeSiNo(e.campo))]
  return [...sinResponder.slice(0, 1).map(({ campo }) => ({ campo, texto: COMPLETE_LAS_OPCIONES })), ...otros]
}

/** The same schema that the server validates with, its errors as the sentences that a person reads. */
export function validarFormulario1(escritos: ValoresFormulario1) {
  const leido = RespuestasFormulario1.safeParse(limpios(escritos))
  if (leido.success) return { respuestas: leido.data, errors: {} }
  const errores = erroresDeCampo(leido.error.issues)
  const enOrden = CAMPOS_FORMULARIO_1.flatMap((campo) => errores.filter(({ path }) => path === campo))
  const errors: FieldErrors<ValoresFormulario1> = Object.fromEntries(
    enOrden.map(({ path, msg }) => [path, { type: 'regla', message: esDeSiNo(path) ? ELIJA_SI_O_NO : msg }]),
  )
  return { respuestas: null, errors }
}
