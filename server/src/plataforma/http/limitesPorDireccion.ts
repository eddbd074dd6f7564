import { isIPv6 } from 'node:net'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, sentencia } from '../base/db.ts'
import { DEMASIADOS } from './limites.ts'

const contar = sentencia(
  'contar_uso_de_direccion',
  `insert into uso_por_direccion as u (direccion, clase, minuto, cuenta) values ($1, $2, date_trunc('minute', now()), 1)
   on conflict (direccion, clase, minuto) do update set cuenta = u.cuenta + 1 returning cuenta`,
)
const leer = sentencia(
  'uso_de_direccion',
  `select cuenta from uso_por_direccion where direccion = $1 and clase = $2 and minuto = date_trunc('minute', now())`,
)

/** An address as it is counted: whoever has one of IPv6 may have a whole /48 of them. */
export function direccionContada(ip: string): string {
  const sinPrefijo = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(sinPrefijo)) return sinPrefijo
  const [antes = '', despues = ''] = sinPrefijo.split('::')
  const grupos = (texto: string) => (texto === '' ? [] : texto.split(':'))
  const faltan = 8 - grupos(antes).length - grupos(despues).length
  return [...grupos(antes), ...Array<string>(Math.max(0, faltan)).fill('0'), ...grupos(despues)].slice(0, 3).join(':')
}

/** What is done without being anybody: public calls, and coming with a token that nobody has. */
export type ClaseSinSesion = 'avisos' | 'consultas' | 'envios' | 'borradores' | 'tokens'

/** Counts one of an address, for all processes together, and refuses past the limit with 429 (S-24). 0: no limit. */
export async function contarPorDireccion(db: Db, ip: string, clase: ClaseSinSesion, maximo: number): Promise<void> {
  if (maximo === 0) return
  const [fila] = await contar(db, direccionContada(ip), clase)
  if (fila && fila.cuenta > maximo) throw new ErrorDePortal(429, DEMASIADOS)
}

/** Whether there were so many already, without counting this one. */
export async function abusa(db: Db, ip: string, clase: ClaseSinSesion, maximo: number): Promise<boolean> {
  if (maximo === 0) return false
  const [fila] = await leer(db, direccionContada(ip), clase)
  return fila !== undefined && fila.cuenta >= maximo
}
