import { describe, expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { ARCHIVOS_DE_SELLO } from '../../pruebas/sellos/archivos.ts'
import { abrirSellador } from '../plataforma/sello/sellador.ts'
import { avisoDelCertificado } from './avisos.ts'

const VENCIDO =
  'El certificado con que se sellan los documentos venció: salen sin sello hasta que cambie SELLO_CERTIFICADO'

describe('el certificado del sello', () => {
  const certificado = {
    titular: 'La ciudad',
    desde: new Date('2026-01-01T03:00:00Z'),
    vence: new Date('2027-01-01T03:00:00Z'),
  }
  const POR_VENCER =
    'El certificado con que se sellan los documentos vence el 01/01/2027: renuévelo y cambie SELLO_CERTIFICADO'
  it.each([
    [
      '2026-01-01T02:59:59.999Z',
      'El certificado con que se sellan los documentos todavía no vale: salen sin sello hasta entonces',
    ],
    ['2026-01-01T03:00:00.000Z', null],
    ['2026-12-02T02:59:59.999Z', null],
    ['2026-12-02T03:00:00.000Z', POR_VENCER],
    ['2027-01-01T02:59:59.999Z', POR_VENCER],
    ['2027-01-01T03:00:00.000Z', VENCIDO],
  ])('el %s se dice: %s', (hoy, aviso) => {
    expect(avisoDelCertificado(certificado, new Date(hoy))).toBe(aviso)
  })
})

it('de uno vencido lo saben un administrador, la salud y las métricas; nadie más, y lo que se pide sale', async () => {
  const sellador = await abrirSellador({ ...ARCHIVOS_DE_SELLO.vencido, tiempo: null })
  const portal = await appDePrueba({ sellador })
  const avisos = async (quien: 'ana' | 'lucia' | 'hector' | 'clara') =>
    (await portal.como(quien, { url: '/api/inicio/pendientes' })).json().avisos
  expect([await avisos('ana'), await avisos('lucia'), await avisos('hector'), await avisos('clara')]).toEqual([
    [VENCIDO],
    undefined,
    undefined,
    undefined,
  ])
  const salud = async () => (await portal.app.inject({ url: '/salud/listo' })).json()
  expect(await salud()).toEqual({ ok: true, avisos: [VENCIDO] })
  const medida = async (nombre: string) =>
    Number(new RegExp(`^${nombre} (\\S+)$`, 'm').exec((await portal.app.inject({ url: '/metricas' })).body)?.[1])
  expect(await medida('portal_sello_vence_segundos')).toBe(1_609_459_200) // 2021-01-01
  expect(await medida('portal_sello_espera_segundos')).toBe(0)

  const pedido = { method: 'POST', url: '/api/padron/certificado', payload: { padron: '100001' } } as const
  const { idCertificado } = (await portal.como('pablo', pedido)).json()
  expect((await portal.como('pablo', { url: `/api/padron/certificado/${idCertificado}` })).statusCode).toBe(200)
  const atrasar = (segundos: number) =>
    portal.db.$client.query(`update sello_pendiente set pedido_el = now() - make_interval(secs => $1)`, [segundos])
  await atrasar(3590)
  expect((await salud()).avisos).toEqual([VENCIDO])
  await atrasar(3601)
  expect((await salud()).avisos).toEqual([VENCIDO, 'Hay documentos que esperan su sello desde hace más de una hora'])
  expect(await medida('portal_sello_espera_segundos')).toBeGreaterThanOrEqual(3601)
})

it('sin certificado todo sale como siempre: nada espera, nada se avisa ni se mide', async () => {
  const portal = await appDePrueba()
  const pedido = { method: 'POST', url: '/api/padron/certificado', payload: { padron: '100001' } } as const
  const { codigo } = (await portal.como('pablo', pedido)).json()
  expect((await portal.app.inject({ url: `/api/verificar/${codigo}` })).json().certificado.sello).toBeNull()
  expect((await portal.db.$client.query('select from sello_pendiente')).rowCount).toBe(0)
  expect((await portal.app.inject({ url: '/salud/listo' })).json()).toEqual({ ok: true })
  expect((await portal.app.inject({ url: '/metricas' })).body).not.toContain('portal_sello')
  await expect(portal.trabajar('sellar-documentos')).rejects.toThrow('No hay un trabajo')
})
