import { ErrorDePortal } from '@catastro/domain/errores'

/** The reason, without drizzle's wrapping: that one quotes the statement with its values. */
export const causa = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && !(error instanceof ErrorDePortal)
    ? causa(error.cause)
    : error
