import { LLAMADAS } from '@catastro/domain/llamadas'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { instantanea } from '../instantanea.ts'
import { FILAS, type Fila } from './filas.ts'
import { COLUMNAS, comoColumna, type Mundo, mundoDeAcceso } from './mundo.ts'

let portal: AppDePrueba
let mundo: Mundo
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
})

async function pedidoDe([llamada, preparar]: Fila): Promise<InjectOptions> {
  const [method = '', path = ''] = llamada.split(' ')
  const { url, ...resto } = await preparar(mundo)
  const direccion = url ?? path
  return { method: method as 'GET', ...resto, url: direccion.startsWith('/api/') ? direccion : `/api${direccion}` }
}

it('cada llamada declarada tiene su fila, y cada fila su llamada', () => {
  const declaradas = LLAMADAS.filter(({ servicio }) => servicio !== 'ciudadDigital')
  expect([...new Set(FILAS.map(([llamada]) => llamada))].sort()).toEqual(
    declaradas.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

describe.each(FILAS.map((fila) => [fila[0], fila[2], fila] as const))('%s  %s', (_llamada, celdas, fila) => {
  const esperados = celdas.split(' ').map(Number)

  it.each(COLUMNAS.map((columna, lugar) => [columna, esperados[lugar] ?? 0] as const))(
    '%s: %i',
    async (columna, estado) => {
      const pedido = await pedidoDe(fila)
      const antes = await instantanea(portal)
      const respuesta = await comoColumna(portal, columna, pedido)
      expect(respuesta.statusCode).toBe(estado)
      if (estado < 300) return
      expect(respuesta.json()).toEqual({ ok: false, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].*[a-záéíóú]/) })
      expect(await instantanea(portal)).toEqual(antes)
    },
  )
})
