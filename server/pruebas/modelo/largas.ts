import { abrirDb } from '../../src/plataforma/base/db.ts'
import { appSobre } from '../appDePrueba.ts'
import { CIUDAD, postgresConPlantillas } from '../postgresDeLaCorrida.ts'
import { proveedorDePrueba } from '../proveedorDePrueba.ts'
import { correr } from './correr.ts'

/** `npm run pruebas:largas`: the games of the model, many and long. Fails when anything does not hold. */

const SEMILLA = Number(process.env.SEMILLA ?? 6)
const PARTIDAS = Number(process.env.PARTIDAS ?? 250)
const LARGO = Number(process.env.LARGO ?? 150)

const postgres = await postgresConPlantillas()
const db = abrirDb({ ...postgres.conexion, database: CIUDAD })
const proveedor = proveedorDePrueba()
const { cerrar, ...portal } = await appSobre(db, postgres, { proveedor })
try {
  console.log(`Modelo: gente al azar sobre carpetas, formularios, pagos, observaciones, archivos y borradores (semilla ${SEMILLA})
Hasta ${LARGO} tiros por partida; después, cada carpeta se lleva a su final con lo que ofrecen las pantallas.\n`)
  const desde = performance.now()
  const { partidas, pasos, respuestas, falla } = await correr(portal, proveedor, {
    semilla: SEMILLA,
    partidas: PARTIDAS,
    largo: LARGO,
    camino: process.env.CAMINO,
    repeticion: process.env.REPETICION,
  })
  const deCada = [...respuestas].sort().map(([codigo, cuantos]) => `${codigo}: ${cuantos}`)
  console.log(`Partidas: ${partidas}. Pasos: ${pasos}, cada uno con todo revisado después. Tiempo: ${Math.round((performance.now() - desde) / 1000)} s.
Respuestas: ${deCada.join(', ')}.
Faltas: ${falla ?? 'ninguna'}.`)
  process.exitCode = falla ? 1 : 0
} finally {
  await cerrar()
  await db.$client.end()
  await postgres.detener()
}
