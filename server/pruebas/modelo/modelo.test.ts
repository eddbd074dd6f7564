import { expect, it } from 'vitest'
import { appDePrueba } from '../appDePrueba.ts'
import { proveedorDePrueba } from '../proveedorDePrueba.ts'
import { correr } from './correr.ts'

const { SEMILLA, CAMINO, REPETICION, PARTIDAS, LARGO } = process.env

it('gente que hace cualquier cosa en cualquier orden: todo se sostiene y nadie queda trabado', {
  timeout: 600_000,
}, async () => {
  const proveedor = proveedorDePrueba()
  const portal = await appDePrueba({ proveedor })
  const { partidas, pasos, respuestas, falla } = await correr(portal, proveedor, {
    semilla: Number(SEMILLA ?? 20_261_122),
    partidas: Number(PARTIDAS ?? 150),
    largo: Number(LARGO ?? 20),
    camino: CAMINO,
    repeticion: REPETICION,
  })
  console.log(partidas, pasos, respuestas)
  expect(falla).toBeNull()
})
