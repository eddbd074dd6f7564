import { type Db, sentencia } from '../plataforma/base/db.ts'

/**
 * When each payment is to be asked about. Whoever asks takes a turn first: it moves `proxima` two minutes on, so that
 * nobody else asks meanwhile, a process that dies leaves it to another, and a provider that fails is asked again then.
 */
export interface Turno {
  readonly idPago: number
  /** `proxima` as this turn left it: whoever changed it since wants the payment asked about again. */
  readonly hasta: string
}

const TOMAR = `ultima = now(), proxima = now() + interval '2 minutes'`
const TURNO = `s.id_pago as "idPago", s.proxima::text as "hasta!"`

const deLosVencidos = sentencia(
  'tomar_pagos_por_consultar',
  `update pago_seguimiento s set ${TOMAR}
   from (select id_pago from pago_seguimiento where proxima <= now() order by proxima limit $1 for update skip locked) v
   where s.id_pago = v.id_pago returning ${TURNO}`,
)
export const tomarVencidos = (db: Db, cuantos: number) => deLosVencidos(db, cuantos)

const deUno = sentencia(
  'tomar_pago_por_consultar',
  `update pago_seguimiento s set ${TOMAR}
   where id_pago = $1 and (ultima is null or ultima <= now() - make_interval(secs => $2)) returning ${TURNO}`,
)
/** Undefined when somebody asked less than so many seconds ago. */
export const tomarTurno = async (db: Db, idPago: number, segundos: number): Promise<Turno | undefined> =>
  (await deUno(db, idPago, segundos))[0]

const trasLaRespuesta = sentencia(
  'reprogramar_pago',
  `update pago_seguimiento s set proxima = case
       when p.estado not in ('INICIADO', 'EN_PROCESO') then null
       when p.creado_el > now() - interval '10 minutes' then now() + interval '1 minute'
       when p.creado_el > now() - interval '1 hour' then now() + interval '5 minutes'
       when p.creado_el > now() - interval '1 day' then now() + interval '15 minutes'
       else now() + interval '6 hours' end
   from pago p where p.id_pago = s.id_pago and s.id_pago = $1 and s.proxima = $2::timestamptz`,
)
/** After an answer: sooner while people wait for it, later as it grows old, never once it is closed. */
export const devolverTurno = (db: Db, { idPago, hasta }: Turno) => trasLaRespuesta(db, idPago, hasta)

const alPreparar = sentencia(
  'seguir_pago',
  `insert into pago_seguimiento (id_pago, proxima) values ($1, now() + interval '1 minute')`,
)
export const empezarASeguir = (db: Db, idPago: number) => alPreparar(db, idPago)

const cuantoAntes = sentencia(
  'consultar_pago_cuanto_antes',
  `update pago_seguimiento set proxima = greatest(now(), ultima + interval '3 seconds') where id_pago = $1`,
)
/** Something was heard of it, open or closed: the job asks at its next round. */
export const consultarCuantoAntes = (db: Db, idPago: number) => cuantoAntes(db, idPago)
