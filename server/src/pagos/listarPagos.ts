import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { BUSCAR_MAS } from '@catastro/domain/carpetas/filtro'
import { errorDeCampo } from '@catastro/domain/errores'
import type { FiltroDePagos } from '@catastro/domain/pagos/llamadas'
import { FILAS_AL_ALCANCE } from '@catastro/domain/tipos'
import type { DbRaiz } from '../plataforma/db.ts'
import { exigirNoNulas, type Fila, type Modelo, modelo } from '../plataforma/sentencias.ts'
import { COLUMNAS_DE_PAGO } from './leerPago.ts'

export interface PaginaDe<F> {
  readonly filas: F[]
  readonly total: number
  readonly totalEsMinimo?: true
}

export interface AlcanceDePagos {
  /** One person's; without it, everybody's. */
  readonly idPersona?: number
  readonly porRevisar?: boolean
}

const PERSONA = `per.apellido_persona || ' ' || per.nombre_persona as persona, per.documento_persona as cuil`
const pagos = modelo(
  'listar_pagos',
  `select ${COLUMNAS_DE_PAGO}, ${PERSONA} from pago p join persona per using (id_persona)
   where id_persona = $1 and revision is not null and estado = $2 and (id_pago = $3 or p.busqueda like $4)`,
)
export type PagoListado = Fila<'listar_pagos'>

const NUMERO_MAXIMO = 2 ** 31 - 1
const MIN_LETRAS = 3

/** One page, newest first unless asked otherwise, with its count to 1,000. */
export async function paginaDePagos(
  db: DbRaiz,
  alcance: AlcanceDePagos,
  filtro: FiltroDePagos,
): Promise<PaginaDe<PagoListado>> {
  const valores: unknown[] = []
  const valor = (dato: unknown) => `$${valores.push(dato)}`
  const partes = ['true']
  if (alcance.idPersona !== undefined) partes.push(`id_persona = ${valor(alcance.idPersona)}`)
  if (alcance.porRevisar) partes.push('revision is not null')
  // One of seven fixed words, written out: a plan made without knowing which would walk past all the others.
  if (filtro.estado) partes.push(`estado = '${filtro.estado}'`)
  const busqueda = normalizarBusqueda(filtro.buscar ?? '')
  if (busqueda !== '') partes.push(deLaBusqueda(busqueda, valor))
  const sentido = filtro.orden === 'antiguas' ? 'asc' : 'desc'
  return pagina(db, filtro, {
    modelo: pagos,
    alcance: `select id_pago as id from pago where ${partes.join(' and ')} order by id_pago ${sentido}`,
    sentido,
    filas: `select ${COLUMNAS_DE_PAGO}, ${PERSONA} from ids join pago p on p.id_pago = ids.id join persona per using (id_persona)
      order by p.id_pago ${sentido}`,
    valores,
  })
}

function deLaBusqueda(busqueda: string, valor: (dato: unknown) => string): string {
  const numero = /^\d{1,10}$/.test(busqueda) ? Number(busqueda) : Number.NaN
  const porNumero = numero <= NUMERO_MAXIMO ? [`id_pago = ${valor(numero)}`] : []
  const porTexto =
    busqueda.length >= MIN_LETRAS ? [`busqueda like ${valor(`%${busqueda.replace(/[\\%_]/g, '\\$&')}%`)}`] : []
  const alguna = [...porNumero, ...porTexto]
  if (alguna.length === 0) throw errorDeCampo('buscar', BUSCAR_MAS)
  return `(${alguna.join(' or ')})`
}

const POR_PAGINA = 5

interface Consulta<F> {
  readonly modelo: Modelo<F>
  /** The ids in the list's order. */
  readonly alcance: string
  /** The rows of `ids`, in the same order. */
  readonly filas: string
  readonly sentido: 'asc' | 'desc'
  readonly valores: readonly unknown[]
}

/** Cuts a page out of a list and counts it to 1,000, whatever the list is of. */
export async function pagina<F extends object>(
  db: DbRaiz,
  pedida: Pick<FiltroDePagos, 'pagina' | 'porPagina'>,
  { modelo, alcance, filas: texto, sentido, valores }: Consulta<F>,
): Promise<PaginaDe<F>> {
  const porPagina = pedida.porPagina ?? POR_PAGINA
  const desde = ((pedida.pagina ?? 1) - 1) * porPagina
  if (desde + porPagina > FILAS_AL_ALCANCE) {
    throw errorDeCampo('pagina', 'se llega hasta la fila 1.000. Acote la búsqueda para ver las demás')
  }
  const { rows } = await db.$client.query<F & { cuenta: number; esta: true | null }>({
    text: `with alcance as materialized (${alcance} limit ${FILAS_AL_ALCANCE + 1}),
        ids as (select id from alcance order by id ${sentido} limit $${valores.length + 1} offset $${valores.length + 2})
      select n.cuenta, f.* from (select count(*)::integer as cuenta from alcance) n
      left join lateral (select true as esta, f.* from (${texto}) f) f on true`,
    values: [...valores, porPagina, desde],
  })
  const cuenta = rows[0]?.cuenta ?? 0
  const filas: F[] = rows.filter(({ esta }) => esta)
  exigirNoNulas(filas, modelo)
  return {
    filas,
    total: Math.min(cuenta, FILAS_AL_ALCANCE),
    ...(cuenta > FILAS_AL_ALCANCE && { totalEsMinimo: true as const }),
  }
}
