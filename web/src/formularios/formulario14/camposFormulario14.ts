import { aPesos, type Centavos, leerMetros } from '@catastro/domain/dinero'
import { montoFormulario14 } from '@catastro/domain/formularios/aranceles14'
import { PREGUNTAS, PREGUNTAS_FORMULARIO_14 } from '@catastro/domain/formularios/formulario14'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { cuilConGuiones, pesos } from '../../ui/pagina/formato.ts'
import { definicionDe, revisada } from '../definicion.ts'

const R = PREGUNTAS.rotulos

/** The installer as he was found, and the payment once it was begun, are kept with the answers. */
type DeLaPantalla = 'cuil' | 'nombre' | 'apellido' | 'idPago'
export type CampoFormulario14 = (typeof PREGUNTAS.campos)[number] | DeLaPantalla

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

const DE_LAS_PREGUNTAS = definicionDe({ ...PREGUNTAS, campos: CAMPOS })

export const FORMULARIO_14 = {
  ...DE_LAS_PREGUNTAS,
  // Whose name the registry gives: he is looked up again.
  alCorregir: (enviado: Readonly<Record<string, unknown>>) => ({
    cuil: String(enviado.cuitInstalador ?? ''),
    representante: '',
    idPago: '',
  }),
  validar(valores: Valores<CampoFormulario14>) {
    const { respuestas, errors } = DE_LAS_PREGUNTAS.validar(valores)
    const { representante, ...otros } = errors
    // The installer's number is nowhere on the screen: his CUIL is.
    return { respuestas, errors: representante ? { ...otros, cuil: representante } : otros }
  },
}

/** The installer is mended by his CUIL, and the amount by the perimeter that it comes from. */
export const EN_PANTALLA_14 = { representante: 'cuil', cuitInstalador: 'cuil', monto: 'perimetro' }

/** In centavos; nothing while the perimeter is no number yet. */
export const montoDe = (perimetro: string, tarifa: Centavos) => montoFormulario14(leerMetros(perimetro) ?? 0, tarifa)

interface Empresa {
  readonly valor: number
  readonly texto: string
}

/** The answers as they are checked and as they are kept while the receipt is still to be attached. */
export function respuestasDe(valores: Valores<CampoFormulario14>, empresas: readonly Empresa[], monto: number) {
  const deEmpresa = valores.empresaPublicidad === '1'
  const empresa = empresas.find(({ valor }) => String(valor) === valores.idInstitucion)?.texto ?? ''
  return [
    ...[...PREGUNTAS_FORMULARIO_14, 'desde' as const, 'hasta' as const, ...MEDIDAS_FORMULARIO_14].map((campo) =>
      revisada(PREGUNTAS, campo, valores[campo]),
    ),
    {
      campo: 'cuil',
      pregunta: R.representante.etiqueta,
      respuesta: `${valores.apellido}, ${valores.nombre} (${cuilConGuiones(valores.cuil)})`,
    },
    {
      campo: 'empresaPublicidad',
      pregunta: R.empresaPublicidad.etiqueta,
      respuesta: deEmpresa ? `Sí: ${empresa}, inscripción ${valores.nroInscripcion}` : 'No',
    },
    { pregunta: R.monto.etiqueta, respuesta: pesos(aPesos(monto)), importe: true, total: true },
  ]
}
