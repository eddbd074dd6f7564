import { expect, it } from 'vitest'
import { importarEnPadron } from '../../pruebas/importaciones/padronContado.ts'

it('en un padrón contado con una sola fila, cada lote no lee las tablas enteras', async () => {
  const { leidas } = await importarEnPadron({ filas: 6000, conUno: true })
  // Of the first thousand rows each reads the few that there are: 1.3 million. When all six thousand did, 189 million.
  expect(leidas).toBeLessThan(2_000_000)
})
