import { expect, test } from 'vitest'
import { baseVacia } from '../../../pruebas/baseDePrueba.ts'
import { iniciarTrabajos, prepararTrabajos, type Trabajo } from './trabajos.ts'

async function base() {
  const db = await baseVacia()
  await prepararTrabajos(db, [])
  return db
}

/** A promise and the function that keeps it. */
function señal() {
  let dar = () => {}
  const dada = new Promise<void>((resolve) => {
    dar = resolve
  })
  return { dada, dar }
}

const CADA_TANTO = { cadaSegundos: 0.001 }

test('una falla queda en el registro y la ronda siguiente vuelve a intentar', async () => {
  const registro: { trabajo: string; motivo: string }[] = []
  const hecho = señal()
  let ronda = 0
  const trabajo: Trabajo = {
    nombre: 'de-prueba',
    cuando: CADA_TANTO,
    async obra() {
      ronda += 1
      if (ronda === 1) throw new Error('sin papel')
      hecho.dar()
    },
  }
  const enMarcha = await iniciarTrabajos(await base(), [trabajo], {
    error: (datos: { err: Error; trabajo: string }) =>
      registro.push({ trabajo: datos.trabajo, motivo: datos.err.message }),
  })
  await hecho.dada
  await enMarcha.detener()
  expect(registro).toEqual([{ trabajo: 'de-prueba', motivo: 'sin papel' }])
})

test('al detenerse avisa al que está en curso, lo espera y no empieza otra ronda', async () => {
  const empezado = señal()
  const pasos: string[] = []
  const trabajo: Trabajo = {
    nombre: 'de-prueba',
    cuando: CADA_TANTO,
    async obra(fin) {
      pasos.push('empieza')
      empezado.dar()
      await new Promise((resolve) => fin.addEventListener('abort', resolve))
      pasos.push('termina')
    },
  }
  const enMarcha = await iniciarTrabajos(await base(), [trabajo], { error: () => {} })
  await empezado.dada
  await enMarcha.detener()
  expect(pasos).toEqual(['empieza', 'termina'])
})
