// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { responde } from '../pruebas/respuestas.ts'
import { conServidor, entrarComo } from '../pruebas/servidor.ts'
import { useEstadoDePago, vuelveAMirarEn } from './useEstadoDePago.ts'

conServidor()

test.each([
  ['EN_PROCESO', 1, 3000],
  ['INICIADO', 19, 3000],
  ['INICIADO', 20, 15_000],
  ['EN_PROCESO', 500, 15_000],
  ['CONFIRMADO', 1, false],
  ['VENCIDO', 1, false],
  [undefined, 0, false],
] as const)('%s, después de %i miradas: %s', (estado, miradas, espera) => {
  expect(vuelveAMirarEn(estado, miradas)).toBe(espera)
})

function abrir(idPago: number | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useEstadoDePago(idPago), { wrapper }).result
}

test('se pregunta por el suyo, con la sesión abierta', async () => {
  entrarComo('ciudadano')
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO'), { idPago: 5 })
  const pago = abrir(5)
  expect(pago.current.fetchStatus).toBe('fetching')
  await waitFor(() => expect(pago.current.data?.estado).toBe('CONFIRMADO'))
})

test('sin sesión, o sin un pago, no se pregunta', () => {
  expect(abrir(5).current.fetchStatus).toBe('idle')
  entrarComo('ciudadano')
  expect(abrir(null).current.fetchStatus).toBe('idle')
})
