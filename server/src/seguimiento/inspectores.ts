import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import { MAX_CARPETAS_A_LA_VEZ } from '@catastro/domain/visitas/reglas'
import { INSPECCIONA, TIENEN_PARTE } from '../carpetas/personasConParte.ts'
import { SIN_INSPECTOR } from '../carpetas/tablas.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'

const EN_TRAMITE = SE_ASIGNAN.map((estado) => ESTADOS[estado]).join()

/** How many open folders an inspector `i` has in hand. */
const CARGA = `(select count(*) from carpeta c
  where c.id_inspector = i.id_inspector and c.estado in (${EN_TRAMITE}) and c.borrada_el is null)::integer`

/** Those who may be given folders, the least loaded first. */
export const cargaDeInspectores = sentencia(
  'carga_de_inspectores',
  `select i.id_inspector as "idInspector", p.apellido_persona || ' ' || p.nombre_persona as "inspector!",
     o.oficina as "Oficina", ${CARGA} as "carga!"
   from inspector i join persona p using (id_persona) join oficina o on o.id_oficina = i.id_oficina
   where ${INSPECCIONA} order by 4, p.apellido_persona collate "es-x-icu", p.nombre_persona collate "es-x-icu"`,
)

const candidatos = sentencia(
  'candidatos_a_inspector',
  `select i.id_inspector as "idInspector", exists (
     select 1 from carpeta v join domicilio w on w.id_domicilio = v.id_domicilio
     where v.id_inspector = i.id_inspector and v.estado in (${EN_TRAMITE}) and v.borrada_el is null
       and v.id_carpeta <> c.id_carpeta and d.manzana <> ''
       and (w.manzana, w.seccion, w.distrito) = (d.manzana, d.seccion, d.distrito)) as "porManzana!"
   from carpeta c join domicilio d using (id_domicilio) cross join inspector i join persona p on p.id_persona = i.id_persona
   where c.id_carpeta = $1 and ${INSPECCIONA} and p.id_persona <> all(${TIENEN_PARTE})
   order by 2 desc, ${CARGA}, i.id_inspector limit 1`,
)

const deLaManzana = sentencia(
  'sin_inspector_en_la_manzana',
  `select c.id_carpeta as "idCarpeta", c.version, trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!"
   from carpeta x join domicilio w on w.id_domicilio = x.id_domicilio
     join domicilio d on d.manzana <> '' and (d.manzana, d.seccion, d.distrito) = (w.manzana, w.seccion, w.distrito)
     join carpeta c on c.id_domicilio = d.id_domicilio
   where x.id_carpeta = $1 and c.id_carpeta <> $1 and ${SIN_INSPECTOR}
   order by c.fecha_alta, c.id_carpeta limit ${MAX_CARPETAS_A_LA_VEZ - 1}`,
)

/** Whoever is already in its block, so that one visit does; among them, or where nobody is, whoever has the fewest. */
export async function proponerInspector(db: Db, idCarpeta: number) {
  const [elegido] = await candidatos(db, idCarpeta)
  return { ...(elegido ?? { idInspector: null, porManzana: false }), deLaManzana: await deLaManzana(db, idCarpeta) }
}
