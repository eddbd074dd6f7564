import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import type { ClaseConservada } from '@catastro/domain/conservacion/clases'
import { PAGANDOSE } from '../borradores/borrador.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { archivosDeRegistro, borrarRegistros, type Registro } from './registros.ts'

/** Of a kind: how much there is, and how much of it is dated so long ago. */
interface Cuenta {
  readonly hay: number
  readonly seVan: number
  readonly enUnMes: number
  readonly masViejo: Date | null
}

export interface Casa {
  readonly db: DbRaiz
  readonly registro: Registro
  /** When each file was put aside. */
  apartados(): Promise<readonly Date[]>
}

interface LoQueSeVa {
  /** `hasta`, `enUnMes`: what is dated then or before; null, nothing is. */
  contar(casa: Casa, hasta: Date | null, enUnMes: Date | null): Promise<Cuenta>
  /** Takes it, and says how much it was. Absent: another job does, by the same days. */
  borrar?(casa: Casa, hasta: Date): Promise<number>
}

const CERO: Cuenta = { hay: 0, seVan: 0, enUnMes: 0, masViejo: null }

/** Of a table or a join, with the moment that its days are counted from. */
const cuentaDe = (deDonde: string, momento: string) =>
  `select count(*) as "hay!", count(*) filter (where ${momento} <= $1?) as "seVan!",
     count(*) filter (where ${momento} <= $2?) as "enUnMes!", min(${momento}) as "masViejo"
   from ${deDonde}`

type Contar = (db: Db, hasta: Date | null, enUnMes: Date | null) => Promise<Cuenta[]>
const cuenta =
  (contar: Contar): LoQueSeVa['contar'] =>
  async ({ db }, hasta, enUnMes) =>
    (await contar(db, hasta, enUnMes))[0] ?? CERO

/** In one transaction, without an actor: it is the house's own job. */
const cuantas =
  (borrar: (db: Tx, hasta: Date) => Promise<{ cuantas: number }[]>) =>
  ({ db }: Casa, hasta: Date) =>
    enTransaccion(db, null, async (tx) => (await borrar(tx, hasta))[0]?.cuantas ?? 0)

const BORRADORES = `borrador b where not ${PAGANDOSE}`
const contarBorradores = sentencia('contar_borradores_guardados', cuentaDe(BORRADORES, 'b.modificado_el'))
const borrarBorradores = sentencia(
  'borrar_borradores_viejos',
  `with idos as (delete from ${BORRADORES.replace(' where', ' where modificado_el <= $1 and')} returning true)
   select count(*) as "cuantas!" from idos`,
)

const CORREOS = `correo_saliente c where c.estado <> 'PENDIENTE'`
const SALIO_EL = 'coalesce(c.enviado_el, c.creado_el)'
const contarCorreos = sentencia('contar_correos_guardados', cuentaDe(CORREOS, SALIO_EL))
const contarConsultas = sentencia('contar_consultas_guardadas', cuentaDe('consulta_personal c', 'c.ocurrido_el'))
const contarAuditoria = sentencia('contar_auditoria_guardada', cuentaDe('auditoria a', 'a.ocurrido_el'))
// What is history the server reads and adds to: its owner's functions cut it, and never below what the law or the installation says.
const olvidarCorreos = sentencia('olvidar_correos', 'select olvidar_correos($1::timestamptz) as "cuantas!"')
const cortarConsultas = sentencia('olvidar_consultas', 'select olvidar_consultas($1::timestamptz) as "cuantas!"')
const cortarAuditoria = sentencia('cortar_auditoria', 'select cadena.cortar($1::timestamptz) as "cuantas!"')

/** Closed or deleted, and with its data still: dated by the last that its history says, which nobody can move. */
const CARPETAS = `carpeta c cross join lateral (
     select max(h.ocurrido_el) as cerrada_el from tramite_historial h where h.id_carpeta = c.id_carpeta) h
   where (c.estado in (${ESTADOS.RECHAZADO}, ${ESTADOS.FINALIZADO}) or c.borrada_el is not null)
     and not exists (select from carpeta_sin_datos s where s.id_carpeta = c.id_carpeta)`
