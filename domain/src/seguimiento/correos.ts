import { datosDelCobro, dondeResponde } from '../carpetas/correos.ts'
import { datoDelCodigo } from '../codigos.ts'
import { diaEnPalabras as dia } from '../dias.ts'
import type { Redaccion } from '../notificaciones/correo.ts'
import type { AlVencer, Situacion } from '../plazos/reglas.ts'
import { cuantos } from '../plurales.ts'

interface Atraso {
  readonly idCarpeta: number
  readonly estado: string
  readonly vence: string
  /** Whose: the inspector's, the office's, the applicant's. */
  readonly deQuien: string
}

interface Atrasos {
  readonly ciudad: number
  readonly solicitante: number
  /** The oldest. */
  readonly peores: readonly Atraso[]
}

const carpetas = (cuantas: number) =>
  cuantas > 1000 ? 'más de 1.000 carpetas' : cuantos(cuantas, 'carpeta', 'carpetas')

/** What is late, and whose: to each JEFE, in the morning. */
export const correoDeAtrasos = ({ ciudad, solicitante, peores }: Atrasos): Redaccion => ({
  asunto: `Carpetas vencidas: ${carpetas(ciudad)} de la ciudad`,
  parrafos: [
    `Hay ${carpetas(ciudad)} con el plazo vencido que espera la ciudad, y ${carpetas(solicitante)} que espera a quien la presentó.`,
    'Estas son las más atrasadas.',
  ],
  datos: peores.map(({ idCarpeta, estado, vence, deQuien }) => [
    `Carpeta ${idCarpeta}`,
    `${estado}, venció el ${dia(vence)}: ${deQuien}`,
  ]),
  accion: { texto: 'Ver las carpetas', ruta: '/asignacionCarpetas' },
})

/** What each thing asks of whoever has it. */
const PENDIENTE: Readonly<Record<Situacion, string>> = {
  INCOMPLETA: 'completar sus formularios y su documentación',
  PRESENTADO: 'recibirla en mesa de entradas',
  'RECIBIDO MESA ENTRADAS': 'inspeccionarla',
  'EN INSPECCION': 'terminar su inspección',
  OBSERVADO: 'responder sus observaciones',
  'PENDIENTE DE PAGO': 'pagar y adjuntar el comprobante',
  PAGADO: 'controlar su comprobante',
  APROBADO: 'cerrarla',
}

interface Vencida {
  readonly idCarpeta: number
  readonly situacion: Situacion
  readonly vence: string
  readonly alVencer: Exclude<AlVencer, 'NADA'>
  /** Of whoever gets it. */
  readonly lista: string
  /** With which its applicant follows it without signing in; staff get none. */
  readonly codigo: string | null
  /** What is asked to be paid, where staff said it. */
  readonly cobro: Parameters<typeof datosDelCobro>[0]
}

const SI_CADUCA = 'Si no lo hace, el trámite puede caducar.'

/** That a term ended: to whoever was to act. */
export const correoDeVencimientoDeCarpeta = ({
  idCarpeta,
  situacion,
  vence,
  alVencer,
  lista,
  codigo,
  cobro,
}: Vencida): Redaccion => ({
  asunto: `Carpeta ${idCarpeta}: plazo vencido`,
  parrafos: [
    `El ${dia(vence)} venció el plazo para ${PENDIENTE[situacion]}.`,
    alVencer === 'ADVERTENCIA' ? SI_CADUCA : 'Le pedimos que lo haga cuanto antes.',
  ],
  datos: [
    ['Carpeta', String(idCarpeta)],
    ['Vencimiento', dia(vence)],
    ...datosDelCobro(cobro),
    ...(codigo === null ? [] : [datoDelCodigo(codigo)]),
  ],
  accion: dondeResponde(idCarpeta, situacion) ?? { texto: 'Ver la carpeta', ruta: `${lista}?buscar=${idCarpeta}` },
})
