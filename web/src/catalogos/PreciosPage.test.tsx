// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { obra, tarifa } from '../pruebas/dobleClic/listas.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { PRECIOS } from './direcciones.ts'
import { PreciosPage } from './PreciosPage.tsx'

conPantallas()

const MUESTRA = { PrecioUnitario: 350, valor: 350, Factor: 1 }
const POR_CONFIRMAR = { ...tarifa, ...MUESTRA, porConfirmar: true, deMuestra: MUESTRA }
const CONFIRMADA = { ...tarifa, idTarifa: 65, Tarifa: 'CERCA', valor: 401, deMuestra: MUESTRA }
const PROPIA = { ...tarifa, idTarifa: 130, Tarifa: 'DE LA CIUDAD' }

function abrir(tarifas: (typeof tarifa)[], cambios: { idRegistro: number }[] = []) {
  entrarComo('administrador')
  responde('GET /tarifas/getTarifas', { tarifas })
  responde('GET /obrasTipo/getObrasTipo', { obrastipo: [obra] })
  responde('GET /preciosPendientes', {
    cambios: cambios.map(({ idRegistro }) => ({
      idCambio: 9,
      clase: 'TARIFA' as const,
      idRegistro,
      nombre: 'DERECHO MINIMO',
      autor: 'Ana Romano',
      sinAutor: false,
      propio: true,
      escritoEl: '2026-11-21T15:00:00.000Z',
      vigenteDesde: null,
      valores: [],
      enVigor: 'abc',
    })),
  })
  montar(<PreciosPage />, PRECIOS.enlace())
}
const celdas = async (nombre: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${nombre}`) }))
    .getAllByRole('cell')
    .map((celda) => celda.textContent?.replaceAll('\u00a0', ' '))

test('lo de muestra al lado de lo de la ciudad, y cuántos faltan', async () => {
  abrir([POR_CONFIRMAR, CONFIRMADA, PROPIA])
  expect(await screen.findByText('Falta confirmar 1 precio de 4.')).toBeTruthy()
  const muestra = 'Precio unitario: $ 350,00Valor: $ 350,00Factor: 1'
  expect(await celdas('DERECHO MINIMO')).toEqual(['DERECHO MINIMO', muestra, 'Por confirmar', 'Confirmar'])
  expect(await celdas('CERCA')).toEqual(['CERCA', muestra, 'Precio unitario: $ 1.000,00Valor: $ 401,00Factor: 1', ''])
  expect((await celdas('DE LA CIUDAD'))[1]).toBe('—')
})

test('se escriben en su fila, con el de muestra al lado; confirmado uno, sigue el próximo', async () => {
  const otra = { ...POR_CONFIRMAR, idTarifa: 66, Tarifa: 'ELEVADORES' }
  abrir([POR_CONFIRMAR, CONFIRMADA, otra])
  responde('POST /tarifas/actualizarTarifa', { ok: true, message: 'Tarifa actualizada' })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar DERECHO MINIMO' }))
  const fila = within(screen.getByRole('row', { name: /^DERECHO MINIMO/ }))
  expect(fila.getAllByText('Ejemplo, sin confirmar: $ 350,00')).toHaveLength(2)
  expect(document.activeElement).toBe(fila.getByLabelText(/^Precio unitario/))
  await userEvent.keyboard('360')
  await userEvent.type(fila.getByLabelText(/^Valor/), '361,5{Enter}')
  await screen.findByText('Tarifa actualizada')
  expect(llamadas.findLast(({ nombre }) => nombre === 'POST /tarifas/actualizarTarifa')?.cuerpo).toMatchObject({
    idTarifa: 64,
    Tarifa: 'DERECHO MINIMO',
    PrecioUnitario: '360',
    valor: '361,5',
    Factor: '1',
  })
  const proxima = within(screen.getByRole('row', { name: /^ELEVADORES/ }))
  await waitFor(() => expect(document.activeElement).toBe(proxima.getByLabelText(/^Precio unitario/)))
  await userEvent.click(proxima.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByLabelText(/^Precio unitario/)).toBeNull()
})

test('sin su importe no se confirma, y se dice en su fila', async () => {
  abrir([POR_CONFIRMAR])
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar DERECHO MINIMO' }))
  await userEvent.keyboard('360{Enter}')
  const fila = within(screen.getByRole('row', { name: /^DERECHO MINIMO/ }))
  expect(await fila.findAllByText('No seleccionaste el valor')).not.toHaveLength(0)
  expect(llamadas.some(({ nombre }) => nombre === 'POST /tarifas/actualizarTarifa')).toBe(false)
})

test('lo que espera a una segunda persona no se escribe otra vez', async () => {
  abrir([POR_CONFIRMAR], [{ idRegistro: 64 }])
  expect(await screen.findByText('Espera a otra persona')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirmar DERECHO MINIMO' })).toBeNull()
})

test('con todo confirmado, lo dice', async () => {
  abrir([CONFIRMADA, PROPIA])
  expect(await screen.findByText('Todos los precios están confirmados.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull()
})
