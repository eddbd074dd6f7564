import { expect, test } from 'vitest'
import { elegir } from './archivosElegidos.ts'

const archivo = (nombre: string) => new File(['x'], nombre, { lastModified: 1 })
const varios = (n: number) => Array.from({ length: n }, (_, i) => archivo(`${i}.pdf`))
const nombres = (lista: readonly File[]) => lista.map(({ name }) => name)

test('hasta 5 se juntan; con 6 avisa y la selección queda vacía', () => {
  expect(elegir(varios(3), [archivo('a.pdf'), archivo('b.pdf')], 5).archivos).toHaveLength(5)
  expect(elegir([], varios(6), 5)).toEqual({ archivos: [], error: 'No puede adjuntar mas de 5 archivos' })
  expect(elegir(varios(3), [archivo('a'), archivo('b'), archivo('c')], 5).archivos).toEqual([])
})

test('el mismo archivo dos veces es uno, y donde cabe uno el nuevo reemplaza', () => {
  expect(elegir([archivo('a.pdf')], [archivo('a.pdf')], 5).archivos).toHaveLength(1)
  expect(nombres(elegir([archivo('a.pdf')], [archivo('b.pdf')], 1).archivos)).toEqual(['b.pdf'])
  expect(elegir([], varios(2), 1).error).toBe('No puede adjuntar mas de 1 archivo')
})
