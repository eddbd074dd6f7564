// @vitest-environment happy-dom
import type { PedidoDeAlguien } from '@catastro/domain/misDatos/llamadas'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { PEDIDOS_DE_DATOS } from './direcciones.ts'
import { PedidosDeDatosPage } from './PedidosDeDatosPage.tsx'

conPantallas()

const PEDIDO: PedidoDeAlguien = {
  idPedido: 6,
  clase: 'SUPRIMIR',
  motivo: 'Ya no hago trámites',
  pedidoEl: '2026-11-20T15:00:00.000Z',
  vence: '2026-11-30',
  estado: 'PEDIDO',
  respuesta: null,
  decididoEl: null,
  idPersona: 30,
  nombre: 'Ávila, Rosa',
  documento: '27336667777',
  esPropio: false,
  vencido: false,
  falta: null,
}

async function abrir(cambios: Partial<PedidoDeAlguien> = {}) {
  entrarComo('administrador')
  responde('GET /misDatos/pedidosDeLaCiudad', { total: 1, pedidos: [{ ...PEDIDO, ...cambios }] })
  montar(<PedidosDeDatosPage />, PEDIDOS_DE_DATOS.enlace())
  await userEvent.click(await screen.findByRole('button', { name: 'Contestar el pedido 6' }))
}

test('se contesta con su razón: sin ella no se envía, y una falla no la pierde', async () => {
  falla('POST /misDatos/decidir', 409, 'Este pedido ya se contestó')
  await abrir()
  expect(screen.getByText('Ávila, Rosa (27-33666777-7)')).toBeTruthy()
  expect(screen.getAllByText('Vence el 30/11/2026')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Contestar que está hecho' }))
  expect(await screen.findByText('Escriba la respuesta')).toBeTruthy()
  expect(nombres()).toEqual([])
  const respuesta = screen.getByLabelText<HTMLTextAreaElement>('Respuesta')
  await userEvent.type(respuesta, 'Se quitaron')
  await userEvent.click(screen.getByRole('button', { name: 'Contestar que está hecho' }))
  expect(await screen.findByText('Este pedido ya se contestó')).toBeTruthy()
  expect(respuesta.value).toBe('Se quitaron')
  responde('POST /misDatos/decidir', { ok: true, message: 'El pedido quedó contestado' })
  await userEvent.click(screen.getByRole('button', { name: 'Contestar que está hecho' }))
  expect(await screen.findByText('El pedido quedó contestado')).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual(
    [1, 2].map(() => ({ idPedido: 6, decision: 'HECHO', respuesta: 'Se quitaron' })),
  )
})

test('con algo abierto se dice qué, y solo se ofrece rechazar', async () => {
  await abrir({ falta: 'Su correo y su teléfono hacen falta mientras esté abierto: la carpeta 12', vencido: true })
  expect(screen.getByText(/mientras esté abierto: la carpeta 12/)).toBeTruthy()
  expect(screen.getAllByText('Venció el 30/11/2026')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Rechazar' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Contestar que está hecho' })).toBeNull()
})

test('el propio lo contesta otra persona', async () => {
  await abrir({ esPropio: true })
  expect(screen.getByText('Es su propio pedido: tiene que contestarlo otro administrador')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull()
})
