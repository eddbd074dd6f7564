import { enOracion } from '../catalogos/enOracion.ts'
import { dePesos, mostrarImporte } from '../dinero.ts'
import { enMedio } from '../plurales.ts'
import type { Faltante } from './llamadas.ts'

const nombreDe = ({ FormularioTipo }: { readonly FormularioTipo: string }) => enMedio(enOracion(FormularioTipo))

/** What is still to be done before the folder can be filed, which is the last thing (A-203). */
export const antesDePresentar = (faltantes: readonly Faltante[]) => faltantes.filter(({ que }) => que !== 'presentar')

/** As one of the things to do. */
export function textoDeFaltante(falta: Faltante): string {
  switch (falta.que) {
    case 'completar':
      return `Completar el ${nombreDe(falta.formulario)}`
    case 'pagar':
      return `Pagar el ${nombreDe(falta.formulario)}: ${mostrarImporte(dePesos(falta.monto))}`
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
