import { YA_HAY_CALLE } from '@catastro/domain/catalogos/mensajes'
import { COLUMNAS, FilaDeCalle } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import type { Respuesta } from '@catastro/domain/importaciones/desconocidos'
import { SE_DEJO_AFUERA } from '@catastro/domain/importaciones/mensajes'
import { sentencia } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { clase, type ErrorDeCelda } from './clase.ts'

const encontrar = sentencia(
  'calles_por_importar',
  `select t.id_calle_tipo, t.respuesta, t.conocido as "conocido!", de_id.id_calle as id_dado, de_nombre.id_calle as id_del_nombre,
    coalesce(actual.calle = x.calle and actual.id_calle_tipo = t.id_calle_tipo
      and actual.estado = coalesce(x.estado, actual.estado), false) as igual,
    actual.calle, tipo_actual.calle_tipo as tipo, actual.estado
  from json_to_recordset($1) as x(n int, id int, calle text, tipo text, estado boolean)
  cross join lateral (
    select coalesce(k.id_calle_tipo, e.id_calle_tipo) as id_calle_tipo, k.id_calle_tipo is not null as conocido,
      case when q.respuesta <> 'ES' or e.id_calle_tipo is not null then q.respuesta end as respuesta
    from (select clave_de_nombre(x.tipo) as clave) n
    left join calle_tipo k on clave_de_nombre(k.calle_tipo) = n.clave
    left join equivalencia q on k.id_calle_tipo is null and q.catalogo = 'tipoDeCalle' and q.clave = n.clave
    left join calle_tipo e on q.respuesta = 'ES' and e.id_calle_tipo = q.id_destino) t
  left join calle de_id on de_id.id_calle = x.id
  left join calle de_nombre on clave_de_nombre(de_nombre.calle) = clave_de_nombre(x.calle)
    and de_nombre.id_calle_tipo = t.id_calle_tipo
  left join calle actual on actual.id_calle = coalesce(de_id.id_calle, case when x.id is null then de_nombre.id_calle end)
  left join calle_tipo tipo_actual on tipo_actual.id_calle_tipo = actual.id_calle_tipo
  order by x.n`,
  con<{ respuesta: Respuesta | null }>(),
)

const NINGUNA: Fila<'calles_por_importar', { respuesta: Respuesta | null }> = {
  id_calle_tipo: null,
  respuesta: null,
  conocido: false,
  id_dado: null,
  id_del_nombre: null,
  igual: false,
  calle: null,
  tipo: null,
  estado: null,
}

const X = `json_to_recordset($1) as x(accion text, destino int, "idCalleTipo" int, calle text, estado boolean)`
const agregar = sentencia(
  'agregar_calles_importadas',
  `insert into calle (calle, id_calle_tipo, estado, usrmod)
   select calle, "idCalleTipo", coalesce(estado, true), $2 from ${X} where accion = 'ALTA'`,
)
const cambiar = sentencia(
  'cambiar_calles_importadas',
  `update calle c set calle = x.calle, id_calle_tipo = x."idCalleTipo", estado = coalesce(x.estado, c.estado),
     usrmod = $2, modificado_el = now() from ${X} where x.accion = 'CAMBIO' and c.id_calle = x.destino`,
)

/** Streets: by ID where the file has it, or else by name and type. */
export const calles = clase({
  columnas: COLUMNAS.calles,
  esquema: FilaDeCalle,
  claves: ({ id, calle, tipo }) => [
    `${sinAcentos(calle)} / ${sinAcentos(tipo)}`,
    ...(id === undefined ? [] : [`ID ${id}`]),
  ],

  async cruzar(db, datos) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? NINGUNA
      const errores: ErrorDeCelda[] = []
      if (e.id_calle_tipo === null) errores.push({ columna: 'Tipo', msg: e.respuesta === null ? 'no es un tipo de calle conocido' : SE_DEJO_AFUERA })
      if (fila.id !== undefined && e.id_dado === null) errores.push({ columna: 'ID', msg: 'no existe' })
      if (e.id_dado !== null && e.id_del_nombre !== null && e.id_dado !== e.id_del_nombre) {
        errores.push({ columna: 'Calle', msg: YA_HAY_CALLE })
      }
      const destino = e.id_dado ?? e.id_del_nombre
      const accion = destino === null ? 'ALTA' : e.igual ? 'IGUAL' : 'CAMBIO'
      const guardado = {
        calle: e.calle,
        ...(sinAcentos(e.tipo ?? '') !== sinAcentos(fila.tipo) && { tipo: e.tipo }),
        ...(fila.estado !== undefined &&
          fila.estado !== e.estado && { estado: e.estado ? 'Habilitado' : 'Deshabilitado' }),
      }
      const resuelto = { destino, idCalleTipo: e.id_calle_tipo }
      return { accion, errores, resuelto, guardado, ...(!e.conocido && { desconocidos: { tipo: e.respuesta } }) }
    })
  },

  async aplicar(tx, autor, filas) {
    const json = JSON.stringify(
      filas.map(({ accion, datos, resuelto }) => ({ accion, ...resuelto, calle: datos.calle, estado: datos.estado })),
    )
    await agregar(tx, json, autor)
    await cambiar(tx, json, autor)
  },
})
