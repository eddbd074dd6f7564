// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { carpetaDePrueba } from '../../pruebas/carpeta.ts'
import { mostrar } from '../../pruebas/mostrar.tsx'
import { atiende } from '../../pruebas/respuestas.ts'
import { conServidor, entrarComo } from '../../pruebas/servidor.ts'
import type { ModoDeLista } from './herramientas.ts'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'

conServidor()

const lista = (carpetas: ReturnType<typeof carpetaDePrueba>[], modo: ModoDeLista = 'propia', mas = {}) => {
  entrarComo('profesional')
  const traer = vi.fn(async () => ({ carpetas, total: carpetas.length, ...mas }))
  mostrar(<ListaDeCarpetas nombre="Prueba" modo={modo} traer={traer} estados={['PRESENTADO', 'OBSERVADO']} />)
  return traer
}
const textos = (elementos: HTMLElement[]) => elementos.map(({ textContent }) => textContent)

describe('columnas y celdas', () => {
  test('lista propia', async () => {
    lista([carpetaDePrueba({ carpetaCompleta: true })])
    const fila = (await screen.findByText('1001')).closest('tr')
    expect(textos(screen.getAllByRole('columnheader'))).toEqual([
      'Carpeta',
      'Encomienda',
      'Inmueble',
      'Tipo de Obra',
      'Ingresado',
      'Estado',
      'Herramientas',
    ])
    expect(textos(within(fila as HTMLElement).getAllByRole('cell')).slice(0, 6)).toEqual([
      '1001Ávila, Rosa',
      'Conforme de uso',
      'Vivienda unifamiliar',
      'Obra nueva',
      '31/10/2026',
      'PRESENTADOCarpeta completa',
    ])
    expect(fila?.dataset.resaltada).toBe('bien')
  })

  test('lo que se pide pagar: a quien presentó, que lo pague; al personal, cuánto se pidió', async () => {
    const pedida = carpetaDePrueba({ tramiteEstado: 'PENDIENTE DE PAGO', seLePide: 12500.5 })
    lista([pedida])
    expect(await screen.findByText('Pague $ 12.500,50')).toBeTruthy()
    lista([pedida], 'personal')
    expect(await screen.findByText('Se le pidió $ 12.500,50')).toBeTruthy()
  })

  test('la que su propietario dice que no encargó está señalada al personal, y a quien la presentó no', async () => {
    const noEncargada = { motivo: 'No conozco a quien la presentó', dichoEl: '2026-11-27T10:00:00-03:00' }
    lista([carpetaDePrueba({ noEncargada }), carpetaDePrueba({ idCarpeta: 1002 })], 'personal')
    const senal = await screen.findByText('Su propietario dice que no la encargó')
    expect(senal.closest('tr')?.textContent).toContain('1001')
    lista([carpetaDePrueba({ idCarpeta: 1003, noEncargada })])
    await screen.findByText('1003')
    expect(screen.getAllByText('Su propietario dice que no la encargó')).toHaveLength(1)
  })

  test('la que vino de otro sistema está señalada, con el número que tenía; las demás, no', async () => {
    lista([carpetaDePrueba({ numeroAnterior: '4455/98' }), carpetaDePrueba({ idCarpeta: 1002 })])
    expect(await screen.findByText('Importada: era la 4455/98')).toBeTruthy()
    expect(screen.getAllByText(/^Importada/)).toHaveLength(1)
  })

  test('sin encomienda, sin inmueble, con uso en vez de obra y sin resaltar', async () => {
    lista([carpetaDePrueba({ encomiendatipo: null, InmuebleTipo: null, ObraTipo: null, uso: 'ELEVADORES' })])
    const fila = (await screen.findByText('1001')).closest('tr')
    expect(textos(within(fila as HTMLElement).getAllByRole('cell')).slice(1, 4)).toEqual([
      'Sin Encomienda',
      '',
      'Elevadores',
    ])
    expect(fila?.dataset.resaltada).toBeUndefined()
    expect(
      within(fila as HTMLElement)
        .getByRole('button', { name: /Ver desglose/ })
        .hasAttribute('disabled'),
    ).toBe(true)
  })

  test.each([
    ['propia', 'OBSERVADO', 'Falta responder lo observado', 'atencion'],
    ['propia', 'PENDIENTE DE PAGO', 'Carpeta completa', 'atencion'],
    ['propia', 'FINALIZADO', 'Carpeta completa', 'bien'],
    ['personal', 'PRESENTADO', 'Carpeta completa', 'info'],
  ] as const)(
    'en la lista %s, completa y en %s dice %j y no siempre es verde: %s',
    async (modo, estado, texto, tono) => {
      lista([carpetaDePrueba({ carpetaCompleta: true, tramiteEstado: estado })], modo)
      const fila = (await screen.findByText('1001')).closest('tr')
      expect(within(fila as HTMLElement).getByText(texto)).toBeTruthy()
      expect(fila?.dataset.resaltada).toBe(tono)
    },
  )

  test.each([
    ['propia', 'PRESENTADO', 'La ciudad tiene hasta el 10/01/2099'],
    ['veredas', 'PRESENTADO', 'La ciudad tiene hasta el 10/01/2099'],
    ['propia', 'OBSERVADO', 'Vence el 10/01/2099; si no responde, la carpeta no sigue su trámite'],
    ['personal', 'PRESENTADO', 'Vence el 10/01/2099'],
  ] as const)('en la lista %s, en %s, de quién es el plazo: %s', async (modo, tramiteEstado, texto) => {
    lista([carpetaDePrueba({ carpetaCompleta: true, tramiteEstado, vence: '2099-01-10' })], modo)
    expect(await screen.findByText(texto)).toBeTruthy()
  })

  test('en veredas no hay columna de encomienda ni desglose', async () => {
    lista([carpetaDePrueba()], 'veredas')
    await screen.findByText('1001')
    expect(textos(screen.getAllByRole('columnheader'))).not.toContain('Encomienda')
    expect(screen.queryByRole('button', { name: /desglose/ })).toBeNull()
  })
})

