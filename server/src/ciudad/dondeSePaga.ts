import type { ValorDe } from '@catastro/domain/ciudad/claves'
import { semillaDe } from '@catastro/domain/ciudad/configurables'
import { dondeSePaga } from '@catastro/domain/ciudad/dondeSePaga'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'

const leer = sentencia(
  'pagos_vigentes',
  `select valor from configuracion where clave = 'pagos' order by version desc limit 1`,
  con<{ valor: Partial<ValorDe<'pagos'>> }>(),
)

/** Where what is not paid by card is paid, for a mail; empty while the city has not written it. */
export async function dondeSePagaHoy(db: Db): Promise<string> {
  const [escrita] = await leer(db)
  return escrita ? dondeSePaga({ ...(semillaDe('pagos') as ValorDe<'pagos'>), ...escrita.valor }) : ''
}
