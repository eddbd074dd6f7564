import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { unTercio } from '../larga.ts'
import { FILAS } from './filas.ts'
import { type Mundo, mundoDeAcceso } from './mundo.ts'
import { ciudadDigitalConLasPartes, lasPartes, PARTES } from './partes.ts'
import { pedidoDe, recorrer } from './recorrer.ts'

/** The same rows, asked by those whose own thing it is. */

let portal: AppDePrueba
let mundo: Mundo
let partes: Awaited<ReturnType<typeof lasPartes>>
beforeAll(async () => {
  portal = await appDePrueba({ ciudadDigital: ciudadDigitalConLasPartes })
  mundo = mundoDeAcceso(portal)
  partes = await lasPartes(portal)
  await partes.hacerSuyo()
})

it('cada fila dice qué recibe cada parte', () => {
  expect(FILAS.filter(([, , , celdas]) => celdas.split(' ').length !== PARTES.length)).toEqual([])
})

it.each(unTercio(FILAS).map((fila) => [fila[0], fila[3], fila] as const))('%s  %s', async (_llamada, celdas, fila) => {
  await recorrer({
    portal,
    columnas: PARTES,
    celdas,
    async preparar() {
      const pedido = await pedidoDe(fila, mundo)
      await partes.hacerSuyo()
      return pedido
    },
    preguntar: partes.preguntar,
  })
})
