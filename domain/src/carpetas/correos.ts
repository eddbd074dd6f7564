import { datoDelCodigo } from '../codigos.ts'
import { diaDe, diaEnPalabras } from '../dias.ts'
import { type Centavos, mostrarImporte } from '../dinero.ts'
import type { Redaccion } from '../notificaciones/correo.ts'
import { comoSePaga, DONDE_SE_PAGA_EL_TIMBRADO } from './mensajes.ts'
import { type Estado, type Evento, esperaPago } from './movimientos.ts'
import { type Espera, terminoPorCorreo } from './termino.ts'

/** What the applicant is told of a movement, and what to do next. */
interface Aviso {
  readonly asunto: string
  readonly que: string
  readonly sigue: string
}

const NADA_QUE_HACER = 'No tiene que hacer nada por ahora. Le avisaremos cuando haya novedades.'
const CONSULTE = 'Si tiene dudas, acérquese a la mesa de entradas con el número de carpeta.'

const DE_ESTADO: Readonly<Record<Estado, Aviso>> = {
  PRESENTADO: {
    asunto: 'presentada',
    que: 'Su carpeta está presentada.',
    sigue: 'La mesa de entradas la recibirá cuando estén todos sus formularios y documentos.',
  },
  'RECIBIDO MESA ENTRADAS': {
    asunto: 'recibida en mesa de entradas',
    que: 'La mesa de entradas recibió su carpeta.',
    sigue: NADA_QUE_HACER,
  },
  'EN INSPECCION': { asunto: 'en inspección', que: 'Su carpeta pasó a inspección.', sigue: NADA_QUE_HACER },
  OBSERVADO: {
    asunto: 'observada',
    que: 'Su carpeta tiene una observación.',
    sigue: 'Lea la observación, corrija lo que pide y adjunte lo que falte desde el portal.',
  },
  'PENDIENTE DE PAGO': {
    asunto: 'pendiente de pago',
    que: 'Su carpeta espera un pago.',
    sigue: 'Pague lo que corresponde y adjunte el comprobante desde el portal.',
  },
  PAGADO: {
    asunto: 'pago registrado',
    que: 'Registramos el comprobante de pago de su carpeta.',
    sigue: NADA_QUE_HACER,
  },
  APROBADO: { asunto: 'aprobada', que: 'Su carpeta fue aprobada.', sigue: NADA_QUE_HACER },
  RECHAZADO: { asunto: 'rechazada', que: 'Su carpeta fue rechazada.', sigue: CONSULTE },
  FINALIZADO: {
    asunto: 'finalizada',
    que: 'El trámite de su carpeta finalizó.',
    sigue: 'Puede ver y descargar su documentación en el portal.',
  },
}

/** Movements that the state reached does not tell well enough. */
const DE_EVENTO: Partial<Record<Evento, Partial<Aviso>>> = {
  ALTA: {
    asunto: 'creada',
    que: 'Su carpeta quedó creada, en preparación.',
    sigue:
      'Complete sus formularios, adjunte la documentación y preséntela: hasta entonces no pasa a la mesa de entradas.',
  },
  COMPLETADA: {
    asunto: 'presentada',
    que: 'Recibimos la presentación de su carpeta.',
    sigue: 'La mesa de entradas la va a revisar. Le avisaremos cuando haya novedades.',
  },
  RETIRADO: { que: 'Se retiró lo que se le había pedido: su carpeta sigue su trámite.', sigue: NADA_QUE_HACER },
  'RESPUESTA A OBSERVACION': { que: 'Recibimos su respuesta a la observación.', sigue: NADA_QUE_HACER },
  'COMPROBANTE RECHAZADO': {
    asunto: 'comprobante no aceptado',
    que: 'No se aceptó el comprobante de pago de su carpeta.',
    sigue: 'Lea el motivo y adjunte otro comprobante desde el portal.',
  },
  REAPERTURA: { asunto: 'reabierta', que: 'Su carpeta se volvió a abrir.' },
  BORRADO: { asunto: 'borrada', que: 'Su carpeta fue borrada y ya no se ve en el portal.', sigue: CONSULTE },
}

export interface MovimientoAvisado {
  readonly idCarpeta: number
  readonly hacia: Estado
  /** What the city calls it; absent, by its own name. */
  readonly comoSeLee?: string | null
  readonly evento: Evento
  readonly observacion?: string | null | undefined
  readonly expediente?: string | null | undefined
  /** With which it is followed without signing in. */
  readonly codigo?: string | null | undefined
  /** Sidewalk and elevator folders have a list of their own. */
  readonly conEncomienda: boolean
  /** What is asked to be paid. */
  readonly cobro?: CobroAvisado | null
  /** What the stamp duty of one that is created comes to. */
  readonly timbrado?: Centavos
  /** Until when its applicant has, where it waits for them. */
  readonly vence?: string | null
  /** Whose work, where, and since when it is in this state: who has forty folders knows them by these. */
  readonly obra?: Obra | null
}

interface CobroAvisado {
  readonly monto: Centavos
  readonly concepto: string
  /** The one that has the folder. */
  readonly oficina: string | null
}

interface Obra {
  readonly domicilio: string
  readonly propietario: string
  readonly desde: Date
}

/** What is asked to be paid, as every mail that asks it says it: how much, what for and how. */
export const datosDelCobro = (cobro: CobroAvisado | null | undefined): [string, string][] =>
  cobro
    ? [
        ['Importe', mostrarImporte(cobro.monto)],
        ['Concepto', cobro.concepto],
        ['Cómo se paga', comoSePaga(cobro.oficina)],
      ]
    : []

