import type { Perfil } from '../roles.ts'
import { USO_VEREDAS } from '../veredas/reglas.ts'

/** The states of a folder with the ids of their rows. Only PENDIENTE DE PAGO contains 'PAGO' as such: 'PAGADO' does not. */
export const ESTADOS = {
  PRESENTADO: 1,
  'RECIBIDO MESA ENTRADAS': 2,
  'EN INSPECCION': 3,
  OBSERVADO: 4,
  'PENDIENTE DE PAGO': 5,
  PAGADO: 6,
  APROBADO: 7,
  RECHAZADO: 8,
  FINALIZADO: 9,
} as const
export type Estado = keyof typeof ESTADOS

export const nombreDeEstado = (idEstado: number): Estado | undefined =>
  (Object.keys(ESTADOS) as Estado[]).find((nombre) => ESTADOS[nombre] === idEstado)

const ESTADOS_FINALES: readonly Estado[] = ['RECHAZADO', 'FINALIZADO']
export const esFinal = (estado: string) => (ESTADOS_FINALES as readonly string[]).includes(estado)

/** The ids of those that are not. */
export const ESTADOS_ABIERTOS: readonly number[] = (Object.keys(ESTADOS) as Estado[])
  .filter((estado) => !esFinal(estado))
  .map((estado) => ESTADOS[estado])

/** Any state whose text contains PAGO waits for a payment proof. */
export const esperaPago = (estado: string) => estado.toUpperCase().includes('PAGO')

/** What a movement asks of the clerk. */
type Requisito = 'expediente' | 'observacion'

/** What the history calls a movement. */
export type Evento =
  | 'ALTA'
  | 'IMPORTACION'
  | 'MOVIMIENTO'
  | 'RETIRADO'
  | 'RESPUESTA A OBSERVACION'
  | 'PAGO REGISTRADO'
  | 'PAGO EN LINEA'
  | 'COMPROBANTE RECHAZADO'
  | 'REAPERTURA'
  | 'FORZADO'
  | 'BORRADO'
  | Nota

/** What happens to a folder and leaves it in its state. */
const NOTAS = [
  'COMPLETADA',
  'INCOMPLETA',
  'ASIGNACION',
  'SIN ASIGNAR',
  'PRORROGA',
  'VENCIMIENTO CAMBIADO',
  'REQUISITO CAMBIADO',
  'VISITA PLANEADA',
  'VISITA CAMBIADA',
  'VISITA CANCELADA',
  'VISITA HECHA',
  'VISITA A DISTANCIA',
] as const
export type Nota = (typeof NOTAS)[number]
export const esNota = (evento: string) => (NOTAS as readonly string[]).includes(evento)

/** What a person reads of an event. */
const EVENTOS: Readonly<Record<Evento, string>> = {
  ALTA: 'Alta de la carpeta',
  IMPORTACION: 'Importación',
  MOVIMIENTO: 'Cambio de estado',
  RETIRADO: 'Vuelta atrás',
  'RESPUESTA A OBSERVACION': 'Respuesta a la observación',
  'PAGO REGISTRADO': 'Pago registrado',
  'PAGO EN LINEA': 'Pago en línea confirmado',
  'COMPROBANTE RECHAZADO': 'Comprobante rechazado',
  REAPERTURA: 'Reapertura',
  FORZADO: 'Cambio forzado',
  BORRADO: 'Borrado',
  COMPLETADA: 'Presentación, con la documentación completa',
  INCOMPLETA: 'Documentación incompleta',
  ASIGNACION: 'Asignada',
  'SIN ASIGNAR': 'Sin asignar',
  PRORROGA: 'Prórroga',
  'VENCIMIENTO CAMBIADO': 'Cambio de vencimiento',
  'REQUISITO CAMBIADO': 'Requisito cambiado',
  'VISITA PLANEADA': 'Visita planeada',
  'VISITA CAMBIADA': 'Visita cambiada',
  'VISITA CANCELADA': 'Visita cancelada',
  'VISITA HECHA': 'Visita hecha',
  'VISITA A DISTANCIA': 'Visita a distancia',
}

export const nombreDeEvento = (evento: string) => (EVENTOS as Readonly<Record<string, string>>)[evento] ?? evento

interface Movimiento {
  readonly pide?: Requisito
  readonly evento?: Evento
}

const libre: Movimiento = {}
const conExpediente: Movimiento = { pide: 'expediente' }
const conObservacion: Movimiento = { pide: 'observacion' }
const comprobanteRechazado: Movimiento = { pide: 'observacion', evento: 'COMPROBANTE RECHAZADO' }

/**
 * Which state may follow which when staff move a folder (PUT /formulario/actualizarTramite). Server and picker read this
 * one table. Three more ways exist: OBSERVADO and PENDIENTE DE PAGO go back to the state before them (withdrawn, or every
 * observation answered); PENDIENTE DE PAGO becomes PAGADO with a proof (actualizarTramite-Pagado); and an ADMINISTRADOR
 * may reopen a final folder or force any other change, with an observation.
 */
