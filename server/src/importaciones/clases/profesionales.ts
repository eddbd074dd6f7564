import { ES_SU_MATRICULA } from '@catastro/domain/deberes'
import { COLUMNAS, FilaDeProfesional } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import type { Respuesta } from '@catastro/domain/importaciones/desconocidos'
import { SE_DEJO_AFUERA } from '@catastro/domain/importaciones/mensajes'
import { MATRICULA_TOMADA, VENCIMIENTO_PASADO } from '@catastro/domain/personas/mensajes'
import { sentencia } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { hoy } from '../../plataforma/proceso/hoy.ts'
import { clase, type ErrorDeCelda } from './clase.ts'

/** By its name, or by what was answered of it. */
const buscado = (catalogo: string, columna: string, id: string) =>
  `select coalesce(k.${id}, e.${id}) as ${id}, k.${id} is not null as conocido,
      case when q.respuesta <> 'ES' or e.${id} is not null then q.respuesta end as respuesta
    from (select clave_de_nombre(x.${columna}) as clave) n
    left join ${columna} k on clave_de_nombre(k.${columna}) = n.clave
    left join equivalencia q on k.${id} is null and q.catalogo = '${catalogo}' and q.clave = n.clave
    left join ${columna} e on q.respuesta = 'ES' and e.${id} = q.id_destino`

const encontrar = sentencia(
  'profesionales_por_importar',
  `select p.id_persona, f.id_profesion, f.conocido as "profesionConocida!", f.respuesta as "respuestaDeProfesion",
    u.id_universidad, u.conocido as "universidadConocida!", u.respuesta as "respuestaDeUniversidad", pr.id_profesional,
    otro.id_profesional is not null as tomada,
    coalesce(pr.id_profesion = f.id_profesion and pr.id_universidad = u.id_universidad and pr.matricula = x.matricula
      and pr.fecha_vencimiento = x.vencimiento, false) as igual
  from json_to_recordset($1) as x(n int, cuil text, profesion text, universidad text, matricula text, vencimiento date)
  left join persona p on p.documento_persona = x.cuil
  cross join lateral (${buscado('profesion', 'profesion', 'id_profesion')}) f
  cross join lateral (${buscado('universidad', 'universidad', 'id_universidad')}) u
  left join profesional pr on pr.id_persona = p.id_persona
  left join profesional otro on otro.id_profesion = f.id_profesion
    and clave_de_nombre(otro.matricula) = clave_de_nombre(x.matricula) and otro.id_persona is distinct from p.id_persona
  order by x.n`,
  con<{ respuestaDeProfesion: Respuesta | null; respuestaDeUniversidad: Respuesta | null }>(),
)
const NADIE: Fila<
  'profesionales_por_importar',
  { respuestaDeProfesion: Respuesta | null; respuestaDeUniversidad: Respuesta | null }
> = {
  id_persona: null,
  id_profesion: null,
  profesionConocida: false,
  respuestaDeProfesion: null,
  id_universidad: null,
  universidadConocida: false,
  respuestaDeUniversidad: null,
  id_profesional: null,
  tomada: false,
  igual: false,
}

const X = `json_to_recordset($1) as x(accion text, "idPersona" int, "idProfesion" int, "idUniversidad" int,
  domicilio text, matricula text, vencimiento date)`
