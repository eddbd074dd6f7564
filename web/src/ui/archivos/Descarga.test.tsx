// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ErrorConTexto, NoHay } from '../avisos/errorConTexto.ts'
import { Descarga } from './Descarga.tsx'

afterEach(cleanup)

function abrir(...respuestas: unknown[]) {
  let veces = 0
  const bajar = async () => respuestas[veces++] ?? null
  render(
    <Descarga bajar={bajar}>
      {({ loading, onClick }) => (
        <button type="button" disabled={loading} onClick={onClick}>
          Descargar
        </button>
      )}
    </Descarga>,
  )
  return { cuantas: () => veces }
}
const copia = () => screen.queryByRole('group', { name: 'No se hizo' })
const boton = (name: string) => screen.getByRole('button', { name })

test('por qué no se bajó queda bajo su botón hasta que se prueba otra vez', async () => {
  const { cuantas } = abrir(new ErrorConTexto('Error de red'), null)
  await userEvent.click(boton('Descargar'))
  await waitFor(() => expect(copia()?.textContent).toBe('Error de redReintentar'))
  await userEvent.click(boton('Reintentar'))
  await waitFor(() => expect(copia()).toBeNull())
  expect(cuantas()).toBe(2)
})

test('lo que no existe no se reintenta', async () => {
  abrir(new NoHay('El archivo no existe'))
  await userEvent.click(boton('Descargar'))
  await waitFor(() => expect(copia()?.textContent).toBe('El archivo no existe'))
})
