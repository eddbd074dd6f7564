// `npm run bench`: each measurement, over the city that the first one makes, and at the end, together, what each compares.
// `npm run bench -- padron mapa`: those. A measurement's file says what sets its size, from the environment.
import { construir } from './construir.mjs'
import { deUnoEnUno, resumir } from './pasos.mjs'

/** In this order, and which of its lines it says again: of one thing beside another, or beside what was aimed at. */
const MEDICIONES = [
  ['generar', /^Listo en/],
  ['planes', /\| (?!ninguna|Tablas|-)[^|]+ \|$/],
  ['estadisticas', /^(razón|interbloqueos|cuentas que difieren)/],
  ['listaEntera', /^(primer byte|memoria)/],
  ['mapa', /^(de todos|un minuto|memoria)/],
  ['padron', /meta:/],
  ['comparar', /≥/],
  ['carga', /atendidos/],
  ['porRepartidor', /atendidos/],
  ['lighthouse', /\d \/ \d/],
]

const pedidas = process.argv.slice(2)
const elegidas = MEDICIONES.filter(([nombre]) => pedidas.length === 0 || pedidas.includes(nombre))
if (elegidas.length === 0) process.exit(1)

await construir()
const resultados = await deUnoEnUno(elegidas.map(([nombre]) => [nombre, 'npx', ['tsx', `bench/${nombre}.ts`]]))
const codigo = resumir(resultados)
for (const { nombre, ultimo } of resultados) {
  const dice = MEDICIONES.find(([una]) => una === nombre)?.[1]
  console.log(`\n${nombre}`)
  for (const linea of ultimo.split('\n')) if (dice?.test(linea)) console.log(`  ${linea}`)
}
process.exit(codigo)
