import { COLUMNAS, FilaDeRespuestaAnterior } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import { YA_NO_GUARDA_DATOS } from '@catastro/domain/importaciones/mensajes'
import { sentencia } from '../../plataforma/base/db.ts'
import type { Fila } from '../../plataforma/base/sentencias.ts'
import { CARPETA_DEL_NUMERO, faltasDelNumero } from './carpetaDeOtroSistema.ts'
import { clase } from './clase.ts'

// A folder once for all its answers: whose it is is asked of many tables.
const encontrar = sentencia(
  'respuestas_anteriores_por_importar',
  `with x as materialized (
     select * from json_to_recordset($1) as x(n int, carpeta text, formulario text, orden int, pregunta text, respuesta text)
   ), suyas as materialized (
     select d.carpeta, c.* from (select distinct x.carpeta from x) d cross join lateral (${CARPETA_DEL_NUMERO('d.carpeta')}) c)
   select c.cuantas as "cuantas!", c.id_carpeta as "idCarpeta", c.suya as "esSuya!", c.sin_datos as "sinDatos!",
     r.id_respuesta as "idRespuesta", r.orden, r.respuesta,
     coalesce(r.respuesta = x.respuesta and (x.orden is null or r.orden = x.orden), false) as "igual!"
   from x join suyas c on c.carpeta = x.carpeta
   left join respuesta_anterior r on r.id_carpeta = case when c.cuantas = 1 then c.id_carpeta end
     and clave_de_nombre(r.formulario) = clave_de_nombre(x.formulario) and clave_de_nombre(r.pregunta) = clave_de_nombre(x.pregunta)
   order by x.n`,
)
const NADA: Fila<'respuestas_anteriores_por_importar'> = {
  cuantas: 0,
  idCarpeta: null,
  esSuya: false,
  sinDatos: false,
  idRespuesta: null,
  orden: null,
  respuesta: null,
  igual: false,
}

const X = `json_to_recordset($1) as x(n int, accion text, "idCarpeta" int, "idRespuesta" int, formulario text, orden smallint,
  pregunta text, respuesta text)`
const agregar = sentencia(
  'agregar_respuestas_anteriores',
  `insert into respuesta_anterior (id_carpeta, formulario, orden, pregunta, respuesta)
   select x."idCarpeta", x.formulario, x.orden, x.pregunta, x.respuesta from ${X} where x.accion = 'ALTA' order by x.n`,
)
const cambiar = sentencia(
  'cambiar_respuestas_anteriores',
  `update respuesta_anterior r set respuesta = x.respuesta, orden = coalesce(x.orden, r.orden)
   from ${X} where x.accion = 'CAMBIO' and r.id_carpeta = x."idCarpeta" and r.id_respuesta = x."idRespuesta"`,
)

/** What the forms of imported folders said in their own system: by its folder's number there, its form and its question. */
export const respuestasAnteriores = clase({
  columnas: COLUMNAS.respuestasAnteriores,
  esquema: FilaDeRespuestaAnterior,

  async cruzar(db, datos, { autor }) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))), autor)
    return datos.map((fila, n) => {
      const e = rows[n] ?? NADA
      const errores = faltasDelNumero(e)
      // What has gone from it would stay: the folder is not looked at again.
      if (e.cuantas === 1 && e.sinDatos) errores.push({ columna: 'Carpeta', msg: YA_NO_GUARDA_DATOS })
      const guardado = {
        respuesta: e.respuesta,
        ...(fila.orden !== undefined && { orden: e.orden === null ? null : String(e.orden) }),
      }
      return {
        accion: e.idRespuesta === null ? 'ALTA' : e.igual ? 'IGUAL' : 'CAMBIO',
        errores,
        guardado,
        resuelto: { idCarpeta: e.cuantas === 1 ? e.idCarpeta : null, idRespuesta: e.idRespuesta },
      }
    })
  },

  // By its folder and not by its number, which may be written two ways.
  claves: ({ formulario, pregunta }, { idCarpeta }) =>
    idCarpeta === null ? [] : [`${idCarpeta} / ${sinAcentos(formulario)} / ${sinAcentos(pregunta)}`],

  async aplicar(tx, _autor, filas) {
    const json = JSON.stringify(filas.map(({ accion, datos, resuelto }, n) => ({ ...datos, ...resuelto, n, accion })))
    await agregar(tx, json)
    await cambiar(tx, json)
  },
})
