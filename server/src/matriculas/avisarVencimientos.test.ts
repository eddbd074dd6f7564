import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { avisarVencimientos } from './avisarVencimientos.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

/** Days from today, where the city is. */
const dia = (dias: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Tucuman' }).format(Date.now() + dias * 86_400_000)
const vence = (idProfesional: number, dias: number) =>
  portal.db.$client.query('update profesional set fecha_vencimiento = $2 where id_profesional = $1', [
    idProfesional,
    dia(dias),
  ])
const avisados = async () =>
  (
    await portal.db.$client.query<{ id_persona: number; asunto: string }>(
      `select id_persona, redaccion ->> 'asunto' as asunto from correo_saliente where motivo = 'MATRICULA' order by id_correo`,
    )
  ).rows

it('se avisa una vez, desde 30 días antes y hasta el día en que vence', async () => {
  for (const [pablo, bruno] of [
    [31, -1],
    [400, 400],
  ] as const) {
    await vence(1, pablo)
    await vence(2, bruno)
    await avisarVencimientos(portal.db)
    expect(await avisados()).toEqual([])
  }
  await vence(1, 30)
  await vence(2, 0)
  await Promise.all([avisarVencimientos(portal.db), avisarVencimientos(portal.db)])
  await avisarVencimientos(portal.db)
  expect(await avisados()).toEqual([
    { id_persona: 2, asunto: `Su matrícula vence el ${dia(30).split('-').reverse().join('/')}` },
    { id_persona: 3, asunto: `Su matrícula vence el ${dia(0).split('-').reverse().join('/')}` },
  ])
})

it('una matrícula renovada se avisa otra vez cuando vuelve a vencer', async () => {
  await portal.db.$client.query('delete from correo_saliente')
  await vence(1, 400)
  await vence(2, 30)
  await avisarVencimientos(portal.db)
  expect(await avisados()).toHaveLength(1)
  const hace = (dias: number) =>
    portal.db.$client.query('update correo_saliente set creado_el = now() - make_interval(days => $1)', [dias])
  // Told on the thirtieth day before; on the last day that notice still counts.
  await hace(30)
  await avisarVencimientos(portal.db)
  expect(await avisados()).toHaveLength(1)
  await hace(365)
  await avisarVencimientos(portal.db)
  expect(await avisados()).toHaveLength(2)
})
