// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { guardarParaSeguir, tomarParaSeguir } from '../portada/paraSeguir.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, falla } from '../pruebas/respuestas.ts'
import { SeguirSinIngresarPage } from './SeguirSinIngresarPage.tsx'

conPantallas()

const PRESENTADA = {
  tramiteEstado: 'PRESENTADO',
  tramiteEstadoPrevio: null,
  carpetaCompleta: true,
  recibida: false,
  idUso: null,
  vence: null,
}

async function pedir(numero: string, codigo: string) {
  montar(<SeguirSinIngresarPage />, '/seguimiento')
  await userEvent.type(screen.getByLabelText('Número de carpeta'), numero)
  await userEvent.type(screen.getByLabelText('Código de seguimiento'), codigo)
  await userEvent.click(screen.getByRole('button', { name: 'Ver dónde está' }))
}

test('el número y el código se escriben como se pueda, y se ven los estados', async () => {
  let pedido = ''
  atiende('GET /documentacion/seguimientoPublico', ({ request }) => {
    pedido = new URL(request.url).search
    return {
      idCarpeta: 1002,
      seguimiento: [
        { TramiteEstado: 'PRESENTADO', fecha: '2026-11-02T13:00:00.000Z' },
        { TramiteEstado: 'OBSERVADO', fecha: '2026-11-05T01:00:00.000Z' },
      ],
      situacion: {
        ...PRESENTADA,
        tramiteEstado: 'OBSERVADO',
        tramiteEstadoPrevio: 'EN INSPECCION',
        recibida: true,
        vence: '2999-12-20',
      },
    }
  })
  await pedir('1.002', '7k3mq-oz9xr')
  const estados = await screen.findByRole('list', { name: 'Estados de la carpeta' })
  expect(
    within(estados)
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  ).toEqual(['PRESENTADO02/11/2026', 'OBSERVADO04/11/2026'])
  expect(
    screen.getByText('Responda cada observación: respondidas todas, la carpeta vuelve sola a la oficina.'),
  ).toBeTruthy()
  expect(screen.getByText('Vence el 20/12/2999; si no responde, la carpeta no sigue su trámite')).toBeTruthy()
  const [, , actual] = within(screen.getByRole('list', { name: 'Camino de la carpeta' })).getAllByRole('listitem')
  expect(actual?.getAttribute('aria-current')).toBe('step')
  expect(pedido).toBe('?idCarpeta=1002&codigo=7K3MQ0Z9XR')
})

test('lo que falta se dice antes de preguntar, y el código que no es, con palabras', async () => {
  const message = 'La carpeta no existe o no está a su alcance'
  falla('GET /documentacion/seguimientoPublico', 404, message)
  await pedir('x', '7k3mq')
  expect(screen.getByText('Escriba el número de la carpeta')).toBeTruthy()
  expect(screen.getByText('El código tiene 10 letras y números. Revise que esté completo')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Código de seguimiento'), '00000')
  await userEvent.clear(screen.getByLabelText('Número de carpeta'))
  await userEvent.type(screen.getByLabelText('Número de carpeta'), '1002')
  await userEvent.click(screen.getByRole('button', { name: 'Ver dónde está' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('lo que no se puede buscar quita la respuesta de antes', async () => {
  atiende('GET /documentacion/seguimientoPublico', () => ({
    idCarpeta: 1002,
    seguimiento: [{ TramiteEstado: 'PRESENTADO', fecha: '2026-11-02T13:00:00.000Z' }],
    situacion: PRESENTADA,
  }))
  await pedir('1002', '7k3mq-oz9xr')
  await screen.findByRole('list', { name: 'Estados de la carpeta' })
  await userEvent.clear(screen.getByLabelText('Número de carpeta'))
  await userEvent.click(screen.getByRole('button', { name: 'Ver dónde está' }))
  expect(screen.getByText('Escriba el número de la carpeta')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Estados de la carpeta' })).toBeNull()
})

test('lo escrito en la portada se busca al llegar, una vez, y el código no está en la dirección', async () => {
  atiende('GET /documentacion/seguimientoPublico', () => ({
    idCarpeta: 1002,
    seguimiento: [{ TramiteEstado: 'PRESENTADO', fecha: '2026-11-02T13:00:00.000Z' }],
    situacion: PRESENTADA,
  }))
  guardarParaSeguir({ numero: '1.002', codigo: '7k3mq-oz9xr' })
  montar(<SeguirSinIngresarPage />, '/seguimiento')
  expect(await screen.findByRole('list', { name: 'Estados de la carpeta' })).toBeTruthy()
  expect(tomarParaSeguir()).toBeNull()
})

test('el número que se trae queda escrito; un código que no está bien se dice', async () => {
  montar(<SeguirSinIngresarPage />, '/seguimiento?idCarpeta=1002')
  expect(screen.getByLabelText<HTMLInputElement>('Número de carpeta').value).toBe('1002')
  expect(screen.queryByText('El código tiene 10 letras y números. Revise que esté completo')).toBeNull()
})
