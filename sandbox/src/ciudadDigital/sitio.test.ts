import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirCiudadDePrueba, PREFIJO } from './ciudadDePrueba.ts'

let ciudad: Awaited<ReturnType<typeof abrirCiudadDePrueba>>
let app: FastifyInstance

beforeAll(async () => {
  ciudad = await abrirCiudadDePrueba()
})
beforeEach(async () => {
  app = await ciudad.crearApp()
})

const ver = (camino: string, cookie?: string) =>
  app.inject({ url: `${PREFIJO}${camino}`, headers: cookie ? { cookie } : {} })

const enviar = (campos: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `${PREFIJO}/login`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(campos)),
  })

const CLARA = { documento_persona: '27309991112', contraseña: 'demo' }
const vueltaDe = (respuesta: { headers: Record<string, unknown> }) => new URL(String(respuesta.headers.location))
const estado = async (token: string) =>
  (await app.inject({ url: `${PREFIJO}/usuarios/authStatus`, headers: { authorization: token } })).statusCode

describe('GET /login', () => {
  it('muestra los dos campos y a las ocho personas de la demostración', async () => {
    const pagina = await ver('/login?logout=true&destino=catastro')
    expect(pagina.statusCode).toBe(200)
    expect(pagina.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(pagina.body).toContain('<title>Ciudad Digital – Ingresar</title>')
    expect(pagina.body).toContain('<label for="cuil">CUIL</label>')
    expect(pagina.body).toContain('<label for="contrasena">Contraseña</label>')
    expect(pagina.body.match(/<button class="persona"/g)).toHaveLength(8)
    for (const texto of ['Ana Romano', 'Administradora', 'CUIL 27201112228', 'Rosa Ávila', 'CUIL 27336667777'])
      expect(pagina.body).toContain(texto)
  })

  it.each(['%00', '%00catastro', 'catastro%00', '%FF', '%', 'a'.repeat(5000), "'", 'catastro&destino=otro', '💧'])(
    'un destino mal escrito es como uno que no existe: vuelve al portal (%s)',
    async (destino) => {
      expect((await ver(`/login?destino=${destino}`)).statusCode).toBe(200)
      expect((await ver(`/perfil?auth=${destino}&origin=${destino}`)).statusCode).toBe(401)
      const ingreso = await app.inject({
        method: 'POST',
        url: `${PREFIJO}/login`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `${new URLSearchParams(CLARA)}&destino=${destino}`,
      })
      expect([ingreso.statusCode, vueltaDe(ingreso).searchParams.get('destino')]).toEqual([303, 'catastro'])
    },
  )

  it('no carga nada de afuera, no se deja enmarcar y no dice de dónde se viene', async () => {
    const { headers, body } = await ver('/login')
    const politica = String(headers['content-security-policy'])
    const nonce = /style-src 'nonce-([^']+)'/.exec(politica)?.[1]
    expect(politica).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' http://portal.test:8080; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(body).toContain(`<style nonce="${nonce}">`)
    expect(body).not.toContain('<script')
    expect(body).not.toContain('style="')
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(String((await ver('/login')).headers['content-security-policy'])).not.toBe(politica)
  })

  it('logout=true cierra la sesión de su cookie; sin él, no', async () => {
    const ingreso = await enviar(CLARA)
    const token = vueltaDe(ingreso).searchParams.get('auth') ?? ''
    const cookie = String(ingreso.headers['set-cookie']).split(';')[0]
    await ver('/login?destino=catastro', cookie)
    expect(await estado(token)).toBe(200)
    const salida = await ver('/login?logout=true&destino=catastro', `otra=1; ${cookie}`)
    expect(await estado(token)).toBe(401)
    expect(salida.headers['set-cookie']).toBe(
      'cd_sesion=; Max-Age=0; Path=/sandbox/ciudad-digital; HttpOnly; SameSite=Lax',
    )
  })
})

