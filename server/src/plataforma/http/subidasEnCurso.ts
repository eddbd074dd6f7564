import { ErrorDePortal } from '@catastro/domain/errores'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { direccionContada } from './limitesPorDireccion.ts'

/** Uploads under way at once, in a process. 0: no limit. */
export interface MaximoDeSubidas {
  readonly porPersona: number
  readonly porDireccion: number
}

const DEMASIADAS_SUBIDAS = 'Ya se están enviando otros archivos. Espere a que terminen e intente de nuevo'

/** Lets an upload in, until it is answered or gone; refuses with 429 where there are as many as there may be. */
export function subidasEnCurso({ porPersona, porDireccion }: MaximoDeSubidas) {
  const enCurso = new Map<string, number>()
  return ({ quien, ip }: FastifyRequest, { raw }: FastifyReply): void => {
    const lugares: readonly [clave: string, maximo: number][] = [
      [`persona ${quien?.idPersona}`, porPersona],
      [`direccion ${direccionContada(ip)}`, porDireccion],
    ]
    if (lugares.some(([clave, maximo]) => maximo > 0 && (enCurso.get(clave) ?? 0) >= maximo)) {
      throw new ErrorDePortal(429, DEMASIADAS_SUBIDAS)
    }
    for (const [clave] of lugares) enCurso.set(clave, (enCurso.get(clave) ?? 0) + 1)
    let dentro = true
    const salir = () => {
      if (!dentro) return
      dentro = false
      for (const [clave] of lugares) {
        const quedan = (enCurso.get(clave) ?? 1) - 1
        if (quedan > 0) enCurso.set(clave, quedan)
        else enCurso.delete(clave)
      }
    }
    raw.once('finish', salir)
    raw.once('close', salir)
  }
}
