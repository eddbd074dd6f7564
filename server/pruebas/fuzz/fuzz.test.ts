import { expect, it } from 'vitest'
import { appDePrueba } from '../appDePrueba.ts'
import { correr } from './correr.ts'

/** The same two hundred each time; `npm run pruebas:largas` does many more. */
const SEMILLA = Number(process.env.SEMILLA ?? 17)

it('doscientos pedidos con cualquier cosa, de cualquiera: ninguno es una falla, ni habla inglés, ni se cuelga', {
  timeout: 120_000,
}, async () => {
  const { tiros, llamadas, falla } = await correr(await appDePrueba(), {
    semilla: SEMILLA,
    tiros: 200,
    camino: process.env.CAMINO,
  })
  expect(falla).toBeNull()
  expect(tiros).toBe(200)
  expect(llamadas).toBeGreaterThan(100)
})
