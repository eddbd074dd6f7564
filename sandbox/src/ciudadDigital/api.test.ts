import Fastify, { type FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirCiudadDePrueba, PREFIJO, SECRETO } from './ciudadDePrueba.ts'
import { ciudadDigital } from './ciudadDigital.ts'

let ciudad: Awaited<ReturnType<typeof abrirCiudadDePrueba>>
let app: FastifyInstance

beforeAll(async () => {
  ciudad = await abrirCiudadDePrueba()
})
beforeEach(async () => {
  app = await ciudad.crearApp()
  ciudad.adelantar(3600)
})

const ANA = '27201112228'
const CLARA = '27309991112'
const PORTAL = 'http://portal.test:8080'

const ingresar = (documento_persona: string, contraseña: string) =>
  app.inject({ method: 'POST', url: `${PREFIJO}/usuarios/login`, payload: { documento_persona, contraseña } })

const tokenDe = async (cuil: string): Promise<string> => (await ingresar(cuil, 'demo')).json().token

const pedir = (camino: string, authorization?: string) =>
  app.inject({ url: `${PREFIJO}${camino}`, headers: authorization === undefined ? {} : { authorization } })

describe('desde un navegador, en otra dirección', () => {
  const desde = (origin: string, method: 'OPTIONS' | 'GET') =>
    app.inject({ method, url: `${PREFIJO}/usuarios/dni/20000000001`, headers: { origin } })

  it('las páginas del portal preguntan, y leen también un rechazo', async () => {
    const antes = await desde(PORTAL, 'OPTIONS')
    expect(antes.statusCode).toBe(204)
    expect(antes.headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      'access-control-allow-headers': 'Authorization, Content-Type',
    })
    const rechazo = await desde(PORTAL, 'GET')
    expect([rechazo.statusCode, rechazo.headers['access-control-allow-origin']]).toEqual([401, PORTAL])
  })

  it('las de otro sitio, no', async () => {
    expect((await desde('https://ajeno.example', 'OPTIONS')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('POST /usuarios/login', () => {
  it('responde la persona, sin contraseña, y un token', async () => {
    const respuesta = await ingresar('27-28555666-5', 'demo')
    expect(respuesta.statusCode).toBe(200)
    expect(respuesta.json()).toEqual({
      user: {
        usuarioSinContraseña: {
          id_persona: 4,
          documento_persona: '27285556665',
          nombre_persona: 'Lucía',
          apellido_persona: 'Juárez',
          email_persona: 'lucia.juarez@example.com',
          telefono_persona: '381 555-0004',
        },
      },
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
  })

  it('400 cuando faltan campos, con su nombre', async () => {
    const respuesta = await app.inject({ method: 'POST', url: `${PREFIJO}/usuarios/login`, payload: {} })
    expect(respuesta.statusCode).toBe(400)
    expect(respuesta.json()).toEqual({
      ok: false,
      message: 'El CUIL debe contener 11 dígitos',
      errors: [
        { msg: 'El CUIL debe contener 11 dígitos', path: 'documento_persona' },
        { msg: 'Escriba la contraseña', path: 'contraseña' },
      ],
    })
  })

  it.each([
    ['no es JSON', '{', 'application/json', 400],
    ['está vacío', '', 'application/json', 400],
    ['es null', 'null', 'application/json', 400],
    ['es una lista', '[]', 'application/json', 400],
    ['no se admite', '<a/>', 'text/xml', 415],
    ['es enorme', JSON.stringify({ contraseña: 'x'.repeat(20_000) }), 'application/json', 413],
  ])('un cuerpo que %s se rechaza en castellano', async (_nombre, payload, tipo, status) => {
    const respuesta = await app.inject({
      method: 'POST',
      url: `${PREFIJO}/usuarios/login`,
      headers: { 'content-type': tipo },
      payload,
    })
    expect(respuesta.statusCode).toBe(status)
    expect(respuesta.json()).toMatchObject({ ok: false, message: expect.not.stringContaining('FST') })
  })

  it('401 con el mismo texto para quien no existe, quien no ingresa y la contraseña equivocada', async () => {
    const cuerpo = { ok: false, message: 'Usuario o contraseña incorrectos' }
    for (const [cuil, clave] of [
      ['20111111112', 'demo'],
      ['27400000013', 'demo'],
      [ANA, 'otra'],
    ] as const) {
      const respuesta = await ingresar(cuil, clave)
      expect(respuesta.statusCode).toBe(401)
      expect(respuesta.json()).toEqual(cuerpo)
    }
  })

  it.each([ANA, '20222222223'])(
    '429 tras ocho fallos seguidos en cinco minutos, exista o no la cuenta: %s',
    async (cuil) => {
      for (let fallo = 1; fallo <= 8; fallo++) expect((await ingresar(cuil, 'otra')).statusCode).toBe(401)
      const bloqueada = await ingresar(cuil, 'demo')
      expect(bloqueada.statusCode).toBe(429)
      expect(bloqueada.json()).toEqual({
        ok: false,
        message: 'Demasiados intentos fallidos. Espere unos minutos e intente de nuevo',
      })
      ciudad.adelantar(299)
      expect((await ingresar(cuil, 'demo')).statusCode).toBe(429)
      ciudad.adelantar(2)
      expect((await ingresar(cuil, 'demo')).statusCode).toBe(cuil === ANA ? 200 : 401)
    },
  )

  it('un ingreso correcto vuelve a empezar la cuenta, y los fallos viejos no cuentan', async () => {
    for (let fallo = 1; fallo <= 7; fallo++) await ingresar(CLARA, 'otra')
    expect((await ingresar(CLARA, 'demo')).statusCode).toBe(200)
    for (let fallo = 1; fallo <= 7; fallo++) await ingresar(CLARA, 'otra')
    ciudad.adelantar(301)
    expect((await ingresar(CLARA, 'otra')).statusCode).toBe(401)
    expect((await ingresar(CLARA, 'demo')).statusCode).toBe(200)
  })

  it('muchos intentos a la vez no pasan por encima del bloqueo', async () => {
    app = await ciudad.crearApp({ limites: { ingresosFallidos: 0 } })
    await Promise.all(Array.from({ length: 12 }, () => ingresar(CLARA, 'otra')))
    expect((await ingresar(CLARA, 'demo')).statusCode).toBe(429)
  })

  it('ingresos correctos a la vez entran todos', async () => {
    const respuestas = await Promise.all(Array.from({ length: 12 }, () => ingresar(ANA, 'demo')))
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  })

  it('una dirección que falla con muchas cuentas espera un minuto', async () => {
    app = await ciudad.crearApp({ limites: { ingresosFallidos: 3 } })
    for (const cuil of ['20111111112', '20111111120', '20111111139']) await ingresar(cuil, 'x')
    expect((await ingresar(ANA, 'demo')).statusCode).toBe(429)
    ciudad.adelantar(60)
    expect((await ingresar(ANA, 'demo')).statusCode).toBe(200)
  })
})

describe('GET /usuarios/authStatus', () => {
  it('acepta el token solo y después de Bearer', async () => {
    const token = await tokenDe(ANA)
    for (const cabecera of [token, `Bearer ${token}`, `bearer ${token}`]) {
      const respuesta = await pedir('/usuarios/authStatus', cabecera)
      expect(respuesta.statusCode).toBe(200)
      expect(respuesta.json().usuarioSinContraseña).toMatchObject({ id_persona: 1, documento_persona: ANA })
    }
  })

  it('401 sin token, con uno ajeno, y con uno que no firma la ciudad', async () => {
    const [cabecera = '', cuerpo = ''] = (await tokenDe(ANA)).split('.')
    const firmar = (secreto: Uint8Array, jti: string) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('ciudad-digital')
        .setSubject('1')
        .setJti(jti)
        .setExpirationTime('10y')
        .sign(secreto)
    const sinFirma = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${cuerpo}.`
    const casos = [
      undefined,
      '',
      'Bearer ',
      'x',
      `${cabecera}.${cuerpo}.AAAA`,
      sinFirma,
      await firmar(new Uint8Array(32).fill(8), '00000000-0000-4000-8000-000000000000'),
      await firmar(SECRETO, '00000000-0000-4000-8000-000000000000'),
    ]
    for (const caso of casos) {
      const respuesta = await pedir('/usuarios/authStatus', caso)
      expect(respuesta.statusCode).toBe(401)
      expect(respuesta.json()).toEqual({ ok: false, message: 'Su sesión terminó. Ingrese de nuevo' })
    }
  })

  it('la sesión dura ocho horas', async () => {
    const token = await tokenDe(ANA)
    ciudad.adelantar(8 * 3600 - 1)
    expect((await pedir('/usuarios/authStatus', token)).statusCode).toBe(200)
    ciudad.adelantar(1)
    expect((await pedir('/usuarios/authStatus', token)).statusCode).toBe(401)
  })

  it('quien deja de tener acceso pierde también la sesión abierta', async () => {
    const token = await tokenDe('20272223336')
    await ciudad.db.query('update ciudad_digital.cd_credencial set activo = false where id_persona = 6')
    expect((await pedir('/usuarios/authStatus', token)).statusCode).toBe(401)
    await ciudad.db.query('update ciudad_digital.cd_credencial set activo = true where id_persona = 6')
  })

  it('el token sigue valiendo después de un reinicio', async () => {
    const token = await tokenDe(ANA)
    app = await ciudad.crearApp()
    expect((await pedir('/usuarios/authStatus', token)).statusCode).toBe(200)
  })
})

describe('GET /usuarios/dni/{cuil}', () => {
  it('responde tres campos, y ninguno más', async () => {
    const respuesta = await pedir('/usuarios/dni/27336667777', await tokenDe(CLARA))
    expect(respuesta.statusCode).toBe(200)
    expect(respuesta.json()).toEqual({
      ciudadano: [{ id_persona: 8, nombre_persona: 'Rosa', apellido_persona: 'Ávila' }],
    })
  })

  it('una lista vacía para quien no existe; 400 si no son 11 dígitos; 401 sin token', async () => {
    const token = await tokenDe(CLARA)
    expect((await pedir('/usuarios/dni/20999999999', token)).json()).toEqual({ ciudadano: [] })
    const corto = await pedir('/usuarios/dni/33666777', token)
    expect(corto.statusCode).toBe(400)
    expect(corto.json()).toEqual({
      ok: false,
      message: 'El CUIL debe contener 11 dígitos',
      errors: [{ msg: 'El CUIL debe contener 11 dígitos', path: 'cuil' }],
    })
    expect((await pedir('/usuarios/dni/27336667777')).statusCode).toBe(401)
  })

  it('anota quién consultó, sin el CUIL consultado', async () => {
    const token = await tokenDe(CLARA)
    await ciudad.db.query('delete from ciudad_digital.cd_consulta')
    await pedir('/usuarios/dni/27336667777', token)
    await pedir('/usuarios/dni/27336667777', token)
    const { rows } = await ciudad.db.query('select id_persona, criterio_hash from ciudad_digital.cd_consulta')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({ id_persona: 7, criterio_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(rows[1]).toEqual(rows[0])
  })

  it('60 por minuto y persona, también todas a la vez; después 429 hasta el minuto siguiente', async () => {
    const [clara, ana] = [await tokenDe(CLARA), await tokenDe(ANA)]
    const muchas = await Promise.all(Array.from({ length: 61 }, () => pedir('/usuarios/dni/27336667777', clara)))
    expect(muchas.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
    const rechazada = muchas.find(({ statusCode }) => statusCode === 429)
    expect(rechazada?.json()).toEqual({
      ok: false,
      message: 'Demasiadas consultas. Espere un minuto e intente de nuevo',
    })
    expect((await pedir('/usuarios/dni/27336667777', ana)).statusCode).toBe(200)
    ciudad.adelantar(60)
    expect((await pedir('/usuarios/dni/27336667777', clara)).statusCode).toBe(200)
  })

  it('0 apaga el límite', async () => {
    app = await ciudad.crearApp({ limites: { consultas: 0 } })
    const token = await tokenDe(CLARA)
    const muchas = await Promise.all(Array.from({ length: 61 }, () => pedir('/usuarios/dni/27336667777', token)))
    expect(muchas.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })
})

describe('el sitio entero', () => {
  it('siembra una sola vez, aunque arranquen dos a la vez', async () => {
    await Promise.all([ciudad.crearApp(), ciudad.crearApp()])
    const { rows } = await ciudad.db.query(
      `select count(*)::int as personas, count(distinct documento_persona)::int as cuiles, count(k)::int as credenciales,
              count(distinct k.hash)::int as hashes, bool_and(dni = substr(documento_persona, 3, 8)) as dni_dentro
         from ciudad_digital.cd_ciudadano left join ciudad_digital.cd_credencial k using (id_persona)`,
    )
    expect(rows).toEqual([{ personas: 60, cuiles: 60, credenciales: 8, hashes: 8, dni_dentro: true }])
  })

  it('no cambia nada del servidor que lo lleva', async () => {
    const servidor = Fastify()
    servidor.setErrorHandler((_error, _request, reply) => reply.code(500).send({ propio: true }))
    servidor.post('/otra', async () => {
      throw new Error('x')
    })
    await servidor.register(ciudadDigital, {
      prefix: '/cd',
      db: ciudad.db,
      secreto: SECRETO,
      urlPortal: 'http://p.test',
    })
    const otra = await servidor.inject({ method: 'POST', url: '/otra', payload: {} })
    expect(otra.json()).toEqual({ propio: true })
    const formulario = { 'content-type': 'application/x-www-form-urlencoded' }
    const ajeno = await servidor.inject({ method: 'POST', url: '/otra', headers: formulario, payload: 'a=1' })
    expect(ajeno.json()).toEqual({ propio: true })
    const perdida = await servidor.inject('/cd/nada')
    expect(perdida.statusCode).toBe(404)
    expect(perdida.json()).toEqual({ ok: false, message: 'La dirección no existe' })
  })
})
