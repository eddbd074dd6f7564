import { LISTA } from './lista.ts'
import { vitestConFalta } from './vitestConFalta.ts'

/**
 * `npm run pruebas:largas`: makes one line wrong at a time and says whether its tests notice. Names given as arguments
 * ('carpetas', 'pagos/usarPago') run only those. Fails when fewer than 95 of each 100 are noticed.
 */

const META = 0.95
const elegidas = process.argv.slice(2)
const seElige = (capacidad: string, archivo: string) =>
  elegidas.length === 0 || elegidas.some((elegida) => capacidad === elegida || archivo.includes(elegida))

const partes = Object.entries(LISTA)
  .map(([capacidad, de]) => ({ capacidad, de: de.filter(({ archivo }) => seElige(capacidad, archivo)) }))
  .filter(({ de }) => de.length > 0)
const inicio = Date.now()
const vitest = await vitestConFalta()

async function primeraQueLaNota(
  archivo: string,
  falta: Parameters<typeof vitest.conFalta>[1],
  pruebas: readonly string[],
) {
  for (const prueba of pruebas) {
    const { fallidas } = await vitest.conFalta(archivo, falta, prueba)
    if (fallidas[0] !== undefined) return `${prueba}: ${fallidas[0]}`
  }
  return undefined
}

try {
  // With nothing made wrong they must be green: otherwise each fault would be noticed for nothing.
  for (const prueba of new Set(partes.flatMap(({ de }) => de.flatMap(({ pruebas }) => pruebas)))) {
    const { corridas, fallidas } = await vitest.correr(prueba)
    if (corridas === 0 || fallidas.length > 0)
      throw new Error(`Sin ninguna falta, ${prueba} no pasa: ${fallidas.join('; ')}`)
  }
  const cuentas: { capacidad: string; notadas: number; todas: number }[] = []
  const sinNotar: string[] = []
  for (const { capacidad, de } of partes) {
    const cuenta = { capacidad, notadas: 0, todas: 0 }
    for (const { archivo, pruebas, faltas } of de) {
      for (const falta of faltas) {
        const nota = await primeraQueLaNota(archivo, falta, pruebas)
        cuenta.todas++
        if (nota !== undefined) cuenta.notadas++
        else sinNotar.push(`${archivo}: ${falta[0]}`)
        if (process.env.DETALLE)
          console.log(
            `${nota === undefined ? 'NO SE NOTA' : 'se nota   '}  ${archivo}: ${falta[0]}${nota ? `\n              ${nota}` : ''}`,
          )
      }
    }
    cuentas.push(cuenta)
  }
  const suma = (cual: 'notadas' | 'todas') => cuentas.reduce((total, cuenta) => total + cuenta[cual], 0)
  console.log(`Una línea mal escrita por vez, y si las pruebas de al lado lo notan.\n`)
  for (const { capacidad, notadas, todas } of cuentas) {
    console.log(`${capacidad.padEnd(16)}${String(notadas).padStart(4)} de ${todas}`)
  }
  console.log(
    `${'en total'.padEnd(16)}${String(suma('notadas')).padStart(4)} de ${suma('todas')} (${((100 * suma('notadas')) / suma('todas')).toFixed(1)} %)`,
  )
  console.log(`\nSin notar: ${sinNotar.length}.${sinNotar.map((una) => `\n  ${una}`).join('')}`)
  console.log(`Tiempo: ${Math.round((Date.now() - inicio) / 1000)} s.`)
  process.exitCode = suma('notadas') / suma('todas') >= META ? 0 : 1
} finally {
  await vitest.cerrar()
}
