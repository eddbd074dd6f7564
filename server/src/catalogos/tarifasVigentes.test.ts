import { beforeAll, expect, it } from 'vitest'
import { baseSembrada } from '../../pruebas/baseDePrueba.ts'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { tarifasVigentes } from './tarifasVigentes.ts'

/** The fence by the metre, $ 350,00 in the seed. */
const CERCA = 65

let db: DbRaiz
beforeAll(async () => {
  db = await baseSembrada()
})

const fijar = (valor: number, desde: string) =>
  db.$client.query(
    `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde)
     values ($1, $2, 10000, $2, now() + $3::interval)`,
    [CERCA, valor, desde],
  )

it('se cobra el último precio que ya rige: ni el que vendrá ni uno anterior', async () => {
  expect(await tarifasVigentes(db, { cerca: CERCA })).toEqual({ cerca: 35_000 })
  await fijar(50_000, '1 minute')
  await fijar(60_000, '1 year')
  expect(await tarifasVigentes(db, { cerca: CERCA })).toEqual({ cerca: 35_000 })
  await fijar(40_000, '-1 minute')
  await fijar(38_000, '-1 day')
  expect(await tarifasVigentes(db, { cerca: CERCA })).toEqual({ cerca: 40_000 })
})

it('de dos que rigen desde el mismo momento, como dos escritas para un mismo día, el último', async () => {
  const desde = "date_trunc('day', now() - interval '2 days')"
  await db.$client.query(`delete from tarifa_historial where id_tarifa = 64`)
  for (const valor of [100, 120]) {
    await db.$client.query(
      `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde) values (64, $1, 10000, $1, ${desde})`,
      [valor],
    )
  }
  expect(await tarifasVigentes(db, { fotocopias: 64 })).toEqual({ fotocopias: 120 })
})

it('la que todavía no rige no tiene precio: se dice, y no se adivina', async () => {
  await db.$client.query(`insert into tarifa (id_tarifa, tarifa, tipo) values (9001, 'DEL AÑO QUE VIENE', 'OTRA')`)
  await db.$client.query(
    `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde)
     values (9001, 100, 10000, 100, now() + interval '1 year')`,
  )
  await expect(tarifasVigentes(db, { nueva: 9001 })).rejects.toThrow(
    'La tarifa 9001 no tiene un valor vigente: avise al municipio',
  )
})
