import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { AppDePrueba } from '../appDePrueba.ts'
import { instantanea } from '../instantanea.ts'
import { unTercio } from '../larga.ts'
import type { Fila } from './fila.ts'
import type { Mundo } from './mundo.ts'

const EN_CASTELLANO = z.strictObject({
  ok: z.literal(false),
  message: z.string().check(z.regex(/^[A-ZÁÉÍÓÚ].*[a-záéíóú]/)),
})

/** Who asks, and what a row says that each of them gets. */
export interface Recorrido<C extends string> {
  readonly portal: AppDePrueba
  readonly columnas: readonly C[]
  readonly celdas: string
  /** A valid request, and what it asks for, fresh. */
  preparar(): Promise<InjectOptions>
  preguntar(columna: C, pedido: InjectOptions): Promise<LightMyRequestResponse>
}

export async function pedidoDe([llamada, preparar]: Fila, mundo: Mundo): Promise<InjectOptions> {
  const [method = '', path = ''] = llamada.split(' ')
  const { url, ...resto } = await preparar(mundo)
  const direccion = url ?? path
  return { method: method as 'GET', ...resto, url: direccion.startsWith('/api/') ? direccion : `/api${direccion}` }
}

/** Asks for the same of all who are refused and of those who may, and compares what each one got with what the row says. */
export async function recorrer<C extends string>({ portal, columnas, celdas, ...fila }: Recorrido<C>) {
  const esperados = Object.fromEntries(celdas.split(' ').map((celda, lugar) => [columnas[lugar], Number(celda)]))
  const respuestas: Record<string, unknown> = {}
  /** The status that each one got; the whole answer, where it is not the row's or a refusal does not say in Spanish why. */
  const responder = async (columna: C, pedido: InjectOptions) => {
    const respuesta = await fila.preguntar(columna, pedido)
    const callada = respuesta.statusCode >= 300 && !EN_CASTELLANO.safeParse(respuesta.json()).success
    const otra = respuesta.statusCode !== esperados[columna]
    respuestas[columna] = callada || otra ? [respuesta.statusCode, respuesta.json()] : respuesta.statusCode
  }
  const seNiega = (columna: C) => (esperados[columna] ?? 0) >= 300
  const niegan = columnas.filter(seNiega)
  // Every refusal; of those who may, the long tests ask each one.
  const pueden = unTercio(columnas.filter((columna) => !seNiega(columna)))

  // The refused ask for the same thing at once, and nothing is written.
  const pedido = await fila.preparar()
  const antes = await instantanea(portal)
  await Promise.all(niegan.map((columna) => responder(columna, pedido)))
  expect(await instantanea(portal)).toEqual(antes)

  // Who may gets a fresh one each, where asking uses it up; the first of them, what nobody else was given.
  const seGasta = pedido.method !== 'GET'
  if (!seGasta) await Promise.all(pueden.map((columna) => responder(columna, pedido)))
  else
    for (const [lugar, columna] of pueden.entries())
      await responder(columna, lugar === 0 ? pedido : await fila.preparar())
  expect(respuestas).toEqual(Object.fromEntries([...niegan, ...pueden].map((columna) => [columna, esperados[columna]])))
}
