import { leerImporte } from '@catastro/domain/dinero'
import { montoFormulario14 } from '@catastro/domain/formularios/aranceles14'
import {
  type CamposFormulario14,
  PREGUNTAS_FORMULARIO_14,
  RespuestasFormulario14,
} from '@catastro/domain/formularios/formulario14'
import type * as z from 'zod/mini'
import { type Validacion, type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import { cuilConGuiones, diaDeCalendario, pesos } from '../../ui/formato.ts'
import { ELIJA_SI_O_NO } from '../mensajes.ts'

/** The installer as he was found, and the payment once it was begun, are kept with the answers. */
type DeLaPantalla = 'cuil' | 'nombre' | 'apellido' | 'idPago'
type Respuesta = keyof z.output<typeof CamposFormulario14>
export type CampoFormulario14 = Respuesta | DeLaPantalla
type Respuestas = z.output<typeof RespuestasFormulario14>

const CAMPOS: readonly CampoFormulario14[] = [
  ...PREGUNTAS_FORMULARIO_14.map(([campo]) => campo),
  'desde',
  'hasta',
  'perimetro',
  'altura',
  'superficie',
  'cuil',
  'representante',
  'nombre',
  'apellido',
  'empresaPublicidad',
  'nroInscripcion',
  'idInstitucion',
  'idPago',
]

const DE_SI_NO: readonly string[] = [...PREGUNTAS_FORMULARIO_14.map(([campo]) => campo), 'empresaPublicidad']

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
    ...PREGUNTAS_FORMULARIO_14.map(([campo, pregunta]) => ({ campo, pregunta, respuesta: siNo(valores[campo]) })),
    { campo: 'desde', pregunta: 'Desde', respuesta: diaDeCalendario(valores.desde) },
    { campo: 'hasta', pregunta: 'Hasta', respuesta: diaDeCalendario(valores.hasta) },
    { campo: 'perimetro', pregunta: 'Perímetro', respuesta: `${valores.perimetro} m` },
    { campo: 'altura', pregunta: 'Altura', respuesta: `${valores.altura} m` },
    { campo: 'superficie', pregunta: 'Superficie', respuesta: `${valores.superficie} m²` },
    {
      campo: 'cuil',
      pregunta: 'Instalador',
      respuesta: `${valores.apellido}, ${valores.nombre} (${cuilConGuiones(valores.cuil)})`,
    },
    {
      campo: 'empresaPublicidad',
      pregunta: 'Instalada por Empresa de Publicidad',
      respuesta: deEmpresa ? `Sí: ${empresa}, inscripción ${valores.nroInscripcion}` : 'No',
    },
    { pregunta: 'Monto', respuesta: pesos(monto / 100), importe: true, total: true },
  ]
}
