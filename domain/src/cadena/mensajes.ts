import { cuantos } from '../plurales.ts'

const desdeHace = (minutos: number) => `La auditoría no se sella desde hace ${cuantos(minutos, 'minuto', 'minutos')}`

export const SELLADO_SIN_CORRER = (minutos: number) => `${desdeHace(minutos)}: el trabajo que la sella no corre`

/** `proceso`: null where a prepared transaction holds it, which has none. */
export const SELLADO_DETENIDO = (minutos: number, proceso: number | null, abierta: string | null) =>
  `${desdeHace(minutos)}: la detiene una transacción abierta${abierta ? ` desde las ${abierta}` : ''} (${
    proceso === null ? 'preparada, sin proceso' : `proceso ${proceso}`
  } de PostgreSQL)`
