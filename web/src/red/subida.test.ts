// @vitest-environment happy-dom
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { atiende, llamadas, responde } from '../pruebas/respuestas.ts'
import { conServidor } from '../pruebas/servidor.ts'
import { guardarToken } from './almacen.ts'
import { cuandoSeRechaceLaSesion } from './cliente.ts'
import { CLAVE_DE_TOPES, consultas } from './consultas.ts'
import { nuevaClaveDeEnvio, subirArchivos } from './subida.ts'

conServidor()

const ADJUNTAR = 'POST /documentacion/carpetaProfesional'

function subir(alAvanzar = (_: number) => {}) {
  const partes = new FormData()
  partes.set('files', new File(['%PDF-1.4'], 'plano.pdf', { type: 'application/pdf' }))
  return subirArchivos(ADJUNTAR, { partes }, { claveDeEnvio: 'clave-1234', alAvanzar })
}

test('lo que llega trae la respuesta, con la sesión y la clave del envío', async () => {
  guardarToken('abc')
  responde(ADJUNTAR, { ok: true, message: 'Archivos enviados correctamente' })
  await expect(subir()).resolves.toEqual({ ok: true, message: 'Archivos enviados correctamente' })
  const cabeceras = llamadas.at(-1)?.cabeceras
  expect([cabeceras?.get('Authorization'), cabeceras?.get('Idempotency-Key')]).toEqual(['abc', 'clave-1234'])
})

test.each([413, 502])('la página con que un proxy responde %s no es un éxito', async (status) => {
  atiende(ADJUNTAR, () => HttpResponse.html('<h1>Request Entity Too Large</h1>', { status }))
  await expect(subir()).rejects.toMatchObject({ name: 'ErrorDeLlamada', status, message: 'Algo salió mal' })
})

test.each([
  [413, 1],
  [400, 0],
])('lo que se sabía de tamaños se pregunta otra vez después de un 413, y solo entonces: %i', async (status, veces) => {
  const olvidar = vi.spyOn(consultas, 'invalidateQueries')
  atiende(ADJUNTAR, () => rechazo(status, 'Archivos: el archivo «plano.pdf» supera los 6 MB'))
  await expect(subir()).rejects.toMatchObject({ status })
  expect(olvidar.mock.calls.filter(([que]) => que?.queryKey?.[0] === CLAVE_DE_TOPES)).toHaveLength(veces)
})

test.each([400, 200])('una negativa con %s se dice con sus palabras', async (status) => {
  atiende(ADJUNTAR, () => rechazo(status, 'Archivo dañado'))
  await expect(subir()).rejects.toMatchObject({ status, message: 'Archivo dañado' })
})

test('una sesión que el servidor ya no acepta se vuelve a preguntar, también al subir', async () => {
  const preguntas: string[] = []
  cuandoSeRechaceLaSesion(() => preguntas.push('sesión'))
  atiende(ADJUNTAR, () => rechazo(401, 'Su sesión terminó'))
  await expect(subir()).rejects.toMatchObject({ status: 401 })
  expect(preguntas).toEqual(['sesión'])
})

test('sin red', async () => {
  atiende(ADJUNTAR, () => HttpResponse.error())
  await expect(subir()).rejects.toMatchObject({ status: 0, message: 'Error de red' })
})

test('cada clave de envío es otra, también donde no hay randomUUID', () => {
  expect(nuevaClaveDeEnvio()).not.toBe(nuevaClaveDeEnvio())
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const [una, otra] = [nuevaClaveDeEnvio(), nuevaClaveDeEnvio()]
  vi.unstubAllGlobals()
  expect(una).toMatch(/^[0-9a-f]{32}$/)
  expect(otra).not.toBe(una)
})
