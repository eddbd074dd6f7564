import { porQueNoAtiende, porQueNoDecide } from '@catastro/domain/carpetas/deberes'
import { CARPETA_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { type Partes, tieneParte } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { LO_INSPECCIONA, TIENEN_PARTE } from './personasConParte.ts'

/** What decides over a folder: whose it is, and where it stands. */
export interface Carpeta {
  readonly idCarpeta: number
  readonly idPersona: number
  readonly idProfesional: number | null
  readonly idEncomiendaTipo: number | null
  readonly idUso: number | null
  readonly estado: Estado
  readonly estadoPrevio: Estado | null
  readonly completa: boolean
  readonly presentada: boolean
  readonly expediente: string | null
  readonly version: number
  readonly algoPagado: boolean
  readonly pagoDevuelto: boolean
  readonly tienenParte: readonly number[]
  readonly loInspecciona: number | null
}

/** A payment that does not settle its form yet is money too. */
export const ALGO_PAGADO = `c.pagado_el is not null or exists (
    select 1 from carpeta_formulario f where f.id_carpeta = c.id_carpeta and (f.id_pago is not null or f.pagado > 0))
  or exists (select 1 from cobro k where k.id_carpeta = c.id_carpeta and k.id_pago is not null)`

/** What was paid for it went back: to the last payment of a form, or to an earlier one of its 1 bis. */
export const PAGO_DEVUELTO = `(exists (
    select 1 from cobro k join pago p using (id_pago) where k.id_carpeta = c.id_carpeta and p.estado = 'DEVUELTO')
  or exists (
    select 1 from carpeta_formulario f join pago p using (id_pago) where f.id_carpeta = c.id_carpeta and p.estado = 'DEVUELTO')
  or c.id_encomienda_tipo is not null and exists (
    select 1 from pago p where p.tipo = 'FORM1BIS' and p.clave = 'carpeta ' || c.id_carpeta and p.estado = 'DEVUELTO'
      and p.usado_el is not null))`

const devuelto = sentencia(
  'pago_devuelto_de_carpeta',
  `select ${PAGO_DEVUELTO} as "hay!" from carpeta c where c.id_carpeta = $1`,
)
/** The same of one folder, whoever acts on it. */
export const seDevolvioSuPago = async (db: Db, idCarpeta: number) => (await devuelto(db, idCarpeta))[0]?.hay === true

const LEER = (mas: string) => `
  select c.id_carpeta as "idCarpeta", c.id_persona as "idPersona", c.id_profesional as "idProfesional",
    c.id_encomienda_tipo as "idEncomiendaTipo", c.id_uso as "idUso", e.tramite_estado as estado, p.tramite_estado as "estadoPrevio",
    c.completa, c.presentada, c.expediente, c.version,
    ${ALGO_PAGADO} as "algoPagado", ${mas}
  from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
    left join tramite_estado p on p.id_tramite_estado = c.estado_previo
  where c.id_carpeta = $1 and c.borrada_el is null`

const leer = sentencia(
  'leer_carpeta',
  LEER(`false as "pagoDevuelto", '{}'::integer[] as "tienenParte", null::integer as "loInspecciona"`),
  con<{ tienenParte: number[] }>(),
)
// Whoever is staff may be about to decide on it. Nobody else ever is, and their reads need not find out who has a part in it.
const leerParaElPersonal = sentencia(
  'leer_carpeta_para_el_personal',
  LEER(`${PAGO_DEVUELTO} as "pagoDevuelto", ${TIENEN_PARTE} as "tienenParte", ${LO_INSPECCIONA} as "loInspecciona"`),
  con<{ tienenParte: number[] }>(),
)
const bloquear = sentencia('bloquear_carpeta', 'select from carpeta where id_carpeta = $1 for update')

const enPie = sentencia(
  'bloquear_carpeta_en_pie',
  'select id_carpeta as id from carpeta where id_carpeta = $1 and borrada_el is null for update',
)

/** False for a folder that was deleted; one that stands is not deleted until the transaction ends. */
export const bloquearEnPie = async (tx: Tx, idCarpeta: number) => (await enPie(tx, idCarpeta)).length > 0

/** Its professional, or the person who filed it. */
export const esTitular = (quien: Identidad, c: Pick<Carpeta, 'idPersona' | 'idProfesional'>) =>
  c.idPersona === quien.idPersona || (c.idProfesional !== null && c.idProfesional === quien.idProfesional)

/** Who may read a folder: whoever filed it, and staff every one. */
export const alcanza = (quien: Identidad, c: Pick<Carpeta, 'idPersona' | 'idProfesional'>) =>
  esPersonal(quien) || esTitular(quien, c)

/** The folder, or the same 404 whether it is not there or somebody else's (S-6). */
export async function carpetaAlAlcance(db: Db, quien: Identidad, idCarpeta: number): Promise<Carpeta> {
  const [carpeta] = await (esPersonal(quien) ? leerParaElPersonal : leer)(db, idCarpeta)
  if (!carpeta || !alcanza(quien, carpeta)) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  return carpeta
}

const esSuyaLaObra = sentencia(
  'es_suya_la_obra',
  `select true as "si!" from carpeta c join propietario o using (id_propietario)
   where c.id_carpeta = $1 and o.id_persona = $2 and c.borrada_el is null`,
)
/** Whether the works of a folder that stands are on this person's property, as whoever filed it says. */
export const esSuObra = async (db: Db, idPersona: number, idCarpeta: number): Promise<boolean> =>
  (await esSuyaLaObra(db, idCarpeta, idPersona)).length > 0

/** For what its owner reads as well. Nothing that changes it, nor who filed it, goes by this. */
export async function carpetaQueLee(db: Db, quien: Identidad, idCarpeta: number): Promise<Carpeta> {
  const [carpeta] = await (esPersonal(quien) ? leerParaElPersonal : leer)(db, idCarpeta)
  const laLee = carpeta && (alcanza(quien, carpeta) || (await esSuObra(db, quien.idPersona, idCarpeta)))
  if (!laLee) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  return carpeta
}

/** One that the caller has locked, for what the portal does by itself. */
export async function getCarpeta(tx: Tx, idCarpeta: number): Promise<Carpeta> {
  const [carpeta] = await leer(tx, idCarpeta)
  if (!carpeta) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  return carpeta
}

/**
 * The same, and nobody else changes it until the transaction ends. First the lock, then the read: a join that waits for
 * a row and finds it changed is matched again with the old rows of the other tables, and finds no folder at all.
 */
export async function bloquearCarpeta(tx: Tx, quien: Identidad, idCarpeta: number): Promise<Carpeta> {
  await bloquear(tx, idCarpeta)
  return carpetaAlAlcance(tx, quien, idCarpeta)
}

const partes = sentencia(
  'partes_de_carpeta',
  `select ${TIENEN_PARTE} as "tienenParte!" from carpeta c where c.id_carpeta = $1`,
)
/** Those whose own a folder is, deleted or not, for who decides on what hangs from it. */
export const partesDeCarpeta = async (db: Db, idCarpeta: number): Promise<Partes> =>
  (await partes(db, idCarpeta))[0]?.tienenParte ?? []
export const tieneParteEn = async (db: Db, quien: Identidad, idCarpeta: number): Promise<boolean> =>
  tieneParte(quien.idPersona, await partesDeCarpeta(db, idCarpeta))

/** Refuses whoever has a part in it, and an inspector whom it was not given to. */
export function exigirQueDecida(quien: Identidad, carpeta: Carpeta): void {
  const motivo = porQueNoDecide(quien, carpeta)
  if (motivo) throw new ErrorDePortal(403, motivo)
}

/** What staff do on a folder beside its applicant, in whose stead nobody only inspects. */
export function exigirQueAtienda(quien: Identidad, carpeta: Carpeta): void {
  const motivo = esTitular(quien, carpeta) ? null : porQueNoAtiende(quien, carpeta)
  if (motivo) throw new ErrorDePortal(403, motivo)
}

/** The folder as somebody decides on it: locked, within reach, and not their own. */
export async function bloquearParaDecidir(tx: Tx, quien: Identidad, idCarpeta: number): Promise<Carpeta> {
  const carpeta = await bloquearCarpeta(tx, quien, idCarpeta)
  exigirQueDecida(quien, carpeta)
  return carpeta
}