test('vacía: avisa, sin tabla ni filtros', async () => {
  lista([])
  expect(await screen.findByText('Aún no tiene carpetas..')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('un total que el servidor dejó de contar se muestra como más de 1.000', async () => {
  lista([carpetaDePrueba()], 'propia', { total: 1000, totalEsMinimo: true })
  expect(await screen.findByText('1–5 de más de 1.000')).toBeTruthy()
  expect(screen.getByText('Filas por página')).toBeTruthy()
})

test('buscar y filtrar piden la primera página de lo buscado', async () => {
  const traer = lista([carpetaDePrueba()], 'propia', { total: 40 })
  await screen.findByText('1001')
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' Laprida ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'OBSERVADO' } })
  await vi.waitFor(() =>
    expect(traer).toHaveBeenLastCalledWith({
      pagina: 1,
      porPagina: 5,
      buscar: 'Laprida',
      estado: 'OBSERVADO',
      orden: 'recientes',
    }),
  )
})

test('si no se puede cargar, lo dice y deja reintentar', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const traer = vi
    .fn()
    .mockRejectedValueOnce(new Error('x'))
    .mockResolvedValue({ carpetas: [carpetaDePrueba()] })
  mostrar(<ListaDeCarpetas nombre="Prueba" modo="propia" traer={traer} />)
  expect(await screen.findByText('Hubo un problema, intente más tarde..')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('1001')).toBeTruthy()
})

test('adjuntar y desglose guardan la carpeta y la llevan a su pantalla', async () => {
  lista([carpetaDePrueba({ tramiteEstado: 'PENDIENTE DE PAGO' })], 'veredas')
  fireEvent.click(await screen.findByRole('button', { name: 'Adjuntar comprobante de pago de la carpeta 1001' }))
  expect(screen.getByTestId('lugar').textContent).toBe('/adjuntarComprobanteDePago')
  expect(JSON.parse(screen.getByTestId('lugar').dataset.state ?? '')).toMatchObject({
    carpeta: { idCarpeta: 1001 },
    veredas: true,
  })
  expect(JSON.parse(localStorage.getItem('datosCarpeta') ?? '')).toMatchObject({ idCarpeta: 1001 })
})

test('borrar pregunta, y al confirmar borra y avisa', async () => {
  const borradas: unknown[] = []
  atiende('DELETE /documentacion', async ({ request, json }) => {
    borradas.push([new URL(request.url).search, await json()])
    return { ok: true, message: 'Carpeta borrada' }
  })
  lista([carpetaDePrueba()])
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar carpeta 1001' }))
  const dialogo = screen.getByRole('dialog', { name: 'Borrar Carpeta' })
  expect(within(dialogo).getByRole('button', { name: 'Cancelar' })).toBeTruthy()
  fireEvent.click(within(dialogo).getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Carpeta borrada')).toBeTruthy()
  expect(borradas).toEqual([['?id=1001', { id: 1001 }]])
})
