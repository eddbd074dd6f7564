import { rotulosDe } from '@catastro/domain/campo'
import { leerImporte } from '@catastro/domain/dinero'
import { montoFormulario14 } from '@catastro/domain/formularios/aranceles14'
import {
  type CamposFormulario14,
  Formulario14Enviado,
  PREGUNTAS_FORMULARIO_14,
  RespuestasFormulario14,
} from '@catastro/domain/formularios/formulario14'
import { medidaEscrita } from '@catastro/domain/formularios/registro'
import type * as z from 'zod/mini'
import { type Validacion, type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { cuilConGuiones, diaDeCalendario, pesos } from '../../ui/formato.ts'
import { ELIJA_SI_O_NO } from '../mensajes.ts'

/** The installer as he was found, and the payment once it was begun, are kept with the answers. */
type DeLaPantalla = 'cuil' | 'nombre' | 'apellido' | 'idPago'
type Respuesta = keyof z.output<typeof CamposFormulario14>
export type CampoFormulario14 = Respuesta | DeLaPantalla
type Respuestas = z.output<typeof RespuestasFormulario14>

export const MEDIDAS_FORMULARIO_14 = ['perimetro', 'altura', 'superficie'] as const

const CAMPOS: readonly CampoFormulario14[] = [
  ...PREGUNTAS_FORMULARIO_14,
  'desde',
  'hasta',
  ...MEDIDAS_FORMULARIO_14,
  'cuil',
  'representante',
  'nombre',
  'apellido',
  'empresaPublicidad',
  'nroInscripcion',
  'idInstitucion',
  'idPago',
]

export const ROTULOS_14 = rotulosDe(Formulario14Enviado)

const DE_SI_NO: readonly string[] = [...PREGUNTAS_FORMULARIO_14, 'empresaPublicidad']

export const FORMULARIO_14 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  // Whose name the registry gives: he is looked up again.
  alCorregir: (enviado: Readonly<Record<string, unknown>>) => ({
    cuil: String(enviado.cuitInstalador ?? ''),
    representante: '',
    idPago: '',
  }),
  validar(valores: Valores<CampoFormulario14>): Validacion<CampoFormulario14, Respuestas> {
    const { respuestas, errors } = validarCon(RespuestasFormulario14, valores, (campo, msg) =>
      DE_SI_NO.includes(campo) ? ELIJA_SI_O_NO : msg,
    )
    const { representante, ...otros } = errors
    // The installer's number is nowhere on the screen: his CUIL is.
    return { respuestas, errors: representante ? { ...otros, cuil: representante } : otros }
  },
}

/** The installer is mended by his CUIL, and the amount by the perimeter that it comes from. */
export const EN_PANTALLA_14 = { representante: 'cuil', cuitInstalador: 'cuil', monto: 'perimetro' }

/** In centavos; nothing while the perimeter is no number yet. */
export const montoDe = (perimetro: string, tarifa: number) => montoFormulario14(leerImporte(perimetro) ?? 0, tarifa)

const siNo = (valor: string) => (valor === '1' ? 'Sí' : 'No')

interface Empresa {
  readonly valor: number
  readonly texto: string
}

/** The answers as they are checked and as they are kept while the receipt is still to be attached. */
export function respuestasDe(valores: Valores<CampoFormulario14>, empresas: readonly Empresa[], monto: number) {
  const deEmpresa = valores.empresaPublicidad === '1'
  const empresa = empresas.find(({ valor }) => String(valor) === valores.idInstitucion)?.texto ?? ''
  return [
    ...PREGUNTAS_FORMULARIO_14.map((campo) => ({
      campo,
      pregunta: ROTULOS_14[campo].etiqueta,
      respuesta: siNo(valores[campo]),
    })),
    ...(['desde', 'hasta'] as const).map((campo) => ({
      campo,
      pregunta: ROTULOS_14[campo].etiqueta,
      respuesta: diaDeCalendario(valores[campo]),
    })),
    ...MEDIDAS_FORMULARIO_14.map((campo) => ({
      campo,
      pregunta: ROTULOS_14[campo].etiqueta,
      respuesta: medidaEscrita(valores[campo], ROTULOS_14[campo]),
    })),
    {
      campo: 'cuil',
      pregunta: ROTULOS_14.representante.etiqueta,
      respuesta: `${valores.apellido}, ${valores.nombre} (${cuilConGuiones(valores.cuil)})`,
    },
    {
      campo: 'empresaPublicidad',
      pregunta: ROTULOS_14.empresaPublicidad.etiqueta,
      respuesta: deEmpresa ? `Sí: ${empresa}, inscripción ${valores.nroInscripcion}` : 'No',
    },
    { pregunta: ROTULOS_14.monto.etiqueta, respuesta: pesos(monto / 100), importe: true, total: true },
  ]
}
