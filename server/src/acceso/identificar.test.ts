import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { admiteSesionRecordada } from '@catastro/domain/llamada'
import { LLAMADAS } from '@catastro/domain/llamadas'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, ciudadDigitalDePrueba } from '../../pruebas/appDePrueba.ts'
import { ciudadDigitalPorHttp } from '../plataforma/ciudadDigital/ciudadDigital.ts'

const AUTH_STATUS = '/api/catastroInicio/authStatus'
const vecina = (id: number, resto: Partial<Usuario> = {}): Usuario => ({
  id_persona: id,
  documento_persona: `2350000${id}`,
  nombre_persona: 'Nueva',
  apellido_persona: 'Vecina',
  email_persona: 'nueva@example.com',
  telefono_persona: '',
  ...resto,
})
/** Ciudad Digital where the token is the number of a person that it has just met. */
const conVecinas = (deToken: (token: string) => Usuario | null) => ({
  ...ciudadDigitalDePrueba,
  quienEs: async (token: string) => deToken(token),
})

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

describe('el token', () => {
  it('vale solo o después de Bearer, y nada más', async () => {
    const { app } = portal
    const estado = async (authorization: string) =>
      (await app.inject({ url: AUTH_STATUS, headers: { authorization } })).statusCode
    for (const buena of [CUIL.clara, `Bearer ${CUIL.clara}`, `bearer ${CUIL.clara}`, `Bearer   ${CUIL.clara} `]) {
      expect(await estado(buena)).toBe(200)
    }
    for (const mala of [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${CUIL.clara}`,
      `Bearer Bearer ${CUIL.clara}`,
      'x'.repeat(5000),
    ]) {
      expect(await estado(mala)).toBe(401)
    }
    expect((await app.inject({ url: `${AUTH_STATUS}?auth=${CUIL.clara}` })).statusCode).toBe(401)
  })

  it('con Ciudad Digital caída es 503 y no 401', async () => {
    const { app } = await appDePrueba({
      ciudadDigital: conVecinas(() => {
        throw new ErrorDePortal(503, 'Ciudad Digital no responde en este momento. Intente de nuevo en unos minutos')
      }),
    })
    const respuesta = await app.inject({ url: AUTH_STATUS, headers: { authorization: 't' } })
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      503,
      { ok: false, message: 'Ciudad Digital no responde en este momento. Intente de nuevo en unos minutos' },
    ])
  })
})

describe('lo que se sabe de cada uno', () => {
  it('sus roles, perfiles y número de profesional', async () => {
    const { como } = portal
    const pablo = (await como('pablo', { url: AUTH_STATUS })).json()
    expect(pablo.usuarioSinContraseña).toMatchObject({ id_persona: 2, documento_persona: '20253334445' })
    expect(pablo.roles).toEqual([{ idPersona: 2, idRol: 2, rol: 'PROFESIONAL', perfil: 'PROFESIONAL' }])
    expect((await como('pablo', { url: '/api/catastroInicio/perfiles' })).json()).toEqual({
      personaCatastro: { result: [{ Perfil: 'PROFESIONAL', idRol: 2 }], idProfesional: 1 },
    })
    expect((await como('diego', { url: '/api/catastroInicio/rolPersona' })).json()).toEqual({
      rolesPersona: [{ idPersona: 6, idRol: 5, rol: 'INSPECTOR', perfil: 'OPERADOR M.E.' }],
    })
  })

  it('un ciudadano sin rol tiene una fila con nulos', async () => {
    const { como } = portal
    for (const [quien, idPersona] of [
      ['clara', 7],
      ['rosa', 8],
    ] as const) {
      expect((await como(quien, { url: '/api/catastroInicio/rolPersona' })).json()).toEqual({
        rolesPersona: [{ idPersona, idRol: null, rol: null, perfil: null }],
      })
    }
    expect((await como('clara', { url: '/api/catastroInicio/perfiles' })).json()).toEqual({
      personaCatastro: { result: [], idProfesional: null },
    })
  })

  it('un rol que cambia en la base vale desde el pedido siguiente', async () => {
    const { como, db } = portal
    const estado = async () => (await como('clara', { url: '/api/documentacion/listarTodas' })).statusCode
    expect(await estado()).toBe(403)
    await db.$client.query('insert into persona_rol (id_persona, id_rol) values (7, 3)')
    expect(await estado()).toBe(200)
    await db.$client.query('delete from persona_rol where id_persona = 7')
    expect(await estado()).toBe(403)
  })
})

describe('quien viene por primera vez', () => {
  /** What Ciudad Digital says of each token; of the rest, that it is the number of somebody new. */
  const conocidas = new Map<string, Usuario>()
  let nuevo: AppDePrueba
  beforeAll(async () => {
    nuevo = await appDePrueba({ ciudadDigital: conVecinas((token) => conocidas.get(token) ?? vecina(Number(token))) })
  })
  const entrar = (token: string) => nuevo.app.inject({ url: AUTH_STATUS, headers: { authorization: token } })
  const guardada = async (id: number) =>
    (await nuevo.db.$client.query('select documento_persona, nombre_persona from persona where id_persona = $1', [id]))
      .rows

  it('queda escrito una vez, aunque lleguen muchos pedidos juntos', async () => {
    for (let id = 6000; id < 6010; id++) {
      const respuestas = await Promise.all(Array.from({ length: 8 }, () => entrar(String(id))))
      expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
      expect(await guardada(id)).toEqual([{ documento_persona: `2350000${id}`, nombre_persona: 'Nueva' }])
      const { rows } = await nuevo.db.$client.query(
        `select accion from auditoria where entidad = 'persona' and id_entidad = $1`,
        [String(id)],
      )
      expect(rows).toEqual([{ accion: 'INSERT' }])
    }
  })

  it('con un nombre más largo que lo que se guarda entra igual', async () => {
    conocidas.set('larga', vecina(6100, { nombre_persona: 'N'.repeat(90), email_persona: `${'e'.repeat(130)}@x.com` }))
    expect((await entrar('larga')).statusCode).toBe(200)
    expect(await guardada(6100)).toMatchObject([{ nombre_persona: 'N'.repeat(60) }])
  })

  it('lo que Ciudad Digital dice después reemplaza a lo que se sabía', async () => {
    conocidas.set('t1', vecina(6200))
    conocidas.set('t2', vecina(6200, { nombre_persona: 'Clara Inés' }))
    await entrar('t1')
    await entrar('t2')
    expect(await guardada(6200)).toMatchObject([{ nombre_persona: 'Clara Inés' }])
  })
})

describe('el primer administrador', () => {
  const perfil = async (quien: 'rosa' | 'clara', sinAdministrador: boolean, cuil: string) => {
    const { como, db } = await appDePrueba({ ajustes: { ADMIN_CUIL: cuil } })
    if (sinAdministrador) await db.$client.query('delete from persona_rol where id_rol = 1')
    const juntas = await Promise.all([1, 2, 3].map(() => como(quien, { url: AUTH_STATUS })))
    return juntas.map((r) => r.json().roles[0].perfil)
  }

  it('es quien dice ADMIN_CUIL, mientras no haya otro', async () => {
    expect(await perfil('rosa', true, CUIL.rosa)).toEqual(['ADMINISTRADOR', 'ADMINISTRADOR', 'ADMINISTRADOR'])
  })
  it('no si ya hay uno', async () => {
    expect(await perfil('rosa', false, CUIL.rosa)).toEqual([null, null, null])
  })
  it('ni otra persona', async () => {
    expect(await perfil('clara', true, CUIL.rosa)).toEqual([null, null, null])
  })
})

describe('con Ciudad Digital caída, quien ya estaba', () => {
  const EN = (minutos: number) => new Date(Date.UTC(2026, 10, 25, 12, minutos))
  const ESPERE = 'Ciudad Digital no responde. Puede seguir leyendo y guardando borradores; lo demás, cuando vuelva'

  it('lee y guarda borradores media hora; lo que presenta, mueve o administra espera con su frase', async () => {
    const sustituto = createServer(async (pedido, respuesta) => {
      const usuarioSinContraseña = await ciudadDigitalDePrueba.quienEs(pedido.headers.authorization ?? '')
      respuesta.writeHead(usuarioSinContraseña ? 200 : 401).end(JSON.stringify({ usuarioSinContraseña }))
    }).listen(0, '127.0.0.1')
    await once(sustituto, 'listening')
    const { port } = sustituto.address() as AddressInfo
    const portal = await appDePrueba({ ciudadDigital: ciudadDigitalPorHttp(`http://127.0.0.1:${port}`) })
    const guardar = (version: number) =>
      portal.como('pablo', {
        method: 'PUT',
        url: '/api/borradores/formulario2-1001',
        payload: { datos: { descripcionuso: 'Depósito' }, version },
      })
    const leer = () => portal.como('pablo', { url: AUTH_STATUS })
    portal.ponerEnHora(EN(0))
    const entero = await leer()
    expect([entero.statusCode, entero.headers['x-sesion-recordada']]).toEqual([200, undefined])

    sustituto.closeAllConnections()
    sustituto.close()
    await once(sustituto, 'close')
    portal.ponerEnHora(EN(29))
    const recordado = await leer()
    expect([recordado.statusCode, recordado.headers['x-sesion-recordada']]).toEqual([200, 'si'])
    expect(recordado.json()).toEqual(entero.json())
    const guardado = await guardar(0)
    expect(guardado.statusCode).toBe(200)
    expect((await portal.como('pablo', { url: '/api/borradores/formulario2-1001' })).json().datos).toEqual({
      descripcionuso: 'Depósito',
    })
    const borrado = await portal.como('pablo', { method: 'DELETE', url: '/api/borradores/formulario2-1001' })
    expect(borrado.statusCode).toBe(200)
    const pagar = await portal.como('pablo', {
      method: 'POST',
      url: '/api/pagos/preparar',
      payload: { producto: 'LIBRE_DEUDA', padron: '100001' },
    })
    expect([pagar.statusCode, pagar.json()]).toEqual([503, { ok: false, message: ESPERE }])
    expect((await portal.como('clara', { url: AUTH_STATUS })).statusCode).toBe(503)

    portal.ponerEnHora(EN(30))
    expect((await leer()).statusCode).toBe(503)
    sustituto.listen(port, '127.0.0.1')
    await once(sustituto, 'listening')
    onTestFinished(() => {
      sustituto.closeAllConnections()
      sustituto.close()
    })
    const devuelta = await leer()
    expect([devuelta.statusCode, devuelta.headers['x-sesion-recordada']]).toEqual([200, undefined])
  })

  it('lo que escribe y vale también entonces son los borradores y la vista de una lista, y nada más', () => {
    expect(
      LLAMADAS.filter((l) => l.method !== 'GET' && admiteSesionRecordada(l)).map((l) => `${l.method} ${l.path}`),
    ).toEqual([
      'PUT /borradores/{clave}',
      'DELETE /borradores/{clave}',
      'POST /borradores/{clave}/archivos',
      'DELETE /borradores/{clave}/archivos/{idArchivo}',
      'PUT /documentacion/vistaDeLista/{lista}',
    ])
  })
})
