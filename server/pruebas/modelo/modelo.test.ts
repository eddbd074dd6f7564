import { expect, it } from 'vitest'
import { appDePrueba } from '../appDePrueba.ts'
import { proveedorDePrueba } from '../proveedorDePrueba.ts'
import { correr } from './correr.ts'

const { SEMILLA = '20261122', PARTIDAS = '6', LARGO = '50', CAMINO, REPETICION } = process.env

/** Time for a failure to be shortened; without one it takes a few seconds. Many more games are in the long tests. */
const COMO_MUCHO_MS = 480_000

it('gente que hace cualquier cosa en cualquier orden: todo se sostiene y nadie queda trabado', {
  timeout: COMO_MUCHO_MS + 60_000,
}, async () => {
  const proveedor = proveedorDePrueba()
  const portal = await appDePrueba({ proveedor })
  const { falla } = await correr(portal, proveedor, {
    semilla: Number(SEMILLA),
    partidas: Number(PARTIDAS),
    largo: Number(LARGO),
    camino: CAMINO,
    repeticion: REPETICION,
    comoMuchoMs: COMO_MUCHO_MS,
  })
  expect(falla).toBeNull()
})
