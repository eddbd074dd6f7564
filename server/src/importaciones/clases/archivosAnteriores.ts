import { TIPOS_DE_FOTO } from '@catastro/domain/archivos/reglas'
import { COLUMNAS, FilaDeArchivoAnterior } from '@catastro/domain/importaciones/columnas'
import { sinAcentos } from '@catastro/domain/importaciones/encabezados'
import { HAY_OTRO_ARCHIVO_ASI, noEsUnRequisito } from '@catastro/domain/importaciones/mensajes'
import { sentencia } from '../../plataforma/base/db.ts'
import { con, type Fila } from '../../plataforma/base/sentencias.ts'
import { CARPETA_DEL_NUMERO, faltasDelNumero } from './carpetaDeOtroSistema.ts'
import { clase } from './clase.ts'

interface DeSuCarpeta {
  /** What it is asked for, in words. */
  readonly requisitos: readonly string[]
}

const encontrar = sentencia(
  'archivos_anteriores_por_importar',
  `select c.cuantas as "cuantas!", c.id_carpeta as "idCarpeta", c.suya as "esSuya!", r.id_requisito as "idRequisito",
    (select coalesce(json_agg(q.texto order by q.orden), '[]') from requisitos_de_carpeta(c.id_carpeta) q) as "requisitos!", a.sha256
  from json_to_recordset($1) as x(n int, carpeta text, requisito text, archivo text)
  cross join lateral (${CARPETA_DEL_NUMERO('x.carpeta')}) c
  left join lateral (
    select q.id_requisito from requisitos_de_carpeta(c.id_carpeta) q
    where clave_de_nombre(q.texto) = clave_de_nombre(x.requisito) limit 1) r on true
  left join lateral (
    select b.sha256 from archivo b where b.id_carpeta = c.id_carpeta and b.nombre_original = x.archivo order by b.id_archivo limit 1) a on true
  order by x.n`,
  con<DeSuCarpeta>(),
)
const NADA: Fila<'archivos_anteriores_por_importar', DeSuCarpeta> = {
  cuantas: 0,
  idCarpeta: null,
  esSuya: false,
  idRequisito: null,
  requisitos: [],
  sha256: null,
}

const agregar = sentencia(
  'agregar_archivos_anteriores',
  `insert into archivo (id_carpeta, clase, nombre_original, tipo_mime, tamano, sha256, ruta, id_requisito, subido_por)
   select x."idCarpeta", 'DOCUMENTO', x.archivo, x.tipo, x.tamano, x.sha256, x.ruta, x."idRequisito", $2::integer
   from json_to_recordset($1) as x(n int, "idCarpeta" int, archivo text, tipo text, tamano int, sha256 text, ruta text, "idRequisito" int)
   order by x.n`,
)

/** The papers of folders that were imported, out of a ZIP: each by its folder's number there and its own name. */
export const archivosAnteriores = clase({
  columnas: COLUMNAS.archivosAnteriores,
  esquema: FilaDeArchivoAnterior,
  async cruzar(db, datos, { autor }) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))), autor)
    return datos.map((fila, n) => {
      const e = rows[n] ?? NADA
      const errores = faltasDelNumero(e)
      if (fila.requisito !== '' && e.cuantas === 1 && e.idRequisito === null) {
        errores.push({ columna: 'Requisito', msg: noEsUnRequisito(e.requisitos) })
      }
      // A photo is kept without what its camera wrote, so that its bytes say nothing.
      const igual = e.sha256 !== null && (e.sha256 === fila.sha256 || TIPOS_DE_FOTO.includes(fila.tipo))
      if (e.sha256 !== null && !igual) errores.push({ columna: 'Archivo', msg: HAY_OTRO_ARCHIVO_ASI })
      return {
        accion: igual ? 'IGUAL' : 'ALTA',
        errores,
        resuelto: { idCarpeta: e.cuantas === 1 ? e.idCarpeta : null, idRequisito: e.idRequisito },
      }
    })
  },

  // By its folder and not by the path: the same folder may be written two ways.
  claves: ({ archivo }, { idCarpeta }) => (idCarpeta === null ? [] : [`${idCarpeta} / ${sinAcentos(archivo)}`]),

  async aplicar(tx, autor, filas, papeles) {
    if (!papeles) throw new Error('No se abrió el ZIP de los archivos')
    const guardados: object[] = []
    for (const [n, { datos, resuelto }] of filas.entries()) {
      // The bytes before their row, as of whatever is attached.
      const { ruta, tamano, sha256 } = await papeles.guardar(datos)
      guardados.push({ n, ...resuelto, archivo: datos.archivo, tipo: datos.tipo, tamano, sha256, ruta })
    }
    await agregar(tx, JSON.stringify(guardados), autor)
  },
})
