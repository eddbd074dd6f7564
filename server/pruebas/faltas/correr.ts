import { type Cuenta, resumen } from './cuenta.ts'
import type { Falta, FaltasDe } from './falta.ts'
import { LISTA } from './lista.ts'
import { vitestConFalta } from './vitestConFalta.ts'

/**
 * `npm run pruebas:largas`: makes one line wrong at a time and says whether its tests notice. Names given as arguments
 * ('carpetas', 'pagos/usarPago') run only those; DETALLE=1 says which test noticed what. Fails when a
 * capability notices fewer than 95 of each 100.
 */

const META = 0.95
const elegidas = process.argv.slice(2)
const seElige = (capacidad: string, { archivo }: FaltasDe) =>
  elegidas.length === 0 || elegidas.some((una) => capacidad === una || (una.includes('/') && archivo.includes(una)))

const partes = Object.entries(LISTA).flatMap(([capacidad, todas]) => {
  const de = todas.filter((una) => seElige(capacidad, una))
  return de.length > 0 ? [{ capacidad, de }] : []
})

const inicio = Date.now()
// What notices may be one of those that `npm test` leaves.
process.env.LARGAS = 'si'
const vitest = await vitestConFalta()
for (const fin of ['SIGINT', 'SIGTERM'] as const) process.once(fin, () => vitest.cerrar().then(() => process.exit(1)))
try {
  await exigirVerdes()
  const cuentas: Cuenta[] = []
  const sinNotar: string[] = []
  for (const { capacidad, de } of partes) {
    const cuenta: Cuenta = { capacidad, notadas: 0, todas: 0 }
    cuentas.push(cuenta)
    for (const { archivo, pruebas, faltas } of de) {
      for (const falta of faltas) {
        const nota = await primeraQueLaNota(archivo, falta, pruebas)
        cuenta.todas++
        if (nota === undefined) sinNotar.push(`${archivo}: ${falta[0]}`)
        else cuenta.notadas++
        if (process.env.DETALLE) console.log(`${nota ?? 'NO SE NOTA'}\n  ${archivo}: ${falta[0]}`)
      }
    }
  }
  const { texto, menor } = resumen(cuentas, sinNotar, Math.round((Date.now() - inicio) / 1000))
  console.log(texto)
  process.exitCode = menor >= META ? 0 : 1
} finally {
  await vitest.cerrar()
}

/** With nothing made wrong they must be green: otherwise each fault would be noticed for nothing. */
async function exigirVerdes(): Promise<void> {
  for (const prueba of new Set(partes.flatMap(({ de }) => de.flatMap(({ pruebas }) => pruebas)))) {
    const { corridas, fallidas } = await vitest.correr(prueba)
    if (corridas > 0 && fallidas.length === 0) continue
    throw new Error(`Sin ninguna falta, ${prueba} no pasa: ${fallidas.join('; ') || 'no tiene pruebas'}`)
  }
}

async function primeraQueLaNota(
  archivo: string,
  falta: Falta,
  pruebas: readonly string[],
): Promise<string | undefined> {
  for (const prueba of pruebas) {
    const { fallidas } = await vitest.conFalta(archivo, falta, prueba)
    if (fallidas[0] !== undefined) return `${prueba}: ${fallidas[0]}`
  }
  return undefined
}
