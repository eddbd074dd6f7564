import type { Centavos } from '@catastro/domain/dinero'
import type { Producto } from '@catastro/domain/pagos/productos'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'

/** A thing that several payments may go to, whoever made them. */
interface Cosa {
  readonly producto: Producto
  readonly clave: string
}

const USADOS = `select id_pago, row_number() over (order by usado_el desc, id_pago desc) as lugar
  from pago where tipo = $1 and clave = $2 and usado_el is not null`

const ultimo = sentencia('ultimo_pago_usado', `select id_pago as "idPago" from (${USADOS}) usados where lugar = 1`)

/** The last payment that was used for a thing; null when there is none. */
export const ultimoUsado = async (db: Db, { producto, clave }: Cosa): Promise<number | null> =>
  (await ultimo(db, producto, clave))[0]?.idPago ?? null

// Only what changes is written: what staff have looked at is not put before them again until it is another amount.
const anotar = sentencia(
  'anotar_excedente',
  `update pago p set excedente = d.excedente,
     revision = case when d.excedente is not null then 'EXCEDENTE' when p.revision <> 'EXCEDENTE' then p.revision end
   from (select id_pago, case when lugar = 1 then nullif($3::bigint, 0) end as excedente from (${USADOS}) usados) d
   where p.id_pago = d.id_pago and p.excedente is distinct from d.excedente`,
)

/** What was paid for a thing in excess of what it comes to now: shown to staff on its last payment alone. */
export const anotarExcedente = (tx: Tx, { producto, clave }: Cosa, excedente: Centavos) =>
  anotar(tx, producto, clave, excedente)
