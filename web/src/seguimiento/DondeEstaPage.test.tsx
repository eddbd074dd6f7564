// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta } from '../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { DondeEstaPage } from './DondeEstaPage.tsx'

conPantallas()
afterEach(() => {
  vi.useRealTimers()
})

const abrir = (idCarpeta?: number) =>
  montar(<DondeEstaPage />, idCarpeta ? `/stepper?idCarpeta=${idCarpeta}` : '/stepper')
const pasan = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const boton = (nombre: string) => screen.getByRole<HTMLButtonElement>('button', { name: nombre })
const tocar = (nombre: string) => act(() => boton(nombre).click())

// The stand-in server fails a test that calls what was not announced: nothing is, here.
test.each([
  [1, ['Procesado', 'Aprobado', 'Finalizado']],
  [2, ['En revisión', 'Aprobado']],
])(
  'la muestra %i: después de 1,5 s, sin preguntarle a nadie, paso a paso hasta el final y vuelta',
  async (id, pasos) => {
    vi.useFakeTimers()
    abrir(id)
    await pasan(1499)
    expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull()
    await pasan(1)
    expect(boton('Atrás').disabled).toBe(true)
    for (const paso of pasos) {
      expect(screen.getByRole('status').textContent).toBe(paso)
      tocar('Siguiente')
    }
    expect(screen.getByRole('status').textContent).toBe('Tramite Finalizado')
    expect(boton('Siguiente').disabled).toBe(true)
    tocar('Atrás')
    expect(screen.getByRole('status').textContent).toBe(pasos.at(-1))
  },
)

test('se busca por número, que queda en la dirección', async () => {
  abrir()
  await userEvent.click(boton('Buscar'))
  expect(screen.getByText('Escriba el número de la carpeta')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Número de carpeta'), '1')
  await userEvent.click(boton('Buscar'))
  expect(await screen.findByRole('button', { name: 'Siguiente' }, { timeout: 3000 })).toBeTruthy()
})

test('lo que no es un número quita la respuesta de antes', async () => {
  vi.useFakeTimers()
  abrir(1)
  await pasan(1500)
  expect(boton('Siguiente')).toBeTruthy()
  vi.useRealTimers()
  await userEvent.clear(screen.getByLabelText('Número de carpeta'))
  await userEvent.click(boton('Buscar'))
  expect(screen.getByText('Escriba el número de la carpeta')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull()
})

test('una carpeta de verdad se ve con su historia y lo que sigue', async () => {
  entrarComo('profesional')
  conCarpeta(carpetaPresentada())
  abrir(1002)
  const movimientos = await screen.findByRole('list', { name: 'Movimientos de la carpeta' })
  expect(within(movimientos).getByText('PRESENTADO')).toBeTruthy()
  expect(within(movimientos).getByText('2 días')).toBeTruthy()
  expect(screen.getByText(/pasó a Mesa de entradas/)).toBeTruthy()
  // What it says is to be done is done there.
  expect(screen.getByRole('link', { name: 'Ver la carpeta' }).getAttribute('href')).toBe(
    '/verDesgloseCarpetaEncomienda?idCarpeta=1002',
  )
})

test('la ajena, con las palabras de la que no existe', async () => {
  entrarComo('profesional')
  const message = 'La carpeta no existe o no está a su alcance'
  falla('GET /documentacion/carpeta/{idCarpeta}', 404, message, { idCarpeta: 1007 })
  abrir(1007)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('sin sesión no se pregunta por una carpeta de verdad: se ofrece ingresar o el código', () => {
  abrir(1002)
  expect(screen.getByRole('link', { name: 'Seguir con el código' }).getAttribute('href')).toBe(
    '/seguimiento?idCarpeta=1002',
  )
})
