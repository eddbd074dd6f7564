import { datosDelCobro, dondeResponde } from '../carpetas/correos.ts'
import { terminoPorCorreo } from '../carpetas/termino.ts'
import { datoDelCodigo } from '../codigos.ts'
import { diaEnPalabras as dia } from '../dias.ts'
import { CARPETA, delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'
import type { AlVencer, Situacion } from '../plazos/reglas.ts'
import { cuantos } from '../plurales.ts'

const plazoVencido = (titulo: string, sigue: string) =>
  ({
    titulo,
    aQuien: 'A quien le tocaba: el inspector, la oficina o quien la presentó',
    asunto: 'Carpeta {carpeta}: plazo vencido',
    parrafos: ['El {fecha} venció el plazo para {queFalta}.', sigue],
    campos: {
      carpeta: CARPETA,
      fecha: { que: 'El día en que venció', ejemplo: '15/12/2026', obligatorio: true },
      queFalta: { que: 'Qué había que hacer', ejemplo: 'responder sus observaciones', obligatorio: true },
    },
  }) as const

export const CORREOS_DE_SEGUIMIENTO = {
  carpetasVencidas: {
    titulo: 'Carpetas vencidas',
    aQuien: 'A cada jefe, a la mañana',
    asunto: 'Carpetas vencidas: {deLaCiudad} de la ciudad',
    parrafos: [
      'Hay {deLaCiudad} con el plazo vencido que espera la ciudad, y {deQuienPresento} que espera a quien la presentó.',
      'Estas son las más atrasadas.',
    ],
    campos: {
      deLaCiudad: { que: 'Cuántas esperan a la ciudad', ejemplo: '12 carpetas', obligatorio: true },
      deQuienPresento: { que: 'Cuántas esperan a quien las presentó', ejemplo: '3 carpetas' },
    },
  },
  plazoVencido: plazoVencido('Plazo vencido', 'Le pedimos que lo haga cuanto antes.'),
  plazoVencidoPuedeCaducar: plazoVencido(
    'Plazo vencido, y el trámite puede caducar',
    'Si no lo hace, la carpeta no sigue su trámite y puede caducar.',
  ),
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

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
export const correoDeAtrasos = ({ ciudad, solicitante, peores }: Atrasos): PorRedactar => ({
  ...delTexto(CORREOS_DE_SEGUIMIENTO, 'carpetasVencidas', {
    deLaCiudad: carpetas(ciudad),
    deQuienPresento: carpetas(solicitante),
  }),
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
  readonly dondeSePaga?: string
}

/** That a term ended: to whoever was to act. */
export const correoDeVencimientoDeCarpeta = ({
  idCarpeta,
  situacion,
  vence,
  alVencer,
  lista,
  codigo,
  cobro,
  dondeSePaga,
}: Vencida): PorRedactar => ({
  ...delTexto(CORREOS_DE_SEGUIMIENTO, alVencer === 'ADVERTENCIA' ? 'plazoVencidoPuedeCaducar' : 'plazoVencido', {
    carpeta: String(idCarpeta),
    fecha: dia(vence),
    queFalta: PENDIENTE[situacion],
  }),
  datos: [
    ['Carpeta', String(idCarpeta)],
    terminoPorCorreo(vence, situacion, true),
    ...datosDelCobro(cobro, dondeSePaga),
    ...(codigo === null ? [] : [datoDelCodigo(codigo)]),
  ],
  accion: dondeResponde(idCarpeta, situacion, cobro) ?? {
    texto: 'Ver la carpeta',
    ruta: `${lista}?buscar=${idCarpeta}`,
  },
})
