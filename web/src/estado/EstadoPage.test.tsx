// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { ESTADO } from './direcciones.ts'
import { EstadoPage } from './EstadoPage.tsx'

conPantallas()

const abrir = () => {
  entrarComo('administrador')
  montar(<EstadoPage />, ESTADO.enlace())
}
const BIEN = {
  version: '0.1.0',
  versiones: [{ version: '0.1.0', desde: '2026-11-20T13:00:00.000Z', ultimaVez: '2026-11-24T13:00:00.000Z' }],
  avisos: [],
  medidas: [
    { medida: 'correos' as const, valor: 0 },
    { medida: 'disco' as const, valor: null },
    { medida: 'replica' as const, valor: null },
  ],
  trabajos: [],
  copia: null,
  danados: [],
}

test('sin nada que mirar, lo dice; lo que no se sabe, también', async () => {
  responde('GET /estado', BIEN)
  abrir()
  expect(await screen.findByText('No hay nada que mirar.')).toBeTruthy()
  const tabla = screen.getByRole('table', { name: 'Cómo anda cada cosa' })
  expect(within(tabla).getByText('No espera nada')).toBeTruthy()
  expect(within(tabla).getByText('No se sabe')).toBeTruthy()
  expect(within(tabla).getByText('No hay: todo se lee de la base principal')).toBeTruthy()
  expect(screen.getByText(/^Todavía ninguna/)).toBeTruthy()
  expect(
    screen.getByText(
      'La 0.1.0 atiende esta base desde el 20/11/2026 10:00; arrancó por última vez el 24/11/2026 10:00.',
    ),
  ).toBeTruthy()
})

test('lo que está mal, con qué hacer; la copia que no sirve, el trabajo que falla y el archivo que falta', async () => {
  responde('GET /estado', {
    ...BIEN,
    avisos: ['La última copia de respaldo no sirve: está dañada'],
    medidas: [
      { medida: 'correos', valor: 7200 },
      { medida: 'pagos', valor: 1 },
    ],
    trabajos: [{ nombre: 'enviar-correos', ultimaVez: '2026-11-24T13:00:00.000Z', fallas: 4, error: 'ECONNREFUSED' }],
    copia: {
      sirve: false,
      copia: 'copia-1',
      terminada: '2026-11-24T06:40:00.000Z',
      segundos: 31,
      bytes: 2_097_152,
      detalle: 'Está dañada',
    },
    danados: [{ nombre: 'ab/ab00', problema: 'FALTA', hallado: '2026-11-24T13:00:00.000Z' }],
  })
  abrir()
  expect(await screen.findByText('La última copia de respaldo no sirve: está dañada.')).toBeTruthy()
  expect(screen.getByText('Lo más viejo espera desde hace 2 horas')).toBeTruthy()
  expect(screen.getByText(/^Vea en «Correos enviados» por qué no salen/)).toBeTruthy()
  expect(screen.getByText('1 pago espera desde hace más de un día')).toBeTruthy()
  expect(screen.getByText('No sirve: Está dañada.')).toBeTruthy()
  expect(screen.getByText(/^24\/11\/2026 03:40 · copia-1 · 2 MB · 31 segundos$/)).toBeTruthy()
  expect(screen.getByText('ECONNREFUSED')).toBeTruthy()
  expect(screen.getByText('No está')).toBeTruthy()
})
