// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rechazo } from '../../pruebas/declaradas.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { RequisitoPage } from './RequisitoPage.tsx'

conPantallas()

const version = (numero: number, texto: string) => ({
  version: numero,
  texto,
  ...{ ayuda: 'De los dos lados', orden: 1, obligatorio: false, ejemplo: null, retirado: false },
  vigenteDesde: '2024-01-01T03:00:00.000Z',
  ...(numero === 0
    ? { autor: null, motivo: null, escritoEl: null }
    : { autor: 'Ana Romano', motivo: 'Cambió', escritoEl: '2026-11-25T13:00:00.000Z' }),
})
const conVersiones = (...versiones: ReturnType<typeof version>[]) =>
  responde('GET /documentacion/requisitosDeEncomienda/{idRequisito}', {
    requisito: { idRequisito: 1, idEncomiendaTipo: null, encomiendatipo: null },
    versiones,
  })
function abrir(cual: string) {
  entrarComo('administrador')
  conVersiones(version(1, 'DNI nuevo'), version(0, 'DNI'))
  responde('GET /documentacion/carpetasEnPreparacion', {
    tipos: [
      { idEncomiendaTipo: 1, encomiendatipo: 'OBRA NUEVA', carpetas: 3 },
      { idEncomiendaTipo: 4, encomiendatipo: 'CARTELES', carpetas: 1 },
    ],
  })
  montar(<RequisitoPage />, `/requisitosDeEncomienda/${cual}`, { path: '/requisitosDeEncomienda/:idRequisito' })
}
const escribir = async (rotulo: string, texto: string) =>
  fireEvent.change(await screen.findByLabelText(rotulo), { target: { value: texto } })
const guardar = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
const guardados = () => llamadas.filter(({ nombre }) => nombre.startsWith('POST')).map(({ cuerpo }) => cuerpo)
const vista = () => screen.getByRole('region', { name: 'Cómo se vería' }).textContent

test('antes de guardar dice a cuántas carpetas llega, y cómo se vería', async () => {
  abrir('1')
  await escribir('Requisito', 'DNI tarjeta')
  fireEvent.change(screen.getByLabelText('Obligatorio'), { target: { value: '1' } })
  expect(vista()).toContain('DNI tarjeta (obligatorio)De los dos lados')
  expect(
    await screen.findByText(
      'Afecta a 4 carpetas en preparación, y a las que se empiecen después. Las presentadas siguen como estaban.',
    ),
  ).toBeTruthy()
  await escribir('Vigente desde', '2099-12-01')
  expect(
    screen.getByText(
      'Desde el 01/12/2099, afecta a 4 carpetas en preparación, si para entonces no se presentaron, y a las que se empiecen después. Las presentadas siguen como estaban.',
    ),
  ).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Dejar de pedirlo'), { target: { value: '1' } })
  expect(vista()).toContain('Ya no se pide. Lo que se adjuntó sigue en su carpeta.')
  guardar()
  expect((await screen.findAllByText('Escriba el motivo')).length).toBeGreaterThan(0)
  expect(guardados()).toEqual([])
})

test('uno nuevo, de una encomienda', async () => {
  abrir('nuevo')
  await screen.findByRole('option', { name: 'Carteles' })
  fireEvent.change(screen.getByLabelText('Encomienda'), { target: { value: '4' } })
  await screen.findByText(/^Afecta a 1 carpeta en preparación/)
  await escribir('Requisito', 'Fotomontaje')
  await escribir('Lugar', '6')
  await escribir('Motivo', 'Ordenanza 12')
  expect(screen.queryByLabelText('Dejar de pedirlo')).toBeNull()
  responde('POST /documentacion/requisitosDeEncomienda', {
    ...{ ok: true, message: 'Guardado: así se pide desde ahora' },
    ...{ idRequisito: 10, version: 1 },
  })
  guardar()
  await waitFor(() =>
    expect(guardados()).toEqual([
      {
        ...{ texto: 'Fotomontaje', ayuda: '', orden: '6', obligatorio: 0, retirado: 0, ejemplo: '' },
        ...{ vigenteDesde: '', motivo: 'Ordenanza 12', version: 0, idEncomiendaTipo: '4' },
      },
    ]),
  )
})

test('volver a una versión la pone en el formulario; si otra persona guardó antes, lo escrito queda', async () => {
  abrir('1')
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a esta versión' }))
  expect((screen.getByLabelText('Requisito') as HTMLInputElement).value).toBe('DNI')
  expect((screen.getByLabelText('Motivo') as HTMLInputElement).value).toBe('Vuelve a lo que vino')
  const vistas: unknown[] = []
  atiende('POST /documentacion/requisitosDeEncomienda', async ({ json }) => {
    vistas.push((await json()).version)
    return rechazo(409, 'Mientras usted editaba, Bea guardó la versión 2')
  })
  conVersiones(version(2, 'DNI de Bea'), version(1, 'DNI nuevo'), version(0, 'DNI'))
  guardar()
  const aviso = await screen.findByRole('group', { name: 'No se hizo' })
  expect(aviso.textContent).toBe('Mientras usted editaba, Bea guardó la versión 2')
  expect(await screen.findByText(/^DNI de Bea/)).toBeTruthy()
  expect((screen.getByLabelText('Requisito') as HTMLInputElement).value).toBe('DNI')
  guardar()
  await waitFor(() => expect(vistas).toEqual([1, 2]))
})
