// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { carpetaPresentada } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { visitaDePrueba } from '../../pruebas/visita.ts'
import { AsignacionCarpetasPage } from './AsignacionCarpetasPage.tsx'

conPantallas()

const recibida = carpetaPresentada({ tramiteEstado: 'RECIBIDO MESA ENTRADAS', version: 7 })
const INSPECTORES = [
  { idInspector: 4, inspector: 'Paz Inés', Oficina: 'INSPECCION DE OBRAS', carga: 0 },
  { idInspector: 1, inspector: 'Soria Diego', Oficina: 'INSPECCION DE OBRAS', carga: 3 },
]
/** A Friday, where the city is. */
const VIERNES = '2026-11-27'
const LUNES = '2026-11-30'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${VIERNES}T15:00:00Z`) })
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...recibida }] })
  responde('GET /documentacion/cargaDeInspectores', { inspectores: INSPECTORES })
  responde('GET /documentacion/proponerInspector', {
    idInspector: 1,
    porManzana: true,
    deLaManzana: [{ idCarpeta: 1009, version: 2, domicilio: 'SAN MARTIN 1460' }],
  })
  responde('GET /visitas', { visitas: [] })
  responde('GET /visitas/carpeta/{idCarpeta}', { visitas: [], puede: { planear: false, pedirADistancia: false } })
})
const abrir = (direccion = '/asignacionCarpetas') => montar(<AsignacionCarpetasPage />, direccion)
const elegir = async () => userEvent.click(await screen.findByRole('button', { name: 'Asignar la carpeta 1002' }))
const cuerpos = () => llamadas.filter(({ nombre }) => nombre.endsWith('/asignar')).map(({ cuerpo }) => cuerpo)

test('el jefe ve la carga de cada uno, y asigna y planea para el próximo día al propuesto, con la versión que vio', async () => {
  entrarComo('jefe')
  responde('POST /visitas/asignar', { ok: true, message: 'Carpeta asignada y visita planeada', visitas: [8] })
  abrir()
  expect(screen.getByRole('heading', { name: 'Asignación de carpetas' })).toBeTruthy()
  expect(await screen.findByText('3 carpetas')).toBeTruthy()
  expect(await screen.findByText('SAN MARTIN 1450')).toBeTruthy()
  await elegir()
  const dialogo = await screen.findByRole('dialog')
  expect(await within(dialogo).findByText('Se propone a quien ya tiene una carpeta de la misma manzana.')).toBeTruthy()
  expect(within(dialogo).getByRole('region', { name: 'El día de Soria Diego' })).toBeTruthy()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Asignar y planear' }))
  expect(await screen.findByText('Carpeta asignada y visita planeada')).toBeTruthy()
  expect(cuerpos()).toEqual([
    { carpetas: [{ idCarpeta: 1002, version: 7 }], idInspector: 1, dia: LUNES, parte: 'MAÑANA', indicaciones: '' },
  ])
})

test('se ve el día del inspector elegido, y las de la misma manzana van juntas sin hora', async () => {
  entrarComo('jefe')
  responde('POST /visitas/asignar', { ok: true, message: 'Carpetas asignadas y visitas planeadas', visitas: [8, 9] })
  const pedidas: string[] = []
  atiende('GET /visitas', ({ request }) => {
    const { searchParams } = new URL(request.url)
    pedidas.push(`${searchParams.get('desde')} ${searchParams.get('idInspector')}`)
    return { visitas: [] }
  })
  abrir()
  await elegir()
  const dialogo = await screen.findByRole('dialog')
  expect(await within(dialogo).findByText('ninguna visita todavía')).toBeTruthy()
  await userEvent.selectOptions(within(dialogo).getByLabelText('Inspector'), 'Paz Inés (sin carpetas)')
  await waitFor(() => expect(pedidas).toEqual([`${LUNES} 1`, `${LUNES} 4`]))
  await userEvent.selectOptions(within(dialogo).getByLabelText('Momento'), 'A una hora')
  expect(within(dialogo).getByLabelText('Hora')).toBeTruthy()
  await userEvent.click(within(dialogo).getByRole('checkbox', { name: '1009 · SAN MARTIN 1460' }))
  expect(within(dialogo).queryByLabelText('Hora')).toBeNull()
  expect(within(dialogo).getByRole('heading', { name: 'Asignar 2 carpetas' })).toBeTruthy()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Asignar y planear' }))
  await waitFor(() =>
    expect(cuerpos()).toMatchObject([
      {
        carpetas: [
          { idCarpeta: 1002, version: 7 },
          { idCarpeta: 1009, version: 2 },
        ],
        idInspector: 4,
        dia: LUNES,
        parte: 'MAÑANA',
      },
    ]),
  )
})

test('se elige a otro, y si el servidor se niega lo dice y no se cierra', async () => {
  entrarComo('administrador')
  falla('POST /visitas/asignar', 409, 'Otra persona cambió esta carpeta')
  abrir()
  await elegir()
  const dialogo = await screen.findByRole('dialog')
  await userEvent.selectOptions(within(dialogo).getByLabelText('Inspector'), 'Paz Inés (sin carpetas)')
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Solo asignar' }))
  expect(await within(dialogo).findByText('Otra persona cambió esta carpeta')).toBeTruthy()
  expect(cuerpos()).toEqual([{ carpetas: [{ idCarpeta: 1002, version: 7 }], idInspector: 4 }])
})

test('varias marcadas en la lista se asignan juntas', async () => {
  entrarComo('jefe')
  const otra = { ...recibida, idCarpeta: 1005, version: 3, NroPuerta: '1500' }
  responde('GET /documentacion/listarTodas', { error: false, total: 2, carpetas: [{ ...recibida }, otra] })
  responde('POST /visitas/asignar', { ok: true, message: 'Carpetas asignadas', visitas: [] })
  abrir()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir la carpeta 1002' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir la carpeta 1005' }))
  expect(screen.getByText('2 carpetas elegidas')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Asignar las elegidas' }))
  const dialogo = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialogo).getByLabelText<HTMLSelectElement>('Inspector').value).toBe('1'))
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Solo asignar' }))
  await waitFor(() =>
    expect(cuerpos()).toEqual([
      {
        carpetas: [
          { idCarpeta: 1002, version: 7 },
          { idCarpeta: 1005, version: 3 },
        ],
        idInspector: 1,
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByText('2 carpetas elegidas')).toBeNull())
})

test('la que tiene una visita pendiente se asigna, y no se le planea otra', async () => {
  entrarComo('jefe')
  responde('GET /visitas/carpeta/{idCarpeta}', {
    visitas: [{ ...visitaDePrueba({ dia: '2026-12-01', hora: '10:00' }), informe: null }],
    puede: { planear: false, pedirADistancia: false },
  })
  abrir()
  await elegir()
  const dialogo = await screen.findByRole('dialog')
  expect(await within(dialogo).findByText(/Ya tiene una visita: martes 01\/12\/2026, 10:00/)).toBeTruthy()
  expect(within(dialogo).queryByRole('button', { name: 'Asignar y planear' })).toBeNull()
  expect(within(dialogo).getByRole('button', { name: 'Solo asignar' })).toBeTruthy()
})

test('se la puede dejar sin asignar', async () => {
  entrarComo('jefe')
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...recibida, idInspector: 1 }] })
  responde('PUT /documentacion/asignar', { ok: true, message: 'La carpeta quedó sin inspector' })
  abrir()
  await elegir()
  await userEvent.click(await screen.findByRole('button', { name: 'Dejar sin asignar' }))
  await waitFor(() => expect(cuerpos()).toEqual([{ idCarpeta: 1002, version: 7, idInspector: null }]))
})

test('«Sin asignar» pide las que nadie tiene', async () => {
  entrarComo('jefe')
  const pedidas: (string | null)[] = []
  atiende('GET /documentacion/listarTodas', ({ request }) => {
    pedidas.push(new URL(request.url).searchParams.get('asignadas'))
    return { error: false, total: 1, carpetas: [{ ...recibida }] }
  })
  abrir()
  await waitFor(() => expect(pedidas).toEqual([null]))
  await userEvent.click(screen.getByRole('tab', { name: 'Sin asignar' }))
  expect(await screen.findByRole('table', { name: 'Carpetas sin asignar' })).toBeTruthy()
  expect(pedidas).toEqual([null, 'nadie'])
})

test('la mesa de entradas mira quién la tiene, y no asigna', async () => {
  entrarComo('operador')
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...recibida, idInspector: 1 }] })
  abrir()
  expect(await screen.findByText('Soria Diego')).toBeTruthy()
  expect(screen.getByText(/Asignan el jefe y los administradores/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Asignar la carpeta 1002' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
