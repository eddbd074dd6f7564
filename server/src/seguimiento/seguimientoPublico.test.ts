import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, pedidoDeAlta } from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const seguir = (idCarpeta: number | string, codigo: string) =>
  portal.app.inject({ url: `/api/documentacion/seguimientoPublico?idCarpeta=${idCarpeta}&codigo=${codigo}` })
const alta = async () => (await portal.como('pablo', pedidoDeAlta())).json()
const huellas = async (idCarpeta: number) =>
  (
    await portal.db.$client.query<{ huella: string }>(
      'select huella from codigo_de_seguimiento where id_carpeta = $1 order by creado_el',
      [idCarpeta],
    )
  ).rows.map(({ huella }) => huella)
const correosDe = async (idCarpeta: number) =>
  (
    await portal.db.$client.query<{ datos: [string, string][] }>(
      `select redaccion -> 'datos' as datos from correo_saliente
       where redaccion ->> 'asunto' like 'Carpeta ' || $1 || ':%' order by id_correo`,
      [idCarpeta],
    )
  ).rows.map(({ datos }) => Object.fromEntries(datos)['Código de seguimiento'])
const NO_ESTA = { ok: false, message: 'La carpeta no existe o no está a su alcance' }

it('con el número y el código del comprobante se ven los estados, sus fechas y lo que sigue, y nada más', async () => {
  const { idCarpeta, codigoSeguimiento } = await alta()
  expect(codigoSeguimiento).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  const respuesta = await seguir(idCarpeta, codigoSeguimiento)
  expect(respuesta.json()).toEqual({
    idCarpeta,
    seguimiento: [{ TramiteEstado: 'PRESENTADO', fecha: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    situacion: {
      tramiteEstado: 'PRESENTADO',
      tramiteEstadoPrevio: null,
      carpetaCompleta: false,
      recibida: false,
      idUso: null,
      vence: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  })
  const copiado = `${codigoSeguimiento.slice(0, 5)}-${codigoSeguimiento.slice(5).toLowerCase()}`
  expect((await seguir(idCarpeta, copiado)).statusCode).toBe(200)
})

it('de un código se guarda su resumen', async () => {
  const { idCarpeta, codigoSeguimiento } = await alta()
  expect(await huellas(idCarpeta)).toEqual([createHash('sha256').update(codigoSeguimiento).digest('hex')])
})

it('un código de otra carpeta, uno que no es, una carpeta borrada y una que no está se rechazan igual', async () => {
  const [una, otra] = [await alta(), await alta()]
  await portal.como('pablo', { method: 'DELETE', url: `/api/documentacion?id=${otra.idCarpeta}` })
  for (const [idCarpeta, codigo] of [
    [una.idCarpeta, otra.codigoSeguimiento],
    [una.idCarpeta, '0000000000'],
    [otra.idCarpeta, otra.codigoSeguimiento],
    [999_999, una.codigoSeguimiento],
  ]) {
    const respuesta = await seguir(idCarpeta, codigo)
    expect([respuesta.statusCode, respuesta.json()]).toEqual([404, NO_ESTA])
  }
  const corto = await seguir(una.idCarpeta, '12345')
  expect([corto.statusCode, corto.json().message]).toEqual([400, 'Código: debe tener 10 letras y números'])
})

it('cada correo trae un código que sirve: el de la presentación, el del comprobante; el del borrado, ninguno', async () => {
  const carpetas = carpetasDePrueba(portal)
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '7-A' })
  await portal.como('ana', { method: 'DELETE', url: `/api/documentacion?id=${(await alta()).idCarpeta}` })
  const codigos = await correosDe(idCarpeta)
  expect(codigos).toHaveLength(2)
  for (const codigo of codigos) expect((await seguir(idCarpeta, codigo ?? '')).statusCode).toBe(200)
  expect(await huellas(idCarpeta)).toHaveLength(2)
  const { rows } = await portal.db.$client.query<{ hay: boolean }>(
    `select redaccion::text like '%seguimiento%' as hay from correo_saliente
     where redaccion ->> 'asunto' like '%: borrada' order by id_correo desc limit 1`,
  )
  expect(rows).toEqual([{ hay: false }])
})

it('quien la presentó pide otro código, y los dos sirven; a quien no, no se le da', async () => {
  const { idCarpeta, codigoSeguimiento } = await alta()
  const pedir = { method: 'POST', url: '/api/documentacion/codigoSeguimiento', payload: { idCarpeta } } as const
  const otro = (await portal.como('pablo', pedir)).json().codigoSeguimiento
  expect(otro).not.toBe(codigoSeguimiento)
  for (const codigo of [otro, codigoSeguimiento]) expect((await seguir(idCarpeta, codigo)).statusCode).toBe(200)
  const ajena = await portal.como('bruno', pedir)
  expect([ajena.statusCode, ajena.json()]).toEqual([404, NO_ESTA])
})

it('del personal lo pide quien la inspecciona o la tiene abierta en su escritorio; queda anotado quién', async () => {
  const { idCarpeta } = await alta()
  const pedir = { method: 'POST', url: '/api/documentacion/codigoSeguimiento', payload: { idCarpeta } } as const
  const estado = async (quien: Demo) => (await portal.como(quien, pedir)).statusCode
  const negado = await portal.como('lucia', pedir)
  expect([negado.statusCode, negado.json().message]).toEqual([
    403,
    'El código lo pide quien presentó la carpeta, quien la inspecciona o quien la tiene abierta en su escritorio',
  ])
  expect([await estado('ana'), await estado('hector'), await estado('diego')]).toEqual([403, 403, 403])
  expect(await huellas(idCarpeta)).toHaveLength(1)
  await portal.como('lucia', { method: 'POST', url: '/api/documentacion/tomar', payload: { idCarpeta } })
  expect([await estado('lucia'), await estado('hector')]).toEqual([200, 403])
  await portal.db.$client.query(
    `update carpeta_tomada set tomada_el = now() - interval '16 minutes' where id_carpeta = $1`,
    [idCarpeta],
  )
  expect(await estado('lucia')).toBe(403)
  await portal.db.$client.query(
    'update carpeta set id_inspector = (select id_inspector from inspector where id_persona = 6) where id_carpeta = $1',
    [idCarpeta],
  )
  expect([await estado('diego'), await estado('hector')]).toEqual([200, 403])
  const anotadas = async () =>
    (
      await portal.db.$client.query(
        `select distinct id_persona from consulta_personal where tipo = '/documentacion/codigoSeguimiento' order by 1`,
      )
    ).rows.map(({ id_persona }) => id_persona)
  // Written within a second; those who were refused, too.
  await expect.poll(anotadas).toEqual(expect.arrayContaining([1, 4, 5, 6]))
})

it('una dirección no prueba códigos sin parar', async () => {
  const limitado = await appDePrueba({ ajustes: { LIMITE_CONSULTAS: '3' } })
  const probar = async (remoteAddress: string) =>
    (
      await limitado.app.inject({
        url: '/api/documentacion/seguimientoPublico?idCarpeta=1001&codigo=0000000000',
        remoteAddress,
      })
    ).statusCode
  const codigos = []
  for (let n = 0; n < 4; n += 1) codigos.push(await probar('203.0.113.7'))
  expect(codigos).toEqual([404, 404, 404, 429])
  expect(await probar('203.0.113.8')).toBe(404)
})
