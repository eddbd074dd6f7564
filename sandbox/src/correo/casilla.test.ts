import Fastify from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { baseVacia } from '../../../server/pruebas/baseDePrueba.ts'
import { casillaDeCorreo } from './casilla.ts'

const app = Fastify()
beforeAll(async () => {
  const db = await baseVacia()
  await app.register(casillaDeCorreo, { prefix: '/sandbox/correo', db: db.$client as pg.Pool })
})
afterAll(() => app.close())

const CORREO = {
  idMensaje: '<1@ciudad>',
  de: 'Catastro <no-responder@example.com>',
  para: 'Clara.Nieva@example.com',
  asunto: 'Carpeta <1001>',
  texto: 'Hola',
  html: '<p>Hola</p>',
  adjuntos: [
    { nombre: 'certificado.pdf', tipoMime: 'application/pdf', contenido: Buffer.from('%PDF').toString('base64') },
  ],
}
const llega = (cambios: object = {}) =>
  app.inject({ method: 'POST', url: '/sandbox/correo', payload: { ...CORREO, ...cambios } })
const lista = async (consulta = '') =>
  (await app.inject({ url: `/sandbox/correo${consulta}`, headers: { accept: 'application/json' } })).json().correos

it('el mismo Message-ID dos veces es un correo', async () => {
  expect((await llega()).statusCode).toBe(200)
  expect((await llega()).statusCode).toBe(200)
  expect((await llega({ idMensaje: '<2@ciudad>', para: 'otro@example.com', adjuntos: [] })).statusCode).toBe(200)
  expect(await lista()).toMatchObject([
    { idMensaje: '<2@ciudad>', veces: 1, adjuntos: [] },
    {
      idMensaje: '<1@ciudad>',
      veces: 2,
      asunto: 'Carpeta <1001>',
      adjuntos: [{ nombre: 'certificado.pdf', tamano: 4 }],
    },
  ])
  expect(await lista('?para=clara.nieva@example.com')).toHaveLength(1)
})

it('lo que no es un correo se rechaza', async () => {
  expect((await llega({ para: undefined })).statusCode).toBe(400)
})

it('para personas: la lista, el correo, su contenido aislado y su adjunto', async () => {
  const pagina = await app.inject({ url: '/sandbox/correo', headers: { accept: 'text/html' } })
  expect(pagina.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(pagina.body).toContain('Carpeta &lt;1001&gt;')
  const [correo] = await lista('?para=clara.nieva@example.com')
  expect((await app.inject({ url: `/sandbox/correo/${correo.id}` })).body).toContain('certificado.pdf')
  const contenido = await app.inject({ url: `/sandbox/correo/${correo.id}/html` })
  expect(contenido.body).toBe('<p>Hola</p>')
  expect(contenido.headers['content-security-policy']).toMatch(/^sandbox /)
  const adjunto = await app.inject({ url: correo.adjuntos[0].url })
  expect([adjunto.body, adjunto.headers['content-type']]).toEqual(['%PDF', 'application/pdf'])
})

it('una imagen que vino con el correo se ve donde su HTML la nombra; otra dirección queda como está', async () => {
  const imagen = { nombre: 'escudo.png', tipoMime: 'image/png', contenido: Buffer.from('x').toString('base64') }
  const html = '<img src="cid:escudo.png@catastro"><img src="cid:otra.png@catastro">'
  await llega({ idMensaje: '<3@ciudad>', html, adjuntos: [imagen] })
  const [{ id }] = await lista()
  const { body, headers } = await app.inject({ url: `/sandbox/correo/${id}/html` })
  expect(body).toBe(`<img src="/sandbox/correo/${id}/adjuntos/0"><img src="cid:otra.png@catastro">`)
  expect(headers['content-security-policy']).toContain("img-src 'self'")
  expect((await app.inject({ url: `/sandbox/correo/${id}/adjuntos/0` })).body).toBe('x')
})

it.each(['/sandbox/correo/999', '/sandbox/correo/x', '/sandbox/correo/1/adjuntos/7', '/sandbox/correo/999999999999'])(
  '%s: 404',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  },
)
