import { expect, it } from 'vitest'
import { faltasDelTexto, type PorRedactar, redactar, redactarEjemplo, type TextoDeCorreo } from './textos.ts'

const TEXTO: TextoDeCorreo = {
  titulo: 'De prueba',
  aQuien: 'A quien prueba',
  asunto: 'Carpeta {carpeta}: {novedad}',
  parrafos: ['Pasó {que}.', 'Queda {lugar}.'],
  campos: {
    carpeta: { que: 'El número', ejemplo: '1024', obligatorio: true },
    novedad: { que: 'La novedad', ejemplo: 'observada' },
    que: { que: 'Lo que pasó', ejemplo: 'algo' },
    lugar: { que: 'Dónde queda, si se sabe', ejemplo: 'en la mesa' },
  },
}
const correo = (valores: Record<string, string> = {}): PorRedactar => ({
  nombre: 'dePrueba',
  texto: TEXTO,
  valores: { carpeta: '7', novedad: 'vista', que: 'esto', lugar: 'en la mesa', ...valores },
  datos: [['Carpeta', '7']],
  accion: { texto: 'Ver', ruta: '/catastro' },
})

it('sin nada escrito dice lo que vino, con lo del portal debajo', () => {
  expect(redactar(correo())).toEqual({
    asunto: 'Carpeta 7: vista',
    parrafos: ['Pasó esto.', 'Queda en la mesa.'],
    datos: [['Carpeta', '7']],
    accion: { texto: 'Ver', ruta: '/catastro' },
  })
})

it('lo escrito por la ciudad va en su lugar; un renglón en blanco separa párrafos, uno solo no', () => {
  const escrito = { asunto: '{novedad} la {carpeta}', cuerpo: 'Uno\nsigue {que}\n\n\nDos' }
  const { asunto, parrafos, datos } = redactar(correo(), escrito)
  expect([asunto, parrafos, datos]).toEqual(['vista la 7', ['Uno\nsigue esto', 'Dos'], [['Carpeta', '7']]])
})

it('un campo sin nada que decir se lleva el espacio de adelante, y un párrafo que queda vacío no va', () => {
  expect(redactar(correo({ lugar: '' })).parrafos).toEqual(['Pasó esto.', 'Queda.'])
  expect(redactar(correo({ lugar: '' }), { asunto: '{carpeta}', cuerpo: 'Uno\n\n{lugar}\n\nDos' }).parrafos).toEqual([
    'Uno',
    'Dos',
  ])
})

it('un asunto que quedaría en blanco es el que vino', () => {
  const sinCampos = { ...TEXTO, campos: { ...TEXTO.campos, carpeta: { que: 'El número', ejemplo: '1024' } } }
  const { asunto } = redactar({ ...correo({ lugar: '' }), texto: sinCampos }, { asunto: '{lugar}', cuerpo: 'Algo' })
  expect(asunto).toBe('Carpeta 7: vista')
})

it('lo que dice un valor no se lee como campo, y un asunto es un renglón', () => {
  const { asunto, parrafos } = redactar(correo({ novedad: 'a\r\nBcc: b', que: '{carpeta} $& $1' }))
  expect([asunto, parrafos[0]]).toEqual(['Carpeta 7: a Bcc: b', 'Pasó {carpeta} $& $1.'])
})

it('lo que dejó de valer no sale con un hueco: se dice lo que vino', () => {
  expect(redactar(correo(), { asunto: '{carpeta} {codigo}', cuerpo: 'Algo' }).asunto).toBe('Carpeta 7: vista')
  expect(redactar(correo(), { asunto: 'Sin número', cuerpo: 'Algo' }).asunto).toBe('Carpeta 7: vista')
})

it('nombra el campo que el correo no tiene, el que falta y la llave suelta', () => {
  const faltas = (asunto: string, cuerpo: string) =>
    faltasDelTexto(TEXTO, { asunto, cuerpo }).map(({ parte, falta }) => `${parte}: ${falta}`)
  expect(faltas('Carpeta {carpeta}', 'Algo')).toEqual([])
  expect(faltas('Carpeta', 'La {carpeta}')).toEqual([])
  expect(faltas('{carpeta} de {propietario}', '{propietario} {Carpeta} {toString} {}')).toEqual([
    'asunto: este correo no tiene el campo {propietario}. Los que tiene: {carpeta}, {novedad}, {que}, {lugar}',
    'cuerpo: este correo no tiene el campo {propietario}. Los que tiene: {carpeta}, {novedad}, {que}, {lugar}',
    'cuerpo: este correo no tiene el campo {Carpeta}. Los que tiene: {carpeta}, {novedad}, {que}, {lugar}',
    'cuerpo: este correo no tiene el campo {toString}. Los que tiene: {carpeta}, {novedad}, {que}, {lugar}',
  ])
  expect(faltas('Novedad', 'Sin número')).toEqual([
    'cuerpo: falta el campo {carpeta}, en el asunto o en el texto (El número)',
  ])
  const suelta = 'hay una llave suelta: { y } van de a dos, con el nombre de un campo'
  expect(faltas('{carpeta} {', 'a } b')).toEqual([`asunto: ${suelta}`, `cuerpo: ${suelta}`])
  expect(faltas('{{carpeta}}', 'a')).toEqual([`asunto: ${suelta}`])
  // Two halves are no field.
  expect(faltas('{carp', 'eta}')).toHaveLength(3)
})

it('de ejemplo, con lo que se está escribiendo; lo que no es un campo queda a la vista', () => {
  expect(redactarEjemplo(TEXTO, { asunto: '{carpeta} {otro}', cuerpo: 'Hola, {que}' })).toEqual({
    asunto: '1024 {otro}',
    parrafos: ['Hola, algo'],
  })
})
