import { adelantarNumeros } from '../plataforma/archivos/restauraciones.ts'
import type { Db } from '../plataforma/base/db.ts'

const COMIENZO = Date.parse('2026-01-01T00:00:00Z')
const MINUTO_MS = 60_000

/**
 * At each start, the numbers of seven digits go on above the minutes that have gone by since 2026: whatever was restored, with
 * nobody left who knows what was given, it was given before now, and a city takes less than a payment a minute. They
 * last until 2045.
 */
export const numerarPorEncima = (db: Db, ahora = new Date()) =>
  adelantarNumeros(db, { pago_transaccion: Math.floor((ahora.getTime() - COMIENZO) / MINUTO_MS) }, 0)
