import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baseVacia } from '../../../server/pruebas/baseDePrueba.ts'
import { pasarelaDePrueba } from '../../../server/pruebas/pasarelaDePrueba.ts'
import { armarFormulario } from '../../../server/src/plataforma/proveedorDePagos/formulario.ts'

let sustituto: Awaited<ReturnType<typeof pasarelaDePrueba>>
let avisos: { EstadoId: number; TransaccionComercioId: string; Monto: string }[]
let comercio: ReturnType<typeof createServer>

beforeEach(async () => {
  avisos = []
  comercio = createServer(async (pedido, respuesta) => {
    let cuerpo = ''
    for await (const trozo of pedido) cuerpo += String(trozo)
    avisos.push(JSON.parse(cuerpo))
    respuesta.writeHead(204).end()
  })
  await new Promise<void>((listo) => comercio.listen(0, '127.0.0.1', listo))
  const urlAvisos = `http://127.0.0.1:${(comercio.address() as AddressInfo).port}`
  sustituto = await pasarelaDePrueba((await baseVacia()).$client, { urlAvisos })
})
afterEach(async () => {
  await sustituto.cerrar()
  comercio.close()
})

const formulario = async (monto = 255_000) =>
  (
    await armarFormulario(sustituto.ajustes, {
      transaccion: 'T0000001',
      monto,
      producto: 'Libre Deuda',
      exito: 'http://portal.prueba/#/LibreDeudaPagoExitoso',
      cancelacion: 'http://portal.prueba/#/LibreDeudaPagoRechazado',
      ip: '127.0.0.1',
    })
  ).fields

it('la tarjeta: pagar avisa y vuelve por la dirección de éxito; lo terminado no se vuelve a pagar', async () => {
  const tarjeta = await sustituto.enviarFormulario(await formulario())
  expect(tarjeta.url).toMatch(/\/pagos\/tarjeta\/[0-9a-f-]{36}$/)
  const elegir = (accion: string) =>
    fetch(tarjeta.url, { method: 'POST', body: new URLSearchParams({ accion }), redirect: 'manual' })
  expect((await elegir('DEVUELTA')).status).toBe(404)
  const pagada = await elegir('REALIZADA')
  expect([pagada.status, pagada.headers.get('location')]).toEqual([303, 'http://portal.prueba/#/LibreDeudaPagoExitoso'])
  expect(avisos).toMatchObject([{ TransaccionComercioId: 'T0000001', EstadoId: 3, Monto: '2550,00' }])
  const otraVez = await elegir('CANCELADA')
  expect([otraVez.status, await otraVez.text()]).toEqual([200, expect.stringContaining('quedó como REALIZADA')])
  expect(avisos).toHaveLength(1)
})

it('cancelar vuelve por la otra dirección', async () => {
  const { url } = await sustituto.enviarFormulario(await formulario())
  const cancelada = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ accion: 'CANCELADA' }),
    redirect: 'manual',
  })
  expect(cancelada.headers.get('location')).toBe('http://portal.prueba/#/LibreDeudaPagoRechazado')
})

it('el mismo número con otro monto no se acepta', async () => {
  expect((await sustituto.enviarFormulario(await formulario())).status).toBe(200)
  expect((await sustituto.enviarFormulario(await formulario())).status).toBe(200)
  expect((await sustituto.enviarFormulario(await formulario(100))).status).toBe(400)
})

it('los avisos: repetidos, perdidos, desordenados, de otro monto y falsos', async () => {
  await sustituto.enviarFormulario(await formulario())
  const resolver = (orden: object) => sustituto.mandar('resolver', { TransaccionComercioId: 'T0000001', ...orden })
  await resolver({ estado: 'REALIZADA', avisos: 0 })
  expect(avisos).toEqual([])
  await resolver({ estado: 'REALIZADA', avisos: 3 })
  expect(avisos.splice(0)).toHaveLength(3)
  await resolver({ estado: 'REALIZADA', desordenados: true, monto: '1,00' })
  expect(avisos.splice(0)).toMatchObject([
    { EstadoId: 3, Monto: '1,00' },
    { EstadoId: 2, Monto: '1,00' },
    { EstadoId: 1, Monto: '1,00' },
  ])
  await sustituto.mandar('falsificar', { TransaccionComercioId: 'T5555555' })
  expect(avisos).toMatchObject([{ TransaccionComercioId: 'T5555555', EstadoId: '3', Monto: '2550,00' }])
})

it.each([
  [{}, 400],
  [{ TransaccionComercioId: 'T0000001', estado: 'PAGADA' }, 400],
  [{ TransaccionComercioId: 'T0000001', estado: 'REALIZADA', avisos: -1 }, 400],
  [{ TransaccionComercioId: 'T0000001', estado: 'REALIZADA', avisos: 101 }, 400],
  [{ TransaccionComercioId: 'T0000001', estado: 'REALIZADA', monto: 1 }, 400],
  [{ TransaccionComercioId: 'T0000001', estado: 'REALIZADA' }, 404],
])('una orden que no se entiende se rechaza: %j', async (orden, status) => {
  expect((await sustituto.mandar('resolver', orden)).status).toBe(status)
})
