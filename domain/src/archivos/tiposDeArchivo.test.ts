import { expect, it } from 'vitest'
import { conExtension } from './tiposDeArchivo.ts'

it.each([
  ['plano.html', 'pdf', 'plano.pdf'],
  ['plano.pdf', 'pdf', 'plano.pdf'],
  ['PLANO.PDF', 'pdf', 'PLANO.PDF'],
  ['foto.jpeg', 'jpg', 'foto.jpeg'],
  ['foto.JPG', 'jpg', 'foto.JPG'],
  ['foto.png', 'jpg', 'foto.jpg'],
  ['plano', 'dwg', 'plano.dwg'],
  ['plano.pdf.exe', 'pdf', 'plano.pdf.pdf'],
  ['memoria v1.2 final', 'docx', 'memoria v1.2 final.docx'],
  ['.htaccess', 'pdf', '.htaccess.pdf'],
  ['a.', 'pdf', 'a..pdf'],
])('%s, que es %s, se llama %s', (nombre, extension, esperado) => {
  expect(conExtension(nombre, extension)).toBe(esperado)
})

it('nunca pasa de 200 caracteres', () => {
  expect(conExtension('n'.repeat(200), 'docx')).toBe(`${'n'.repeat(195)}.docx`)
})
