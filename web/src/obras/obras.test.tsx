// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, nombres, responde } from '../pruebas/respuestas.ts'
import { DejarDeSeguirPage } from './DejarDeSeguirPage.tsx'
import { DEJAR_DE_SEGUIR } from './direcciones.ts'

conPantallas()

const BAJA = 'POST /obras/baja'
const CODIGO = '0123456789ABCDEFGHJK'
function abrir(codigo = CODIGO) {
  montar(<DejarDeSeguirPage />, DEJAR_DE_SEGUIR.enlace(codigo), { path: DEJAR_DE_SEGUIR.ruta })
  return userEvent.setup()
}
const boton = () => screen.queryByRole('button', { name: 'Dejar de recibir estos avisos' })

test('abrir el enlace no cambia nada; el botón los termina, y ya no se ofrece', async () => {
  responde(BAJA, { ok: true, message: 'Ya no le avisaremos de las obras de ahí' })
  const persona = abrir()
  expect(nombres()).toEqual([])
  await persona.click(boton() as HTMLElement)
  expect(await screen.findByText('Ya no le avisaremos de las obras de ahí')).toBeTruthy()
  expect(boton()).toBeNull()
  expect(nombres()).toEqual([BAJA])
})

test('un código cortado se dice sin preguntar; uno que no es de nadie, al preguntar', async () => {
  abrir('0123')
  expect(screen.getByText('El enlace no es válido. Use el del último correo que recibió')).toBeTruthy()
  expect(boton()).toBeNull()
})

test('si el servidor falla se puede intentar de nuevo', async () => {
  falla(BAJA, 503, 'Intente más tarde')
  const persona = abrir()
  await persona.click(boton() as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
})
