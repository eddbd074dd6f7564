import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { P12Signer } from '@libpdf/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MEMBRETE } from '../../../pruebas/membreteDePrueba.ts'
import { ARCHIVOS_DE_SELLO } from '../../../pruebas/sellos/archivos.ts'
import { autoridadDeTiempoDePrueba, type Modo } from '../../../pruebas/sellos/autoridadDeTiempoDePrueba.ts'
import { leerSello } from '../../../pruebas/sellos/leerSello.ts'
import { hojaDeCertificado } from '../../certificados/hoja.ts'
import { conSuCertificado } from './certificadoDelSello.ts'
import { abrirSellador, SinSello } from './sellador.ts'
import { sinInsistir } from './sinInsistir.ts'

const hoja = () =>
  buffer(
    hojaDeCertificado({
      membrete: MEMBRETE,
      titulo: 'Certificado de Libre Deuda',
      numero: 'LD-2026-000001',
      codigo: '7K3MQ0Z9XR4TNB5WCYHE',
      emitido: '22/11/2026',
      padron: '100001',
      texto: 'Se certifica.',
      datos: [['Titular', 'Nieva Clara']],
      alPie: 'Al pie.',
      verificacion: { pagina: 'https://catastro.prueba/#/verificar', enlace: 'https://catastro.prueba/#/verificar/7' },
    }),
  )
const { ciudad, curva, vencido } = ARCHIVOS_DE_SELLO
const sinTiempo = (de: { archivo: string; clave: string }) => ({ ...de, tiempo: null })
const sellado = async (de: { archivo: string; clave: string }) =>
  Buffer.from(await (await abrirSellador(sinTiempo(de))).sellar(await hoja()))

describe('el sello', () => {
  it('va detrás de los mismos bytes, y los abarca enteros', async () => {
    const sin = await hoja()
    const sellador = await abrirSellador(sinTiempo(ciudad))
    const con = Buffer.from(await sellador.sellar(sin))
    expect(sellador.certificado).toEqual({
      titular: 'Dirección de Catastro, Municipalidad de Prueba',
      desde: new Date('2020-01-01T00:00:00Z'),
      vence: new Date('2076-01-01T00:00:00Z'),
    })
    expect(con.subarray(0, sin.length).equals(sin)).toBe(true)
    expect(await leerSello(con)).toEqual({ bien: true, entero: true, formato: 'ETSI.CAdES.detached', tiempo: null })
    expect(await leerSello(sin)).toBeNull()
  })

  it('vale igual con una clave de curva elíptica, en un archivo como los de Windows', async () => {
    expect(await leerSello(await sellado(curva))).toMatchObject({ bien: true, entero: true })
  })

  it('deja de valer con un byte cambiado, esté donde esté', async () => {
    const con = await sellado(ciudad)
    const sello = con.indexOf('/Contents <')
    const lugares = [20, Math.floor(sello / 2), sello - 100, con.length - 10]
    const valen = []
    for (const lugar of lugares) {
      const tocado = Buffer.from(con)
      tocado[lugar] = (tocado[lugar] ?? 0) ^ 1
      valen.push((await leerSello(tocado))?.bien ?? false)
    }
    expect(valen).toEqual([false, false, false, false])
  })

  it('se pone desde el primer instante del certificado y hasta el último, y no fuera', async () => {
    const puede = async (momento: string) => {
      const sellador = await abrirSellador(sinTiempo(ciudad), { ahora: () => new Date(momento) })
      return sellador.sellar(await hoja()).then(
        () => 'sí',
        (error: Error) => error.message,
      )
    }
    expect([
      await puede('2019-12-31T23:59:59.999Z'),
      await puede('2020-01-01T00:00:00.000Z'),
      await puede('2075-12-31T23:59:59.999Z'),
      await puede('2076-01-01T00:00:00.000Z'),
    ]).toEqual(['El certificado del sello todavía no vale', 'sí', 'sí', 'El certificado del sello venció'])
  })

  it('con uno vencido se puede abrir, y no sella', async () => {
    const sellador = await abrirSellador(sinTiempo(vencido))
    expect(sellador.certificado.vence).toEqual(new Date('2021-01-01T00:00:00Z'))
    await expect(sellador.sellar(await hoja())).rejects.toThrow(SinSello)
  })

  it('lo que no es un PDF no se sella', async () => {
    const sellador = await abrirSellador(sinTiempo(ciudad))
    await expect(sellador.sellar(Buffer.from('hola'))).rejects.toThrow(SinSello)
  })
})

