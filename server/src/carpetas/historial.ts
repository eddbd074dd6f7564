import { ESTADOS, type Estado, type Evento, esFinal, estadoPrevioTras } from '@catastro/domain/carpetas/movimientos'
import { DEJO_DE_INSPECCIONAR } from '@catastro/domain/seguimiento/mensajes'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Carpeta } from './alcance.ts'
import { avisarMovimiento } from './avisarMovimiento.ts'
import { type Cobro, pedirCobro } from './cobro.ts'
import { lineaDeHistoria } from './lineaDeHistoria.ts'
import { INSPECCIONA } from './personasConParte.ts'
import { ponerVencimiento } from './vencimiento.ts'

// Whoever is leaving holds it, and is waited for: what comes after knows whether they left.
const tomarInspector = sentencia(
  'tomar_inspector_de_carpeta',
  'select 1 as uno from inspector where id_inspector = (select id_inspector from carpeta where id_carpeta = $1) for share',
)
const soltar = sentencia(
  'soltar_al_reabrir',
  `with suelta as (
     update carpeta c set id_inspector = null, version = version + 1, usrmod = $2 from inspector i
     where c.id_carpeta = $1 and i.id_inspector = c.id_inspector and not (${INSPECCIONA}) returning c.id_carpeta, c.estado
   )
   ${lineaDeHistoria({ de: 'suelta', evento: `'SIN ASIGNAR'`, observacion: '$3', quien: '$2' })}`,
)

/** Closed, it kept whoever inspected it. Open again, it is in nobody's hands who inspects no more (A-186). */
async function soltarSiYaNoLaInspeccionan(tx: Tx, idCarpeta: number, idPersona: number): Promise<void> {
  await tomarInspector(tx, idCarpeta)
  await soltar(tx, idCarpeta, idPersona, DEJO_DE_INSPECCIONAR)
}

export interface Movimiento {
  readonly idCarpeta: number
  readonly desde: Estado
  readonly hacia: Estado
  readonly estadoPrevio: Estado | null
  readonly evento: Evento
  readonly observacion?: string | null
  readonly expediente?: string | null
  /** What is asked to be paid from then on. */
  readonly cobro?: Cobro | null
  readonly idPersona: number
}

// The folder and its history in one statement: neither is ever there without the other. `pagado_el` holds while it is paid.
const mover = sentencia(
  'mover_carpeta',
  `with movida as (
     update carpeta set estado = $3, estado_previo = $4?, estado_desde = clock_timestamp(), respondida = ($8 = 'RESPUESTA A OBSERVACION'),
       observacion = coalesce($5?, observacion), expediente = coalesce($6?, expediente),
       pagado_el = case when $3 = ${ESTADOS.PAGADO} then clock_timestamp()
                        when $3 = ${ESTADOS['PENDIENTE DE PAGO']} then null else pagado_el end,
       version = version + 1, usrmod = $7
     where id_carpeta = $1 returning id_carpeta, estado_desde
   )
   ${lineaDeHistoria({
     de: 'movida',
     anterior: '$2',
     nuevo: '$3',
     evento: '$8',
     observacion: '$5',
     expediente: '$6',
     quien: '$7',
     cuando: 'estado_desde',
   })}`,
)

/** Moves a folder that the caller has locked, writes the movement into its history, and tells its applicant. */
export async function moverCarpeta(tx: Tx, m: Movimiento): Promise<void> {
  await mover(
    tx,
    m.idCarpeta,
    ESTADOS[m.desde],
    ESTADOS[m.hacia],
    m.estadoPrevio === null ? null : ESTADOS[m.estadoPrevio],
    m.observacion || null,
    m.expediente || null,
    m.idPersona,
    m.evento,
  )
  if (m.cobro) await pedirCobro(tx, m.idCarpeta, m.cobro, m.idPersona)
  if (esFinal(m.desde) && !esFinal(m.hacia)) await soltarSiYaNoLaInspeccionan(tx, m.idCarpeta, m.idPersona)
  await ponerVencimiento(tx, m.idCarpeta)
  await avisarMovimiento(tx, m)
}

const estadosPor = sentencia(
  'estados_de_la_historia',
  `select e.tramite_estado as estado from tramite_historial h join tramite_estado e on e.id_tramite_estado = h.estado_nuevo
   where h.id_carpeta = $1 order by h.ocurrido_el desc, h.id desc`,
)

/** What a folder will remember after this movement: of one that is reopened, its history knows. */
export async function previoTras(tx: Tx, carpeta: Carpeta, hacia: Estado): Promise<Estado | null> {
  const pasos = esFinal(carpeta.estado) ? await estadosPor(tx, carpeta.idCarpeta) : []
  return estadoPrevioTras({ ...carpeta, historia: pasos.map(({ estado }) => estado) }, hacia)
}
