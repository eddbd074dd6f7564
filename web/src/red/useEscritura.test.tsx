// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useUnaVez } from '../ui/botones/useUnaVez.ts'
import { useEscritura } from './useEscritura.ts'

afterEach(cleanup)

interface Props {
  readonly tarea: () => Promise<void>
}

function ConEscritura({ tarea }: Props) {
  const { mutate, error } = useEscritura({ mutationFn: tarea })
  return (
    <button type="button" onClick={() => mutate()}>
      {error ? 'falló' : 'hacer'}
    </button>
  )
}

function ConUnaVez({ tarea }: Props) {
  const unaVez = useUnaVez()
  return (
    <button type="button" onClick={() => void unaVez(tarea).catch(() => {})}>
      hacer
    </button>
  )
}

test.each([
  ['useEscritura', ConEscritura],
  ['useUnaVez', ConUnaVez],
] as const)('%s: tres clics seguidos hacen una cosa; terminada, o fallada, se puede hacer otra', async (_, Boton) => {
  let terminar: (() => void) | undefined
  let fallar: ((error: Error) => void) | undefined
  const tarea = vi.fn(
    () =>
      new Promise<void>((bien, mal) => {
        terminar = bien
        fallar = mal
      }),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Boton tarea={tarea} />
    </QueryClientProvider>,
  )
  const boton = screen.getByRole('button')
  const tresClics = () => {
    for (let vez = 0; vez < 3; vez += 1) fireEvent.click(boton)
  }
  tresClics()
  await waitFor(() => expect(tarea).toHaveBeenCalledTimes(1))
  fallar?.(new Error('no'))
  await waitFor(() => {
    tresClics()
    expect(tarea).toHaveBeenCalledTimes(2)
  })
  terminar?.()
  await waitFor(() => {
    tresClics()
    expect(tarea).toHaveBeenCalledTimes(3)
  })
})
