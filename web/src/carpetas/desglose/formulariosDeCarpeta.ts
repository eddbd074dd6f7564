import type { FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { porQueNoSeLlena, sePaga } from '@catastro/domain/carpetas/ofertas'
import { type EstadoDeFormulario, estadoDeFormulario } from '@catastro/domain/carpetas/reglas'
import { esCodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { llenarFormulario, verFormulario } from '../direcciones.ts'
import {
  FORMULARIO_DE_CARPETA_CERRADA,
  FORMULARIO_DE_OTRA_PANTALLA,
  FORMULARIO_SIN_ENVIAR,
  FORMULARIO_YA_ENVIADO,
} from '../mensajes.ts'

const VEREDAS = '12'
/** Filled and viewed from the breakdown: the forms of a folder, and the sidewalk's, which made its own. */
const esDelDesglose = (codigo: string) => esCodigoDeFormulario(codigo) || codigo === VEREDAS

export interface BotonDeFormulario {
  readonly enlace: string
  /** Why it is disabled; '' when it is not. */
  readonly motivo: string
}

export interface HerramientasDeFormulario {
  readonly estado: EstadoDeFormulario
  readonly editar: BotonDeFormulario
  readonly ver: BotonDeFormulario
  /** A 1bis that is still to be paid. */
  readonly pagar: string | null
}

/** What can be done with a form of the folder: fill it while grabado is 0, view it once it is not. */
export function herramientasDeFormulario(fila: FilaDeFormulario, tramiteEstado: string): HerramientasDeFormulario {
  const { codigoFormulario: codigo, grabado, observado, idCarpeta } = fila
  const ver = verFormulario(codigo).enlace(idCarpeta)
  const estado = estadoDeFormulario(fila)
  return {
    estado,
    editar: {
      enlace: llenarFormulario(codigo).enlace(idCarpeta),
      motivo: porQueNoSeEdita(fila, tramiteEstado),
    },
    ver: { enlace: ver, motivo: porQueNoSeVe(codigo, grabado, observado) },
    pagar: sePaga(fila, tramiteEstado) ? ver : null,
  }
}

const MOTIVOS = { ENVIADO: FORMULARIO_YA_ENVIADO, CERRADA: FORMULARIO_DE_CARPETA_CERRADA } as const

function porQueNoSeEdita(fila: FilaDeFormulario, tramiteEstado: string) {
  if (!esDelDesglose(fila.codigoFormulario)) return FORMULARIO_DE_OTRA_PANTALLA
  const motivo = porQueNoSeLlena(fila, tramiteEstado)
  return motivo === null ? '' : MOTIVOS[motivo]
}

function porQueNoSeVe(codigo: string, grabado: 0 | 1, observado: 0 | 1) {
  if (!esDelDesglose(codigo)) return FORMULARIO_DE_OTRA_PANTALLA
  return grabado === 0 && observado === 0 ? FORMULARIO_SIN_ENVIAR : ''
}
