import { YA_HAY_CALLE } from '@catastro/domain/catalogos/mensajes'
import { COLUMNAS, FilaDeCalle } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import { NO_ES_UN_TIPO_DE_CALLE } from '@catastro/domain/importaciones/mensajes'
import { sentencia } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { clase, type ErrorDeCelda } from './clase.ts'
import { buscadoEn, type Dicho, motivoDe } from './desconocido.ts'

interface DichoDelTipo {
  readonly dicho: Dicho | null
}

const encontrar = sentencia(
  'calles_por_importar',
  `select t.id as id_calle_tipo, t.dicho, de_id.id_calle as id_dado, de_nombre.id_calle as id_del_nombre,
    coalesce(actual.calle = x.calle and actual.id_calle_tipo = t.id
      and actual.estado = coalesce(x.estado, actual.estado), false) as igual,
    actual.calle, case when actual.id_calle_tipo is distinct from t.id then tipo_actual.calle_tipo end as "otroTipo", actual.estado
  from json_to_recordset($1) as x(n int, id int, calle text, tipo text, estado boolean)
  cross join lateral (${buscadoEn('tipoDeCalle', 'calle_tipo', 'x.tipo')}) t
  left join calle de_id on de_id.id_calle = x.id
  left join calle de_nombre on clave_de_nombre(de_nombre.calle) = clave_de_nombre(x.calle)
    and de_nombre.id_calle_tipo = t.id
  left join calle actual on actual.id_calle = coalesce(de_id.id_calle, case when x.id is null then de_nombre.id_calle end)
  left join calle_tipo tipo_actual on tipo_actual.id_calle_tipo = actual.id_calle_tipo
  order by x.n`,
  con<DichoDelTipo>(),
)

const NINGUNA: Fila<'calles_por_importar', DichoDelTipo> = {
  id_calle_tipo: null,
  dicho: null,
  id_dado: null,
  id_del_nombre: null,
  igual: false,
  calle: null,
  otroTipo: null,
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

  async cruzar(db, datos) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? NINGUNA
      const errores: ErrorDeCelda[] = []
      if (e.id_calle_tipo === null) errores.push({ columna: 'Tipo', msg: motivoDe(e.dicho, NO_ES_UN_TIPO_DE_CALLE) })
      if (fila.id !== undefined && e.id_dado === null) errores.push({ columna: 'ID', msg: 'no existe' })
      if (e.id_dado !== null && e.id_del_nombre !== null && e.id_dado !== e.id_del_nombre) {
        errores.push({ columna: 'Calle', msg: YA_HAY_CALLE })
      }
      const destino = e.id_dado ?? e.id_del_nombre
      const accion = destino === null ? 'ALTA' : e.igual ? 'IGUAL' : 'CAMBIO'
      const guardado = {
        calle: e.calle,
        ...(e.otroTipo !== null && { tipo: e.otroTipo }),
        ...(fila.estado !== undefined &&
          fila.estado !== e.estado && { estado: e.estado ? 'Habilitado' : 'Deshabilitado' }),
      }
      const resuelto = { destino, idCalleTipo: e.id_calle_tipo }
      return { accion, errores, resuelto, guardado, ...(e.dicho && { desconocidos: { tipoDeCalle: e.dicho } }) }
    })
  },

  claves: ({ id, calle, tipo }, { idCalleTipo }) => [
    `${sinAcentos(calle)} / ${idCalleTipo ?? sinAcentos(tipo)}`,
    ...(id === undefined ? [] : [`ID ${id}`]),
  ],

  async aplicar(tx, autor, filas) {
    const json = JSON.stringify(
      filas.map(({ accion, datos, resuelto }) => ({ accion, ...resuelto, calle: datos.calle, estado: datos.estado })),
    )
    await agregar(tx, json, autor)
    await cambiar(tx, json, autor)
  },
})
