// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { carpetaPresentada } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { visitaDePrueba } from '../../pruebas/visita.ts'
import { VisitasPage } from './VisitasPage.tsx'

conPantallas()

/** A Friday, where the city is. */
const VIERNES = '2026-11-27'
const LUNES = '2026-11-30'
const HABILITADOS = [
  { idInspector: 4, inspector: 'Paz Inés', Oficina: 'INSPECCION DE OBRAS', carga: 0 },
  { idInspector: 1, inspector: 'Soria Diego', Oficina: 'INSPECCION DE OBRAS', carga: 3 },
]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${VIERNES}T15:00:00Z`) })
  entrarComo('jefe')
  responde('GET /documentacion/cargaDeInspectores', { inspectores: HABILITADOS })
})
const conVisitas = (...visitas: Parameters<typeof visitaDePrueba>[0][]) =>
  responde('GET /visitas', { visitas: visitas.map((cambios, n) => visitaDePrueba({ idVisita: 7 + n, ...cambios })) })
const abrir = (dias = '7') => montar(<VisitasPage />, `/visitas?dia=${VIERNES}&dias=${dias}`)
const semana = async () => within(await screen.findByRole('table', { name: 'La semana de los inspectores' }))
const fila = async (quien: string) => {
  const nombre = (await semana()).getByRole('rowheader', { name: quien })
  return within(nombre.closest('tr') ?? nombre)
}

test('la semana tiene a cada habilitado, y a quien ya no lo es o a nadie, si tienen una visita', async () => {
  conVisitas(
    { dia: VIERNES },
    { dia: LUNES, hora: '08:15', idInspector: 9, inspector: 'Toro Blas', domicilio: 'SALTA 20' },
    { dia: LUNES, hora: '11:00', idInspector: null, inspector: null, domicilio: 'LAMADRID 377' },
    { dia: LUNES, idInspector: 10, inspector: 'Vera Luz', estado: 'CANCELADA' },
  )
  abrir()
  const nombres = (await semana()).getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(nombres).toEqual(['Paz Inés', 'Soria Diego', 'Toro Blas', 'Sin inspector'])
  expect((await fila('Soria Diego')).getByRole('link', { name: '09:30 JUNIN 715' })).toBeTruthy()
  expect((await fila('Toro Blas')).getByRole('link', { name: '08:15 SALTA 20' })).toBeTruthy()
  expect((await fila('Sin inspector')).getByRole('link', { name: '11:00 LAMADRID 377' })).toBeTruthy()
  // Nothing is planned for whoever may not be given it.
  expect((await fila('Soria Diego')).getAllByRole('button')).toHaveLength(7)
  expect((await fila('Toro Blas')).queryAllByRole('button')).toEqual([])
  expect((await fila('Sin inspector')).queryAllByRole('button')).toEqual([])
})

test('desde un día de la semana se elige la carpeta, y se planea para ese inspector y ese día', async () => {
  conVisitas()
  const porVisitar = carpetaPresentada({ tramiteEstado: 'RECIBIDO MESA ENTRADAS', version: 7 })
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...porVisitar }] })
  responde('GET /documentacion/proponerInspector', { idInspector: 1, porManzana: false, deLaManzana: [] })
  responde('GET /visitas/carpeta/{idCarpeta}', { visitas: [], puede: { planear: true, pedirADistancia: false } })
  responde('POST /visitas/asignar', { ok: true, message: 'Carpeta asignada y visita planeada', visitas: [8] })
  abrir()
  await userEvent.click(
    (await fila('Paz Inés')).getByRole('button', { name: 'Planear para Paz Inés, lunes 30/11/2026' }),
  )
  const elegir = within(await screen.findByRole('dialog', { name: '¿Qué carpeta se visita?' }))
  await userEvent.click(await elegir.findByRole('button', { name: /^1002 · SAN MARTIN 1450 · / }))
  const planear = within(await screen.findByRole('dialog', { name: 'Asignar la carpeta 1002' }))
  expect(planear.getByLabelText<HTMLSelectElement>('Inspector').value).toBe('4')
  await userEvent.click(planear.getByRole('button', { name: 'Asignar y planear' }))
  expect(await screen.findByText('Carpeta asignada y visita planeada')).toBeTruthy()
  expect(llamadas.find(({ nombre }) => nombre === 'POST /visitas/asignar')?.cuerpo).toEqual({
    ...{ carpetas: [{ idCarpeta: 1002, version: 7 }], idInspector: 4, dia: LUNES, parte: 'MAÑANA', indicaciones: '' },
  })
})

test('quien no manda mira la semana y no planea', async () => {
  entrarComo('operador')
  conVisitas({ dia: LUNES })
  abrir()
  expect((await fila('Soria Diego')).getByRole('link', { name: '09:30 JUNIN 715' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Planear/ })).toBeNull()
})

test('un día dice también lo que nadie tiene', async () => {
  conVisitas({ dia: VIERNES, idInspector: null, inspector: null })
  abrir('1')
  expect(await screen.findByRole('heading', { name: 'Sin inspector, viernes 27/11/2026' })).toBeTruthy()
})
