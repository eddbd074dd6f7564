import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../../../pruebas/appDePrueba.ts'

const PORTAL = 'https://catastro.example'
const SUBIDA = '/api/documentacion/carpetaProfesional'

const preguntar = ({ app }: AppDePrueba, url: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  })
const politicaDe = async ({ app }: AppDePrueba) =>
  String((await app.inject('/salud')).headers['content-security-policy']).split(';')
const archivosDe = async ({ app }: AppDePrueba) => (await app.inject('/config.json')).json().archivos

describe('con una dirección propia para los archivos', () => {
  let portal: AppDePrueba
  beforeAll(async () => {
    portal = await appDePrueba({
      ajustes: { PUBLIC_URL: `${PORTAL}/`, ARCHIVOS_URL: 'https://archivos.example/api/' },
    })
  })

  it('el portal la conoce, y su política lo deja llegar', async () => {
    expect(await archivosDe(portal)).toBe('https://archivos.example/api')
    expect(await politicaDe(portal)).toContain(`connect-src 'self' ${PORTAL} https://archivos.example`)
  })

  it('antes de subir, el navegador del portal recibe permiso con las dos cabeceras; el de otro, no', async () => {
    const permiso = await preguntar(portal, SUBIDA, PORTAL)
    expect(permiso.statusCode).toBe(204)
    expect(permiso.headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
      vary: 'Origin',
    })
    for (const origen of ['https://otro.example', 'https://catastro.example.otro.example', 'null']) {
      const { headers } = await preguntar(portal, SUBIDA, origen)
      expect(Object.keys(headers).filter((nombre) => nombre.startsWith('access-control'))).toEqual([])
    }
  })

  it('una descarga muestra su nombre y los roles; un rechazo también se puede leer', async () => {
    const headers = { origin: PORTAL }
    const bajada = await portal.como('pablo', { url: '/api/documentacion/obtenerArchivos/?idCarpeta=1001', headers })
    expect(bajada.statusCode).toBe(200)
    expect(bajada.headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      'access-control-expose-headers': 'Content-Disposition, x-roles, x-sesion-recordada',
      'content-disposition': expect.stringContaining('croquis-de-manzana.png'),
    })
    const rechazo = await portal.app.inject({ url: '/api/documentacion/archivos?idCarpeta=1001', headers })
    expect([rechazo.statusCode, rechazo.headers['access-control-allow-origin']]).toEqual([401, PORTAL])
  })

  it('las demás llamadas no se leen desde otro origen', async () => {
    const respuesta = await portal.app.inject({
      url: '/api/catastroInicio/perfiles',
      headers: { origin: PORTAL, authorization: CUIL.pablo },
    })
    expect([respuesta.statusCode, respuesta.headers['access-control-allow-origin']]).toEqual([200, undefined])
    expect((await preguntar(portal, '/api/catastroInicio/perfiles', PORTAL)).statusCode).toBe(404)
  })
})

describe('sin ella', () => {
  it('los archivos están donde todo lo demás, y nadie los lee desde otro origen', async () => {
    const portal = await appDePrueba({ ajustes: { PUBLIC_URL: PORTAL, CIUDAD_LOGO: '/logo.png' } })
    expect(await archivosDe(portal)).toBe('/api')
    expect((await preguntar(portal, SUBIDA, PORTAL)).statusCode).toBe(404)
    const politica = await politicaDe(portal)
    expect(politica).toContain(`connect-src 'self' ${PORTAL}`)
    expect(politica).toContain("img-src 'self' data: blob:")
  })
})

it('el logo de la ciudad se ve aunque esté en otro sitio', async () => {
  const portal = await appDePrueba({ ajustes: { CIUDAD_LOGO: 'https://imagenes.example/escudo.svg' } })
  expect(await politicaDe(portal)).toContain("img-src 'self' data: blob: https://imagenes.example")
})

it('con el mapa de base se conversa y se miran imágenes de su sitio, y de ningún otro', async () => {
  const portal = await appDePrueba({
    ajustes: { PUBLIC_URL: PORTAL, MAPA_BASE_URL: 'https://mapas.example:8443/base/{z}/{x}/{y}.png' },
  })
  const partes = await politicaDe(portal)
  expect(partes).toContain("img-src 'self' data: blob: https://mapas.example:8443")
  expect(partes).toContain(`connect-src 'self' ${PORTAL} https://mapas.example:8443`)
})
