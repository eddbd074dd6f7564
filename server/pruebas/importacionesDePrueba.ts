import type { Caja } from '@catastro/domain/mapa/geometria'
import { expect } from 'vitest'
import { atenderPendientes } from '../src/importaciones/pendientes.ts'
import { vigilar } from '../src/plataforma/archivos/vigilado.ts'
import { LECTOR_DE_TABLAS } from '../src/plataforma/proceso/programas.ts'
import { type AppDePrueba, CUIL, type Demo } from './appDePrueba.ts'
import { multiparte } from './multiparte.ts'

/** Imports as people make them, and the job that does them. `portal` is asked for late: a file opens its own before its tests. */
export function importacionesDePrueba(portal: () => AppDePrueba) {
  const atender = ({ db, almacen }: Pick<AppDePrueba, 'db' | 'almacen'> = portal(), marco: Caja | null = null) =>
    atenderPendientes(
      db,
      { almacen: vigilar(db, almacen, false), lector: LECTOR_DE_TABLAS, marco },
      new AbortController().signal,
    )
  const enviar = (
    quien: Demo,
    clase: string,
    contenido: string | Buffer,
    nombre = 'datos.csv',
    demas: Readonly<Record<string, string>> = {},
  ) =>
    portal().como(quien, {
      method: 'POST',
      url: '/api/importaciones',
      ...multiparte({ clase, ...demas }, [{ campo: 'archivo', nombre, contenido: Buffer.from(contenido) }]),
    })
  /** Sent, and still to be looked at. */
  async function recibir(clase: string, contenido: string | Buffer, nombre?: string) {
    const respuesta = await enviar('lucia', clase, contenido, nombre)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([200, 'Archivo recibido. Se está revisando'])
    return respuesta.json().idImportacion as number
  }
  async function revisar(clase: string, contenido: string | Buffer, nombre?: string) {
    const id = await recibir(clase, contenido, nombre)
    await atender()
    return id
  }
  const leer = async (path: string, quien: Demo = 'lucia') =>
    (await portal().como(quien, { url: `/api${path}` })).json()
  const ver = async (id: number) => (await leer(`/importaciones/${id}`)).importacion
  const filas = async (id: number, consulta = 'porPagina=25') =>
    (await leer(`/importaciones/${id}/filas?${consulta}`)).filas
  const aplicar = (id: number, quien: Demo = 'ana') =>
    portal().como(quien, { method: 'POST', url: `/api/importaciones/${id}/aplicar` })
  const consultar = async (sql: string) => (await portal().db.$client.query(sql)).rows

  /** Folders of another system, by their numbers there: Pablo's, and closed. */
  async function importarCarpetas(...numeros: string[]) {
    const filas = numeros.map((numero) => `${numero};Obra nueva;100005;${CUIL.pablo};01/03/2025;FINALIZADO;10/09/2025`)
    const respuesta = await enviar(
      'ana',
      'carpetasAnteriores',
      `Número;Tipo de encomienda;Padrón;CUIL del profesional;Presentada;Estado;Estado desde\n${filas.join('\n')}\n`,
    )
    const { idImportacion } = respuesta.json()
    await atender()
    expect((await aplicar(idImportacion)).statusCode).toBe(200)
    await atender()
    return idImportacion as number
  }

  return { atender, enviar, recibir, revisar, leer, ver, filas, aplicar, consultar, importarCarpetas }
}
