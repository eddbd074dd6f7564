import { expect, it } from 'vitest'
import { Apagado } from './apagado.ts'

const nunca = () => new Promise(() => {})

it('lo último que empezó termina primero, y lo que no termina a tiempo se deja y se nombra', async () => {
  const pasos: string[] = []
  const apagado = new Apagado()
  apagado.luego('uno', 60_000, () => pasos.push('uno'))
  apagado.luego('dos', 1, nunca)
  apagado.luego('tres', 60_000, async () => {
    await null
    pasos.push('tres')
    apagado.cortar('algo de tres')
  })
  await apagado.terminar()
  expect([pasos, apagado.cortado]).toEqual([
    ['tres', 'uno'],
    ['algo de tres', 'dos'],
  ])
})

it('una falla no detiene a los demás, y se dice al final; pedirlo dos veces es una', async () => {
  const pasos: string[] = []
  const apagado = new Apagado()
  apagado.luego('uno', 60_000, () => pasos.push('uno'))
  apagado.luego('dos', 60_000, () => {
    throw new Error('no se pudo')
  })
  const [una, otra] = [apagado.terminar(), apagado.terminar()]
  await expect(una).rejects.toThrow('no se pudo')
  await expect(otra).rejects.toThrow('no se pudo')
  expect(pasos).toEqual(['uno'])
})

it('lo que se empieza mientras se apaga también se apaga', async () => {
  const pasos: string[] = []
  const apagado = new Apagado()
  apagado.luego('uno', 60_000, () => apagado.luego('dos', 60_000, () => pasos.push('dos')))
  await apagado.terminar()
  expect(pasos).toEqual(['dos'])
})
