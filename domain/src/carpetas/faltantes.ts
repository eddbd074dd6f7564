import { dePesos, mostrarImporte } from '../dinero.ts'
import type { Faltante } from './llamadas.ts'

/** What is still to be done before the folder can be filed, which is the last thing (A-203). */
export const antesDePresentar = (faltantes: readonly Faltante[]) => faltantes.filter(({ que }) => que !== 'presentar')

/** As one of the things to do. */
export function textoDeFaltante(falta: Faltante): string {
  switch (falta.que) {
    case 'completar':
      return `Completar el ${falta.formulario.FormularioTipo}`
    case 'pagar':
      return `Pagar el ${falta.formulario.FormularioTipo}: ${mostrarImporte(dePesos(falta.monto))}`
    case 'requisito':
      return `Responder el requisito: ${falta.requisito.texto}${falta.monto === undefined ? '' : ` (${mostrarImporte(dePesos(falta.monto))})`}`
    case 'documento':
      return 'Adjuntar la documentación que pide la encomienda'
    case 'croquis':
      return 'Adjuntar el croquis de manzana'
    case 'presentar':
      return 'Presentar la carpeta'
  }
}
