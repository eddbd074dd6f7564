// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carpetaDePrueba } from '../../pruebas/carpeta.ts'
import { carpetaPresentada, conCarpeta } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, falla, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { DesglosePage } from '../desglose/DesglosePage.tsx'
import { EnElSistemaAnterior } from './EnElSistemaAnterior.tsx'

conPantallas()

const ANTERIORES = 'GET /formulario/anteriores'
const IMPORTADA = carpetaDePrueba({ idCarpeta: 1002, numeroAnterior: '4455/98' })
const COMO_ESTABAN = [
  {
    titulo: 'Planilla B',
    respuestas: [
      { pregunta: '¿Tiene cloacas?', respuesta: 'Sí, desde 1997' },
      { pregunta: 'Superficie', respuesta: '' },
    ],
  },
  { titulo: 'Formulario 4', respuestas: [{ pregunta: 'Muros', respuesta: 'Ladrillo\ncomún' }] },
]

const parte = () => screen.findByRole('region', { name: 'Formularios anteriores' })
async function abrir() {
  const detalles = (await parte()).querySelector('details')
  if (!detalles) throw new Error('no se pliega')
  detalles.open = true
  fireEvent(detalles, new Event('toggle'))
}

test('lo que decían se pide recién cuando alguien lo abre, y se lee como estaba', async () => {
  let veces = 0
  atiende(ANTERIORES, () => {
    veces += 1
    return { formularios: COMO_ESTABAN }
  })
  montar(<EnElSistemaAnterior carpeta={IMPORTADA} />, '/x')
  expect(within(await parte()).getByText('Como estaba en el sistema anterior')).toBeTruthy()
  expect(veces).toBe(0)
  await abrir()
  const planilla = await screen.findByRole('region', { name: 'Planilla B' })
  expect([...planilla.querySelectorAll('dt, dd')].map((uno) => uno.textContent)).toEqual([
    '¿Tiene cloacas?',
    'Sí, desde 1997',
    'Superficie',
    '—',
  ])
  const muros = within(screen.getByRole('region', { name: 'Formulario 4' })).getByText(/Ladrillo/)
  expect(muros.textContent).toBe('Ladrillo\ncomún')
  expect(screen.getAllByRole('heading', { level: 3 }).map((uno) => uno.textContent)).toEqual([
    'Planilla B',
    'Formulario 4',
  ])
  // To be read, and nothing else.
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(veces).toBe(1)
})

test('si no vino ninguno, lo dice; si no se pudo leer, se reintenta', async () => {
  responde(ANTERIORES, { formularios: [] })
  const { unmount } = montar(<EnElSistemaAnterior carpeta={IMPORTADA} />, '/x')
  await abrir()
  expect(await screen.findByText('Con esta carpeta no vino ningún formulario.')).toBeTruthy()
  unmount()
  falla(ANTERIORES, 503, 'Pruebe otra vez')
  montar(<EnElSistemaAnterior carpeta={{ ...IMPORTADA, idCarpeta: 1003 }} />, '/x')
  await abrir()
  expect(await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 10_000 })).toBeTruthy()
})

test('en el desglose está solo si la carpeta vino de otro sistema', async () => {
  entrarComo('profesional')
  const deAca = carpetaPresentada()
  conCarpeta(deAca)
  const { unmount } = montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda', { state: { carpeta: deAca } })
  await screen.findByText('20-25333444-5')
  expect(screen.queryByRole('region', { name: 'Formularios anteriores' })).toBeNull()
  unmount()
  const importada = carpetaPresentada({ numeroAnterior: '4455/98' })
  conCarpeta(importada)
  montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda', { state: { carpeta: importada } })
  expect(await parte()).toBeTruthy()
})
