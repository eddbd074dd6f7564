// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada, pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'

/** Looked at for as long as the test wants. */
const juicio = vi.hoisted(() => ({ terminar: () => {}, buenos: true }))
vi.mock('../../ui/archivos/juzgarArchivos.ts', async (original) => ({
  ...(await original<object>()),
  prepararJuicio: () => {},
  juzgarArchivos: (archivos: readonly File[]) =>
    new Promise((listo) => {
      juicio.terminar = () =>
        listo(juicio.buenos ? { buenos: archivos, quejas: [] } : { buenos: [], quejas: ['No se acepta'] })
    }),
}))

conPantallas()

async function elegirYApretar() {
  entrarComo('profesional')
  responde('POST /documentacion/carpetaProfesional', { ok: true, message: 'Archivos enviados correctamente' })
  montar(
    <FormularioDeSubida
      carpeta={carpetaPresentada()}
      veredas={false}
      label="Archivos"
      boton="Adjuntar"
      alEnviar={() => {}}
    />,
    '/',
  )
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Archivos'), { target: { files: [pdf('plano.pdf')] } })
  })
  expect(await screen.findByText('Revisando…')).toBeTruthy()
  fireEvent.submit(screen.getByRole('button', { name: 'Adjuntar' }).closest('form') as HTMLFormElement)
}

test('«Adjuntar» apretado antes de que el archivo esté en su lista espera a que esté, y entonces lo envía', async () => {
  juicio.buenos = true
  await elegirYApretar()
  expect(await screen.findByText('Revisando… Sigue en cuanto termine')).toBeTruthy()
  expect(nombres()).toEqual([])
  expect(screen.queryByText('Debe adjuntar archivos')).toBeNull()
  await act(async () => juicio.terminar())
  await waitFor(() => expect(nombres()).toEqual(['POST /documentacion/carpetaProfesional']))
})

test('y si el archivo no se acepta, lo dice y no envía nada', async () => {
  juicio.buenos = false
  await elegirYApretar()
  await act(async () => juicio.terminar())
  expect((await screen.findAllByText('No se acepta')).length).toBeGreaterThan(0)
  expect(nombres()).toEqual([])
})
