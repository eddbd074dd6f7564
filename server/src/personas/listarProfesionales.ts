import type { Recibido } from '@catastro/domain/llamada'
import type { listarProfesionales as Listar, Profesional } from '@catastro/domain/personas/profesionales'
import { DIAS_DE_AVISO } from '@catastro/domain/personas/reglas'
import { comoSeBusca } from '@catastro/domain/tipos'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { TODAS, tramoDe } from '../plataforma/paginas/tramo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

type Filtro = Recibido<typeof Listar>['query']

/** The city's professionals are few thousands, whatever its folders: the search reads them all, and answers a page. */
const buscar = sentencia(
  'listar_profesionales',
  `select t.*, count(*) over () as total from (
     select pr.id_profesional as "idProfesional", p.id_persona as "idPersona", p.nombre_persona, p.apellido_persona,
       p.documento_persona, pr.id_profesion as "idProfesion", f.profesion as "Profesion",
       c.colegio_prof as "ColegioProf", pr.id_universidad as "idUniversidad", u.universidad as "Universidad",
       pr.matricula, to_char(pr.fecha_vencimiento, 'YYYY-MM-DD') as "fechaVencimiento!",
       case when pr.fecha_vencimiento < $1::date then 'vencida'
            when pr.fecha_vencimiento <= $1::date + $2::int then 'por vencer' else 'vigente' end as vencimiento
     from profesional pr
     join persona p using (id_persona)
     join profesion f using (id_profesion)
     join colegio_prof c using (id_colegio_prof)
     join universidad u using (id_universidad)
   ) t
   where ($3 = '' or strpos(clave_de_nombre(apellido_persona || ' ' || nombre_persona || ' ' || apellido_persona), clave_de_nombre($3)) > 0
       or strpos(clave_de_nombre(matricula), clave_de_nombre($3)) > 0
       or ($4 <> '' and strpos(documento_persona, $4) > 0))
     and ($5 = '' or vencimiento = $5)
   order by apellido_persona collate "es-x-icu", nombre_persona collate "es-x-icu", "idProfesional"
   limit $6 offset $7`,
  con<Pick<Profesional, 'vencimiento'>>(),
)

/** Professionals by surname, a page of them. Without `pagina` and `porPagina`, all. */
export async function listarProfesionales(db: Db, filtro: Filtro) {
  const { filas, desde } = tramoDe(filtro, { sinPagina: TODAS })
  const texto = filtro.buscar ?? ''
  const encontradas = await buscar(
    db,
    hoy(),
    DIAS_DE_AVISO,
    texto,
    comoSeBusca(texto),
    filtro.vencimiento ?? '',
    filas,
    desde,
  )
  return {
    profesionales: encontradas.map(({ total: _, ...profesional }) => profesional),
    total: encontradas[0]?.total ?? 0,
  }
}
