import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { instantanea } from '../../pruebas/instantanea.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const borrar = (quien: Demo, id: number) =>
  portal.como(quien, { method: 'DELETE', url: '/api/documentacion', payload: { id } })
const NO_SE_PUEDE = 'La carpeta no se puede borrar: ya está completa, tiene pagos o está en trámite'

describe('su titular', () => {
  it('borra la que está presentada e incompleta; la fila, los archivos y la historia quedan', async () => {
    const idCarpeta = await carpetas.presentada()
    const antes = await instantanea(portal)
    const respuesta = await borrar('pablo', idCarpeta)
    expect([respuesta.statusCode, respuesta.json()]).toEqual([200, { ok: true, message: 'Carpeta borrada' }])
    const despues = await instantanea(portal)
    expect(despues.archivos).toEqual(antes.archivos)
    expect(despues.filas).toMatchObject({ carpeta: antes.filas.carpeta, archivo: antes.filas.archivo })
    const { rows } = await portal.db.$client.query(
      `select borrada_por, evento, h.id_persona from carpeta join tramite_historial h using (id_carpeta)
       where id_carpeta = $1 order by id desc limit 1`,
      [idCarpeta],
    )
    expect(rows).toEqual([{ borrada_por: 2, evento: 'BORRADO', id_persona: 2 }])
  })

  it('con el número en la dirección es igual', async () => {
    const idCarpeta = await carpetas.presentada()
    const url = `/api/documentacion?id=${idCarpeta}`
    const headers = { 'content-type': 'application/json' }
    expect((await portal.como('pablo', { method: 'DELETE', url, headers })).statusCode).toBe(200)
    expect((await carpetas.fila(idCarpeta)).borrada).toBe(true)
  })

  it.each([
    ['completa', 'update carpeta set completa = true where id_carpeta = $1'],
    [
      'con un formulario pagado',
      `with p as (
         insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, busqueda)
         values ('FORM1BIS', 2, 100, 'T9999999', 'FORMULARIO 1 BIS', '{}', 'x', '') returning id_pago)
       update carpeta_formulario set id_pago = p.id_pago from p where id_carpeta = $1`,
    ],
    ['con su pago registrado', 'update carpeta set pagado_el = now() where id_carpeta = $1'],
    ['observada', 'update carpeta set estado = 4 where id_carpeta = $1'],
  ])('no borra una %s', async (_caso, cambio) => {
    const idCarpeta = await carpetas.presentada()
    await portal.db.$client.query(cambio, [idCarpeta])
    const { carpeta } = (await portal.como('pablo', { url: `/api/documentacion/carpeta/${idCarpeta}` })).json()
    expect(carpeta.borrable).toBe(false)
    const respuesta = await borrar('pablo', idCarpeta)
    expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message: NO_SE_PUEDE }])
    expect((await carpetas.fila(idCarpeta)).borrada).toBe(false)
  })

  it('la lista dice cuál se puede borrar', async () => {
    const { carpetas: lista } = (await portal.como('pablo', { url: '/api/documentacion/listar' })).json()
    const borrables = lista.filter((c: { borrable: boolean; idCarpeta: number }) => c.borrable && c.idCarpeta < 1010)
    expect(borrables.map((c: { idCarpeta: number }) => c.idCarpeta)).toEqual([1001])
  })
})

describe('un administrador', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('borra en el estado %i', async (estado) => {
    const idCarpeta = await carpetas.completa()
    await portal.db.$client.query('update carpeta set estado = $2 where id_carpeta = $1', [idCarpeta, estado])
    expect((await borrar('ana', idCarpeta)).statusCode).toBe(200)
  })
  it.each([8, 9])('no en el estado final %i', async (estado) => {
    const idCarpeta = await carpetas.completa()
    await portal.db.$client.query('update carpeta set estado = $2 where id_carpeta = $1', [idCarpeta, estado])
    const respuesta = await borrar('ana', idCarpeta)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([409, NO_SE_PUEDE])
  })
})
