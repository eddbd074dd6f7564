import { abrirDb } from '../../src/plataforma/base/db.ts'
import { appSobre } from '../appDePrueba.ts'
import { CIUDAD, postgresConPlantillas } from '../postgresDeLaCorrida.ts'
import { correr } from './correr.ts'

/** `npm run pruebas:largas`: requests with anything in them, many. Fails at the first that is not answered as it should. */

const SEMILLA = Number(process.env.SEMILLA ?? Date.now() % 1_000_000)
const TIROS = Number(process.env.TIROS ?? 30_000)

const postgres = await postgresConPlantillas()
const db = abrirDb({ ...postgres.conexion, database: CIUDAD })
const { cerrar, ...portal } = await appSobre(db, postgres)
try {
  console.log(`Pedidos con cualquier cosa: cada llamada declarada, de cualquiera (semilla ${SEMILLA})\n`)
  const desde = performance.now()
  const { tiros, llamadas, respuestas, falla } = await correr(portal, {
    semilla: SEMILLA,
    tiros: TIROS,
    camino: process.env.CAMINO,
  })
  const deCada = [...respuestas].sort(([a], [b]) => a - b).map(([estado, cuantos]) => `${estado}: ${cuantos}`)
  console.log(`Pedidos: ${tiros}, a ${llamadas} llamadas. Tiempo: ${Math.round((performance.now() - desde) / 1000)} s.
Respuestas: ${deCada.join(', ')}.
Faltas: ${falla ?? 'ninguna'}.`)
  process.exitCode = falla ? 1 : 0
} finally {
  await cerrar()
  await db.$client.end()
  await postgres.detener()
}
