import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { aparte, type Clase, dato, IMPORTE, pregunta, preguntas } from '../formularios/preguntas.ts'
import { llamada, partes } from '../llamada.ts'
import { PERSONAL } from '../roles.ts'
import { Hecho, Id, Momento, Padron, TextoOpcional } from '../tipos.ts'
import { LoQuePoneElServidor, Observaciones, oVacio, soloLoRespondido } from './campos.ts'
import { preguntasDeEmpresa } from './empresa.ts'
import { COMPLETE_LOS_CAMPOS } from './mensajes.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const PAGADO: Clase<string | null> = {
  guardada: z.nullable(Momento),
  enPalabras: (pagadoEl) => (pagadoEl === null ? 'No' : 'Sí'),
}

/** The padron of the company's address and its number are sent where they were looked up; the street and door are required. */
export const PREGUNTAS = preguntas({
  'Empresa conservadora': {
    ...preguntasDeEmpresa(COMPLETE_LOS_CAMPOS),
    telefonoInstitucion: pregunta('Teléfono', 'el', z.optional(z.nullable(TextoOpcional(TOPES.telefono)))),
  },
  Arancel: {
    importe: dato('Importe', IMPORTE, '$'),
    /** When staff marked it as paid, with its proof. */
    pagadoEl: dato('Pagado', PAGADO),
  },
  Observaciones: {
    observaciones: pregunta('Observaciones', 'las', Observaciones),
    padron: aparte('Padrón', 'el', oVacio(Padron)),
    idDomicilio: aparte('Domicilio', 'el', oVacio(Id)),
  },
})

/** What form 30 takes of a company from its form 29. */
const EmpresaGuardada = z.omit(z.object(PREGUNTAS.guardadas), { importe: true, pagadoEl: true, observaciones: true })
export type EmpresaGuardada = z.output<typeof EmpresaGuardada>

export const altaFormulario29 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario29',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Inscribe a una empresa conservadora; nace sin pagar, por el importe de la tarifa 116',
  errores: [404],
  unaSolaVez: true,
  json: soloLoRespondido(z.extend(PREGUNTAS.respuestas, LoQuePoneElServidor)),
  reply: z.extend(Hecho, { idFormulario29: z.int() }),
})

/** There is no online product for it: staff mark it, once, and never their own. */
export const pagarFormulario29 = llamada({
  method: 'PUT',
  path: '/elevadores/pagado',
  servicio: 'archivos',
  quien: PERSONAL,
  limite: 'envios',
  resumen: 'Registra el pago de un formulario 29, con su comprobante',
  errores: [404],
  partes: partes({
    campos: z.object({ idFormulario29: campo('Formulario 29', 'el', Id) }),
    archivos: { comprobante: { etiqueta: 'Comprobante de pago', articulo: 'el', max: 1, tope: 'comprobantes' } },
  }),
  reply: Hecho,
})

export const comprobanteDelFormulario29 = llamada({
  method: 'GET',
  path: '/elevadores/pagado/{idFormulario29}',
  sobre: { clase: 'comprobanteDeElevadores', campo: 'idFormulario29' },
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'El comprobante con que se registró el pago de un formulario 29',
  errores: [404, 409],
  params: z.object({ idFormulario29: campo('Formulario 29', 'el', Id) }),
  reply: 'archivo',
})

/** What form 30 is filled from once its company is chosen: of its paid form 29, or else of the person's own. */
export const datosDeEmpresa = llamada({
  method: 'GET',
  path: '/elevadores/datosDeEmpresa/{idInstitucion}',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Los datos de una empresa conservadora según su formulario 29; nulo si no tiene',
  params: z.object({ idInstitucion: campo('Institución', 'la', Id) }),
  reply: z.object({ empresa: z.nullable(EmpresaGuardada) }),
})
