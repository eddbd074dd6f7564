// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { QUIEN_CONSULTO } from './direcciones.ts'
import { QuienConsultoPage } from './QuienConsultoPage.tsx'

conPantallas()

test('cada persona se lleva sus datos desde donde ve quién los consultó', async () => {
  entrarComo('ciudadano')
  responde('GET /consultas/mias', { consultas: [], total: 0 })
  responde('GET /misDatos/pedidos', { pedidos: [] })
  falla('GET /misDatos', 429, 'Espere a que termine la otra descarga')
  montar(<QuienConsultoPage />, QUIEN_CONSULTO.enlace())
  expect(screen.getByText(/^Un ZIP con lo que la ciudad tiene de usted/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descargar mis datos' }))
  expect(await screen.findByText('Espere a que termine la otra descarga')).toBeTruthy()
})

test.each([
  [{ idPropietario: 1, Domicilio: 'SAN MARTIN 450', motivo: null }, true],
  [null, false],
])('su domicilio como propietario (%j) se corrige acá, si lo es', async (domicilio, seOfrece) => {
  entrarComo('ciudadano')
  responde('GET /consultas/mias', { consultas: [], total: 0 })
  responde('GET /misDatos/pedidos', { pedidos: [] })
  responde('GET /personas/miDomicilio', { domicilio })
  montar(<QuienConsultoPage />, QUIEN_CONSULTO.enlace())
  await screen.findByRole('button', { name: 'Enviar el pedido' })
  if (seOfrece) expect(await screen.findByText('SAN MARTIN 450')).toBeTruthy()
  const botones = screen.queryAllByRole('button', { name: 'Corregir el domicilio del propietario' })
  expect(botones).toHaveLength(seOfrece ? 1 : 0)
})

test('pide que un dato se corrija o se suprima, ve qué le contestaron y qué queda', async () => {
  entrarComo('ciudadano')
  responde('GET /consultas/mias', { consultas: [], total: 0 })
  const rechazado = {
    idPedido: 3,
    clase: 'CORREGIR' as const,
    motivo: 'Mi apellido',
    pedidoEl: '2026-11-02T15:00:00.000Z',
    vence: '2026-11-09',
    estado: 'RECHAZADO' as const,
    respuesta: 'Se corrige en Ciudad Digital',
    decididoEl: '2026-11-03T15:00:00.000Z',
  }
  responde('GET /misDatos/pedidos', { pedidos: [rechazado] })
  falla('POST /misDatos/pedidos', 409, 'Ya pidió que se suprima su contacto')
  montar(<QuienConsultoPage />, QUIEN_CONSULTO.enlace())
  expect(await screen.findByText('Se corrige en Ciudad Digital')).toBeTruthy()
  expect(screen.getByText(/^Lo que presentó, pagó o firmó queda/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Qué pide'), 'SUPRIMIR')
  await userEvent.type(screen.getByLabelText('Motivo'), 'Ya no hago trámites')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar el pedido' }))
  expect(await screen.findByText('Ya pidió que se suprima su contacto')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe('Ya no hago trámites')
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ clase: 'SUPRIMIR', motivo: 'Ya no hago trámites' }])
})

test.each([
  [['CORREGIR'], ['', 'SUPRIMIR']],
  [['SUPRIMIR'], ['', 'CORREGIR']],
  [['SUPRIMIR', 'CORREGIR'], null],
] as const)('lo que espera respuesta (%s) no se ofrece otra vez', async (clases, opciones) => {
  entrarComo('ciudadano')
  responde('GET /consultas/mias', { consultas: [], total: 0 })
  const abierto = (clase: 'CORREGIR' | 'SUPRIMIR', idPedido: number) => ({
    idPedido,
    clase,
    motivo: 'Cambió',
    pedidoEl: '2026-11-02T15:00:00.000Z',
    vence: '2026-11-09',
    estado: 'PEDIDO' as const,
    respuesta: null,
    decididoEl: null,
  })
  responde('GET /misDatos/pedidos', { pedidos: clases.map(abierto) })
  montar(<QuienConsultoPage />, QUIEN_CONSULTO.enlace())
  expect(await screen.findAllByText('Sin contestar')).toHaveLength(clases.length)
  const campo = screen.queryByLabelText('Qué pide')
  expect(
    campo &&
      within(campo)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value }) => value),
  ).toEqual(opciones)
})
