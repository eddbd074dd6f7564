import { OFICINA_DE_OTRA_REPARTICION, OFICINA_DESHABILITADA } from '@catastro/domain/catalogos/mensajes'
import { SON_SUS_ROLES } from '@catastro/domain/deberes'
import { COLUMNAS, FilaDeEmpleado } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import {
  ESTA_DE_BAJA,
  NO_ESTA_EN_EL_PORTAL,
  NO_ESTA_EN_OFICINAS,
  NO_ESTA_EN_REPARTICIONES,
  noSonRoles,
} from '@catastro/domain/importaciones/mensajes'
import { emplear } from '../../catalogos/empleados.ts'
import { sentencia } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { soltarSiNoInspecciona } from '../../seguimiento/asignaciones.ts'
import { clase, type ErrorDeCelda } from './clase.ts'
import { type Dicho, dicho, motivoDe } from './desconocido.ts'

interface DeSuOficina {
  readonly dicho: Dicho | null
}

// An office is asked about where no office at all is called so: one of another department is a fault of its row.
const encontrar = sentencia(
  'empleados_por_importar',
  `select p.id_persona as "idPersona", m.id_persona is not null as "esEmpleado!", m.baja_el is not null as "deBaja!",
    suya.oficina as "suOficina", de_la_suya.reparticion as "suReparticion", m.id_oficina as "idActual",
    array(select y.id_rol from persona_rol y where y.id_persona = p.id_persona order by y.id_rol) as "susRoles!",
    r.id_reparticion is not null as "hayReparticion!", h.hay is not null as "hayOficina!",
    coalesce(k.id_oficina, e.id_oficina) as "idOficina", coalesce(k.oficina, e.oficina) as oficina,
    coalesce(r_de_e.reparticion, r.reparticion) as reparticion, coalesce(k.estado, e.estado, true) as "habilitada!",
    case when h.hay is null then ${dicho('id_oficina', 'oficina')} end as dicho
  from json_to_recordset($1) as x(n int, cuil text, reparticion text, oficina text)
  left join persona p on p.documento_persona = x.cuil
  left join empleado m on m.id_persona = p.id_persona
  left join oficina suya on suya.id_oficina = m.id_oficina
  left join reparticion de_la_suya on de_la_suya.id_reparticion = suya.id_reparticion
  left join reparticion r on clave_de_nombre(r.reparticion) = clave_de_nombre(x.reparticion)
  left join oficina k on k.id_reparticion = r.id_reparticion and clave_de_nombre(k.oficina) = clave_de_nombre(x.oficina)
  left join lateral (
    select true as hay from oficina o where clave_de_nombre(o.oficina) = clave_de_nombre(x.oficina) limit 1) h on true
  left join equivalencia q on h.hay is null and q.catalogo = 'oficina' and q.clave = clave_de_nombre(x.oficina)
  left join oficina e on q.respuesta = 'ES' and e.id_oficina = q.id_destino and e.estado
  left join reparticion r_de_e on r_de_e.id_reparticion = e.id_reparticion
  order by x.n`,
  con<DeSuOficina>(),
)
const NADIE: Fila<'empleados_por_importar', DeSuOficina> = {
  idPersona: null,
  esEmpleado: false,
  deBaja: false,
  suOficina: null,
  suReparticion: null,
  idActual: null,
  susRoles: [],
  hayReparticion: false,
  hayOficina: false,
  idOficina: null,
  oficina: null,
  reparticion: null,
  habilitada: true,
  dicho: null,
}

const rolesConocidos = sentencia(
  'roles_por_importar',
  `select r.id_rol as "idRol", r.rol, f.perfil = 'ADMINISTRADOR' as "administra!"
   from rol r join perfil f using (id_perfil) order by r.id_rol`,
)

/** As the list of employees says them. */
const enPalabras = (roles: readonly { readonly rol: string }[]) => roles.map(({ rol }) => rol).join(', ')

/** Employees: by CUIL. Each gets one office and exactly the roles of their row, as the screen does it (`emplear`). */
export const empleados = clase({
  columnas: COLUMNAS.empleados,
  esquema: FilaDeEmpleado,

  async cruzar(db, datos, { autor }) {
    const roles = await rolesConocidos(db)
    const rows = await encontrar(db, JSON.stringify(datos.map(({ roles: _, ...d }, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? NADIE
      const errores: ErrorDeCelda[] = []
      const nombres = new Map(fila.roles.map((rol) => [sinAcentos(rol), rol]))
      const elegidos = roles.filter(({ rol }) => nombres.has(sinAcentos(rol)))
      const conocidos = new Set(roles.map(({ rol }) => sinAcentos(rol)))
      const ajenos = [...nombres].filter(([clave]) => !conocidos.has(clave)).map(([, nombre]) => nombre)
      const actuales = roles.filter(({ idRol }) => e.susRoles.includes(idRol))
      const mismosRoles = enPalabras(elegidos) === enPalabras(actuales)
      const igual = mismosRoles && e.idActual !== null && e.idActual === e.idOficina && !e.deBaja
      if (e.idPersona === null) errores.push({ columna: 'CUIL', msg: NO_ESTA_EN_EL_PORTAL })
      if (e.deBaja) errores.push({ columna: 'CUIL', msg: ESTA_DE_BAJA })
      // What was answered of an office says its department too.
      if (!e.hayReparticion && e.dicho?.respuesta !== 'ES') {
        errores.push({ columna: 'Repartición', msg: NO_ESTA_EN_REPARTICIONES })
      }
      if (e.idOficina === null && !e.hayOficina) {
        errores.push({ columna: 'Oficina', msg: motivoDe(e.dicho, NO_ESTA_EN_OFICINAS) })
      }
      if (e.idOficina === null && e.hayOficina && e.hayReparticion) {
        errores.push({ columna: 'Oficina', msg: OFICINA_DE_OTRA_REPARTICION })
      }
      if (!e.habilitada && !igual) errores.push({ columna: 'Oficina', msg: OFICINA_DESHABILITADA })
      if (ajenos.length > 0) {
        const msg = noSonRoles(
          ajenos,
          roles.map(({ rol }) => rol),
        )
        errores.push({ columna: 'Roles', msg })
      }
      if (e.idPersona === autor && !mismosRoles) errores.push({ columna: 'Roles', msg: SON_SUS_ROLES })
      // Whoever had roles without a post has something that changes, and it is shown.
      const accion = igual ? 'IGUAL' : e.esEmpleado || actuales.length > 0 ? 'CAMBIO' : 'ALTA'
      return {
        accion,
        errores,
        resuelto: {
          idPersona: e.idPersona,
          idOficina: e.idOficina,
          idsDeRoles: elegidos.map(({ idRol }) => idRol),
          reparticion: e.reparticion ?? fila.reparticion,
          oficina: e.oficina ?? fila.oficina,
          roles: enPalabras(elegidos),
        },
        guardado: { reparticion: e.suReparticion, oficina: e.suOficina, roles: enPalabras(actuales) },
        administra: elegidos.some((r) => r.administra) && !actuales.some((r) => r.administra),
        ...(e.dicho && { desconocidos: { oficina: e.dicho } }),
      }
    })
  },

  claves: ({ cuil }) => [cuil],

  async aplicar(tx, autor, filas) {
    for (const { resuelto } of filas) {
      const { idPersona, idOficina, idsDeRoles: roles } = resuelto
      if (idPersona === null || idOficina === null) throw new Error('Una fila sin persona o sin oficina no se aplica')
      await emplear(tx, { idPersona: autor }, { idPersona, idOficina, roles }, soltarSiNoInspecciona)
    }
  },
})
