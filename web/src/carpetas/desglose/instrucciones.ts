import { textoDeFaltante } from '@catastro/domain/carpetas/faltantes'
import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import {
  FINALIZAR_CARGA,
  llenarFormulario,
  PRESENTAR_EN_DESGLOSE,
  requisitoEnDesglose,
  verFormulario,
} from '../direcciones.ts'

interface ComoSeHace {
  /** In the list of all that is missing. */
  readonly texto: string
  /** On the button of the one that comes next. */
  readonly boton: string
  /** The very place where it is done. */
  readonly a: string
}

/** How one thing that a folder waits for is said, and where it is done. */
export const instruccionDe = (idCarpeta: number, falta: Faltante): ComoSeHace => ({
  texto: textoDeFaltante(falta),
  ...dondeSeHace(idCarpeta, falta),
})

function dondeSeHace(idCarpeta: number, falta: Faltante): Omit<ComoSeHace, 'texto'> {
  switch (falta.que) {
    case 'completar': {
      const { codigoFormulario: codigo } = falta.formulario
      return { boton: `Completar el formulario ${codigo}`, a: llenarFormulario(codigo).enlace(idCarpeta) }
    }
    case 'pagar': {
      const { codigoFormulario: codigo } = falta.formulario
      return {
        boton: rotuloDePago(falta.monto, `Pagar el formulario ${codigo}:`),
        a: verFormulario(codigo).enlace(idCarpeta),
      }
    }
    case 'requisito':
      return {
        boton: 'Responder el requisito',
        a: requisitoEnDesglose(idCarpeta, falta.requisito.idRequisito),
      }
    case 'documento':
      return { boton: 'Adjuntar la documentación', a: FINALIZAR_CARGA.enlace(idCarpeta) }
    case 'croquis':
      return { boton: 'Adjuntar el croquis', a: FINALIZAR_CARGA.enlace(idCarpeta) }
    case 'presentar':
      return { boton: 'Presentar la carpeta', a: PRESENTAR_EN_DESGLOSE.enlace(idCarpeta) }
  }
}
