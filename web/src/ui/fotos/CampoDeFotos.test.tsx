// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorConTexto } from '../avisos/errorConTexto.ts'
import { CampoDeFotos } from './CampoDeFotos.tsx'

const prepararFoto = vi.hoisted(() => vi.fn())
vi.mock('./prepararFoto.ts', () => ({ prepararFoto }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  prepararFoto.mockReset()
})

const foto = (nombre: string, contenido = nombre) => new File([contenido], nombre, { type: 'image/jpeg' })

function Formulario({ max, otras }: { max: number; otras: readonly Blob[] }) {
  const [fotos, setFotos] = useState<readonly File[]>([])
  return <CampoDeFotos id="fotos" label="Fotos" max={max} fotos={fotos} alCambiar={setFotos} otras={otras} />
}
function abrir({ max = 2, otras = [] as readonly Blob[], tactil = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: tactil, addEventListener() {}, removeEventListener() {} }))
  prepararFoto.mockImplementation(async (original: File) => foto(original.name.replace('.png', '.jpg'), 'lista'))
  render(<Formulario max={max} otras={otras} />)
  return userEvent.setup({ applyAccept: false })
}
const campo = () => screen.getByLabelText<HTMLInputElement>('Fotos')
const vistas = () => screen.queryAllByRole('img').map((img) => img.getAttribute('alt'))

test('lo que se ve y se manda es la foto ya preparada', async () => {
  const quien = abrir()
  await quien.upload(campo(), foto('frente.png'))
  await screen.findByAltText('Foto 1: frente.jpg')
  expect(vistas()).toEqual(['Foto 1: frente.jpg'])
})

test('las que están quedan cuando se eligen de más', async () => {
  const quien = abrir()
  prepararFoto.mockImplementation(async (original: File) => original)
  await quien.upload(campo(), foto('a.jpg'))
  await screen.findByAltText('Foto 1: a.jpg')
  await quien.upload(campo(), [foto('b.jpg'), foto('c.jpg')])
  expect(await screen.findByText('No puede adjuntar mas de 2 archivos')).toBeTruthy()
  expect(vistas()).toEqual(['Foto 1: a.jpg'])
})

test('la misma foto no vale dos veces, tampoco en otro campo', async () => {
  const quien = abrir({ otras: [foto('x', 'lista')] })
  await quien.upload(campo(), foto('repetida.jpg'))
  expect(await screen.findByText('repetida.jpg: esa foto ya está, elija otra')).toBeTruthy()
  expect(vistas()).toEqual([])
})

test('lo que no es una foto se dice', async () => {
  const quien = abrir()
  prepararFoto.mockRejectedValue(new ErrorConTexto('plano.pdf: no es una foto JPG o PNG que se pueda leer'))
  await quien.upload(campo(), foto('plano.pdf'))
  expect(await screen.findByText('plano.pdf: no es una foto JPG o PNG que se pueda leer')).toBeTruthy()
})

test('las demás que se eligieron con ella quedan', async () => {
  const quien = abrir({ max: 3 })
  prepararFoto.mockImplementation(async (original: File) => {
    if (original.name === 'plano.pdf') throw new ErrorConTexto('plano.pdf: no es una foto JPG o PNG que se pueda leer')
    return original
  })
  await quien.upload(campo(), [foto('a.jpg'), foto('plano.pdf'), foto('b.jpg')])
  expect(await screen.findByText('plano.pdf: no es una foto JPG o PNG que se pueda leer')).toBeTruthy()
  expect(vistas()).toEqual(['Foto 1: a.jpg', 'Foto 2: b.jpg'])
})

test('la cámara se ofrece solo donde la hay, y va derecho a ella', () => {
  abrir()
  expect(screen.queryByRole('button', { name: 'Sacar una foto: Fotos' })).toBeNull()
  cleanup()
  abrir({ tactil: true })
  expect(screen.getByRole('button', { name: 'Sacar una foto: Fotos' })).toBeTruthy()
  expect(document.getElementById('fotos-camara')?.getAttribute('capture')).toBe('environment')
  expect(campo().hasAttribute('capture')).toBe(false)
})

test('también se sueltan, y mientras se preparan no entra otra', async () => {
  abrir()
  let terminar = () => {}
  prepararFoto.mockReturnValue(
    new Promise<File>((listo) => {
      terminar = () => listo(foto('a.jpg'))
    }),
  )
  const zona = campo().closest('div') as HTMLElement
  fireEvent.drop(zona, { dataTransfer: { files: [foto('a.jpg')] } })
  await screen.findByText('Preparando la foto…')
  fireEvent.drop(zona, { dataTransfer: { files: [foto('b.jpg')] } })
  terminar()
  await screen.findByAltText('Foto 1: a.jpg')
  expect(prepararFoto).toHaveBeenCalledTimes(1)
})

test.each([
  [1, 'Una foto, JPG o PNG. Se achica y se le quitan el lugar y la fecha.', 'Elegir foto'],
  [2, 'Hasta 2 fotos, JPG o PNG. Se achican y se les quitan el lugar y la fecha.', 'Elegir fotos'],
])('con %i dice cuántas admite', (max, limites, boton) => {
  abrir({ max })
  expect(screen.getByText(limites)).toBeTruthy()
  expect(screen.getByText(boton)).toBeTruthy()
})
