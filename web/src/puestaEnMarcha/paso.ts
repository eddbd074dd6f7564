import type { RespuestaDe } from '../red/llamadas.ts'

/** A step, as the server tells how it stands. */
export type Paso = RespuestaDe<'main', 'GET /puestaEnMarcha'>['pasos'][number]
