import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import Cursor from 'pg-cursor'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { con, type FilaDe, modelo } from '../plataforma/base/sentencias.ts'
import { totalDe, tramoDe } from '../plataforma/paginas/tramo.ts'
import { turnoDeLectura } from '../plataforma/proceso/lecturasLargas.ts'
import { condicionDe, conjuntoDe, type DeQuien, type FiltroDeConjunto, ordenDe } from './condiciones.ts'
import {
  COLUMNAS,
  COLUMNAS_DE_PAGINA,
  type FilaDeCarpeta,
  mostrarCarpeta,
  type Precisa,
  UNIONES,
} from './filaDeCarpeta.ts'

export interface PaginaDeCarpetas {
  readonly carpetas: CarpetaListItem[]
  readonly total: number
  readonly totalEsMinimo?: true
}

/** Any of the list parameters asks for a page; with none, the whole list is meant. */
export const pidePagina = (filtro: FiltroDeConjunto) =>
  [
    filtro.pagina,
    filtro.porPagina,
    filtro.buscar,
    filtro.estado,
    filtro.completas,
    filtro.orden,
    filtro.pendiente,
  ].some((parametro) => parametro !== undefined)

/** One page and its count, in one statement that walks an index (plans: docs/base-de-datos.md). */
export async function paginaDeCarpetas(
  db: DbRaiz,
  quien: DeQuien,
  filtro: FiltroDeConjunto,
): Promise<PaginaDeCarpetas> {
  const tramo = tramoDe(filtro)
  const { texto, valores } = consultaDePagina(quien, filtro)
  const { rows } = await db.$client.query<FilaDe<(typeof PAGINAS)[DeQuien['de']]>>({
    name: nombreDe(texto),
    text: texto,
    values: [...valores, tramo.filas, tramo.desde],
  })
  const { cuenta, filas } = rows[0] ?? { cuenta: 0, filas: [] }
  return { carpetas: filas.map(mostrarCarpeta), ...totalDe(cuenta) }
}

/** The page's rows travel as one JSON value, which costs both ends less than column by column (docs/base-de-datos.md). */
export function consultaDePagina(quien: DeQuien, filtro: FiltroDeConjunto) {
  const conjunto = conjuntoDe(quien, filtro)
  const { por, sentido } = ordenDe(filtro.orden)
  const n = conjunto.valores.length
  return {
    valores: conjunto.valores,
    texto: `with alcance as materialized (${conjunto.texto}), pagina as (
        select ${COLUMNAS_DE_PAGINA} from (
          select id_carpeta from alcance order by ${por} ${sentido}, id_carpeta ${sentido} limit $${n + 1} offset $${n + 2}
        ) p join carpeta c using (id_carpeta) ${UNIONES}
        order by c.${por} ${sentido}, c.id_carpeta ${sentido}
      )
      select (select count(*) from alcance)::integer as cuenta,
        (select coalesce(json_agg(pagina), '[]') from pagina) as filas`,
  }
}

// Each with conditions that it may have: together, all that there are.
const deUnaPagina = con<{ filas: FilaDeCarpeta[] }>()
const PAGINAS = {
  profesional: modelo(
    'pagina_de_carpetas_del_profesional',
    consultaDePagina({ de: 'profesional', idProfesional: 1 }, { estado: ['PRESENTADO'], completas: 1, buscar: '1' })
      .texto,
    deUnaPagina,
  ),
  creador: modelo(
    'pagina_de_carpetas_del_creador',
    consultaDePagina({ de: 'creador', idPersona: 1 }, { buscar: 'ROMANO' }).texto,
    deUnaPagina,
  ),
  veredas: modelo(
    'pagina_de_carpetas_de_veredas',
    consultaDePagina({ de: 'veredas', idPersona: 1 }, {}).texto,
    deUnaPagina,
  ),
  inspector: modelo(
    'pagina_de_carpetas_del_inspector',
    consultaDePagina({ de: 'inspector', idPersona: 1 }, { orden: 'vencimiento' }).texto,
    deUnaPagina,
  ),
  nadie: modelo(
    'pagina_de_carpetas_sin_inspector',
    consultaDePagina({ de: 'nadie' }, { estado: ['APROBADO'], orden: 'antiguas' }).texto,
    deUnaPagina,
  ),
  todas: modelo(
    'pagina_de_carpetas_de_todos',
    consultaDePagina({ de: 'todas' }, { orden: 'antiguas' }).texto,
    deUnaPagina,
  ),
} satisfies Record<DeQuien['de'], unknown>

// The texts are few (one a combination of filters), so each may keep its plan by name.
const nombres = new Map<string, string>()
export function nombreDe(texto: string): string {
  const conocido = nombres.get(texto)
  if (conocido) return conocido
  const nombre = `lista_${createHash('sha256').update(texto).digest('hex').slice(0, 16)}`
  nombres.set(texto, nombre)
  return nombre
}

const ENTERA = modelo('lista_entera_de_carpetas', `select ${COLUMNAS} from carpeta c ${UNIONES}`, con<Precisa>())
const FILAS_POR_LECTURA = 200

/**
 * The whole list, newest first, written as it is read: memory stays flat and the first bytes leave soon. Two at a time
 * per process, since each holds a connection for as long as its reader takes.
 */
export function todasLasCarpetas(
  db: DbRaiz,
  quien: DeQuien,
  lector: number,
  mostrar: (idCarpetas: readonly number[]) => void,
  cola: Record<string, unknown> = {},
): Readable {
  return Readable.from(escribir(db, quien, lector, mostrar, cola), { objectMode: false, highWaterMark: 64 * 1024 })
}

async function* escribir(
  db: DbRaiz,
  quien: DeQuien,
  lector: number,
  mostrar: (idCarpetas: readonly number[]) => void,
  cola: Record<string, unknown>,
) {
  const soltarTurno = await turnoDeLectura(lector)
  try {
    const client = await db.$client.connect()
    const c = condicionDe(quien)
    const cursor = client.query(
      new Cursor<FilaDe<typeof ENTERA>>(
        `select ${COLUMNAS} from carpeta c ${UNIONES} where ${c.texto} order by c.id_carpeta desc`,
        c.valores,
      ),
    )
    let entera = false
    try {
      let filas = await cursor.read(FILAS_POR_LECTURA) // before the first byte: a failure is still answered as one
      yield `${JSON.stringify(cola).slice(0, -1)}${Object.keys(cola).length > 0 ? ',' : ''}"carpetas":[`
      for (let separador = ''; filas.length > 0; separador = ',') {
        mostrar(filas.map(({ id_carpeta }) => id_carpeta))
        yield separador + filas.map((fila) => JSON.stringify(mostrarCarpeta(fila))).join(',')
        filas = await cursor.read(FILAS_POR_LECTURA)
      }
      yield ']}'
      entera = true
    } finally {
      // Half read, because its reader left or the database did: the connection is closed rather than waited for.
      client.release(!entera)
    }
  } finally {
    soltarTurno?.()
  }
}
