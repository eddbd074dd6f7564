import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { servirPagina } from './pagina.ts'

const FUENTE = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8')

it('los ajustes van en la página, sin que nada de ellos sea parte de ella, y no se envía dos veces', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'pagina-'))
  writeFileSync(join(carpeta, 'index.html'), FUENTE)
  const app = fastify()
  let ajustes = {
    ciudad: { nombre: "</script><script>alert('$&')</script>", portal: '<b>$&', color: '#123456', acento: '#7A4B00' },
  }
  await servirPagina(app, carpeta, async () => ajustes)
  const entera = await app.inject('/')
  const escritos = /<script type="application\/json" id="ajustes">(.*?)<\/script>/.exec(entera.body)?.[1] ?? ''
  expect(JSON.parse(escritos)).toEqual(ajustes)
  expect(entera.body).not.toContain("alert('$&')</script>")
  expect(entera.body).toContain('<title>&lt;b&gt;$&amp;</title>')
  expect(entera.body).toContain('<meta name="theme-color" content="#123456" data-acento="#7A4B00" />')
  expect(entera.headers['cache-control']).toBe('no-cache')

  const comprimida = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(brotliDecompressSync(comprimida.rawPayload).toString()).toBe(entera.body)
  const otraVez = await app.inject({ url: '/', headers: { 'if-none-match': String(entera.headers.etag) } })
  expect([otraVez.statusCode, otraVez.body]).toEqual([304, ''])

  // Whoever changes the city changes the page, and its mark.
  ajustes = { ciudad: { nombre: 'Otra', portal: 'Obras', color: '#B45309', acento: '#0B4F8A' } }
  const otra = await app.inject({ url: '/', headers: { 'if-none-match': String(entera.headers.etag) } })
  expect([otra.statusCode, /<meta name="theme-color" [^>]*>/.exec(otra.body)?.[0]]).toEqual([
    200,
    '<meta name="theme-color" content="#B45309" data-acento="#0B4F8A" />',
  ])
  await app.close()
})
