import { RespuestasFormulario1 } from '@catastro/domain/formularios/formulario1'
import { COMPLETE_LAS_OPCIONES } from '@catastro/domain/formularios/mensajes'
import { leerEntero } from '@catastro/domain/numeros'
import { validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import type { ErrorDelResumen } from '../../ui/ErrorSummary.tsx'
import { ELIJA_SI_O_NO } from '../mensajes.ts'
import { CAMPOS_FORMULARIO_1, esCantidad, esDeSiNo, type ValoresFormulario1 } from './camposFormulario1.ts'

/** Counts as people type them: ' 1.200 ' is 1200. */
const limpios = (valores: ValoresFormulario1) =>
  valoresDe(CAMPOS_FORMULARIO_1, (campo) =>
    esCantidad(campo) ? String(leerEntero(valores[campo]) ?? valores[campo]) : valores[campo],
  )

export const FORMULARIO_1 = {
  iniciales: valoresDe(CAMPOS_FORMULARIO_1, () => ''),
  validar: (escritos: ValoresFormulario1) =>
    validarCon(RespuestasFormulario1, limpios(escritos), (campo, msg) => (esDeSiNo(campo) ? ELIJA_SI_O_NO : msg)),
}

/** The specification's sentence speaks of all the questions at once: it is said once, and leads to the first without answer. */
export function resumenDeErrores(errores: readonly ErrorDelResumen[]): ErrorDelResumen[] {
  const [sinResponder, otros] = [errores.filter((e) => esDeSiNo(e.campo)), errores.filter((e) => !esDeSiNo(e.campo))]
  return [...sinResponder.slice(0, 1).map(({ campo }) => ({ campo, texto: COMPLETE_LAS_OPCIONES })), ...otros]
}
