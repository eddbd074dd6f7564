import { ErrorDePortal } from '@catastro/domain/errores'
import type { Db } from '../base/db.ts'
import type { Portero } from '../ciudadDigital/comprobarTokens.ts'
import { turnosDeCada } from '../proceso/turnos.ts'
import { DEMASIADOS } from './limites.ts'
import { abusa, contarPorDireccion, direccionContada } from './limitesPorDireccion.ts'

const SIN_FILA = () => {}

/**
 * Broken tokens limit the broken: nobody can tell a token that was never seen from a broken one without asking Ciudad
 * Digital. So where an address brought too many, what it brings next is asked in a short line, a few at a time, and only the
 * refused get a 429 (ADR 21).
 */
export function porteroDeTokens(db: Db, maximo: number): (ip: string) => Portero {
  const tomarLugar = turnosDeCada<string>({ deCada: 4, enTodo: 8, enFila: 100 })
  return (ip) => ({
    async antesDePreguntar() {
      if (!(await abusa(db, ip, 'tokens', maximo))) return SIN_FILA
      const soltar = await tomarLugar(direccionContada(ip))
      if (!soltar) throw new ErrorDePortal(429, DEMASIADOS)
      return soltar
    },
    alRechazar: () => contarPorDireccion(db, ip, 'tokens', maximo),
  })
}
