import { LLAMADAS } from '@catastro/domain/llamadas'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { instantanea } from '../instantanea.ts'
import { FILAS, type Fila } from './filas.ts'
import { COLUMNAS, type Columna, comoColumna, type Mundo, mundoDeAcceso } from './mundo.ts'

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

const EN_CASTELLANO = z.strictObject({
  ok: z.literal(false),
  message: z.string().check(z.regex(/^[A-ZÁÉÍÓÚ].*[a-záéíóú]/)),
})

/** The status that each caller got; the whole answer, where a refusal does not say in Spanish why. */
async function respuestasDe(columnas: readonly Columna[], pedido: InjectOptions) {
  const respuestas: Record<string, unknown> = {}
  for (const columna of columnas) {
    const respuesta = await comoColumna(portal, columna, pedido)
    respuestas[columna] = respuesta.statusCode
    if (respuesta.statusCode >= 300 && !EN_CASTELLANO.safeParse(respuesta.json()).success)
      respuestas[columna] = respuesta.json()
  }
  return respuestas
}

it.each(FILAS.map((fila) => [fila[0], fila[2], fila] as const))('%s  %s', async (_llamada, celdas, fila) => {
  const esperados = Object.fromEntries(celdas.split(' ').map((celda, lugar) => [COLUMNAS[lugar], Number(celda)]))
  const seNiega = (columna: Columna) => (esperados[columna] ?? 0) >= 300

  // The refused ask for the same thing, one after another, and nothing is written; who may gets a fresh one each.
  const pedido = await pedidoDe(fila)
  const antes = await instantanea(portal)
  const respuestas = await respuestasDe(COLUMNAS.filter(seNiega), pedido)
  expect(await instantanea(portal)).toEqual(antes)
  for (const columna of COLUMNAS.filter((c) => !seNiega(c)))
    Object.assign(respuestas, await respuestasDe([columna], await pedidoDe(fila)))
  expect(respuestas).toEqual(esperados)
})
