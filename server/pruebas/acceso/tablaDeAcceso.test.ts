import { LLAMADAS } from '@catastro/domain/llamadas'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { FILAS } from './filas.ts'
import { COLUMNAS, comoColumna, type Mundo, mundoDeAcceso } from './mundo.ts'
import { pedidoDe, recorrer } from './recorrer.ts'

let portal: AppDePrueba
let mundo: Mundo
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
})

it('cada llamada declarada tiene su fila, y cada fila su llamada', () => {
  const declaradas = LLAMADAS.filter(({ servicio }) => servicio !== 'ciudadDigital')
  expect([...new Set(FILAS.map(([llamada]) => llamada))].sort()).toEqual(
    declaradas.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

it.each(FILAS.map((fila) => [fila[0], fila[2], fila] as const))('%s  %s', async (_llamada, celdas, fila) => {
  await recorrer({
    portal,
    columnas: COLUMNAS,
    celdas,
    preparar: () => pedidoDe(fila, mundo),
    preguntar: (columna, pedido) => comoColumna(portal, columna, pedido),
  })
})
