import { diasEntre } from '@catastro/domain/dias'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { agregarNoLaborables as llamadaAgregar } from '@catastro/domain/plazos/llamadas'
import { NO_ES_NO_LABORABLE, RECESO_AL_REVES, RECESO_LARGO } from '@catastro/domain/plazos/mensajes'
import { MAX_DIAS_DE_RECESO } from '@catastro/domain/plazos/reglas'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { pedirRecalculo } from './recalculo.ts'

const dias = sentencia(
  'no_laborables_del_anio',
  `select fecha::text as "fecha!", nombre from no_laborable
   where estado and fecha between make_date($1, 1, 1) and make_date($1, 12, 31) order by no_laborable.fecha`,
)
const confirmados = sentencia('anios_confirmados', 'select anio from anio_confirmado')

const desde = sentencia(
  'no_laborables_desde',
  'select fecha::text as "fecha!" from no_laborable where estado and fecha >= $1::date',
)
/** What no working day is from a day on. */
export const noLaborablesDesde = async (db: Db, dia: string) =>
  new Set((await desde(db, dia)).map(({ fecha }) => fecha))

export const aniosConfirmados = async (db: Db) => new Set((await confirmados(db)).map(({ anio }) => anio))

export const verCalendario = async (db: Db, anio: number) => ({
  confirmado: (await aniosConfirmados(db)).has(anio),
  dias: await dias(db, anio),
})

const agregar = sentencia(
  'agregar_no_laborables',
  `insert into no_laborable (fecha, nombre, usrmod)
   select dia::date, $3, $4 from generate_series($1::date, $2::date, interval '1 day') dia
   on conflict (fecha) do update
     set nombre = excluded.nombre, estado = true, usrmod = excluded.usrmod, modificado_el = now()`,
)

type Receso = Recibido<typeof llamadaAgregar>['json']

export async function agregarNoLaborables(db: DbRaiz, quien: Identidad, { desde, hasta, nombre }: Receso) {
  const ultimo = hasta || desde
  if (ultimo < desde) throw errorDeCampo('hasta', RECESO_AL_REVES)
  if (diasEntre(desde, ultimo) >= MAX_DIAS_DE_RECESO) throw errorDeCampo('hasta', RECESO_LARGO)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    await agregar(tx, desde, ultimo, nombre, quien.idPersona)
    await pedirRecalculo(tx, quien.idPersona)
  })
}

const quitar = sentencia(
  'quitar_no_laborable',
  `update no_laborable set estado = false, usrmod = $2, modificado_el = now()
   where fecha = $1::date and estado returning fecha`,
)

/** Its row stays, for its history. */
export async function quitarNoLaborable(db: DbRaiz, quien: Identidad, fecha: string) {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    if ((await quitar(tx, fecha, quien.idPersona)).length === 0) throw new ErrorDePortal(404, NO_ES_NO_LABORABLE)
    await pedirRecalculo(tx, quien.idPersona)
  })
}

const confirmar = sentencia(
  'confirmar_anio',
  'insert into anio_confirmado (anio, usrmod) values ($1, $2) on conflict (anio) do nothing',
)
export const confirmarAnio = (db: DbRaiz, quien: Identidad, anio: number) =>
  enTransaccion(db, quien.idPersona, (tx) => confirmar(tx, anio, quien.idPersona))