/** And until when, and what if not. */
const loQueSePaga = ({ cobro, vence }: MovimientoAvisado): [string, string][] => [
  ...datosDelCobro(cobro),
  ...(vence ? [terminoPorCorreo(vence, 'PENDIENTE DE PAGO')] : []),
]

/** What is paid out of the portal before it is filed. */
const delTimbrado = ({ evento, conEncomienda, timbrado = 0 }: MovimientoAvisado): [string, string][] =>
  evento === 'ALTA' && conEncomienda && timbrado > 0
    ? [
        ['Timbrado', mostrarImporte(timbrado)],
        ['Cómo se paga', DONDE_SE_PAGA_EL_TIMBRADO],
      ]
    : []

/** Which work was observed, when, and until when it is answered. */
function loObservado({ obra, vence }: MovimientoAvisado): [string, string][] {
  return [
    ...(obra
      ? ([
          ['Domicilio de obra', obra.domicilio],
          ['Propietario', obra.propietario],
          ['Observada el', diaEnPalabras(diaDe(obra.desde))],
        ] as [string, string][])
      : []),
    ...(vence ? [terminoPorCorreo(vence, 'OBSERVADO')] : []),
  ]
}

/** The very place where a folder is answered or paid; null where it asks nothing that has a place of its own. */
export function dondeResponde(idCarpeta: number, espera: Espera): Redaccion['accion'] | null {
  if (espera === 'OBSERVADO') {
    const ruta = `/verDesgloseCarpetaEncomienda?idCarpeta=${idCarpeta}#observaciones-de-carpeta`
    return { texto: 'Responder la observación', ruta }
  }
  if (espera !== 'PENDIENTE DE PAGO') return null
  return { texto: 'Pagar o adjuntar el comprobante', ruta: `/adjuntarComprobanteDePago?idCarpeta=${idCarpeta}` }
}

const verEnLaLista = ({ idCarpeta, evento, conEncomienda }: MovimientoAvisado) => {
  const lista = conEncomienda ? '/misCarpetas' : '/misCarpetasVeredas'
  return { texto: 'Ver mis carpetas', ruta: evento === 'BORRADO' ? lista : `${lista}?buscar=${idCarpeta}` }
}

/** Filed by a form that makes its folder: nothing more is to be filled. */
const ALTA_DE_FORMULARIO = {
  asunto: 'presentada',
  que: 'Recibimos la presentación de su carpeta.',
  sigue: 'La mesa de entradas la va a revisar. Le avisaremos cuando haya novedades.',
}

function avisoDe({ hacia, evento, conEncomienda }: MovimientoAvisado): Aviso {
  const deFormulario = evento === 'ALTA' && !conEncomienda ? ALTA_DE_FORMULARIO : {}
  return { ...DE_ESTADO[hacia], ...DE_EVENTO[evento], ...deFormulario }
}

/** The mail that every movement of a folder sends to its applicant. */
export function correoDeMovimiento(m: MovimientoAvisado): Redaccion {
  const aviso = avisoDe(m)
  const borrada = m.evento === 'BORRADO'
  const datos: [string, string][] = [['Carpeta', String(m.idCarpeta)]]
  if (!borrada) datos.push(['Estado', m.comoSeLee ?? m.hacia])
  if (m.expediente) datos.push(['Expediente', m.expediente])
  if (m.observacion) datos.push(['Observación', m.observacion])
  if (m.hacia === 'OBSERVADO' && !borrada) datos.push(...loObservado(m))
  if (esperaPago(m.hacia) && !borrada) datos.push(...loQueSePaga(m))
  datos.push(...delTimbrado(m))
  if (m.codigo) datos.push(datoDelCodigo(m.codigo))
  return {
    asunto: `Carpeta ${m.idCarpeta}: ${aviso.asunto}`,
    parrafos: [aviso.que, aviso.sigue],
    datos,
    accion: (!borrada && dondeResponde(m.idCarpeta, m.hacia)) || verEnLaLista(m),
  }
}

const LO_NOMBRA_PROPIETARIO =
  'La cargó otra persona, que lo nombró propietario. En el portal lee cómo va, sus papeles y lo que se paga: no tiene que hacer nada.'
const SI_NO_LO_ENCARGO = 'Si no lo encargó, dígalo ahí: el personal lo lee.'

/**
 * The same movement, to the owner of its works, who did not file it: where it stands, and nothing that is written to
 * its applicant, nor who that is, nor the code it is followed with.
 */
export function correoAlPropietario(m: MovimientoAvisado): Redaccion {
  const borrada = m.evento === 'BORRADO'
  return {
    asunto: `Obra en su inmueble, carpeta ${m.idCarpeta}: ${avisoDe(m).asunto}`,
    parrafos: [LO_NOMBRA_PROPIETARIO, ...(borrada ? [] : [SI_NO_LO_ENCARGO])],
    datos: [
      ['Carpeta', String(m.idCarpeta)],
      ...(borrada ? [] : [['Estado', m.comoSeLee ?? m.hacia] as const]),
      ...(m.obra ? [['Domicilio de obra', m.obra.domicilio] as const] : []),
      ...(m.cobro && !borrada
        ? ([
            ['Importe que se pidió', mostrarImporte(m.cobro.monto)],
            ['Concepto', m.cobro.concepto],
          ] as const)
        : []),
    ],
    accion: borrada
      ? { texto: 'Ir al portal', ruta: '/catastro' }
      : { texto: 'Ver la carpeta', ruta: `/verDesgloseCarpetaEncomienda?idCarpeta=${m.idCarpeta}` },
  }
}
