// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { carpetaPresentada } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { AsignacionCarpetasPage } from './AsignacionCarpetasPage.tsx'

conPantallas()

const recibida = carpetaPresentada({ tramiteEstado: 'RECIBIDO MESA ENTRADAS', version: 7 })
const INSPECTORES = [
  { idInspector: 4, inspector: 'Paz Inés', Oficina: 'INSPECCION DE OBRAS', carga: 0 },
  { idInspector: 1, inspector: 'Soria Diego', Oficina: 'INSPECCION DE OBRAS', carga: 3 },
]
beforeEach(() => {
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...recibida }] })
  responde('GET /documentacion/cargaDeInspectores', { inspectores: INSPECTORES })
  responde('GET /documentacion/proponerInspector', { idInspector: 1, porManzana: true })
})
const abrir = () => montar(<AsignacionCarpetasPage />, '/asignacionCarpetas')
const elegir = async () => userEvent.click(await screen.findByRole('button', { name: 'Asignar la carpeta 1002' }))

test('el jefe ve la carga de cada uno, y asigna al propuesto con la versión que vio', async () => {
  entrarComo('jefe')
  responde('PUT /documentacion/asignar', { ok: true, message: 'Carpeta asignada' })
  abrir()
  expect(screen.getByRole('heading', { name: 'Asignación de carpetas' })).toBeTruthy()
  expect(await screen.findByText('3 carpetas')).toBeTruthy()
  expect(await screen.findByText('SAN MARTIN 1450')).toBeTruthy()
  await elegir()
  const dialogo = await screen.findByRole('dialog')
  expect(await within(dialogo).findByText('Se propone a quien ya tiene una carpeta de la misma manzana.')).toBeTruthy()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Asignar' }))
  expect(await screen.findByText('Carpeta asignada')).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ idCarpeta: 1002, idInspector: 1, version: 7 }])
})

test('se elige a otro, y si el servidor se niega lo dice y no se cierra', async () => {
  entrarComo('administrador')
  falla('PUT /documentacion/asignar', 409, 'Otra persona cambió esta carpeta')
  abrir()
  await elegir()
  const dialogo = await screen.findByRole('dialog')
  await userEvent.selectOptions(within(dialogo).getByLabelText('Inspector'), 'Paz Inés (sin carpetas)')
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Asignar' }))
  expect(await within(dialogo).findByText('Otra persona cambió esta carpeta')).toBeTruthy()
  expect(llamadas[0]?.cuerpo).toMatchObject({ idInspector: 4 })
})

test('se la puede dejar sin asignar', async () => {
  entrarComo('jefe')
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...recibida, idInspector: 1 }] })
  responde('PUT /documentacion/asignar', { ok: true, message: 'La carpeta quedó sin inspector' })
  abrir()
  await elegir()
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar sin asignar' }))
  await waitFor(() => expect(llamadas.map(({ cuerpo }) => cuerpo)).toMatchObject([{ idInspector: null }]))
})

test('la mesa de entradas mira quién la tiene, y no asigna', async () => {
  entrarComo('operador')
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...recibida, idInspector: 1 }] })
  abrir()
  expect(await screen.findByText('Soria Diego')).toBeTruthy()
  expect(screen.getByText(/Asignan el jefe y los administradores/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Asignar la carpeta 1002' })).toBeNull()
})
