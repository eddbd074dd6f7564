// @vitest-environment happy-dom
import type { CambioPendiente } from '@catastro/domain/catalogos/cambiosDePrecio'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { PreciosPendientes } from './PreciosPendientes.tsx'

conPantallas()

const CAMBIO: CambioPendiente = {
  idCambio: 9,
  clase: 'TARIFA',
  idRegistro: 64,
  nombre: 'DERECHO DE CONSTRUCCION MINIMO',
  autor: 'Lucía Juárez',
  sinAutor: false,
  propio: false,
  escritoEl: '2026-11-21T15:00:00.000Z',
  vigenteDesde: null,
  valores: [
    { rotulo: 'Nombre', antes: 'DERECHO DE CONSTRUCCION MINIMO', valor: 'FOTOCOPIAS', enPesos: false },
    { rotulo: 'Tipo', antes: 'DERECHO', valor: 'DERECHO', enPesos: false },
    { rotulo: 'Valor', antes: 1200, valor: 0.01, enPesos: true },
  ],
  enVigor: 'abc',
}

const celdas = () =>
  within(screen.getByRole('table', { name: 'Esperan a una segunda persona' }))
    .getAllByRole('row')
    .map((fila) => fila.textContent?.replaceAll('\u00a0', ' '))

test('lo que cambia, antes y después, junto al nombre en vigor; y se confirma lo que se vio', async () => {
  responde('GET /preciosPendientes', { cambios: [CAMBIO] })
  const pedidos: unknown[] = []
  atiende('POST /preciosPendientes/confirmar', async ({ request }) => {
    pedidos.push(await request.json())
    return { ok: true, message: 'Precio confirmado: ya vale' }
  })
  entrarComo('administrador')
  montar(<PreciosPendientes clase="TARIFA" />, '/tarifas')
  await screen.findByText('FOTOCOPIAS')
  expect(celdas()).toContain('NombreDERECHO DE CONSTRUCCION MINIMOFOTOCOPIAS')
  expect(celdas()).toContain('Valor$ 1.200,00$ 0,01')
  expect(screen.queryByText('Tipo')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar el cambio de DERECHO DE CONSTRUCCION MINIMO' }))
  expect(pedidos).toEqual([{ idCambio: 9, enVigor: 'abc' }])
})

test('lo de quien ya no puede no se confirma: se retira', async () => {
  responde('GET /preciosPendientes', { cambios: [{ ...CAMBIO, sinAutor: true }] })
  entrarComo('administrador')
  montar(<PreciosPendientes clase="TARIFA" />, '/tarifas')
  await screen.findByText('Ya no puede cambiar precios')
  screen.getByRole('button', { name: 'Retirar el cambio de DERECHO DE CONSTRUCCION MINIMO' })
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull()
})
