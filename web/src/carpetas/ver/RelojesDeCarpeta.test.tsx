// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carpetaDePrueba } from '../../pruebas/carpeta.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { RelojesDeCarpeta } from './RelojesDeCarpeta.tsx'
import { Vencimiento } from './Vencimiento.tsx'

conPantallas()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T01:00:00Z'), toFake: ['Date'] }) // the evening of 30 November, here
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-12-01', 'Vence en 1 día, el 01/12/2026'],
  ['2026-11-30', 'Vence hoy'],
  ['2026-11-29', 'Vencida hace 1 día'],
  ['2026-11-01', 'Vencida hace 29 días'],
])('%s: %s', (vence, texto) => {
  montar(<Vencimiento vence={vence} />, '/x')
  expect(screen.getByText(texto)).toBeTruthy()
})

test.each([
  ['2026-11-30', 'La ciudad tiene hasta el 30/11/2026'],
  ['2026-11-01', 'La ciudad se atrasó 29 días'],
])('el de la ciudad, a quien presentó la carpeta: %s', (vence, texto) => {
  montar(<Vencimiento vence={vence} suya="PRESENTADO" />, '/x')
  expect(screen.getByText(texto)).toBeTruthy()
})

test('a quien tiene que responder, lo que pasa si no, también después de vencida', () => {
  montar(<Vencimiento vence="2026-12-02" suya="OBSERVADO" />, '/x')
  expect(
    screen.getByText('Vence en 2 días, el 02/12/2026; si no responde, la carpeta no sigue su trámite'),
  ).toBeTruthy()
  montar(<Vencimiento vence="2026-11-28" suya="OBSERVADO" />, '/x')
  expect(screen.getByText('Vencida hace 2 días')).toBeTruthy()
  expect(screen.getByText('Si no responde, la carpeta no sigue su trámite')).toBeTruthy()
})

const conRelojes = (actual: object) =>
  responde(
    'GET /documentacion/relojes/{idCarpeta}',
    {
      ciudad: { corridos: 7, habiles: 5, atraso: 2 },
      solicitante: { corridos: 1, habiles: 1, atraso: 0 },
      actual: {
        reloj: 'SOLICITANTE',
        plazo: { dias: 10, habiles: true },
        vence: '2027-01-04',
        aniosSinConfirmar: [2027],
        ...actual,
      },
    },
    { idCarpeta: 1002 },
  )
const abrir = () => montar(<RelojesDeCarpeta carpeta={carpetaDePrueba({ idCarpeta: 1002, version: 4 })} />, '/x')

test('los días de cada uno, de quién es el plazo, y que un año sin confirmar puede correrlo', async () => {
  entrarComo('profesional')
  conRelojes({})
  abrir()
  expect(await screen.findByText('7 días (5 hábiles), 2 de atraso')).toBeTruthy()
  expect(screen.getByText('1 día (1 hábil)')).toBeTruthy()
  expect(screen.getByText('Plazo de quien la presentó')).toBeTruthy()
  expect(screen.getByText(/Los feriados de 2027 todavía no están confirmados/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Prorrogar' })).toBeNull()
})

test('el jefe prorroga, con hasta cuándo y por qué', async () => {
  entrarComo('jefe')
  conRelojes({ aniosSinConfirmar: [] })
  responde('PUT /documentacion/prorrogar', { ok: true, message: 'Prórroga registrada' })
  abrir()
  await userEvent.click(await screen.findByRole('button', { name: 'Prorrogar' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Prorrogar' }).at(-1) as HTMLElement)
  expect(screen.getByText('Elija hasta cuándo')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Hasta'), '2027-02-01')
  await userEvent.type(screen.getByLabelText('Motivo'), 'Lo pidió')
  await userEvent.click(screen.getAllByRole('button', { name: 'Prorrogar' }).at(-1) as HTMLElement)
  await waitFor(() => expect(llamadas).toHaveLength(1))
  expect(llamadas[0]?.cuerpo).toEqual({ idCarpeta: 1002, hasta: '2027-02-01', motivo: 'Lo pidió', version: 4 })
})
