import { expect, it } from 'vitest'
import { MEMBRETE } from '../../pruebas/membreteDePrueba.ts'
import { htmlDeCorreo, textoDeCorreo } from './formato.ts'

const membrete = { ...MEMBRETE, ciudad: 'Ciudad & Cía', dependencia: 'Obras & <Tierras>', color: '#123456' }
const redaccion = {
  asunto: 'Carpeta 1001: observada',
  parrafos: ['Su carpeta tiene una observación.', 'Corríjala.'],
  datos: [
    ['Carpeta', '1001'],
    ['Observación', '<script>alert(1)</script>\ny "otra" línea'],
  ],
  accion: { texto: 'Ver mis carpetas', ruta: '/misCarpetas?buscar=1001' },
} as const

it('en texto', () => {
  expect(textoDeCorreo(redaccion, membrete)).toBe(`Su carpeta tiene una observación.

Corríjala.

Carpeta: 1001
Observación: <script>alert(1)</script>
y "otra" línea

Ver mis carpetas: https://catastro.example.com/#/misCarpetas?buscar=1001

-- 
Ciudad & Cía · Obras & <Tierras>
Este es un correo automático: no lo responda.`)
})

it('en HTML, sin que nada de lo escrito sea HTML', () => {
  const html = htmlDeCorreo(redaccion, membrete)
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>y &quot;otra&quot; línea')
  expect(html).toContain('Ciudad &amp; Cía · Obras &amp; &lt;Tierras&gt;')
  expect(html).toContain('href="https://catastro.example.com/#/misCarpetas?buscar=1001"')
  expect(html.match(/<a /g)).toHaveLength(1)
})

it('el escudo de la ciudad viaja con el correo; sin él no hay ninguna imagen', () => {
  expect(htmlDeCorreo(redaccion, membrete)).not.toContain('<img')
  const png = { bytes: Buffer.from('x'), tipoMime: 'image/png' } as const
  const html = htmlDeCorreo(redaccion, { ...membrete, escudo: png })
  expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('src="cid:escudo.png@catastro" alt=""')])
  expect(html).not.toMatch(/src="(?!cid:)/)
})

it('con otro enlace, también se lo lee', () => {
  const conOtra = { ...redaccion, otra: { texto: 'No avisar más', ruta: '/baja/abc' } }
  expect(textoDeCorreo(conOtra, membrete)).toContain(
    'buscar=1001\n\nNo avisar más: https://catastro.example.com/#/baja/abc\n\n-- ',
  )
  expect(htmlDeCorreo(conOtra, membrete)).toMatch(/#\/baja\/abc" [^>]*>No avisar más<\/a>/)
})
