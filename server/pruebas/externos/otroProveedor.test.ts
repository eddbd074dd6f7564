import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { armarFormulario } from '../../src/plataforma/proveedorDePagos/formulario.ts'
import { plusPagos } from '../../src/plataforma/proveedorDePagos/plusPagos.ts'
import { appDePrueba } from '../appDePrueba.ts'
import { sinPagosDeMuestra } from '../sinPagosDeMuestra.ts'
import { escuchar } from './escuchar.ts'
import { PORTAL } from './otraCiudadDigital.ts'
import { COMERCIO, hashDe, leerCifrado, otroProveedor, type Panel } from './otroProveedor.ts'

/** What a provider that was written from docs/sistemas-externos.md alone makes of the portal's own form. */

type Formato = Pick<Panel, 'esquema' | 'monto' | 'hash' | 'fraseEnFormulario'>
const FORMATO: Formato = { esquema: 'v1', monto: 'decimales', hash: true, fraseEnFormulario: false }
const ajustesDe = (base: string, formato: Formato, secreto: string = COMERCIO.secreto) => ({
  ...{ boton: `${base}/boton`, api: `${base}/api`, numeracion: 'corta' as const, ...COMERCIO, ...formato, secreto },
})
const PEDIDO = {
  ...{ transaccion: 'T0000007', monto: 255_000, producto: 'Libre Deuda', ip: '127.0.0.1' },
  ...{ exito: `${PORTAL}/#/LibreDeudaPagoExitoso`, cancelacion: `${PORTAL}/#/LibreDeudaPagoRechazado` },
}

/** The form that the portal makes of a request, changed or not, as a browser posts it: what the provider answers. */
async function presentar(
  { esquema, monto, hash, fraseEnFormulario, secreto = COMERCIO.secreto }: Formato & { readonly secreto?: string },
  pedido: Partial<typeof PEDIDO> = {},
  cambiar: (campos: Record<string, string>) => Record<string, string> = (campos) => campos,
  otros: Partial<Panel> = {},
) {
  const formato = { esquema, monto, hash, fraseEnFormulario }
  const base = await escuchar(otroProveedor({ ...formato, secreto, ...otros }).atender, {})
  const { action, fields } = await armarFormulario(ajustesDe(base, formato, secreto), { ...PEDIDO, ...pedido })
  const respuesta = await fetch(action, { method: 'POST', body: new URLSearchParams(cambiar(fields)) })
  return [respuesta.status, await respuesta.text()]
}

describe('el formulario del portal se lee con lo que dice la página', () => {
  it.each<Formato & { readonly secreto?: string }>([
    { esquema: 'v1', monto: 'decimales', hash: false, fraseEnFormulario: false },
    { esquema: 'v1', monto: 'centavos', hash: true, fraseEnFormulario: true },
    { esquema: 'v2', monto: 'decimales', hash: true, fraseEnFormulario: false },
    { esquema: 'v2', monto: 'centavos', hash: false, fraseEnFormulario: true },
    { ...FORMATO, secreto: 'ñandú, más corto que la clave' },
    { ...FORMATO, secreto: 'ñ'.repeat(40) },
  ])('%j', async (formato) => {
    expect(await presentar(formato)).toEqual([200, '<p>Libre Deuda: 2550.00</p>'])
  })

  it.each(['T0000007', '7f8d2a10-1c3e-4b6a-9d10-3a5b7c9e1f20'])('con el número %s', async (transaccion) => {
    expect((await presentar(FORMATO, { transaccion }))[0]).toBe(200)
  })

  it.each(['v1', 'v2'] as const)('lo que se tocó en el camino no se cobra (%s)', async (esquema) => {
    const formato = { ...FORMATO, esquema }
    const barato = await armarFormulario(ajustesDe('', formato), { ...PEDIDO, monto: 100 })
    const con = (cambio: Record<string, string>) => presentar(formato, {}, (campos) => ({ ...campos, ...cambio }))
    expect(await con({ Monto: barato.fields.Monto ?? '' })).toEqual([400, 'el Hash es otro'])
    expect(await con({ Monto: '2550.00' })).toEqual([400, 'Monto no se descifra'])
    expect(await con({ Hash: 'x' })).toEqual([400, 'el Hash es otro'])
    expect(await con({ Comercio: 'otro' })).toEqual([400, 'el comercio es otro'])
    expect(await con({ 'MontoProducto[0]': '99' })).toEqual([400, 'el producto es otro'])
    expect(await con({ TransaccionComercioId: '7' })).toEqual([400, 'el número es otro'])
    expect(await con({ DeMas: '' })).toEqual([400, 'los campos son otros'])
  })

  it('ni lo que no es como el comercio lo acordó', async () => {
    expect(await presentar(FORMATO, { ip: '10.0.0.9' })).toEqual([400, 'el Hash es otro'])
    expect(await presentar(FORMATO, { exito: 'https://ajeno.example/#/' })).toEqual([400, 'la vuelta es a otra parte'])
    expect(await presentar(FORMATO, {}, undefined, { monto: 'centavos' })).toEqual([
      400,
      'el monto está escrito de otra manera',
    ])
    expect((await presentar(FORMATO, {}, undefined, { secreto: 'otro-secreto' }))[0]).toBe(400)
    expect((await presentar(FORMATO, {}, undefined, { esquema: 'v2' }))[0]).toBe(400)
  })
})

