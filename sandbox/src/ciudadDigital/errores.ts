import { ErrorDePortal, GENERICO } from '@catastro/domain/errores'
import type { FastifyError } from 'fastify'

const POR_STATUS: Readonly<Record<number, string>> = {
  404: 'La dirección no existe',
  413: 'Lo enviado supera el tamaño permitido',
  415: 'El tipo de contenido del pedido no se admite',
}

/** Any error as the status and sentence that the caller gets; never its inside. */
export const comoErrorDePortal = (error: unknown): ErrorDePortal => {
  if (error instanceof ErrorDePortal) return error
  const { statusCode = 500 } = error as Partial<FastifyError>
  if (statusCode < 400 || statusCode >= 500) return new ErrorDePortal(500, GENERICO)
  return new ErrorDePortal(statusCode, POR_STATUS[statusCode] ?? 'El pedido no es válido')
}

/** The error body of every service of the portal. */
export const cuerpoDeError = ({ message, errors }: ErrorDePortal) => ({
  ok: false,
  message,
  ...(errors.length > 0 && { errors }),
})
