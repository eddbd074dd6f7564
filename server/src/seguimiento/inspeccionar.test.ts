import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  pedidoDeFormulario1,
  pedidoDeMovimiento,
  pedidoDeObservar,
  pedidoDeRetiro,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'

/** What the INSPECTOR role may do of a folder: what it was given, while it is in hand. */

const NO_ES_SUYA = 'Su rol es de inspector: decide solo sobre las carpetas que tiene asignadas'
const EN_INSPECCION = 3

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
let diego: number
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
  const { rows } = await portal.db.$client.query<{ id: number }>(
    'select id_inspector as id from inspector where id_persona = 6',
  )
  diego = unaFila(rows).id
})

async function recibida(): Promise<number> {
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '1-A' })
  return idCarpeta
}
const asignar = (idCarpeta: number, idInspector: number | null) =>
  portal.como('hector', { method: 'PUT', url: '/api/documentacion/asignar', payload: { idCarpeta, idInspector } })
const dicho = (respuesta: LightMyRequestResponse) => [respuesta.statusCode, respuesta.json().message]
const como = async (pedido: Parameters<AppDePrueba['como']>[1]) => dicho(await portal.como('diego', pedido))

it('mueve, observa, retira y adjunta en la que tiene asignada', async () => {
  const idCarpeta = await recibida()
  await asignar(idCarpeta, diego)
  expect(await como(pedidoDeMovimiento(idCarpeta, { idEstado: EN_INSPECCION }))).toEqual([200, 'Operación exitosa!'])
  expect((await como(pedidoDeSubida({ idCarpeta })))[0]).toBe(200)
  expect((await como(pedidoDeObservar(idCarpeta, [{ texto: 'Falta la firma' }])))[0]).toBe(200)
  const [observacion] = await carpetas.observacionesDe(idCarpeta)
  expect((await como(pedidoDeRetiro(observacion?.idObservacion ?? 0)))[0]).toBe(200)
  expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'EN INSPECCION' })
})

it('de la que no tiene, la lee y nada más; de la que le sacaron, tampoco', async () => {
  const idCarpeta = await recibida()
  const negado = async () => {
    const { ids } = await carpetas.observada({ texto: 'Falta la firma' })
    expect(await como(pedidoDeMovimiento(idCarpeta, { idEstado: EN_INSPECCION }))).toEqual([403, NO_ES_SUYA])
    expect(await como(pedidoDeObservar(idCarpeta, [{ texto: 'x' }]))).toEqual([403, NO_ES_SUYA])
    expect(await como(pedidoDeRetiro(ids[0] ?? 0))).toEqual([403, NO_ES_SUYA])
    expect(await como(pedidoDeSubida({ idCarpeta }))).toEqual([403, NO_ES_SUYA])
    expect(await como(pedidoDeFormulario1(idCarpeta))).toEqual([403, NO_ES_SUYA])
  }
  await negado()
  expect((await portal.como('diego', { url: `/api/documentacion/carpeta/${idCarpeta}` })).statusCode).toBe(200)
  await asignar(idCarpeta, diego)
  await asignar(idCarpeta, null)
  await negado()
})

it('no recibe una presentada ni toca una cerrada, aunque diga que es suya', async () => {
  const presentada = await carpetas.completa()
  const cerrada = await recibida()
  await asignar(cerrada, diego)
  await carpetas.mover('hector', cerrada, { idEstado: 8, observaciones: 'No corresponde' })
  await portal.db.$client.query('update carpeta set id_inspector = $1 where id_carpeta = $2', [diego, presentada])
  expect(await como(pedidoDeMovimiento(presentada, { idEstado: 2, expediente: '2-A' }))).toEqual([403, NO_ES_SUYA])
  expect(await como(pedidoDeSubida({ idCarpeta: cerrada }))).toEqual([403, NO_ES_SUYA])
})

it('no registra pagos, ni de la que tiene asignada', async () => {
  const idCarpeta = await recibida()
  await asignar(idCarpeta, diego)
  await carpetas.mover('lucia', idCarpeta, { idEstado: 5 })
  await carpetas.subir('pablo', idCarpeta)
  const pedido = { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta } } as const
  expect(await como(pedido)).toEqual([403, 'Su rol de inspector no permite esta operación'])
})

describe('con otro rol', () => {
  it.each([
    ['jefe', 4, 200, 403],
    ['mesa de entradas', 3, 200, 200],
  ])('además de %s: mueve cualquiera, y en las referencias lo que ese rol', async (_rol, idRol, mueve, referencias) => {
    const idCarpeta = await recibida()
    await portal.db.$client.query('insert into persona_rol (id_persona, id_rol) values (6, $1)', [idRol])
    const calle = { calle: `PRUEBA ${idRol}`, idcalletipo: 1 }
    expect((await como(pedidoDeMovimiento(idCarpeta, { idEstado: EN_INSPECCION })))[0]).toBe(mueve)
    expect((await como({ method: 'POST', url: '/api/catastroCalles/crearCalle', payload: calle }))[0]).toBe(referencias)
    await portal.db.$client.query('delete from persona_rol where id_persona = 6 and id_rol = $1', [idRol])
  })
})