it('los ejemplos de la página son lo que ella dice', async () => {
  const pagina = await readFile(new URL('../../../docs/sistemas-externos.md', import.meta.url), 'utf8')
  const [, tabla = ''] = pagina.split('Para comprobar lo que se escriba')
  const [monto, sucursal, hash] = tabla
    .split('\n')
    .filter((renglon) => renglon.startsWith('| `'))
    .map((renglon) => renglon.split('|').slice(2, 4))
    .map((celdas) => celdas.map((celda) => celda.trim().replaceAll('`', '')))
  for (const [n, esquema] of (['v1', 'v2'] as const).entries()) {
    const panel = { esquema, secreto: 'el-secreto' }
    expect(leerCifrado(panel, monto?.[n] ?? '')).toBe('2550.00')
    expect(leerCifrado(panel, sucursal?.[n] ?? '')).toBe('')
    expect(hash?.[n]).toBe(hashDe(panel, '203.0.113.7', 'el-comercio', '', '2550.00'))
  }
})

describe('un pago entero con ese proveedor', () => {
  it.each<Formato>([
    { esquema: 'v1', monto: 'decimales', hash: true, fraseEnFormulario: false },
    { esquema: 'v2', monto: 'centavos', hash: true, fraseEnFormulario: false },
  ])('$esquema: se cobra, avisa, el portal pregunta, y queda pagado', async (formato) => {
    let portalEn = ''
    const avisos = () => `${portalEn}/api/pagos/notificacion`
    const { atender, terminar } = otroProveedor({ ...formato, portal: PORTAL, avisos })
    const base = await escuchar(atender, {})
    const portal = await appDePrueba({
      proveedor: plusPagos(ajustesDe(base, formato)),
      ajustes: { PUBLIC_URL: PORTAL },
    })
    await sinPagosDeMuestra(portal)
    portalEn = await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const preparar = async () => {
      const payload = { producto: 'LIBRE_DEUDA', padron: '100001' }
      const respuesta = await portal.como('clara', { method: 'POST', url: '/api/pagos/preparar', payload })
      expect(respuesta.statusCode).toBe(200)
      return respuesta.json()
    }
    const enviar = async ({ action, fields }: { action: string; fields: Record<string, string> }) =>
      (await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })).status
    const estados = async () =>
      (await portal.db.$client.query('select transaccion, estado, monto from pago order by id_pago')).rows

    const rechazado = await preparar()
    expect(await enviar(rechazado)).toBe(200)
    // Whoever presses again meanwhile goes on with the same one.
    const otraVez = await preparar()
    expect(otraVez.fields.TransaccionComercioId).toBe(rechazado.fields.TransaccionComercioId)
    expect(await enviar(otraVez)).toBe(200)
    expect(await terminar(rechazado.fields.TransaccionComercioId, 4)).toEqual({
      aviso: 204,
      vuelta: `${PORTAL}/#/LibreDeudaPagoRechazado`,
    })
    // It asked a moment ago, of whoever pressed again: the notice waits its seconds.
    await portal.db.$client.query(`update pago_seguimiento set proxima = now(), ultima = now() - interval '1 minute'
      where proxima is not null`)
    await portal.trabajar('liquidar-pagos')
    expect(await estados()).toEqual([{ transaccion: 'T0000001', estado: 'RECHAZADO', monto: 255_000 }])
    expect(await enviar(otraVez)).toBe(400)

    const pagado = await preparar()
    expect(await enviar(pagado)).toBe(200)
    expect(await terminar(pagado.fields.TransaccionComercioId, 3)).toEqual({
      aviso: 204,
      vuelta: `${PORTAL}/#/LibreDeudaPagoExitoso`,
    })
    await portal.trabajar('liquidar-pagos')
    expect(await estados()).toEqual([
      { transaccion: 'T0000001', estado: 'RECHAZADO', monto: 255_000 },
      { transaccion: 'T0000002', estado: 'CONFIRMADO', monto: 255_000 },
    ])
    const situacion = await portal.como('clara', { url: `/api/pagos/estado/${pagado.idPago}` })
    expect(situacion.json()).toMatchObject({ estado: 'CONFIRMADO', enRevision: false, monto: 2550 })
  })
})
