import type { FaltasDe } from './falta.ts'

/** The screens' own rules: what they offer, keep and send. */
export const DE_PORTAL: readonly FaltasDe[] = []
