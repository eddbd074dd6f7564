import { datoDelCodigo } from '../codigos.ts'
import { DIAS_DE_ESPERA } from '../dias.ts'
import { mostrarImporte } from '../dinero.ts'
import {
  A_QUIEN_PRESENTO,
  CARPETA,
  delTexto,
  PADRON,
  type PorRedactar,
  type TextoDeCorreo,
} from '../notificaciones/textos.ts'
import type { LineaDeVereda } from './aranceles.ts'

const PADRON_DE_LA_OBRA = { que: PADRON.que, ejemplo: PADRON.ejemplo }

export const CORREOS_DE_VEREDAS = {
  veredaPresentada: {
    titulo: 'Formulario de vereda presentado',
    aQuien: A_QUIEN_PRESENTO,
    asunto: 'Carpeta {carpeta}: presentada',
    parrafos: [
      'Recibimos su formulario del Plan Veredas Sanas y Operativo Fachadas en Riesgo, y su pago.',
      'No tiene que hacer nada por ahora. La mesa de entradas lo va a revisar y le avisaremos cuando haya novedades.',
    ],
    campos: { carpeta: CARPETA, padron: PADRON_DE_LA_OBRA },
  },
  veredaPorCompletar: {
    titulo: 'Formulario de vereda pagado, que falta completar',
    aQuien: 'A quien lo pagó',
    asunto: 'Su pago del padrón {padron} está hecho: falta completar el formulario',
    parrafos: [
      'Recibimos el pago de su formulario del Plan Veredas Sanas y Operativo Fachadas en Riesgo, pero todavía no se pudo presentar. Le falta:',
      '{falta}',
      'Complételo desde el portal. No tiene que pagar de nuevo: lo pagado lo espera {dias} días.',
    ],
    campos: {
      padron: PADRON,
      falta: { que: 'Lo que falta, de a un renglón', ejemplo: '• Escriba el teléfono', obligatorio: true },
      dias: { que: 'Cuántos días lo espera lo pagado', ejemplo: String(DIAS_DE_ESPERA) },
    },
  },
  veredaTerminada: {
    titulo: 'Se piden fotos de la obra terminada',
    aQuien: A_QUIEN_PRESENTO,
    asunto: 'Carpeta {carpeta}: envíe fotos de la obra terminada',
    parrafos: [
      'Se cumplieron los días de su obra. Para cerrar el trámite necesitamos fotos de cómo quedó.',
      'Saque una o más fotos de la vereda o la fachada terminada y adjúntelas a su carpeta desde el portal.',
    ],
    campos: { carpeta: CARPETA, padron: PADRON_DE_LA_OBRA },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

interface Presentada {
  readonly idCarpeta: number
  readonly padron: string
  readonly idPago: number
  readonly lineas: readonly LineaDeVereda[]
  /** With which it is followed without signing in. */
  readonly codigo: string
}

const verCarpeta = (idCarpeta: number) => ({ texto: 'Ver mi carpeta', ruta: `/misCarpetasVeredas?buscar=${idCarpeta}` })

/** The folder's number and the amounts. Nothing is left to be filled. */
export const correoDeVereda = ({ idCarpeta, padron, idPago, lineas, codigo }: Presentada): PorRedactar => ({
  ...delTexto(CORREOS_DE_VEREDAS, 'veredaPresentada', { carpeta: String(idCarpeta), padron }),
  datos: [
    ['Carpeta', String(idCarpeta)],
    ['Padrón', padron],
    ...lineas.map(({ concepto, importe }): [string, string] => [concepto, mostrarImporte(importe)]),
    ['Pago', String(idPago)],
    datoDelCodigo(codigo),
  ],
  accion: verCarpeta(idCarpeta),
})

export const FALTA_COMPLETAR = 'Falta completar el formulario'

/** To who paid and did not give all that is needed. */
export const correoDeLoQueFalta = (
  { idPago, padron, monto }: { readonly idPago: number; readonly padron: string; readonly monto: number },
  falta: readonly string[],
): PorRedactar => ({
  ...delTexto(CORREOS_DE_VEREDAS, 'veredaPorCompletar', {
    padron,
    falta: falta.map((que) => `• ${que}`).join('\n\n'),
    dias: String(DIAS_DE_ESPERA),
  }),
  datos: [
    ['Padrón', padron],
    ['Pago', String(idPago)],
    ['Importe', mostrarImporte(monto)],
  ],
  accion: { texto: 'Completar el formulario', ruta: `/veredas?pagoRealizado=true&idPago=${idPago}` },
})

/** To the owner of approved works, when their days are over. */
export const correoDeFinDeObra = ({
  idCarpeta,
  padron,
  codigo,
}: Pick<Presentada, 'idCarpeta' | 'padron' | 'codigo'>): PorRedactar => ({
  ...delTexto(CORREOS_DE_VEREDAS, 'veredaTerminada', { carpeta: String(idCarpeta), padron }),
  datos: [['Carpeta', String(idCarpeta)], ['Padrón', padron], datoDelCodigo(codigo)],
  accion: verCarpeta(idCarpeta),
})
