// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { DomiciliosHallados } from './DomiciliosHallados.tsx'

conPantallas()

const domicilio = (idDomicilio: number, NroPuerta: string) => ({
  idDomicilio,
  idCalle: 1,
  calle: 'SAN MARTIN',
  NroPuerta,
  Piso: '',
  Departamento: '',
  Seccion: '',
  Manzana: '',
  Parcela: '',
  Distrito: '',
  Dominio: '',
  Padron: '100003',
})

async function usar(numeros: readonly string[], otro?: string) {
  const alElegir = vi.fn()
  const domicilios = numeros.map((numero, n) => domicilio(n + 21, numero))
  montar(<DomiciliosHallados domicilios={domicilios} alElegir={alElegir} />, '/formulario')
  if (otro) await userEvent.click(screen.getByRole('radio', { name: otro }))
  await userEvent.click(screen.getByRole('button', { name: 'Usar este domicilio' }))
  return alElegir.mock.calls
}

test('con un domicilio no hay nada que elegir', async () => {
  expect(await usar(['1450'])).toEqual([
    [{ idDomicilio: 21, texto: 'SAN MARTIN 1450', Padron: '100003', porPadron: true }],
  ])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('con varios vale el primero', async () => {
  expect(await usar(['1450', '1460'])).toMatchObject([[{ idDomicilio: 21 }]])
})

test('y se puede elegir otro', async () => {
  expect(await usar(['1450', '1460'], 'SAN MARTIN 1460')).toMatchObject([
    [{ idDomicilio: 22, texto: 'SAN MARTIN 1460' }],
  ])
})
