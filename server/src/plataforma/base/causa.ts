import { ErrorDePortal } from '@catastro/domain/errores'

/** The reason, without what only wraps it: 'fetch failed' says nothing, and a failed migration quotes its statement. */
export const causa = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && !(error instanceof ErrorDePortal)
    ? causa(error.cause)
    : error
