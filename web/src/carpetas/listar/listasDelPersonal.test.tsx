// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { InspeccionCarpetasPage } from './InspeccionCarpetasPage.tsx'
import { traerParaElPersonal } from './listaDelPersonal.ts'
import { VerCarpetasPage } from './VerCarpetasPage.tsx'

conPantallas()

const PEDIDO = { pagina: 1, porPagina: 5, buscar: '', estado: '', orden: 'recientes' } as const

test('mesa de entradas: las presentadas, y atender una guarda datosCarpeta', async () => {
  entrarComo('operador')
  const carpeta = carpetaPresentada()
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...carpeta }] })
  montar(<VerCarpetasPage />, '/verCarpetas')
  expect(screen.getByRole('heading', { name: 'Mesa de entradas - Recepción de carpetas' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Adjuntar archivos de la carpeta 1002' }))
  expect(await screen.findByText('Está en /AdjuntarArchivos')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('datosCarpeta') ?? '')).toMatchObject({ idCarpeta: 1002 })
})

test('la que tiene su pago devuelto se marca en la lista', async () => {
  entrarComo('operador')
  const devuelta = carpetaPresentada({ pagoDevuelto: true })
  const otra = carpetaPresentada({ idCarpeta: 1003 })
  responde('GET /documentacion/listarTodas', { error: false, total: 2, carpetas: [{ ...devuelta }, { ...otra }] })
  montar(<VerCarpetasPage />, '/verCarpetas')
  await screen.findByRole('button', { name: 'Adjuntar archivos de la carpeta 1003' })
  expect(screen.getAllByText('Pago devuelto')).toHaveLength(1)
})

test('pide solo completas, en el estado elegido o en todos los de la lista', async () => {
  const pedidas: string[] = []
  vi.stubGlobal('fetch', async (direccion: string) => {
    pedidas.push(direccion)
    return new Response(JSON.stringify({ error: false, carpetas: [] }))
  })
  const traer = traerParaElPersonal('asignacion')
  await traer(PEDIDO)
  await traer({ ...PEDIDO, estado: 'APROBADO' })
  await traerParaElPersonal('mias')({ ...PEDIDO, estado: 'APROBADO' })
  await traerParaElPersonal('respondidas')(PEDIDO)
  await traerParaElPersonal('vencidas')({ ...PEDIDO, estado: 'PRESENTADO' })
  vi.unstubAllGlobals()
  const pedidos = pedidas.map((direccion) => new URL(direccion, 'http://x').searchParams)
  const campos = ['completas', 'estado', 'asignadas', 'pendiente']
  expect(pedidos.map((consulta) => campos.map((campo) => consulta.get(campo)))).toEqual([
    ['1', 'RECIBIDO MESA ENTRADAS,EN INSPECCION,OBSERVADO,PENDIENTE DE PAGO,PAGADO,APROBADO', null, null],
    ['1', 'APROBADO', null, null],
    ['1', 'APROBADO', 'mias', null],
    ['1', null, null, 'respondidas'],
    ['1', 'PRESENTADO', null, 'vencidas'],
  ])
})

test('una lista que falla lo dice, lo deja en la consola y se puede reintentar', async () => {
  const consola = vi.spyOn(console, 'log').mockImplementation(() => {})
  entrarComo('jefe')
  responde('GET /documentacion/listarTodas', { error: true, carpetas: [] })
  montar(<InspeccionCarpetasPage />, '/inspeccionCarpetas')
  expect(await screen.findByText('Hubo un problema, intente más tarde..')).toBeTruthy()
  expect(consola).toHaveBeenCalled()
  responde('GET /documentacion/listarTodas', { error: false, total: 0, carpetas: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Aún no tiene carpetas..')).toBeTruthy()
  consola.mockRestore()
})

test('la segunda solapa ofrece los cinco estados que siguen', async () => {
  entrarComo('jefe')
  responde('GET /documentacion/listarTodas', { error: false, total: 1, carpetas: [{ ...carpetaPresentada() }] })
  montar(<InspeccionCarpetasPage />, '/inspeccionCarpetas')
  await userEvent.click(screen.getByRole('tab', { name: 'En trámite' }))
  const filtro = await screen.findByLabelText<HTMLSelectElement>('Estado')
  await waitFor(() =>
    expect([...filtro.options].map(({ value }) => value)).toEqual([
      '',
      'EN INSPECCION',
      'OBSERVADO',
      'PENDIENTE DE PAGO',
      'PAGADO',
      'APROBADO',
    ]),
  )
})

test('empieza por la más antigua y dice cuánto espera cada una', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-19T12:00:00Z') })
  entrarComo('operador')
  const pedidas: (string | null)[] = []
  atiende('GET /documentacion/listarTodas', ({ request }) => {
    pedidas.push(new URL(request.url).searchParams.get('orden'))
    const carpetas = [carpetaPresentada({ fechaalta: '2026-10-31T15:00:00.000Z' })]
    return { error: false, total: 1, carpetas }
  })
  montar(<VerCarpetasPage />, '/verCarpetas')
  expect(await screen.findByText('hace 49 días')).toBeTruthy()
  expect(pedidas).toEqual(['antiguas'])
})

test('aparece como la persona la dejó; lo que dice la dirección va primero; y un cambio se guarda', async () => {
  entrarComo('operador')
  const pedidas: string[] = []
  atiende('GET /documentacion/listarTodas', ({ request }) => {
    const { searchParams } = new URL(request.url)
    pedidas.push(`${searchParams.get('buscar')} ${searchParams.get('orden')}`)
    return { error: false, total: 1, carpetas: [carpetaPresentada()] }
  })
  responde('GET /documentacion/vistaDeLista/{lista}', {
    vista: { buscar: 'Laprida', estado: '', orden: 'vencimiento' },
  })
  responde('PUT /documentacion/vistaDeLista/{lista}', { ok: true, message: 'Operación exitosa!' })
  const { unmount } = montar(<VerCarpetasPage />, '/verCarpetas')
  await waitFor(() => expect(pedidas.at(-1)).toBe('Laprida vencimiento'))
  await userEvent.selectOptions(await screen.findByLabelText('Orden'), 'recientes')
  await waitFor(() => expect(llamadas.at(-1)?.cuerpo).toEqual({ buscar: 'Laprida', estado: '', orden: 'recientes' }))
  unmount()
  montar(<VerCarpetasPage />, '/verCarpetas?buscar=1002')
  await waitFor(() => expect(pedidas.at(-1)).toBe('1002 antiguas'))
})

test('las vencidas empiezan por la más atrasada, sin otro orden que elegir; y desde una, sigue la misma lista', async () => {
  entrarComo('operador')
  const pedidas: string[] = []
  atiende('GET /documentacion/listarTodas', ({ request }) => {
    const { searchParams } = new URL(request.url)
    pedidas.push(`${searchParams.get('pendiente')} ${searchParams.get('orden')}`)
    return { error: false, total: 1, carpetas: [carpetaPresentada()] }
  })
  montar(<InspeccionCarpetasPage />, '/inspeccionCarpetas?lista=vencidas')
  expect(await screen.findByRole('table', { name: 'Carpetas con el plazo de la ciudad vencido' })).toBeTruthy()
  expect(pedidas).toEqual(['vencidas vencimiento'])
  expect(screen.queryByLabelText('Orden')).toBeNull()
  expect((await screen.findByRole('link', { name: 'Abrir la carpeta 1002' })).getAttribute('href')).toBe(
    '/AdjuntarArchivos?idCarpeta=1002&cola=vencidas&orden=vencimiento',
  )
})
