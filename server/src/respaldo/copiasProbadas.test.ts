import { beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { type Comprobada, trabajosDeRespaldo } from './copiasProbadas.ts'

let portal: AppDePrueba
let hechas: number
beforeEach(async () => {
  portal = await appDePrueba({ ajustes: { RESPALDO_CARPETA: '/tmp/no-hay', RESPALDO_HORA: '03:30' } })
  hechas = 0
})

const consultar = async (texto: string) => (await portal.db.$client.query(texto)).rows
const avisos = async () => (await portal.app.inject('/salud/listo')).json().avisos
const SIRVE: Comprobada = { sirve: true, copia: 'copia-1', segundos: 40, bytes: 1000, detalle: '3 filas de 1 tabla' }
const NO_SIRVE: Comprobada = { ...SIRVE, sirve: false, copia: null, bytes: null, detalle: 'La copia está dañada' }

async function noche(comprobar: (fin: AbortSignal) => Promise<Comprobada>, fin = new AbortController().signal) {
  const trabajos = trabajosDeRespaldo({
    db: portal.db,
    hora: '03:30',
    oficina: 'oficina@example.com',
    comprobar: (f) => {
      hechas++
      return comprobar(f)
    },
  })
  expect(trabajos.map(({ cuando }) => cuando)).toEqual(['30 3 * * *', { cadaSegundos: 20 }])
  for (const { obra } of trabajos) await obra(fin)
}

const probadaHace = async () =>
  /^portal_respaldo_probado_segundos (.+)$/m.exec((await portal.app.inject('/metricas')).body)?.[1]

it('la medida dice cuánto hace que una sirvió, y no cuánto que se hizo la última', async () => {
  expect(await probadaHace()).toBe('+Inf')
  await noche(async () => SIRVE)
  await consultar(`update copia_probada set terminada_el = now() - interval '26 hours'`)
  await noche(async () => NO_SIRVE)
  expect(Number(await probadaHace())).toBeGreaterThanOrEqual(93_600)
  await noche(async () => SIRVE)
  expect(Number(await probadaHace())).toBeLessThan(93_600)
})

it('queda escrito qué copia sirve, cuánto tardó y cuánto ocupa; y no se avisa nada', async () => {
  await noche(async () => SIRVE)
  expect(await consultar('select sirve, copia, segundos, bytes::int, detalle from copia_probada')).toEqual([
    { sirve: true, copia: 'copia-1', segundos: 40, bytes: 1000, detalle: '3 filas de 1 tabla' },
  ])
  expect(await avisos()).toEqual(['Todavía no hay ninguna copia de respaldo en RESPALDO_CARPETA'])
  await consultar(`update copia_probada set terminada_el = now() - interval '25 hours 59 minutes'`)
  expect(await avisos()).toHaveLength(1)
  await consultar(`update copia_probada set terminada_el = now() - interval '26 hours'`)
  expect(await avisos()).toContain('La última copia que se comprobó y sirve es de hace 26 horas')
})

it('la que no sirve, o la que no se pudo hacer, se dice y se escribe por correo a la oficina', async () => {
  await noche(async () => NO_SIRVE)
  expect(await avisos()).toContain('La última copia de respaldo no sirve: La copia está dañada')
  await noche(async () => {
    throw new Error('spawn ENOENT')
  })
  expect(await avisos()).toContain('La última copia de respaldo no sirve: spawn ENOENT')
  expect(
    await consultar(
      `select destinatario, redaccion ->> 'asunto' as asunto from correo_saliente where motivo = 'RESPALDO'`,
    ),
  ).toEqual([
    { destinatario: 'oficina@example.com', asunto: 'La copia de respaldo de esta noche no sirve' },
    { destinatario: 'oficina@example.com', asunto: 'La copia de respaldo de esta noche no sirve' },
  ])
  await noche(async () => SIRVE)
  expect(await avisos()).toHaveLength(1)
})

it('la que se corta al apagar se hace al arrancar; una que está haciendo otro proceso no se repite', async () => {
  const fin = new AbortController()
  await noche(async () => {
    fin.abort()
    return NO_SIRVE
  }, fin.signal)
  expect(await consultar('select comenzada_el, terminada_el from copia_probada')).toEqual([
    { comenzada_el: null, terminada_el: null },
  ])
  await noche(async () => {
    await noche(async () => SIRVE)
    return SIRVE
  })
  expect(await consultar('select sirve from copia_probada')).toEqual([{ sirve: true }])
  expect(hechas).toBe(2)
})
