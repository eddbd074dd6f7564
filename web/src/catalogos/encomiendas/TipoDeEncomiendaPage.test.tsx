// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rechazo } from '../../pruebas/declaradas.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { TipoDeEncomiendaPage } from './TipoDeEncomiendaPage.tsx'
import { TiposDeEncomiendaPage } from './TiposDeEncomiendaPage.tsx'

conPantallas()

const FORMULARIOS = [
  { idFormularioTipo: 1, FormularioTipo: 'FORMULARIO 1 - FACTIBILIDAD' },
  { idFormularioTipo: 5, FormularioTipo: 'FORMULARIO 2 - ANTECEDENTES' },
]
const PILETA = {
  ...{ encomiendatipo: 'PILETA', explicacion: 'Va a construir una pileta.', requiereCroquis: true },
  ...{ formularios: [5], retirado: false },
}
const version = (numero: number, explicacion: string) => ({
  ...PILETA,
  version: numero,
  explicacion,
  ...(numero === 0
    ? { autor: null, motivo: null, escritoEl: null }
    : { autor: 'Ana Romano', motivo: 'Cambió', escritoEl: '2026-11-25T13:00:00.000Z' }),
})
const conTipo = (numero: number, carpetas = 1) =>
  responde('GET /documentacion/tiposDeEncomienda', {
    tipos: [{ ...PILETA, idEncomiendaTipo: 15, version: numero, carpetas }],
    formularios: FORMULARIOS,
  })
const conVersiones = (...versiones: ReturnType<typeof version>[]) =>
  responde('GET /documentacion/tiposDeEncomienda/{idEncomiendaTipo}', { versiones })
function abrir(cual: string) {
  entrarComo('administrador')
  conTipo(1)
  conVersiones(version(1, PILETA.explicacion), version(0, 'Una pileta.'))
  montar(<TipoDeEncomiendaPage />, `/tiposDeEncomienda/${cual}`, { path: '/tiposDeEncomienda/:idEncomiendaTipo' })
}
const escribir = async (rotulo: string, texto: string) =>
  fireEvent.change(await screen.findByLabelText(rotulo), { target: { value: texto } })
const guardar = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
const guardados = () => llamadas.filter(({ nombre }) => nombre.startsWith('POST')).map(({ cuerpo }) => cuerpo)

test('la lista dice qué lleva cada uno', async () => {
  entrarComo('administrador')
  conTipo(0, 1234)
  montar(<TiposDeEncomiendaPage />, '/tiposDeEncomienda')
  const enlace = await screen.findByRole('link', { name: 'Pileta' })
  expect(enlace.getAttribute('href')).toBe('/tiposDeEncomienda/15')
  expect([...(enlace.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Pileta',
    'Formulario 2',
    'Sí',
    '1234',
    'Se ofrece',
  ])
})

test('uno nuevo, con sus formularios en su orden, y sin ninguno no se guarda', async () => {
  abrir('nuevo')
  await escribir('Nombre', 'Puesto')
  await escribir('Motivo', 'Ordenanza 12')
  guardar()
  expect((await screen.findAllByText('Elija al menos un formulario')).length).toBeGreaterThan(0)
  for (const nombre of ['Formulario 2 - antecedentes', 'Formulario 1 - factibilidad'])
    fireEvent.click(screen.getByRole('checkbox', { name: nombre }))
  expect(screen.getByRole('region', { name: 'Cómo se vería' }).textContent).toContain('Croquis de la manzana')
  expect(screen.queryByLabelText('Dejar de ofrecerlo')).toBeNull()
  responde('POST /documentacion/tiposDeEncomienda', {
    ...{ ok: true, message: 'Guardado: vale para las carpetas que se empiecen desde ahora' },
    ...{ idEncomiendaTipo: 100, version: 1 },
  })
  guardar()
  await waitFor(() =>
    expect(guardados()).toEqual([
      {
        ...{ encomiendatipo: 'Puesto', explicacion: '', requiereCroquis: 1, formularios: [1, 5], retirado: 0 },
        ...{ motivo: 'Ordenanza 12', version: 0 },
      },
    ]),
  )
})

test('retirarlo dice que sus carpetas siguen; si otra persona guardó antes, lo escrito queda', async () => {
  abrir('15')
  fireEvent.change(await screen.findByLabelText('Dejar de ofrecerlo'), { target: { value: '1' } })
  expect(screen.getByText('Ya no se ofrece a quien empieza una carpeta. Las que hay siguen.')).toBeTruthy()
  expect(screen.getByText(/^Su carpeta abierta sigue como está: vale para las que se empiecen/)).toBeTruthy()
  await escribir('Motivo', 'Se dejó')
  const vistas: unknown[] = []
  atiende('POST /documentacion/tiposDeEncomienda', async ({ json }) => {
    vistas.push((await json()).version)
    return rechazo(409, 'Mientras usted editaba, Bea guardó la versión 2')
  })
  conVersiones(version(2, 'De Bea.'), version(1, PILETA.explicacion), version(0, 'Una pileta.'))
  guardar()
  expect(await screen.findByText(/De Bea\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Dejar de ofrecerlo').value).toBe('1')
  guardar()
  await waitFor(() => expect(vistas).toEqual([1, 2]))
})

test('volver a una versión la pone en el formulario', async () => {
  abrir('15')
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a esta versión' }))
  expect(screen.getByLabelText<HTMLInputElement>('Cuándo se elige').value).toBe('Una pileta.')
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Vuelve a lo que vino')
})
