// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAvisos } from '../ui/avisos/avisos.ts'
import { useFicha } from './ficha.tsx'

afterEach(() => {
  cleanup()
  useAvisos.setState({ avisos: [] })
})

type Guardar = () => Promise<{ message: string }>
function Ficha({ guardar }: { guardar: Guardar }) {
  const { enviar, fallo, guardada } = useFicha({ inicial: { nombre: '' }, guardar })
  return (
    <>
      <button type="button" onClick={enviar}>
        Guardar
      </button>
      {fallo instanceof Error && fallo.message}
      {guardada && 'Guardada'}
    </>
  )
}

/** Each saving waits to be let go, well or not. */
function abrir() {
  const enCurso: { bien: (dicho: { message: string }) => void; mal: (error: Error) => void }[] = []
  const guardar = () =>
    new Promise<{ message: string }>((bien, mal) => {
      enCurso.push({ bien, mal })
    })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Ficha guardar={guardar} />
    </QueryClientProvider>,
  )
  const boton = screen.getByRole('button')
  const tresClics = () =>
    act(async () => {
      for (let vez = 0; vez < 3; vez += 1) boton.click()
    })
  return { enCurso, tresClics }
}

test('tres clics guardan una vez; si falla se dice y se puede otra vez, y lo guardado queda dicho', async () => {
  const { enCurso, tresClics } = abrir()
  await tresClics()
  await tresClics()
  expect(enCurso).toHaveLength(1)
  await act(async () => enCurso[0]?.mal(new Error('sin red')))
  expect(screen.getByText(/sin red/)).toBeTruthy()
  await tresClics()
  expect(enCurso).toHaveLength(2)
  expect(screen.queryByText(/sin red/)).toBeNull()
  await act(async () => enCurso[1]?.bien({ message: 'Oficina creada' }))
  expect(screen.getByText(/Guardada/)).toBeTruthy()
  expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toEqual(['Oficina creada'])
})