const agregarUniversidades = sentencia(
  'agregar_universidades_importadas',
  `insert into universidad (universidad)
   select distinct on (clave_de_nombre(n.nombre)) n.nombre from unnest($1::text[]) as n(nombre) order by clave_de_nombre(n.nombre)
   returning id_universidad as id, universidad`,
)
const agregar = sentencia(
  'agregar_profesionales_importados',
  `insert into profesional (id_persona, id_profesion, id_universidad, domicilio, matricula, fecha_vencimiento, usrmod)
   select "idPersona", "idProfesion", "idUniversidad", nullif(domicilio, ''), matricula, vencimiento, $2
   from ${X} where accion = 'ALTA'`,
)
const darRol = sentencia(
  'dar_rol_a_profesionales_importados',
  `insert into persona_rol (id_persona, id_rol, usrmod)
   select x."idPersona", r.id_rol, $2 from ${X} join rol r on r.rol = 'PROFESIONAL'
   where x.accion = 'ALTA' on conflict do nothing`,
)
const cambiar = sentencia(
  'cambiar_profesionales_importados',
  `update profesional p set id_profesion = x."idProfesion", id_universidad = x."idUniversidad",
     matricula = x.matricula, fecha_vencimiento = x.vencimiento, usrmod = $2, modificado_el = now()
   from ${X} where x.accion = 'CAMBIO' and p.id_persona = x."idPersona"`,
)

const DESCONOCIDA = 'no está entre las personas del portal: regístrela en Colegios, que consulta a Ciudad Digital'

/** Professionals: by CUIL. The address of one already registered stays as it is, because only its owner writes it (S-14). */
export const profesionales = clase({
  columnas: COLUMNAS.profesionales,
  esquema: FilaDeProfesional,
  claves: ({ cuil, profesion, matricula }) => [cuil, `${sinAcentos(profesion)} / ${sinAcentos(matricula)}`],

  async cruzar(db, datos, { autor }) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? NADIE
      const accion = e.id_profesional === null ? 'ALTA' : e.igual ? 'IGUAL' : 'CAMBIO'
      const errores: ErrorDeCelda[] = []
      if (e.id_persona === null) errores.push({ columna: 'CUIL', msg: DESCONOCIDA })
      if (e.id_persona === autor && accion !== 'IGUAL') errores.push({ columna: 'CUIL', msg: ES_SU_MATRICULA })
      const seAgrega = e.respuestaDeUniversidad === 'AGREGAR'
      const queLePasa = (respuesta: Respuesta | null) => (respuesta === null ? 'no existe' : SE_DEJO_AFUERA)
      if (e.id_profesion === null) errores.push({ columna: 'Profesión', msg: queLePasa(e.respuestaDeProfesion) })
      if (e.id_universidad === null && !seAgrega) {
        errores.push({ columna: 'Universidad', msg: queLePasa(e.respuestaDeUniversidad) })
      }
      if (e.tomada) errores.push({ columna: 'Matrícula', msg: MATRICULA_TOMADA })
      if (accion === 'ALTA' && fila.vencimiento < hoy()) {
        errores.push({ columna: 'Vencimiento', msg: VENCIMIENTO_PASADO })
      }
      const { id_persona: idPersona, id_profesion: idProfesion, id_universidad: idUniversidad } = e
      const desconocidos = {
        ...(!e.profesionConocida && { profesion: e.respuestaDeProfesion }),
        ...(!e.universidadConocida && { universidad: e.respuestaDeUniversidad }),
      }
      const resuelto = { idPersona, idProfesion, idUniversidad, seAgrega, universidad: fila.universidad }
      return { accion, errores, resuelto, desconocidos }
    })
  },

  async aplicar(tx, autor, filas) {
    const porAgregar = filas.filter(({ resuelto }) => resuelto.seAgrega).map(({ resuelto }) => resuelto.universidad)
    const agregadas = new Map(
      (await agregarUniversidades(tx, porAgregar)).map(({ id, universidad }) => [sinAcentos(universidad), id] as const),
    )
    const json = JSON.stringify(
      filas.map(({ accion, datos, resuelto }) => ({
        accion,
        ...resuelto,
        idUniversidad: resuelto.idUniversidad ?? agregadas.get(sinAcentos(resuelto.universidad)) ?? null,
        domicilio: datos.domicilio,
        matricula: datos.matricula,
        vencimiento: datos.vencimiento,
      })),
    )
    await agregar(tx, json, autor)
    await darRol(tx, json, autor)
    await cambiar(tx, json, autor)
  },
})
