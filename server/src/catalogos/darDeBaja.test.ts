import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const baja = async (idPersona: number, motivo = 'Renunció', quien: Demo = 'ana') => {
  const pedido = { method: 'POST', url: '/api/catastroEmpleados/baja', payload: { idPersona, motivo } } as const
  const respuesta = await portal.como(quien, pedido)
  return [respuesta.statusCode, respuesta.json().message]
}
const empleado = async (cuil: string) =>
  (await portal.como('ana', { url: `/api/catastroEmpleados/empleadoOficina?cuil=${cuil}` })).json().empleadoCatastro
const HECHA = [200, 'El empleado quedó dado de baja']

it('pierde todos sus roles del personal desde el pedido siguiente; los demás, y el motivo, quedan', async () => {
  await portal.db.$client.query('insert into persona_rol (id_persona, id_rol) values (4, 2), (4, 4)')
  expect((await portal.como('lucia', { url: '/api/documentacion/listarTodas?pagina=1' })).statusCode).toBe(200)
  expect(await baja(4, 'Pase a otra repartición')).toEqual(HECHA)
  expect((await portal.como('lucia', { url: '/api/documentacion/listarTodas?pagina=1' })).statusCode).toBe(403)
  expect(await empleado(CUIL.lucia)).toMatchObject({ roles: [2], bajaEl: expect.any(String) })
  const { cambios } = (await portal.como('ana', { url: '/api/auditoria/empleado/4' })).json()
  expect(JSON.stringify(cambios)).toContain('Pase a otra repartición')
  expect(await baja(4)).toEqual([404, 'La persona no es empleada ni tiene roles del personal'])
})

it('las carpetas que inspeccionaba vuelven para asignarse', async () => {
  await portal.db.$client.query(
    `update carpeta set id_inspector = (select id_inspector from inspector where id_persona = 6), estado = 3 where id_carpeta = 1003`,
  )
  expect(await baja(6)).toEqual(HECHA)
  const { rows } = await portal.db.$client.query('select id_inspector from carpeta where id_carpeta = 1003')
  expect(rows).toEqual([{ id_inspector: null }])
})

it('quien vuelve deja de estar de baja', async () => {
  await portal.como('ana', {
    method: 'PATCH',
    url: '/api/catastroEmpleados/modificar',
    payload: { values: { cuil: CUIL.diego, reparticion: 2, oficina: 2 }, selectedRoles: [{ idRol: 5 }] },
  })
  expect(await empleado(CUIL.diego)).toMatchObject({ roles: [5], bajaEl: null })
})

it('pide un motivo, y no hay a quién dar de baja donde no hay empleado', async () => {
  expect(await baja(5, '   ')).toEqual([400, 'Escriba el motivo'])
  expect(await baja(5, 'x'.repeat(241))).toEqual([400, 'Motivo: debe tener como máximo 240 caracteres'])
  expect(await baja(7)).toEqual([404, 'La persona no es empleada ni tiene roles del personal'])
  expect(await baja(999_999)).toEqual([404, 'La persona no es empleada ni tiene roles del personal'])
})

it('dos administradores que se dan de baja a la vez: queda uno', async () => {
  await portal.db.$client.query('insert into persona_rol (id_persona, id_rol) values (5, 1)')
  const juntas = await Promise.all([baja(1, 'x', 'hector'), baja(5, 'x', 'ana')])
  expect(juntas.filter(([estado]) => estado === 200)).toHaveLength(1)
  const { rows } = await portal.db.$client.query('select id_persona from persona_rol where id_rol = 1')
  expect(rows).toHaveLength(1)
})
