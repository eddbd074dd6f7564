import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leerAjustes } from '../ajustes/ajustes.ts'
import { pantallaSinNumeral } from './pantallaSinNumeral.ts'
import { conLaCiudad } from './portada.ts'
import { servirPortal } from './portal.ts'
import { crearServidor } from './servidor.ts'

const FUENTE = readFileSync(new URL('../../../../web/portada.html', import.meta.url), 'utf8')
const TODO = { datosAbiertos: true, estadisticasPublicas: true }
const ciudad = {
  nombre: 'Municipalidad',
  portal: 'Catastro',
  dependencia: 'Dirección de Catastro',
  logo: null,
  imagen: null,
  color: '#0B4F8A',
  acento: '#B45309',
  pie: 'Pie',
  saludo: 'Hola',
  bajada: 'Pase',
  oficinas: '',
}

describe('la portada', () => {
  it('lleva la ciudad, su escudo y su foto, y nada de lo que lleven es HTML', () => {
    const rara = { ...ciudad, nombre: 'San "Juan" <b>&', logo: 'https://ciudad.gob.ar/e.png', imagen: "/foto's.jpg" }
    const html = conLaCiudad(FUENTE, { ciudad: rara, ...TODO })
    expect(html).toContain('<title>Catastro de San &quot;Juan&quot; &lt;b&gt;&amp;</title>')
    expect(html).toContain('src="https://ciudad.gob.ar/e.png"')
    expect(html).toContain('src="/foto&#39;s.jpg"')
    expect(html).not.toContain('{{')
    expect(conLaCiudad(FUENTE, { ciudad, ...TODO })).toContain('src="./portada.svg"')
  })

  it('dice sus palabras y lleva su color; las oficinas, si las escribió', () => {
    const suya = {
      ...ciudad,
      portal: 'Obras & Tierras',
      color: '#123456',
      pie: 'Hecho acá',
      saludo: '<i>Hola</i>',
      oficinas: 'Mesa: Mitre 1',
    }
    const html = conLaCiudad(FUENTE, { ciudad: suya, ...TODO })
    for (const dicho of [
      'Hecho acá',
      '<h1>&lt;i&gt;Hola&lt;/i&gt;</h1>',
      'Mesa: Mitre 1',
      'content="#123456"',
      '<strong>Obras &amp; Tierras</strong>',
    ])
      expect(html).toContain(dicho)
    expect(html.toUpperCase()).not.toContain('#0B4F8A')
    expect(conLaCiudad(FUENTE, { ciudad, ...TODO })).not.toContain('id="oficinas"')
  })

  it('ofrece lo que la ciudad ofrece', () => {
    const enlaces = (html: string) => [...html.matchAll(/href="\.\/#(\/\w+)"/g)].map(([, ruta]) => ruta)
    expect(enlaces(conLaCiudad(FUENTE, { ciudad, ...TODO }))).toEqual([
      '/tramites',
      '/nuevaCarpeta',
      '/veredasHome',
      '/catastro',
      '/formulario27',
      '/consultaPadronGeneral',
      '/mapa',
      '/datosAbiertos',
      '/estadisticasPublicas',
    ])
    expect(
      enlaces(conLaCiudad(FUENTE, { ciudad, datosAbiertos: false, estadisticasPublicas: false })).slice(6),
    ).toEqual(['/mapa'])
  })

  it('dice de cada cosa si se entra con la cuenta o sin ingresar', () => {
    const renglones = conLaCiudad(FUENTE, { ciudad, ...TODO }).matchAll(
      /<li[^>]*><a href="\.\/#(\/\w+)".*?<span>(.*?)<\/span>/g,
    )
    const modo = (dice = '') => ['Con su cuenta.', 'Sin ingresar.'].filter((frase) => dice.endsWith(frase))
    expect([...renglones].map(([, ruta, dice]) => [ruta, ...modo(dice)])).toEqual([
      ['/nuevaCarpeta', 'Con su cuenta.'],
      ['/veredasHome', 'Con su cuenta.'],
      ['/catastro', 'Con su cuenta.'],
      ['/formulario27', 'Con su cuenta.'],
      ['/consultaPadronGeneral', 'Con su cuenta.'],
      ['/mapa', 'Con su cuenta.'],
      ['/datosAbiertos', 'Sin ingresar.'],
      ['/estadisticasPublicas', 'Sin ingresar.'],
    ])
  })
})

