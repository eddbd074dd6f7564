import { datoDelCodigo } from '../codigos.ts'
import { diaDe, diaEnPalabras } from '../dias.ts'
import { type Centavos, mostrarImporte } from '../dinero.ts'
import type { Redaccion } from '../notificaciones/correo.ts'
import { A_QUIEN_PRESENTO, CARPETA, delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'
import { comoSePaga, comoSePagaElTimbrado } from './mensajes.ts'
import { type Estado, type Evento, esperaPago } from './movimientos.ts'
import { type Espera, terminoPorCorreo } from './termino.ts'

const NADA_QUE_HACER = 'No tiene que hacer nada por ahora. Le avisaremos cuando haya novedades.'
const CONSULTE = 'Si tiene dudas, acérquese a la mesa de entradas con el número de carpeta.'

/** What happened, as the subject says it. */
const NOVEDAD: Readonly<Record<Estado, string>> = {
  PRESENTADO: 'presentada',
  'RECIBIDO MESA ENTRADAS': 'recibida en mesa de entradas',
  'EN INSPECCION': 'en inspección',
  OBSERVADO: 'observada',
  'PENDIENTE DE PAGO': 'pendiente de pago',
  PAGADO: 'pago registrado',
  APROBADO: 'aprobada',
  RECHAZADO: 'rechazada',
  FINALIZADO: 'finalizada',
}
/** Where the state reached does not tell it well enough. */
const NOVEDAD_DE_EVENTO: Partial<Record<Evento, string>> = {
  ALTA: 'creada',
  COMPLETADA: 'presentada',
  'COMPROBANTE RECHAZADO': 'comprobante no aceptado',
  REAPERTURA: 'reabierta',
  BORRADO: 'borrada',
}

const ESTADO = { que: 'Su estado, como lo llama la ciudad', ejemplo: 'OBSERVADO' }
const LO_QUE_PASO = { que: 'Qué pasó: «en inspección», «observada»', ejemplo: 'en inspección' }

/** To its applicant: what happened, and what to do next. */
const aQuienPresento = (titulo: string, novedad: string, que: string, sigue: string) =>
  ({
    titulo,
    aQuien: A_QUIEN_PRESENTO,
    asunto: `Carpeta {carpeta}: ${novedad}`,
    parrafos: [que, sigue],
    campos: { carpeta: CARPETA, estado: ESTADO },
  }) as const

/** By card only what somebody said how much it is. */
const comoSigueElPago = (cobro: Pick<CobroAvisado, 'monto'> | null | undefined) =>
  cobro
    ? `Pague ${mostrarImporte(cobro.monto)} con tarjeta desde el portal, o de otro modo y adjunte el comprobante.`
    : 'Pague lo que corresponde y adjunte el comprobante desde el portal.'

export const CORREOS_DE_CARPETAS = {
  carpetaCreada: aQuienPresento(
    'Carpeta creada',
    'creada',
    'Su carpeta quedó creada, en preparación.',
    'Complete sus formularios, adjunte la documentación y preséntela: hasta entonces no pasa a la mesa de entradas.',
  ),
  carpetaPresentada: aQuienPresento(
    'Carpeta presentada',
    'presentada',
    'Recibimos la presentación de su carpeta.',
    'La mesa de entradas la va a revisar. Le avisaremos cuando haya novedades.',
  ),
  /** Filed by a form that makes its folder: nothing more is to be filled. */
  carpetaDeFormulario: aQuienPresento(
    'Carpeta que se presenta con su formulario',
    'presentada',
    'Recibimos la presentación de su carpeta.',
    'La mesa de entradas la va a revisar. Le avisaremos cuando haya novedades.',
  ),
  carpetaVueltaAPresentado: aQuienPresento(
    'Carpeta que vuelve a «Presentado»',
    NOVEDAD.PRESENTADO,
    'Su carpeta está presentada.',
    'La mesa de entradas la recibirá cuando estén todos sus formularios y documentos.',
  ),
  carpetaRecibida: aQuienPresento(
    'Carpeta recibida en mesa de entradas',
    NOVEDAD['RECIBIDO MESA ENTRADAS'],
    'La mesa de entradas recibió su carpeta.',
    NADA_QUE_HACER,
  ),
  carpetaEnInspeccion: aQuienPresento(
    'Carpeta en inspección',
    NOVEDAD['EN INSPECCION'],
    'Su carpeta pasó a inspección.',
    NADA_QUE_HACER,
  ),
  carpetaObservada: aQuienPresento(
    'Carpeta observada',
    NOVEDAD.OBSERVADO,
    'Su carpeta tiene una observación.',
    'Lea la observación, corrija lo que pide y adjunte lo que falte desde el portal.',
  ),
  carpetaRespondida: {
    ...aQuienPresento(
      'Observación respondida',
      '{novedad}',
      'Recibimos su respuesta a la observación.',
      NADA_QUE_HACER,
    ),
    campos: { carpeta: CARPETA, estado: ESTADO, novedad: LO_QUE_PASO },
  },
  carpetaPendienteDePago: {
    ...aQuienPresento(
      'Carpeta pendiente de pago',
      NOVEDAD['PENDIENTE DE PAGO'],
      'Su carpeta espera un pago.',
      '{comoSigue}',
    ),
    campos: {
      carpeta: CARPETA,
      estado: ESTADO,
      comoSigue: { que: 'Cuánto se paga y cómo', ejemplo: comoSigueElPago({ monto: 12_500_50 }) },
    },
  },
  carpetaPagada: aQuienPresento(
    'Pago registrado',
    NOVEDAD.PAGADO,
    'Registramos el comprobante de pago de su carpeta.',
    NADA_QUE_HACER,
  ),
  carpetaComprobanteRechazado: aQuienPresento(
    'Comprobante no aceptado',
    'comprobante no aceptado',
    'No se aceptó el comprobante de pago de su carpeta.',
    'Lea el motivo y adjunte otro comprobante desde el portal.',
  ),
  carpetaSinLoPedido: {
    ...aQuienPresento(
      'Se retiró lo que se había pedido',
      '{novedad}',
      'Se retiró lo que se le había pedido: su carpeta sigue su trámite.',
      NADA_QUE_HACER,
    ),
    campos: { carpeta: CARPETA, estado: ESTADO, novedad: LO_QUE_PASO },
  },
  carpetaAprobada: aQuienPresento('Carpeta aprobada', NOVEDAD.APROBADO, 'Su carpeta fue aprobada.', NADA_QUE_HACER),
  carpetaRechazada: aQuienPresento('Carpeta rechazada', NOVEDAD.RECHAZADO, 'Su carpeta fue rechazada.', CONSULTE),
  carpetaFinalizada: aQuienPresento(
    'Carpeta finalizada',
    NOVEDAD.FINALIZADO,
    'El trámite de su carpeta finalizó.',
    'Puede ver y descargar su documentación en el portal.',
  ),
  carpetaReabierta: {
    ...aQuienPresento('Carpeta reabierta', 'reabierta', 'Su carpeta se volvió a abrir.', '{queSigue}'),
    campos: {
      carpeta: CARPETA,
      estado: ESTADO,
      queSigue: { que: 'Qué sigue desde el estado en que quedó', ejemplo: NADA_QUE_HACER },
    },
  },
  carpetaBorrada: {
    ...aQuienPresento('Carpeta borrada', 'borrada', 'Su carpeta fue borrada y ya no se ve en el portal.', CONSULTE),
    campos: { carpeta: CARPETA },
  },
  obraDelPropietario: {
    titulo: 'Novedades de una obra, al propietario',
    aQuien: 'Al propietario que no la presentó',
    asunto: 'Obra en su inmueble, carpeta {carpeta}: {novedad}',
    parrafos: [
      'La cargó otra persona, que lo nombró propietario. En el portal lee cómo va, sus papeles y lo que se paga: no tiene que hacer nada.',
      'Si no lo encargó, dígalo ahí: el personal lo lee.',
    ],
    campos: { carpeta: CARPETA, estado: ESTADO, novedad: LO_QUE_PASO },
  },
  obraDelPropietarioBorrada: {
    titulo: 'Obra borrada, al propietario',
    aQuien: 'Al propietario que no la presentó',
    asunto: 'Obra en su inmueble, carpeta {carpeta}: borrada',
    parrafos: [
      'La cargó otra persona, que lo nombró propietario. En el portal lee cómo va, sus papeles y lo que se paga: no tiene que hacer nada.',
    ],
    campos: { carpeta: CARPETA },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

const DE_ESTADO = {
  PRESENTADO: 'carpetaVueltaAPresentado',
  'RECIBIDO MESA ENTRADAS': 'carpetaRecibida',
  'EN INSPECCION': 'carpetaEnInspeccion',
  OBSERVADO: 'carpetaObservada',
  'PENDIENTE DE PAGO': 'carpetaPendienteDePago',
  PAGADO: 'carpetaPagada',
  APROBADO: 'carpetaAprobada',
  RECHAZADO: 'carpetaRechazada',
  FINALIZADO: 'carpetaFinalizada',
} as const satisfies Readonly<Record<Estado, keyof typeof CORREOS_DE_CARPETAS>>

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
  /** What is paid out of the portal is paid there, as the city wrote it; absent: it has not. */
  readonly dondeSePaga?: string
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
export const datosDelCobro = (cobro: CobroAvisado | null | undefined, dondeSePaga = ''): [string, string][] =>
  cobro
    ? [
        ['Importe', mostrarImporte(cobro.monto)],
        ['Concepto', cobro.concepto],
        ['Cómo se paga', comoSePaga(dondeSePaga, cobro.oficina)],
      ]
    : []

/** And until when, and what if not. */
const loQueSePaga = ({ cobro, dondeSePaga, vence }: MovimientoAvisado): [string, string][] => [
  ...datosDelCobro(cobro, dondeSePaga),
  ...(vence ? [terminoPorCorreo(vence, 'PENDIENTE DE PAGO')] : []),
]

/** What is paid out of the portal before it is filed, and until when that is. */
function deLaNueva({ evento, conEncomienda, timbrado = 0, dondeSePaga = '', vence }: MovimientoAvisado) {
  const datos: [string, string][] = []
  if (evento !== 'ALTA' || !conEncomienda) return datos
  if (timbrado > 0) {
    datos.push(['Timbrado', mostrarImporte(timbrado)], ['Cómo se paga', comoSePagaElTimbrado(dondeSePaga)])
  }
  if (vence) datos.push(terminoPorCorreo(vence, 'INCOMPLETA'))
  return datos
}

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
export function dondeResponde(
  idCarpeta: number,
  espera: Espera,
  cobro?: Pick<CobroAvisado, 'monto'> | null,
): Redaccion['accion'] | null {
  if (espera === 'OBSERVADO') {
    const ruta = `/verDesgloseCarpetaEncomienda?idCarpeta=${idCarpeta}#observaciones-de-carpeta`
    return { texto: 'Responder la observación', ruta }
  }
  if (espera !== 'PENDIENTE DE PAGO') return null
  const pagar = cobro ? `Pagar ${mostrarImporte(cobro.monto)}` : 'Pagar'
  return { texto: `${pagar} o adjuntar el comprobante`, ruta: `/adjuntarComprobanteDePago?idCarpeta=${idCarpeta}` }
}

const verEnLaLista = ({ idCarpeta, evento, conEncomienda }: MovimientoAvisado) => {
  const lista = conEncomienda ? '/misCarpetas' : '/misCarpetasVeredas'
  return { texto: 'Ver mis carpetas', ruta: evento === 'BORRADO' ? lista : `${lista}?buscar=${idCarpeta}` }
}

const esDeFormulario = ({ evento, conEncomienda }: MovimientoAvisado) => evento === 'ALTA' && !conEncomienda

const novedadDe = (m: MovimientoAvisado) =>
  esDeFormulario(m) ? NOVEDAD.PRESENTADO : (NOVEDAD_DE_EVENTO[m.evento] ?? NOVEDAD[m.hacia])

/** The text that tells a movement: its own, or that of the state that it came to. */
function textoDe(m: MovimientoAvisado) {
  const carpeta = String(m.idCarpeta)
  const comun = { carpeta, estado: m.comoSeLee ?? m.hacia }
  const conNovedad = { ...comun, novedad: novedadDe(m) }
  const comoSigue = comoSigueElPago(m.cobro)
  const queSigue = esperaPago(m.hacia) ? comoSigue : CORREOS_DE_CARPETAS[DE_ESTADO[m.hacia]].parrafos[1]
  switch (m.evento) {
    case 'ALTA':
      return delTexto(CORREOS_DE_CARPETAS, m.conEncomienda ? 'carpetaCreada' : 'carpetaDeFormulario', comun)
    case 'COMPLETADA':
      return delTexto(CORREOS_DE_CARPETAS, 'carpetaPresentada', comun)
    case 'RETIRADO':
      return delTexto(CORREOS_DE_CARPETAS, 'carpetaSinLoPedido', conNovedad)
    case 'RESPUESTA A OBSERVACION':
      return delTexto(CORREOS_DE_CARPETAS, 'carpetaRespondida', conNovedad)
    case 'COMPROBANTE RECHAZADO':
      return delTexto(CORREOS_DE_CARPETAS, 'carpetaComprobanteRechazado', comun)
    case 'REAPERTURA':
      return delTexto(CORREOS_DE_CARPETAS, 'carpetaReabierta', { ...comun, queSigue })
    case 'BORRADO':
      return delTexto(CORREOS_DE_CARPETAS, 'carpetaBorrada', { carpeta })
    default:
      return m.hacia === 'PENDIENTE DE PAGO'
        ? delTexto(CORREOS_DE_CARPETAS, 'carpetaPendienteDePago', { ...comun, comoSigue })
        : delTexto(CORREOS_DE_CARPETAS, DE_ESTADO[m.hacia], comun)
  }
}

/** The mail that every movement of a folder sends to its applicant. */
export function correoDeMovimiento(m: MovimientoAvisado): PorRedactar {
  const borrada = m.evento === 'BORRADO'
  const datos: [string, string][] = [['Carpeta', String(m.idCarpeta)]]
  if (!borrada) datos.push(['Estado', m.comoSeLee ?? m.hacia])
  if (m.expediente) datos.push(['Expediente', m.expediente])
  if (m.observacion) datos.push(['Observación', m.observacion])
  if (m.hacia === 'OBSERVADO' && !borrada) datos.push(...loObservado(m))
  if (esperaPago(m.hacia) && !borrada) datos.push(...loQueSePaga(m))
  datos.push(...deLaNueva(m))
  if (m.codigo) datos.push(datoDelCodigo(m.codigo))
  return {
    ...textoDe(m),
    datos,
    accion: (!borrada && dondeResponde(m.idCarpeta, m.hacia, m.cobro)) || verEnLaLista(m),
  }
}

/**
 * The same movement, to the owner of its works, who did not file it: where it stands, and nothing that is written to
 * its applicant, nor who that is, nor the code it is followed with.
 */
export function correoAlPropietario(m: MovimientoAvisado): PorRedactar {
  const borrada = m.evento === 'BORRADO'
  const carpeta = String(m.idCarpeta)
  const estado = m.comoSeLee ?? m.hacia
  return {
    ...(borrada
      ? delTexto(CORREOS_DE_CARPETAS, 'obraDelPropietarioBorrada', { carpeta })
      : delTexto(CORREOS_DE_CARPETAS, 'obraDelPropietario', { carpeta, estado, novedad: novedadDe(m) })),
    datos: [
      ['Carpeta', carpeta],
      ...(borrada ? [] : [['Estado', estado] as const]),
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
