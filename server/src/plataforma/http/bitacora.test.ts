import { Writable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeFormulario1, pedidoDeSubida } from '../../../pruebas/carpetasDePrueba.ts'

/** Everything that the server writes down, at the level that writes most. */
let escrito = ''
const destino = new Writable({
  write(trozo, _codificacion, listo) {
    escrito += String(trozo)
    listo()
  },
})

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { NIVEL_DE_REGISTRO: 'debug' }, destinoDeRegistro: destino })
})
const renglones = () =>
  escrito
    .split('\n')
    .filter(Boolean)
    .map((renglon) => JSON.parse(renglon))

/** Numbers, names, addresses, searches and file names that pass through below. */
const PERSONALES = [
  ...Object.values(CUIL),
  'un-token-secreto',
  '30999111',
  'Medina',
  'Nieva',
  'NIEVA',
  'Ávila',
  'example.com',
  '381 555',
  'SALTA 4242',
  'Uso muy privado',
  'Motivo muy privado',
  'dni-de-clara',
  '100001',
  'buscar=',
  'idCarpeta=',
  '?',
]

describe('el registro', () => {
  it('dice qué ruta, cómo terminó y cuánto tardó, con el número del pedido', async () => {
    const respuesta = await portal.como('pablo', { url: '/api/documentacion/carpeta/1002' })
    expect(renglones().at(-1)).toMatchObject({
      level: 30,
      reqId: respuesta.headers['x-request-id'],
      metodo: 'GET',
      ruta: '/api/documentacion/carpeta/:idCarpeta',
      estado: 200,
      ms: expect.any(Number),
      persona: 2,
    })
  })

  it('no nombra a nadie, ni tokens, ni lo que se busca o escribe', async () => {
    const { como, app } = portal
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.presentada()
    await como('pablo', pedidoDeFormulario1(idCarpeta, { usoexistente: 'Uso muy privado' }))
    await carpetas.subir('pablo', idCarpeta, [documento('dni-de-clara.pdf')])
    await carpetas.mover('lucia', idCarpeta, { idEstado: 4, observaciones: 'Motivo muy privado' })
    await como('pablo', pedidoDeSubida({ idCarpeta }, [documento('dni-de-clara.exe', Buffer.from('MZ'))]))
    await como('lucia', { url: '/api/documentacion/listarTodas?buscar=nieva' })
    await como('lucia', { url: '/api/documentacion/listarTodas?buscar=100001' })
    await como('pablo', { url: `/api/formulario/buscarPropietario/${CUIL.rosa}` })
    await como('pablo', { method: 'POST', url: `/api/formulario/agregarPropietario/${CUIL.rosa}` })
    await como('pablo', { url: '/api/formulario/buscarPropietario/30999111' })
    await como('pablo', { url: '/api/padron/obtenerDomicilioPorPadron/100001' })
    await como('pablo', { url: `/api/no/existe/${CUIL.clara}?auth=un-token-secreto` })
    await como('ana', {
      method: 'PUT',
      url: '/api/formulario/agregarDomicilio',
      payload: { Domicilio: 'SALTA 4242', Id: 1, rol: 'propietario' },
    })
    await como('bruno', { url: `/api/documentacion/carpeta/${idCarpeta}` })
    for (const authorization of ['un-token-secreto', 'Bearer un-token-secreto']) {
      await app.inject({ url: '/api/catastroInicio/authStatus?auth=un-token-secreto', headers: { authorization } })
    }
    await app.inject({ url: '/api/padron/obtenerDomicilioPorPadron/%E0%A4%A?auth=un-token-secreto' })

    expect(renglones().length).toBeGreaterThan(15)
    expect(PERSONALES.filter((dato) => escrito.includes(dato))).toEqual([])
  })

  it('una falla del servidor se anota con su causa, sin lo que llevaba la sentencia; quien llama no ve nada', async () => {
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.presentada()
    await portal.db.$client.query('alter table formulario1 rename column usoexistente to otro')
    const respuesta = await portal.como('pablo', pedidoDeFormulario1(idCarpeta, { usoexistente: 'Uso muy privado' }))
    await portal.db.$client.query('alter table formulario1 rename column otro to usoexistente')
    expect([respuesta.statusCode, respuesta.json()]).toEqual([500, { ok: false, message: 'Algo salió mal' }])
    const falla = renglones().find(({ msg }) => msg === 'falla')
    expect(falla).toMatchObject({ level: 50, reqId: respuesta.headers['x-request-id'], err: { code: '42703' } })
    expect(falla.err.message).toContain('usoexistente')
    expect(PERSONALES.filter((dato) => escrito.includes(dato))).toEqual([])
  })
})
