import type { Faltante } from '@catastro/domain/carpetas/faltantes'
import { FINALIZAR_CARGA, llenarFormulario, requisitoEnDesglose, verFormulario } from '../direcciones.ts'

interface ComoSeHace {
  /** In the list of all that is missing. */
  readonly texto: string
  /** On the button of the one that comes next. */
  readonly boton: string
  /** The very place where it is done. */
  readonly a: string
}

/** How one thing that a folder waits for is said, and where it is done. */
export function instruccionDe(idCarpeta: number, falta: Faltante): ComoSeHace {
  const enAdjuntos = FINALIZAR_CARGA.enlace(idCarpeta)
  switch (falta.que) {
    case 'completar': {
      const { codigoFormulario: codigo, FormularioTipo } = falta.formulario
      return {
        texto: `Completar el ${FormularioTipo}`,
        boton: `Completar el formulario ${codigo}`,
        a: llenarFormulario(codigo).enlace(idCarpeta),
      }
    }
    case 'pagar': {
      const { codigoFormulario: codigo, FormularioTipo } = falta.formulario
      return {
        texto: `Pagar el ${FormularioTipo}`,
        boton: `Pagar el formulario ${codigo}`,
        a: verFormulario(codigo).enlace(idCarpeta),
      }
    }
    case 'requisito': {
      const { idRequisito, texto } = falta.requisito
      return {
        texto: `Responder el requisito: ${texto}`,
        boton: 'Responder el requisito',
        a: requisitoEnDesglose(idCarpeta, idRequisito),
      }
    }
    case 'documento':
      return {
        texto: 'Adjuntar la documentación que pide la encomienda',
        boton: 'Adjuntar la documentación',
        a: enAdjuntos,
      }
    case 'croquis':
      return { texto: 'Adjuntar el croquis de manzana', boton: 'Adjuntar el croquis', a: enAdjuntos }
  }
}
