import type { Entorno } from './entorno.ts'

export interface Origen {
  readonly codigo: string
  readonly url: string
}

const POR_DEFECTO = 'catastro'
/** Anything else is no code, and PostgreSQL does not even take some of it. */
const CODIGO = /^[\w-]{1,40}$/

/** Where a `destino` leads. It is a code of the table and never an address; an unknown one is the portal. */
export const origenDe = async ({ db }: Entorno, destino: string | undefined): Promise<Origen> => {
  const { rows } = await db.query<Origen>(
    `select codigo, url_retorno as url from ciudad_digital.cd_origen
      where codigo in ($1, $2) order by codigo = $1 desc limit 1`,
    [CODIGO.test(destino ?? '') ? destino : POR_DEFECTO, POR_DEFECTO],
  )
  const origen = rows[0]
  if (!origen) throw new Error('cd_origen está vacía')
  return origen
}
