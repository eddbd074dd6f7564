// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { PlazosPage } from './PlazosPage.tsx'

conPantallas()

beforeEach(() => {
  responde('GET /plazos', {
    plazos: [
      {
        idPlazo: 1,
        situacion: 'OBSERVADO',
        idEncomiendaTipo: null,
        encomiendatipo: null,
        dias: 15,
        habiles: true,
        alVencer: 'ADVERTENCIA',
        estado: 1,
      },
    ],
    tipos: [{ idEncomiendaTipo: 1, encomiendatipo: 'OBRA NUEVA' }],
  })
  responde('GET /calendario', { confirmado: false, dias: [{ fecha: '2026-12-08', nombre: 'Inmaculada Concepción' }] })
})
const abrir = () => montar(<PlazosPage />, '/plazos')

test('el administrador fija el plazo de un tipo', async () => {
  entrarComo('administrador')
  responde('POST /plazos/guardar', { ok: true, message: 'Plazo guardado' })
  abrir()
  expect(await screen.findByText('15 días hábiles')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo plazo' }))
  const dialogo = await screen.findByRole('dialog')
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }))
  expect(within(dialogo).getAllByText('Días: debe ser un número entero')).toHaveLength(2)
  await userEvent.selectOptions(within(dialogo).getByLabelText('Estado'), 'EN INSPECCION')
  await userEvent.selectOptions(within(dialogo).getByLabelText('Tipo de encomienda'), 'Obra nueva')
  await userEvent.type(within(dialogo).getByLabelText('Días'), '20')
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(llamadas).toHaveLength(1))
  expect(llamadas[0]?.cuerpo).toEqual({
    situacion: 'EN INSPECCION',
    idEncomiendaTipo: 1,
    dias: '20',
    habiles: 1,
    alVencer: 'NADA',
    estado: 1,
  })
})

test('un receso se agrega, un día se quita y el año se confirma', async () => {
  entrarComo('administrador')
  for (const clave of ['POST /calendario/agregar', 'POST /calendario/quitar', 'POST /calendario/confirmar'] as const) {
    responde(clave, { ok: true, message: 'Hecho' })
  }
  abrir()
  await userEvent.type(await screen.findByLabelText('Desde'), '2027-01-04')
  await userEvent.type(screen.getByLabelText('Hasta (opcional)'), '2027-01-29')
  await userEvent.type(screen.getByLabelText('Nombre'), 'Receso')
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el 08/12/2026' }))
  await waitFor(() => expect(llamadas).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: /Confirmar el calendario/ }))
  await waitFor(() => expect(llamadas).toHaveLength(3))
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([
    { desde: '2027-01-04', hasta: '2027-01-29', nombre: 'Receso' },
    { fecha: '2026-12-08' },
    { anio: new Date().getFullYear() },
  ])
})

test('los demás miran', async () => {
  entrarComo('jefe')
  abrir()
  expect(await screen.findByText('Los plazos y el calendario los cambian los administradores.')).toBeTruthy()
  expect(await screen.findByText('08/12/2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Nuevo plazo' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Quitar/ })).toBeNull()
})

test('el día que no se pudo quitar lo dice en su fila', async () => {
  entrarComo('administrador')
  falla('POST /calendario/quitar', 409, 'El día ya pasó')
  abrir()
  const quitar = await screen.findByRole('button', { name: 'Quitar el 08/12/2026' })
  await userEvent.click(quitar)
  await waitFor(() => expect(quitar.closest('td')?.textContent).toBe('QuitarEl día ya pasó'))
  expect(screen.getAllByText(/El día ya pasó/)).toHaveLength(1)
})
