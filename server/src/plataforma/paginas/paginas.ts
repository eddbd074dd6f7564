import { errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import type { Db } from '../base/db.ts'
import { exigirNoNulas, type Fila, modelo, type Nombre, sinMarcas } from '../base/sentencias.ts'
import { TOPE, totalDe, tramoDe } from './tramo.ts'

const MIN_LETRAS = 3

interface Lista<C extends string> {
  /** With the alias that the rest calls it by: 'correo_saliente c'. */
  readonly tabla: string
  /** Its key, which grows with time: the list goes by it. */
  readonly clave: string
  readonly columnas: string
  readonly uniones?: string
  /**
   * Each with `?` for its value, or with none to be asked for with `true`; those that are not asked for are left out. Of a
   * few fixed words, one each written out: a plan made without knowing which would walk past all the others.
   */
  readonly condiciones: Readonly<Record<C, string>>
}

interface Filtro {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly orden?: 'recientes' | 'antiguas' | undefined
}

/**
 * One page and its count (exact to 1,000), newest first unless asked otherwise. The keys come first, by index; the other
 * columns and tables are read only for the rows shown.
 */
export function lista<N extends Nombre, C extends string>(nombre: N, { condiciones, ...l }: Lista<C>) {
  const { tabla, clave, columnas, uniones = '' } = l
  const todas = numeradas(Object.values(condiciones))
  const filasDe = modelo(nombre, `select ${columnas} from ${tabla} ${uniones} where ${todas}`)

  type Valores = Readonly<Partial<Record<C, unknown>>>
  /** What is sent, with its values. */
  const consulta = (filtro: Filtro, valores: Valores) => {
    const tramo = tramoDe(filtro)
    const pedidas = (Object.keys(condiciones) as C[]).filter((condicion) => valores[condicion] !== undefined)
    const donde = numeradas(pedidas.map((condicion) => condiciones[condicion]))
    const conValor = pedidas.filter((condicion) => condiciones[condicion].includes('?'))
    const n = conValor.length
    const orden = `order by id ${filtro.orden === 'antiguas' ? 'asc' : 'desc'}`
    return {
      texto: sinMarcas(`with alcance as materialized (
         select ${clave} as id from ${tabla} where ${donde} ${orden} limit ${TOPE}
       )
       select n.cuenta, p.* from (select count(*)::integer as cuenta from alcance) n
       left join lateral (
         select pagina.id, ${columnas}
         from (select id from alcance ${orden} limit $${n + 1} offset $${n + 2}) pagina
         join ${tabla} on ${clave} = pagina.id ${uniones} ${orden.replace('id', 'pagina.id')}
       ) p on true`),
      valores: [...conValor.map((condicion) => valores[condicion]), tramo.filas, tramo.desde],
    }
  }
  const pagina = async (db: Db, filtro: Filtro, pedidos: Valores) => {
    const { texto, valores } = consulta(filtro, pedidos)
    const { rows } = await db.$client.query<Fila<N> & { cuenta: number; id: number | null }>(texto, valores)
    const cuenta = rows[0]?.cuenta ?? 0
    const filas: Fila<N>[] = rows.filter(({ id }) => id !== null)
    exigirNoNulas(filas, filasDe)
    return { filas, ...totalDe(cuenta) }
  }
  return Object.assign(pagina, { consulta })
}

/** The conditions joined, with the number of its value in each that has one. */
function numeradas(condiciones: readonly string[]): string {
  let n = 0
  const numerada = (texto: string) => (texto.includes('?') ? texto.replaceAll('?', `$${++n}`) : texto)
  return condiciones.map(numerada).join(' and ') || 'true'
}

/** What a text holds, as `like` compares it. Fewer than three letters no index can look for. */
export function contiene(texto: string): string {
  if (texto.length < MIN_LETRAS) throw errorDeCampo('buscar', predicado('escriba al menos 3 letras o números'))
  return `%${texto.replace(/[\\%_]/g, '\\$&')}%`
}
