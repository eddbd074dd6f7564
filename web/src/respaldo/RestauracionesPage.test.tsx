// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { RESTAURACIONES } from './direcciones.ts'
import { RestauracionesPage } from './RestauracionesPage.tsx'

conPantallas()

const abrir = () => {
  entrarComo('administrador')
  montar(<RestauracionesPage />, RESTAURACIONES.enlace())
}
const NINGUNO = () => responde('GET /archivos/sinDueno', { archivos: [], cuantos: 0 })
const UNA = {
  idRestauracion: 3,
  notada: '2026-11-24T13:00:00.000Z',
  motivo: 'La base de datos volvió de una copia anterior a lo último que se supo de ella',
  copiaHasta: '2026-11-23T13:00:00.000Z',
  sabidoHasta: '2026-11-24T12:59:00.000Z',
  escrituras: 412,
  huecos: [
    { numeracion: 'carpeta_id_carpeta_seq', desde: 124, hasta: 1210 },
    { numeracion: 'tramite_historial_id_seq', desde: 900, hasta: 2400 },
  ],
  confirmada: null,
  confirmadaPor: null,
  nota: null,
}

test('qué falta, qué números no se dan más, y confirmarlo con lo que se hizo', async () => {
  NINGUNO()
  responde('GET /restauraciones', { restauraciones: [UNA] })
  responde('POST /restauraciones/confirmar', { ok: true, message: 'Quedó anotado que lo sabe' })
  abrir()
  expect(await screen.findByText('Faltan hasta 412 escrituras entre una y otra.')).toBeTruthy()
  const tabla = screen.getByRole('table', { name: 'Números que no se dan' })
  expect(within(tabla).getByText('Carpetas')).toBeTruthy()
  expect(within(tabla).getByText('124')).toBeTruthy()
  expect(within(tabla).getByText('1210')).toBeTruthy()
  expect(screen.getByText(/Lo mismo en 1 numeración interna\.$/)).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Confirmo que lo sé' }))
  expect(screen.getByText('Escriba qué se hizo con lo que falta')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox'), 'Se llamó a los 87 vecinos')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmo que lo sé' }))
  await waitFor(() =>
    expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ idRestauracion: 3, nota: 'Se llamó a los 87 vecinos' }]),
  )
})

test('los archivos que ninguna fila nombra: qué parecen, y descartar uno', async () => {
  responde('GET /restauraciones', { restauraciones: [] })
  responde('GET /archivos/sinDueno', {
    cuantos: 2,
    archivos: [
      {
        nombre: 'ab'.repeat(16),
        recibido: '2026-11-24T12:30:00.000Z',
        tamano: 2_500_000,
        tipo: 'application/pdf',
        titulo: 'Legajo de la carpeta 210',
        idCarpeta: 210,
      },
      {
        nombre: 'cd'.repeat(16),
        recibido: '2026-11-24T11:30:00.000Z',
        tamano: 900,
        tipo: null,
        titulo: null,
        idCarpeta: null,
      },
    ],
  })
  responde('POST /archivos/sinDueno/descartar', { ok: true, message: 'El archivo se borra dentro de siete días' })
  abrir()
  const tabla = await screen.findByRole('table', { name: 'Archivos que ninguna fila nombra' })
  expect(within(tabla).getByText('Legajo de la carpeta 210')).toBeTruthy()
  expect(within(tabla).getByText('210')).toBeTruthy()
  expect(within(tabla).getByText('No se reconoce')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Descartar el archivo del 24/11/2026 08:30' }))
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(llamadas.at(-1)?.cuerpo).toEqual({ nombre: 'cd'.repeat(16) }))
})

test('son muchos: se llega a todos de a páginas, y lo que se ve se mira sin bajarlo', async () => {
  responde('GET /restauraciones', { restauraciones: [] })
  const pedidas: string[] = []
  const uno = (n: number) => ({
    ...{ nombre: String(n).padStart(32, '0'), recibido: '2026-11-24T12:30:00.000Z', tamano: 900 },
    ...{ tipo: 'application/pdf', titulo: `Carta ${n}`, idCarpeta: null },
  })
  atiende('GET /archivos/sinDueno', ({ request }) => {
    const { search, searchParams } = new URL(request.url)
    pedidas.push(search)
    return { cuantos: 26, archivos: searchParams.get('pagina') === '2' ? [uno(26)] : [uno(1), uno(2)] }
  })
  abrir()
  expect(await screen.findByText('Carta 1')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Ver el archivo/ })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  expect(await screen.findByText('Carta 26')).toBeTruthy()
  expect(pedidas).toEqual(['?pagina=1&porPagina=25', '?pagina=2&porPagina=25'])
})

test('la que ya se confirmó dice quién y qué hizo; sin ninguna, se dice', async () => {
  NINGUNO()
  responde('GET /restauraciones', {
    restauraciones: [
      {
        ...UNA,
        huecos: [],
        confirmada: '2026-11-24T14:00:00.000Z',
        confirmadaPor: 'Sosa, Ana',
        nota: 'Nada que hacer',
      },
    ],
  })
  abrir()
  expect(await screen.findByText('Sosa, Ana lo confirmó el 24/11/2026 11:00: Nada que hacer')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirmo que lo sé' })).toBeNull()
})