describe('un camino sin su numeral', () => {
  const pedido = (url: string, accept = 'text/html,application/xhtml+xml', method = 'GET') =>
    pantallaSinNumeral({ method, url, headers: { accept } })
  it.each([
    ['/home', '/#/home'],
    ['/verificar/ABCDE-12345', '/#/verificar/ABCDE-12345'],
    ['/verDesgloseCarpetaEncomienda?idCarpeta=1001', '/#/verDesgloseCarpetaEncomienda?idCarpeta=1001'],
    ['/catastro?auth=t0k&destino=catastro&x=1', '/?auth=t0k&destino=catastro#/catastro?x=1'],
    ['//otro.sitio/home', '/#//otro.sitio/home'],
    ['/apiario', '/#/apiario'],
    ['/api/no-existe', null],
    ['/api', null],
    ['/assets/base', null],
    ['/salud/otra', null],
    ['/favicon.ico', null],
  ])('%s: %s', (url, adonde) => {
    expect(pedido(url)).toBe(adonde)
  })
  it('solo de quien abre una página', () => {
    expect([pedido('/home', 'application/json'), pedido('/home', '*/*'), pedido('/home', 'text/html', 'POST')]).toEqual(
      [null, null, null],
    )
    expect(pedido('/home', 'text/html', 'HEAD')).toBe('/#/home')
  })
})

it('en el servidor: un programa recibe su 404, y un navegador la pantalla', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'portal-portada-'))
  for (const pagina of ['index.html', 'portada.html']) writeFileSync(join(carpeta, pagina), FUENTE)
  const app = await crearServidor({
    nivelDeRegistro: 'silent',
    limiteDeLlamadas: 0,
    soloHttps: false,
    proxies: [],
    conexiones: [],
    formularios: [],
    imagenes: [],
  })
  await servirPortal(app, { ajustes: leerAjustes({ SANDBOX: 'si' }), ciudad: async () => ciudad, carpeta })
  const pedir = (url: string, accept: string) => app.inject({ url, headers: { accept } })
  expect((await pedir('/home', 'application/json')).json()).toEqual({ ok: false, message: 'La dirección no existe' })
  const llevado = await pedir('/verificar/ABC', 'text/html')
  expect([llevado.statusCode, llevado.headers.location]).toEqual([302, '/#/verificar/ABC'])
  expect((await pedir('/api/nada', 'text/html')).statusCode).toBe(404)
  const portada = await pedir('/portada', 'text/html')
  expect([portada.statusCode, portada.body.includes('<title>Catastro de Municipalidad</title>')]).toEqual([200, true])

  // Who looks whether something is there is told what GET says, without its bytes.
  const QUE_CAMBIAN = ['date', 'connection', 'x-request-id']
  for (const accept of ['text/html', '*/*', 'application/json']) {
    for (const url of [
      '/',
      '/portada',
      '/portada/',
      '/config.json',
      '/home',
      '/verificar/ABC',
      '/index.html',
      '/api/nada',
    ]) {
      const [get, head] = [
        await app.inject({ url, headers: { accept } }),
        await app.inject({ method: 'HEAD', url, headers: { accept } }),
      ]
      const cabeceras = (de: typeof get) =>
        Object.entries(de.headers).filter(
          // A HEAD need not say that nothing is nothing.
          ([nombre, valor]) => !QUE_CAMBIAN.includes(nombre) && !(nombre === 'content-length' && valor === '0'),
        )
      expect([url, accept, head.statusCode, head.body]).toEqual([url, accept, get.statusCode, ''])
      expect([url, accept, cabeceras(head)]).toEqual([url, accept, cabeceras(get)])
    }
  }
  const marca = String(portada.headers.etag)
  const igual = await app.inject({ method: 'HEAD', url: '/portada', headers: { 'if-none-match': marca } })
  expect(igual.statusCode).toBe(304)
  await app.close()
  rmSync(carpeta, { recursive: true })
})
