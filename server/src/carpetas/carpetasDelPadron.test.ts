import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const delPadron = async (quien: Demo, padron: string) =>
  (await portal.como(quien, { url: `/api/documentacion/delPadron/${padron}` })).json()
const numeros = async (quien: Demo, padron: string) =>
  (await delPadron(quien, padron)).carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)
const consulta = async (texto: string) => (await portal.db.$client.query(texto)).rows

it('las de un padrón: el personal, todas; los demás, las propias; las borradas, nadie', async () => {
  const [{ id }] = await consulta(
    `insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda)
     values (13, 7, 1, 1, '100012', '') returning id_carpeta as id`,
  )
  expect(await delPadron('lucia', '100012')).toEqual({
    carpetas: [
      {
        idCarpeta: id,
        clase: 'ELEVADOR',
        tramite: 'ELEVADORES',
        tramiteEstado: 'PRESENTADO',
        fechaalta: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({
        idCarpeta: 1005,
        clase: 'CARPETA',
        tramite: 'CONFORME DE USO',
        tramiteEstado: 'OBSERVADO',
      }),
    ],
    hayMas: false,
  })
  expect([
    await numeros('pablo', '100012'),
    await numeros('clara', '100012'),
    await numeros('bruno', '100012'),
  ]).toEqual([[1005], [id], []])
  await consulta(`update carpeta set borrada_el = now() where id_carpeta = ${id}`)
  expect(await numeros('lucia', '100012')).toEqual([1005])
})

it('las de veredas son veredas', async () => {
  const [{ padron }] = await consulta('select padron from carpeta where id_carpeta = 1007')
  expect((await delPadron('clara', padron)).carpetas).toContainEqual(
    expect.objectContaining({ idCarpeta: 1007, clase: 'VEREDA', tramite: 'PLAN VEREDAS SANAS' }),
  )
})

it('se muestran las últimas cincuenta, y se dice que hay más', async () => {
  await consulta(
    `insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda)
     select 12, 7, 1, 1, '100024', '' from generate_series(1, 50)`,
  )
  const { carpetas, hayMas } = await delPadron('lucia', '100024')
  expect([carpetas.length, hayMas]).toEqual([50, false])
  await consulta(
    `insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda) values (12, 7, 1, 1, '100024', '')`,
  )
  const despues = await delPadron('lucia', '100024')
  expect([despues.carpetas.length, despues.hayMas]).toEqual([50, true])
  expect(despues.carpetas[0].idCarpeta).toBeGreaterThan(carpetas[0].idCarpeta)
})
