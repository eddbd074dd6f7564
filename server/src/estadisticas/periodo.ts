import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { aPesos } from '@catastro/domain/dinero'
import type { Filas } from '@catastro/domain/estadisticas/filas'
import {
  SIN_OBRA,
  SIN_OFICINA,
  SOBRE_LA_CARPETA,
  SOBRE_UN_ARCHIVO,
  sobreFormulario,
} from '@catastro/domain/estadisticas/mensajes'
import { lunesDe, mesesDe } from '@catastro/domain/estadisticas/periodo'
import { NOMBRES_DE_PRODUCTO, type Producto } from '@catastro/domain/pagos/productos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { DE_LOS_ANOS, DE_MEDIDA, DEL_PERIODO, PLAZOS } from './cuentas.ts'
import { anosDe, diasDe, type Filtro } from './filtro.ts'

/** What happened in the months that were asked for. */

const leerSemanas = sentencia(
  'estadistica_de_semanas',
  `select fecha::text as "semana!", id_estado as "idEstado!", sum(cuantas)::integer as "cuantas!"
   from ${DEL_PERIODO('ENTRADA')} group by fecha, id_estado`,
)

const ENTRADAS = {
  presentadas: ESTADOS.PRESENTADO,
  observadas: ESTADOS.OBSERVADO,
  aprobadas: ESTADOS.APROBADO,
  finalizadas: ESTADOS.FINALIZADO,
  rechazadas: ESTADOS.RECHAZADO,
} as const satisfies Record<Exclude<keyof Filas['semanas'], 'semana'>, number>

/** Every week of the period up to this one, with nothing in it too. */
export async function semanas(db: Db, { tipo, periodo }: Filtro): Promise<Filas['semanas'][]> {
  const leidas = await leerSemanas(db, ...tipo, ...diasDe(periodo))
  const ahora = hoy()
  return lunesDe(periodo)
    .filter((lunes) => lunes <= ahora)
    .map((semana) => {
      const cuantas = (idEstado: number) =>
        leidas.find((l) => l.semana === semana && l.idEstado === idEstado)?.cuantas ?? 0
      return {
        semana,
        presentadas: cuantas(ENTRADAS.presentadas),
        observadas: cuantas(ENTRADAS.observadas),
        aprobadas: cuantas(ENTRADAS.aprobadas),
        finalizadas: cuantas(ENTRADAS.finalizadas),
        rechazadas: cuantas(ENTRADAS.rechazadas),
      }
    })
}

const leerDemoras = sentencia(
  'estadistica_de_demoras',
  `with ${PLAZOS('id_estado', `select id_estado, dias, cuantas from ${DE_LOS_ANOS('ESTADIA')}`)}
   select e.tramite_estado as "estado!", coalesce(p.casos, 0) as "casos!", p.mediana, p.p90
   from tramite_estado e left join plazos p on p.id_estado = e.id_tramite_estado where not e.es_final order by e.orden`,
)
export const demoras = (db: Db, { tipo, periodo }: Filtro): Promise<Filas['demoras'][]> =>
  leerDemoras(db, ...tipo, ...anosDe(periodo))

// Without what waited for the applicant. Two offices of one name are told apart by their department.
const leerOficinas = sentencia(
  'estadistica_de_oficinas',
  `with ${PLAZOS(
    'id_oficina',
    `select id_oficina, dias, cuantas from ${DE_LOS_ANOS('ESTADIA')}
     where id_estado not in (${ESTADOS.OBSERVADO}, ${ESTADOS['PENDIENTE DE PAGO']})`,
  )}, abiertas as (
     select id_oficina, sum(cuantas)::integer as n from ${DE_MEDIDA('ESTADO')}
     and id_estado not in (select id_tramite_estado from tramite_estado where es_final)
     group by id_oficina having sum(cuantas) <> 0
   ), nombres as (
     select id_oficina, oficina || case when count(*) over (partition by oficina) > 1 then ' (' || reparticion || ')' else '' end as oficina
     from oficina join reparticion using (id_reparticion)
   )
   select n.oficina, coalesce(p.casos, 0) as "casos!", p.mediana, p.p90, coalesce(a.n, 0) as "abiertas!"
   from plazos p full join abiertas a using (id_oficina) left join nombres n using (id_oficina) order by n.oficina nulls first`,
)
export const oficinas = async (db: Db, { tipo, periodo }: Filtro): Promise<Filas['oficinas'][]> =>
  (await leerOficinas(db, ...tipo, ...anosDe(periodo))).map((fila) => ({
    ...fila,
    oficina: fila.oficina ?? SIN_OFICINA,
  }))

const leerObservaciones = sentencia(
  'estadistica_de_observaciones',
  `select clase as "clase!", sum(cuantas)::integer as "observaciones!" from ${DEL_PERIODO('OBSERVACION')}
   group by clase order by 2 desc, 1`,
)
const sobre = (clase: string) =>
  clase === 'CARPETA' ? SOBRE_LA_CARPETA : clase === 'ARCHIVO' ? SOBRE_UN_ARCHIVO : sobreFormulario(clase)

export const observaciones = async (db: Db, { tipo, periodo }: Filtro): Promise<Filas['observaciones'][]> =>
  (await leerObservaciones(db, ...tipo, ...diasDe(periodo))).map((fila) => ({
    sobre: sobre(fila.clase),
    observaciones: fila.observaciones,
  }))

// A folder without a work type is for something: a sidewalk, an elevator.
const leerObras = sentencia(
  'estadistica_de_obras',
  `select coalesce(o.obra_tipo, u.uso) as obra, sum(c.cuantas)::integer as "carpetas!"
   from ${DE_LOS_ANOS('OBRA')}
     left join obra_tipo o on o.id_obra_tipo = c.clase::integer left join uso u on u.id_uso = c.id_uso
   group by 1 having sum(c.cuantas) <> 0 order by 2 desc, 1`,
)
export const obras = async (db: Db, { tipo, periodo }: Filtro): Promise<Filas['obras'][]> =>
  (await leerObras(db, ...tipo, ...anosDe(periodo))).map(({ obra, carpetas }) => ({ obra: obra ?? SIN_OBRA, carpetas }))

const leerDinero = sentencia(
  'estadistica_de_dinero',
  `select to_char(fecha, 'YYYY-MM') as "mes!", clase as "producto!", sum(importe)::bigint as "importe!"
   from estadisticas.al_dia where medida = 'DINERO' and fecha >= $1::date and fecha < $2::date group by fecha, clase`,
)

/** Every month of the period up to this one, with nothing in it too. */
export async function dinero(db: Db, { periodo }: Filtro): Promise<Filas['dinero'][]> {
  const leidos = await leerDinero(db, ...diasDe(periodo))
  const ahora = hoy().slice(0, 7)
  return mesesDe(periodo)
    .filter((mes) => mes <= ahora)
    .map((mes) => {
      const delMes = leidos.filter((l) => l.mes === mes)
      const total = delMes.reduce((suma, { importe }) => suma + importe, 0)
      const porProducto = Object.fromEntries(
        NOMBRES_DE_PRODUCTO.map((p) => [p, aPesos(delMes.find(({ producto }) => producto === p)?.importe ?? 0)]),
      ) as Record<Producto, number>
      return { mes, ...porProducto, total: aPesos(total) }
    })
}