describe('POST /login', () => {
  it('vuelve al portal con el token y el destino, y deja una cookie solo para el sitio', async () => {
    const respuesta = await enviar({ ...CLARA, destino: 'catastro' })
    expect(respuesta.statusCode).toBe(303)
    const vuelta = vueltaDe(respuesta)
    const token = vuelta.searchParams.get('auth') ?? ''
    expect(`${vuelta.origin}${vuelta.pathname}`).toBe('http://portal.test:8080/')
    expect([...vuelta.searchParams.keys()]).toEqual(['auth', 'destino'])
    expect(vuelta.searchParams.get('destino')).toBe('catastro')
    expect(await estado(token)).toBe(200)
    expect(respuesta.headers['set-cookie']).toBe(
      `cd_sesion=${token}; Max-Age=28800; Path=/sandbox/ciudad-digital; HttpOnly; SameSite=Lax`,
    )
    expect(respuesta.headers['referrer-policy']).toBe('no-referrer')
  })

  it('con https la cookie es Secure', async () => {
    app = await ciudad.crearApp({ urlPortal: 'https://portal.test/catastro/' })
    const respuesta = await enviar(CLARA)
    expect(String(respuesta.headers.location)).toMatch(/^https:\/\/portal\.test\/catastro\/\?auth=/)
    expect(String(respuesta.headers['set-cookie'])).toContain('; Secure')
  })

  it.each(['https://malo.test', '//malo.test', 'otro', '../', ''])(
    'nunca lleva a un destino que no conoce: %j',
    async (destino) => {
      const vuelta = vueltaDe(await enviar({ ...CLARA, destino }))
      expect(vuelta.origin).toBe('http://portal.test:8080')
      expect(vuelta.searchParams.get('destino')).toBe('catastro')
    },
  )

  it('lleva a otro origen de la tabla, por su código', async () => {
    await ciudad.db.query(`insert into ciudad_digital.cd_origen values ('turnos', 'http://turnos.test')`)
    const vuelta = vueltaDe(await enviar({ ...CLARA, destino: 'turnos' }))
    expect(vuelta.origin).toBe('http://turnos.test')
    expect(vuelta.searchParams.get('destino')).toBe('turnos')
    const { headers } = await ver('/login?destino=turnos')
    expect(headers['content-security-policy']).toContain("form-action 'self' http://turnos.test;")
  })

  it('una contraseña equivocada: resumen arriba, el CUIL escrito queda, la contraseña no', async () => {
    const pagina = await enviar({ documento_persona: '27-30999111-2', contraseña: 'secreta', destino: 'catastro' })
    expect(pagina.statusCode).toBe(401)
    expect(pagina.body).toContain('<h2>Hay un problema</h2>')
    expect(pagina.body).toContain('<a href="#cuil">Usuario o contraseña incorrectos</a>')
    expect(pagina.body).toContain('value="27-30999111-2"')
    expect(pagina.body).not.toContain('secreta')
    expect(pagina.headers['set-cookie']).toBeUndefined()
    await enviar(CLARA)
  })

  it('campos vacíos: cada problema lleva a su campo y se repite junto a él', async () => {
    const pagina = await enviar({ documento_persona: '', contraseña: '' })
    expect(pagina.statusCode).toBe(400)
    expect(pagina.body).toContain('<a href="#cuil">El CUIL debe contener 11 dígitos</a>')
    expect(pagina.body).toContain('<a href="#contrasena">Escriba la contraseña</a>')
    expect(pagina.body).toContain('<p class="error" id="contrasena-error">Escriba la contraseña</p>')
    expect(pagina.body.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it('escapa lo que se escribió', async () => {
    const pagina = await enviar({ documento_persona: `"><script>alert('x')</script>&`, contraseña: 'x' })
    expect(pagina.body).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"')
    expect(pagina.body).not.toContain('<script')
  })

  it('lo que no es un formulario recibe una página, en castellano', async () => {
    const pagina = await app.inject({
      method: 'POST',
      url: `${PREFIJO}/login`,
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    })
    expect(pagina.statusCode).toBe(415)
    expect(pagina.body).toContain('El tipo de contenido del pedido no se admite')
  })
})

describe('GET /perfil', () => {
  const ingresada = async () => vueltaDe(await enviar(CLARA)).searchParams.get('auth') ?? ''

  it('muestra los datos, lleva de vuelta al portal y quita el token de su dirección', async () => {
    const token = await ingresada()
    const pagina = await ver(`/perfil?auth=${token}&origin=catastro`)
    expect(pagina.statusCode).toBe(200)
    for (const dato of ['Clara', 'Nieva', '27309991112', '30999111', 'clara.nieva@example.com', '381 555-0007'])
      expect(pagina.body).toContain(`<dd>${dato}</dd>`)
    expect(pagina.body).toContain('href="http://portal.test:8080/"')
    expect(pagina.body).not.toContain(token)
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(pagina.headers['content-security-policy']))?.[1]
    expect(pagina.body).toContain(
      `<script nonce="${nonce}">const d=new URL(location.href);d.searchParams.delete('auth');history.replaceState(null,'',d)</script>`,
    )
    expect(pagina.headers['referrer-policy']).toBe('no-referrer')
  })

  it('recargada sin token vale la sesión de la cookie', async () => {
    const pagina = await ver('/perfil?origin=catastro', `cd_sesion=${await ingresada()}`)
    expect(pagina.statusCode).toBe(200)
    expect(pagina.body).toContain('<dd>Clara</dd>')
  })

  it('sin sesión ofrece ingresar, y no muestra a nadie', async () => {
    for (const camino of ['/perfil', '/perfil?auth=x', '/perfil?auth=a&auth=b&origin=http://malo.test']) {
      const pagina = await ver(camino)
      expect(pagina.statusCode).toBe(401)
      expect(pagina.body).toContain('Su sesión terminó. Ingrese de nuevo')
      expect(pagina.body).toContain('href="/sandbox/ciudad-digital/login?destino=catastro"')
      expect(pagina.body).not.toContain('malo.test')
    }
  })

  it('escapa los datos de la persona', async () => {
    const token = await ingresada()
    await ciudad.db.query(`update ciudad_digital.cd_ciudadano set apellido_persona = '<b>N</b>' where id_persona = 7`)
    expect((await ver(`/perfil?auth=${token}`)).body).toContain('<dd>&lt;b&gt;N&lt;/b&gt;</dd>')
    await ciudad.db.query(`update ciudad_digital.cd_ciudadano set apellido_persona = 'Nieva' where id_persona = 7`)
  })
})