describe('el certificado que da la ciudad', () => {
  it.each([
    [{ ...ciudad, clave: 'otra' }, 'SELLO_CERTIFICADO no se abre con SELLO_CLAVE: la clave es otra'],
    [{ ...ciudad, clave: 'clave nandu' }, 'SELLO_CERTIFICADO no se abre con SELLO_CLAVE: la clave es otra'],
    [{ archivo: fileURLToPath(import.meta.url), clave: '' }, 'el archivo no es PKCS#12 (.p12 o .pfx)'],
    [{ archivo: '/no/esta.p12', clave: '' }, 'El ajuste SELLO_CERTIFICADO no es válido: no se puede leer /no/esta.p12'],
  ])('%o: %s', async (de, mensaje) => {
    await expect(abrirSellador(sinTiempo(de))).rejects.toMatchObject({
      name: 'SelloInvalido',
      message: expect.stringContaining(mensaje),
    })
  })

  it('es el de la clave, en cualquier orden; sin él no se sella', async () => {
    const { readFile } = await import('node:fs/promises')
    const leido = await P12Signer.create(await readFile(ciudad.archivo), ciudad.clave)
    const [autoridad] = leido.certificateChain
    if (!autoridad) throw new Error('sin cadena')
    const sign = leido.sign.bind(leido)
    const { keyType, signatureAlgorithm, certificate } = leido
    const alReves = { keyType, signatureAlgorithm, sign, certificate: autoridad, certificateChain: [certificate] }
    expect(await conSuCertificado(alReves)).toMatchObject({ certificate, certificateChain: [autoridad] })
    await expect(conSuCertificado({ ...alReves, certificateChain: [] })).rejects.toThrow(
      'SELLO_CERTIFICADO no trae el certificado de su clave privada',
    )
  })
})

describe('con una autoridad de tiempo', () => {
  let autoridad: Awaited<ReturnType<typeof autoridadDeTiempoDePrueba>>
  beforeAll(async () => {
    autoridad = await autoridadDeTiempoDePrueba()
    afterAll(() => autoridad.cerrar())
  })
  beforeEach(() => autoridad.responder('bien'))
  const abrir = () => abrirSellador({ ...ciudad, tiempo: autoridad.url }, { esperaMs: 2000 })

  it('el sello lleva el suyo, que dice cuándo', async () => {
    const antes = Date.now()
    const leido = await leerSello(Buffer.from(await (await abrir()).sellar(await hoja())))
    expect(leido).toMatchObject({ bien: true, entero: true, tiempo: { bien: true } })
    // To the second: that is how it is written.
    expect(leido?.tiempo?.el.getTime()).toBeGreaterThanOrEqual(Math.floor(antes / 1000) * 1000)
    expect(leido?.tiempo?.el.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it.each<Modo>(['caida', 'lenta', 'basura', 'niega', 'otra', 'interminable'])(
    '%s: no se sella, y después sí',
    async (modo) => {
      const sellador = await abrir()
      autoridad.responder(modo)
      await expect(sellador.sellar(await hoja())).rejects.toThrow(SinSello)
      autoridad.responder('bien')
      expect(await leerSello(Buffer.from(await sellador.sellar(await hoja())))).toMatchObject({
        tiempo: { bien: true },
      })
    },
  )

  it('quien tiene a alguien esperando no le pregunta de nuevo hasta un minuto después', async () => {
    let ahora = 0
    const sellador = sinInsistir(await abrir(), () => ahora)
    const pdf = await hoja()
    const preguntas = async () => {
      const antes = autoridad.pedidos()
      await sellador.sellar(pdf).catch(() => {})
      return autoridad.pedidos() - antes
    }
    autoridad.responder('caida')
    expect(await preguntas()).toBe(1)
    autoridad.responder('bien')
    ahora = 59_999
    expect(await preguntas()).toBe(0)
    ahora = 60_000
    expect([await preguntas(), await preguntas()]).toEqual([1, 1])
  })
})
