import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { type Db, sentencia } from '../base/db.ts'

const sumarDePersona = sentencia(
  'sumar_llamadas_de_persona',
  `insert into uso_por_minuto as u (id_persona, clase, minuto, cuenta) values ($1, 'llamadas', date_trunc('minute', now()), $2)
   on conflict (id_persona, clase, minuto) do update set cuenta = u.cuenta + excluded.cuenta returning cuenta, (extract(epoch from minuto) / 60)::integer as "minuto!"`,
)
const sumarDeDireccion = sentencia(
  'sumar_llamadas_de_direccion',
  `insert into uso_por_direccion as u (direccion, clase, minuto, cuenta) values ($1, 'llamadas', date_trunc('minute', now()), $2)
   on conflict (direccion, clase, minuto) do update set cuenta = u.cuenta + excluded.cuenta returning cuenta, (extract(epoch from minuto) / 60)::integer as "minuto!"`,
)

/** Who is counted: a person, or an address while nobody is signed in. */
export const clavePropia = (idPersona: number | undefined, direccion: string) =>
  idPersona === undefined ? direccion : `p${idPersona}`

interface Cuenta {
  readonly minuto: number
  /** Those that came to this process, and how many of them it has told. */
  propias: number
  dichas: number
  /** Those of the other processes, as far as the database has said. */
  ajenas: number
  contando: Promise<void> | undefined
}

const UN_MINUTO_MS = 60_000
const MAX_CUENTAS = 20_000

/**
 * All calls of somebody in a minute, for all processes together, at less than a write a call: each counts in its memory, and
 * tells the database after every twentieth of the limit, which answers with the sum. So somebody passes the limit by a twentieth
 * for each other process at most (ADR 21). Where the database does not answer, its own count holds.
 */
export const llamadasPorMinuto = (db: Db, maximo: number, ahora: () => number = Date.now) => {
  const cuentas = new Map<string, Cuenta>()
  const tanda = Math.max(1, Math.floor(maximo / 20))

  async function contar(clave: string, cuenta: Cuenta): Promise<void> {
    while (cuenta.propias - cuenta.dichas >= tanda) {
      const cuantas = cuenta.propias - cuenta.dichas
      cuenta.dichas += cuantas
      const [fila] = await (clave.startsWith('p')
        ? sumarDePersona(db, Number(clave.slice(1)), cuantas)
        : sumarDeDireccion(db, clave, cuantas))
      // With clocks some seconds apart, the database's minute may be another: its sum is of that one.
      if (fila?.minuto === cuenta.minuto) cuenta.ajenas = fila.cuenta - cuenta.dichas
    }
  }

  function cuentaDe(clave: string): Cuenta {
    const minuto = Math.floor(ahora() / UN_MINUTO_MS)
    const conocida = cuentas.get(clave)
    const cuenta =
      conocida?.minuto === minuto ? conocida : { minuto, propias: 0, dichas: 0, ajenas: 0, contando: undefined }
    cuentas.delete(clave)
    cuentas.set(clave, cuenta)
    // A Map keeps insertion order: the first is who came longest ago.
    if (cuentas.size > MAX_CUENTAS) cuentas.delete(cuentas.keys().next().value ?? '')
    return cuenta
  }

  return class implements FastifyRateLimitStore {
    incr(clave: string, listo: (error: Error | null, fila?: { current: number; ttl: number }) => void): void {
      const cuenta = cuentaDe(clave)
      cuenta.propias += 1
      const numero = cuenta.propias
      const decir = () => listo(null, { current: numero + cuenta.ajenas, ttl: UN_MINUTO_MS - (ahora() % UN_MINUTO_MS) })
      if (numero + cuenta.ajenas <= maximo && numero - cuenta.dichas >= tanda)
        cuenta.contando ??= contar(clave, cuenta)
          .catch(() => {})
          .finally(() => {
            cuenta.contando = undefined
          })
      if (cuenta.contando) void cuenta.contando.then(decir)
      else decir()
    }
    /** None of the portal's calls has a limit of its own here. */
    child(): this {
      return this
    }
  }
}
