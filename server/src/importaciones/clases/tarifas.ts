import { VIGENCIA_PASADA, YA_HAY_TARIFA } from '@catastro/domain/catalogos/mensajes'
import { COLUMNAS, FilaDeTarifa } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import { cambiarTarifa, insertarTarifa } from '../../catalogos/tarifas.ts'
import { sentencia } from '../../plataforma/base/db.ts'
import { comienzoDelDia, hoy } from '../../plataforma/proceso/hoy.ts'
import { clase, type ErrorDeCelda } from './clase.ts'

const encontrar = sentencia(
  'tarifas_por_importar',
  `select de_id.id_tarifa as id_dado, de_nombre.id_tarifa as id_del_nombre,
    coalesce(v.tarifa = x.tarifa and v.tipo = x.tipo and v.precio_unitario = x."precioUnitario" and v.valor = x.valor
      and v.factor = x.factor and v.proximo_cambio is null, false) as igual,
    coalesce(v.por_confirmar, false) as "porConfirmar!"
  from json_to_recordset($1) as x(n int, id int, tarifa text, tipo text, "precioUnitario" bigint, valor bigint, factor bigint)
  left join tarifa de_id on de_id.id_tarifa = x.id
  left join tarifa de_nombre on clave_de_nombre(de_nombre.tarifa) = clave_de_nombre(x.tarifa)
  left join tarifa_vigente v on v.id_tarifa = coalesce(de_id.id_tarifa, case when x.id is null then de_nombre.id_tarifa end)
  order by x.n`,
)

/** Tariffs: by ID where the file has it, or else by name. Values hold from the day that the row says, or from today. */
export const tarifas = clase({
  columnas: COLUMNAS.tarifas,
  esquema: FilaDeTarifa,
  claves: ({ id, tarifa }) => [sinAcentos(tarifa), ...(id === undefined ? [] : [`ID ${id}`])],

  async cruzar(db, datos) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? { id_dado: null, id_del_nombre: null, igual: false, porConfirmar: false }
      const errores: ErrorDeCelda[] = []
      if (fila.id !== undefined && e.id_dado === null) errores.push({ columna: 'ID', msg: 'no existe' })
      if (e.id_dado !== null && e.id_del_nombre !== null && e.id_dado !== e.id_del_nombre) {
        errores.push({ columna: 'Tarifa', msg: YA_HAY_TARIFA })
      }
      // What the seed says, said by the city, is the city's; an export that comes back says nothing.
      // An export says since when its values hold: they are no change, and their day is no fault.
      const igual = e.igual && (!e.porConfirmar || (fila.vigenteDesde ?? hoy()) < hoy())
      if (!igual && fila.vigenteDesde !== undefined && fila.vigenteDesde < hoy()) {
        errores.push({ columna: 'Vigente desde', msg: VIGENCIA_PASADA })
      }
      const destino = e.id_dado ?? e.id_del_nombre
      const accion = destino === null ? 'ALTA' : igual ? 'IGUAL' : 'CAMBIO'
      return { accion, errores, resuelto: { destino } }
    })
  },

  async aplicar(tx, autor, filas) {
    for (const { datos, resuelto } of filas) {
      const valores = {
        Tarifa: datos.tarifa,
        tipo: datos.tipo,
        PrecioUnitario: datos.precioUnitario,
        Factor: datos.factor,
        valor: datos.valor,
      }
      const desde = comienzoDelDia(datos.vigenteDesde ?? hoy())
      if (resuelto.destino === null) await insertarTarifa(tx, { escribe: autor }, valores, desde)
      else await cambiarTarifa(tx, { escribe: autor }, resuelto.destino, valores, desde)
    }
  },
})