const MOVIMIENTOS: Record<Estado, Partial<Record<Estado, Movimiento>>> = {
  PRESENTADO: {
    'RECIBIDO MESA ENTRADAS': conExpediente,
    OBSERVADO: conObservacion,
    'PENDIENTE DE PAGO': libre,
    RECHAZADO: conObservacion,
  },
  'RECIBIDO MESA ENTRADAS': {
    'EN INSPECCION': libre,
    OBSERVADO: conObservacion,
    'PENDIENTE DE PAGO': libre,
    APROBADO: libre,
    RECHAZADO: conObservacion,
  },
  'EN INSPECCION': {
    OBSERVADO: conObservacion,
    'PENDIENTE DE PAGO': libre,
    APROBADO: libre,
    RECHAZADO: conObservacion,
  },
  OBSERVADO: { RECHAZADO: conObservacion },
  'PENDIENTE DE PAGO': { RECHAZADO: conObservacion },
  PAGADO: {
    'EN INSPECCION': libre,
    APROBADO: libre,
    'PENDIENTE DE PAGO': comprobanteRechazado,
    RECHAZADO: conObservacion,
  },
  APROBADO: { FINALIZADO: libre, RECHAZADO: conObservacion },
  RECHAZADO: {},
  FINALIZADO: {},
}

/** Of a sidewalk folder besides: the photos of the finished works may not be what they should. */
const DE_VEREDAS: typeof MOVIMIENTOS = {
  ...MOVIMIENTOS,
  APROBADO: { OBSERVADO: conObservacion, ...MOVIMIENTOS.APROBADO },
}
const movimientosDe = ({ idUso }: Situacion) => (idUso === USO_VEREDAS ? DE_VEREDAS : MOVIMIENTOS)

/** States that remember where the folder came from, so that it can return there. */
export const vuelveAlAnterior = (estado: Estado) => estado === 'OBSERVADO' || esperaPago(estado)

/** Where a folder that is moved comes from. */
export interface Recorrido extends Situacion {
  readonly expediente: string | null
  /** Of a closed folder, every state that it was in, the latest first. */
  readonly historia: readonly Estado[]
}

/** What a folder remembers after a movement. A payment being asked, paid and refused again keeps the state before it all. */
export function estadoPrevioTras(desde: Recorrido, hacia: Estado): Estado | null {
  if (hacia === 'PAGADO') return desde.estadoPrevio
  if (!vuelveAlAnterior(hacia)) return null
  if (esFinal(desde.estado)) return alReabrir(desde, hacia)
  const yaRecuerda = vuelveAlAnterior(desde.estado) || desde.estado === 'PAGADO'
  return yaRecuerda ? (desde.estadoPrevio ?? desde.estado) : desde.estado
}

/**
 * Where a folder returns that is reopened to be answered or paid: the last open state of its history. Not one that waits
 * for its applicant, which would return nowhere; and whoever is asked to pay again has not paid.
 */
function alReabrir({ historia, expediente }: Recorrido, hacia: Estado): Estado {
  const retoma = (estado: Estado) =>
    !esFinal(estado) && !vuelveAlAnterior(estado) && !(esperaPago(hacia) && estado === 'PAGADO')
  return historia.find(retoma) ?? porDecidir(expediente)
}

/** Where nothing was decided of a folder yet. */
const porDecidir = (expediente: string | null): Estado => (expediente ? 'RECIBIDO MESA ENTRADAS' : 'PRESENTADO')

/**
 * Where an observed folder returns with nothing left to answer. What was approved, and its payment given back, is not approved
 * again by itself: a person decides it, who says why.
 */
export const adondeVuelve = (c: Pick<Recorrido, 'estadoPrevio' | 'pagoDevuelto' | 'expediente'>): Estado | null =>
  c.estadoPrevio === 'APROBADO' && c.pagoDevuelto ? porDecidir(c.expediente) : c.estadoPrevio

export interface Situacion {
  readonly estado: Estado
  /** Where the folder was before it was observed or asked to pay. */
  readonly estadoPrevio: Estado | null
  readonly completa: boolean
  /** Of a folder that one form makes; the others have an encomienda. */
  readonly idUso?: number | null
  /** What was paid for it was given back. */
  readonly pagoDevuelto?: boolean
}

export interface MovimientoPosible {
  readonly estado: Estado
  readonly pide: Requisito | null
  readonly evento: Evento
  readonly forzado: boolean
}

/** The movements that these profiles may make from here, in the order of the states. Forced ones come last. */
export function movimientosPosibles(desde: Situacion, perfiles: readonly Perfil[]): MovimientoPosible[] {
  const espera = desde.estado === 'PRESENTADO' && !desde.completa // its applicant is still filling it
  const propios = espera ? [] : deLaTabla(desde)
  if (!perfiles.includes('ADMINISTRADOR')) return propios
  const forzables = (Object.keys(ESTADOS) as Estado[])
    .filter((estado) => estado !== desde.estado && !propios.some((m) => m.estado === estado))
    .map((estado): MovimientoPosible => {
      const reabre = esFinal(desde.estado)
      return { estado, pide: 'observacion', evento: reabre ? 'REAPERTURA' : 'FORZADO', forzado: !reabre }
    })
  return [...propios, ...forzables]
}

function deLaTabla(desde: Situacion): MovimientoPosible[] {
  const { estado, estadoPrevio } = desde
  const fila = Object.entries(movimientosDe(desde)[estado]) as [Estado, Movimiento][]
  const propios = fila.map(
    ([destino, { pide, evento }]): MovimientoPosible => ({
      estado: destino,
      // Approved all the same, somebody says why.
      pide: destino === 'APROBADO' && desde.pagoDevuelto ? 'observacion' : (pide ?? null),
      evento: evento ?? 'MOVIMIENTO',
      forzado: false,
    }),
  )
  if (!vuelveAlAnterior(estado) || !estadoPrevio) return propios
  return [{ estado: estadoPrevio, pide: 'observacion', evento: 'RETIRADO', forzado: false }, ...propios]
}
