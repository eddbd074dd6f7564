import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

/** What tells this lock from any other. */
const CANDADO = 7_301_015
const CUANTAS = 20_000

const tomarCandado = sentencia('candado_de_estadisticas', `select pg_try_advisory_xact_lock(${CANDADO}) as "tomado!"`)

const CLAVE = 'medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias'

// In one statement: whoever reads meanwhile sees each change either apart or already in its count, never twice or not at all.
const SUMAR = `on conflict (${CLAVE}) do update set cuantas = c.cuantas + excluded.cuantas, importe = c.importe + excluded.importe`

const juntarUnas = sentencia(
  'juntar_estadisticas',
  `with tomados as (
     delete from estadisticas.cambio where id in (select id from estadisticas.cambio order by id limit ${CUANTAS})
     returning ${CLAVE}, cuantas, importe
   ), sumas as (
     select ${CLAVE}, sum(cuantas) as cuantas, sum(importe) as importe from tomados group by ${CLAVE}
     having sum(cuantas) <> 0 or sum(importe) <> 0
   ), escritas as (
     insert into estadisticas.cuenta as c (${CLAVE}, cuantas, importe) select ${CLAVE}, cuantas, importe from sumas
     ${SUMAR}
   ), por_anos as (
     insert into estadisticas.cuenta_anual as c (${CLAVE}, cuantas, importe)
     select medida, date_trunc('year', fecha::timestamp)::date, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias,
       sum(cuantas), sum(importe)
     from sumas where medida in ('ESTADIA', 'CASO', 'OBRA') group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(cuantas) <> 0
     ${SUMAR}
   )
   select count(*) as "tomados!" from tomados`,
)
const quitarCeros = sentencia(
  'quitar_cuentas_en_cero',
  `with de_anos as (delete from estadisticas.cuenta_anual where cuantas = 0) delete from estadisticas.cuenta where cuantas = 0`,
)

async function juntarEn(tx: Tx): Promise<number> {
  // Only one at a time writes the counts, so that nobody waits for a row of theirs.
  const [candado] = await tomarCandado(tx)
  if (!candado?.tomado) return 0
  const [hecho] = await juntarUnas(tx)
  await quitarCeros(tx)
  return hecho?.tomados ?? 0
}

/** Adds what movements left apart to the counts, and forgets it. */
async function juntar(db: DbRaiz, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await enTransaccion(db, null, juntarEn)) === CUANTAS) {}
}

export const trabajosDeEstadisticas = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'juntar-estadisticas', cuando: { cadaSegundos: 20 }, obra: (fin) => juntar(db, fin) },
]