const CERRADA_EL = 'greatest(h.cerrada_el, c.borrada_el)'
const contarCarpetas = sentencia('contar_carpetas_con_datos', cuentaDe(CARPETAS, CERRADA_EL))
const TANDA = 200
const tomarCarpetas = sentencia(
  'carpetas_que_pierden_sus_datos',
  `insert into carpeta_sin_datos (id_carpeta, suprimida_el)
   select c.id_carpeta, $2::timestamptz from ${CARPETAS} and ${CERRADA_EL} <= $1 order by c.id_carpeta limit ${TANDA}
   returning id_carpeta as "idCarpeta"`,
)
const quitarDeCarpetas = sentencia(
  'quitar_datos_de_carpetas',
  `with c as (
     update carpeta set id_propietario = null, titular_anterior = null, profesional_anterior = null, correo = null, busqueda = nombre_de_busqueda(concat_ws(' ', d.calle_texto, carpeta.padron))
     from domicilio d where d.id_domicilio = carpeta.id_domicilio and id_carpeta = any($1::integer[])
   ), f as (
     update formulario19 set nro_puerta = '', piso = '', departamento = '' where id_carpeta = any($1)
   ), v as (
     delete from formulario_version where id_carpeta = any($1)
   ), r as (
     delete from respuesta_anterior where id_carpeta = any($1)
   ), p as (
     update vereda_copia c set respuestas = c.respuestas || '{"email": ""}' from formulario_vereda f
     where f.id_pago = c.id_pago and f.id_carpeta = any($1)
   ), w as (
     update formulario_vereda set email = '' where id_carpeta = any($1)
   ), s as (
     delete from codigo_de_seguimiento where id_carpeta = any($1)
   ), n as (
     delete from carpeta_no_encargada where id_carpeta = any($1)
   )
   delete from legajo where id_carpeta = any($1)`,
)

async function unaTanda(tx: Tx, hasta: Date): Promise<number> {
  const tomadas = (await tomarCarpetas(tx, hasta, tx.ahora())).map(({ idCarpeta }) => idCarpeta)
  if (tomadas.length > 0) await quitarDeCarpetas(tx, tomadas)
  return tomadas.length
}

// The function once, and not for each row.
const suprimirCopias = sentencia(
  'suprimir_lo_copiado_de_carpetas',
  `with listas as materialized (
     select cadena.suprimir_carpetas(array(
       select id_carpeta from carpeta_sin_datos where auditoria_el is null order by id_carpeta limit ${TANDA})) as ids
   )
   update carpeta_sin_datos s set auditoria_el = $1::timestamptz from listas l
   where s.auditoria_el is null and s.id_carpeta = any(l.ids) returning s.id_carpeta`,
)

// What was being imported while its folder was taken.
const quitarLoQueEntroDespues = sentencia(
  'quitar_respuestas_de_carpetas_sin_datos',
  `delete from respuesta_anterior r using carpeta_sin_datos s where s.id_carpeta = r.id_carpeta and s.auditoria_el is null`,
)

/** The audit's copies of folders taken before go first: those of today's are not sealed yet. */
async function borrarCarpetas({ db }: Casa, hasta: Date): Promise<number> {
  await enTransaccion(db, null, (tx) => quitarLoQueEntroDespues(tx))
  await suprimirLoCopiado(db)
  let total = 0
  for (;;) {
    const tomadas = await enTransaccion(db, null, (tx) => unaTanda(tx, hasta))
    total += tomadas
    if (tomadas < TANDA) return total
  }
}

async function suprimirLoCopiado(db: DbRaiz): Promise<void> {
  while ((await enTransaccion(db, null, (tx) => suprimirCopias(tx, tx.ahora()))).length === TANDA) {}
}

const contarMomentos = (momentos: readonly Date[], hasta: Date | null, enUnMes: Date | null): Cuenta => {
  const viejos = (limite: Date | null) => (limite ? momentos.filter((uno) => uno <= limite).length : 0)
  const [masViejo = null] = [...momentos].sort((a, b) => a.getTime() - b.getTime())
  return { hay: momentos.length, seVan: viejos(hasta), enUnMes: viejos(enUnMes), masViejo }
}

/** What of the database, or beside it, each kind is (domain/src/conservacion/clases.ts). */
export const LO_QUE_SE_VA: Readonly<Record<ClaseConservada, LoQueSeVa>> = {
  borradores: { contar: cuenta(contarBorradores), borrar: cuantas(borrarBorradores) },
  correos: { contar: cuenta(contarCorreos), borrar: cuantas(olvidarCorreos) },
  registros: {
    contar: async ({ registro }, ...limites) =>
      contarMomentos(
        (await archivosDeRegistro(registro)).map(({ cerradoEl }) => cerradoEl),
        ...limites,
      ),
    borrar: ({ registro }, hasta) => borrarRegistros(registro, hasta),
  },
  consultas: { contar: cuenta(contarConsultas), borrar: cuantas(cortarConsultas) },
  // The sweep takes them: only it knows that no restoration rests upon them (barrer.ts).
  apartados: { contar: async ({ apartados }, ...limites) => contarMomentos(await apartados(), ...limites) },
  auditoria: { contar: cuenta(contarAuditoria), borrar: cuantas(cortarAuditoria) },
  carpetas: { contar: cuenta(contarCarpetas), borrar: borrarCarpetas },
}
