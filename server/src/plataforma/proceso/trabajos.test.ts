import { expect, test } from 'vitest'
import { baseVacia } from '../../../pruebas/baseDePrueba.ts'
import { iniciarTrabajos, prepararTrabajos, segundosEntreRondas, type Trabajo } from './trabajos.ts'

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

test.each([
  [{ cadaSegundos: 20 }, 20],
  ['*/5 * * * *', 600],
  ['17 * * * *', 7200],
  ['20 9 * * *', 90_000],
  ['0 9-20 * * *', 50_400],
  ['40 2 * * *', 90_000],
] as const)('de %j se sabe cada cuánto tiene que correr, con su holgura', (cuando, segundos) => {
  expect(segundosEntreRondas(cuando)).toBe(segundos)
})

test('un trabajo de algunos días no se puede escribir sin decir cada cuánto corre', () => {
  expect(() => segundosEntreRondas('0 4 * * 1')).toThrow('Un trabajo con días: 0 4 * * 1')
})

test('el que nunca corrió está en la lista desde que arranca; el que ya no existe se olvida, y al atrasado se le da una vuelta', async () => {
  const deNoche: Trabajo = { nombre: 'de-noche', cuando: '20 9 * * *', obra: async () => {} }
  const deHora: Trabajo = { nombre: 'de-hora', cuando: '17 * * * *', obra: async () => {} }
  const deCinco: Trabajo = { nombre: 'de-cinco', cuando: '*/5 * * * *', obra: async () => {} }
  const db = await baseVacia()
  const trabajos = [deNoche, deHora, deCinco]
  await prepararTrabajos(db, trabajos)
  await db.$client.query(
    `insert into trabajo_hecho (nombre, cada_segundos, ultima_vez, fallas, error) values
     ('de-antes', 60, now() - interval '1 year', 3, 'x'), ('de-hora', null, now() - interval '90 minutes', 2, 'y'),
     ('de-cinco', 600, now() - interval '11 minutes', 0, null)`,
  )
  const enMarcha = await iniciarTrabajos(db, trabajos, { error: () => {} })
  await enMarcha.detener()
  const { rows } = await db.$client.query(
    `select nombre, cada_segundos as cada, (extract(epoch from now() - ultima_vez) / 60)::int as minutos, fallas
     from trabajo_hecho order by nombre`,
  )
  expect(rows).toEqual([
    { nombre: 'de-cinco', cada: 600, minutos: 0, fallas: 0 },
    { nombre: 'de-hora', cada: 7200, minutos: 90, fallas: 2 },
    { nombre: 'de-noche', cada: 90_000, minutos: 0, fallas: 0 },
  ])
})

test('una ronda puede llevar una hora antes de que otro proceso la dé por muerta, también en una base de antes', async () => {
  const deHora: Trabajo = { nombre: 'de-hora', cuando: '17 * * * *', obra: async () => {} }
  const db = await baseVacia()
  await prepararTrabajos(db, [deHora])
  await db.$client.query('update trabajos.queue set expire_seconds = 60')
  const enMarcha = await iniciarTrabajos(db, [deHora], { error: () => {} })
  await enMarcha.detener()
  const { rows } = await db.$client.query('select options from trabajos.schedule')
  expect(rows).toEqual([{ options: expect.objectContaining({ expireInSeconds: 3600 }) }])
})
