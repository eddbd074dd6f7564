import { ES_SU_MATRICULA } from '@catastro/domain/deberes'
import { COLUMNAS, FilaDeProfesional } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import { cerosPerdidos } from '@catastro/domain/importaciones/excel'
import { NO_EXISTE_EN_SU_LISTA } from '@catastro/domain/importaciones/mensajes'
import { MATRICULA_TOMADA, VENCIMIENTO_PASADO } from '@catastro/domain/personas/mensajes'
import { sentencia, type Tx } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { hoy } from '../../plataforma/proceso/hoy.ts'
import { clase, type ErrorDeCelda } from './clase.ts'
import { buscadoEn, type Dicho, motivoDe, seAgrega } from './desconocido.ts'

interface DeSusNombres {
  readonly dichoDeProfesion: Dicho | null
  readonly dichoDeUniversidad: Dicho | null
}

const encontrar = sentencia(
  'profesionales_por_importar',
  `select p.id_persona, f.id as id_profesion, f.dicho as "dichoDeProfesion", u.id as id_universidad, u.dicho as "dichoDeUniversidad",
    clave_de_nombre(x.universidad) as "claveDeUniversidad!", pr.id_profesional,
    case when pr.id_profesion = f.id then pr.matricula end as matricula, otro.id_profesional is not null as tomada,
    coalesce(pr.id_profesion = f.id and pr.id_universidad = u.id and pr.matricula = x.matricula
      and pr.fecha_vencimiento = x.vencimiento, false) as igual
  from json_to_recordset($1) as x(n int, cuil text, profesion text, universidad text, matricula text, vencimiento date)
  left join persona p on p.documento_persona = x.cuil
  cross join lateral (${buscadoEn('profesion', 'profesion', 'x.profesion')}) f
  cross join lateral (${buscadoEn('universidad', 'universidad', 'x.universidad')}) u
  left join profesional pr on pr.id_persona = p.id_persona
  left join profesional otro on otro.id_profesion = f.id
    and clave_de_nombre(otro.matricula) = clave_de_nombre(x.matricula) and otro.id_persona is distinct from p.id_persona
  order by x.n`,
  con<DeSusNombres>(),
)
const NADIE: Fila<'profesionales_por_importar', DeSusNombres> = {
  id_persona: null,
  id_profesion: null,
  dichoDeProfesion: null,
  id_universidad: null,
  dichoDeUniversidad: null,
  claveDeUniversidad: '',
  id_profesional: null,
  matricula: null,
  tomada: false,
  igual: false,
}

const X = `json_to_recordset($1) as x(accion text, "idPersona" int, "idProfesion" int, "idUniversidad" int,
  domicilio text, matricula text, vencimiento date)`

const insertarUniversidades = sentencia(
  'agregar_universidades_importadas',
  `insert into universidad (universidad, usrmod)
   select distinct on (clave_de_nombre(n.nombre)) n.nombre, $2::integer from unnest($1::text[]) as n(nombre)
   order by clave_de_nombre(n.nombre), n.nombre
   returning id_universidad as id, clave_de_nombre(universidad) as "clave!"`,
)
const agregarUniversidades = async (tx: Tx, nombres: readonly string[], autor: number) =>
  new Map((await insertarUniversidades(tx, [...nombres], autor)).map(({ id, clave }) => [clave, id] as const))

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

  async cruzar(db, datos, { autor }) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? NADIE
      const accion = e.id_profesional === null ? 'ALTA' : e.igual ? 'IGUAL' : 'CAMBIO'
      const errores: ErrorDeCelda[] = []
      if (e.id_persona === null) errores.push({ columna: 'CUIL', msg: DESCONOCIDA })
      if (e.id_persona === autor && accion !== 'IGUAL') errores.push({ columna: 'CUIL', msg: ES_SU_MATRICULA })
      if (e.id_profesion === null) {
        errores.push({ columna: 'Profesión', msg: motivoDe(e.dichoDeProfesion, NO_EXISTE_EN_SU_LISTA) })
      }
      const agregada = seAgrega(e.dichoDeUniversidad)
      if (e.id_universidad === null && !agregada) {
        errores.push({ columna: 'Universidad', msg: motivoDe(e.dichoDeUniversidad, NO_EXISTE_EN_SU_LISTA) })
      }
      errores.push(...cerosPerdidos([['Matrícula', fila.matricula, e.matricula]]))
      if (e.tomada) errores.push({ columna: 'Matrícula', msg: MATRICULA_TOMADA })
      if (accion === 'ALTA' && fila.vencimiento < hoy()) {
        errores.push({ columna: 'Vencimiento', msg: VENCIMIENTO_PASADO })
      }
      const { id_persona: idPersona, id_profesion: idProfesion, id_universidad: idUniversidad } = e
      const resuelto = { idPersona, idProfesion, idUniversidad, porAgregar: agregada ? e.claveDeUniversidad : null }
      const desconocidos = {
        ...(e.dichoDeProfesion && { profesion: e.dichoDeProfesion }),
        ...(e.dichoDeUniversidad && { universidad: e.dichoDeUniversidad }),
      }
      return { accion, errores, resuelto, desconocidos }
    })
  },

  claves: ({ cuil, profesion, matricula }, { idProfesion }) => [
    cuil,
    `${idProfesion ?? sinAcentos(profesion)} / ${sinAcentos(matricula)}`,
  ],

  async aplicar(tx, autor, filas) {
    const porAgregar = filas.flatMap(({ datos, resuelto }) => (resuelto.porAgregar === null ? [] : [datos.universidad]))
    const agregadas =
      porAgregar.length > 0 ? await agregarUniversidades(tx, porAgregar, autor) : new Map<string, number>()
    const json = JSON.stringify(
      filas.map(({ accion, datos, resuelto: { idPersona, idProfesion, idUniversidad, porAgregar: clave } }) => ({
        accion,
        idPersona,
        idProfesion,
        // Its column admits none: one that was not added stops everything.
        idUniversidad: clave === null ? idUniversidad : agregadas.get(clave),
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
