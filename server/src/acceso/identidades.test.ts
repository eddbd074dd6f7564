import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, ciudadDigitalDePrueba } from '../../pruebas/appDePrueba.ts'

/** A person is the pair of number and document of Ciudad Digital. */

const AUTH_STATUS = '/api/catastroInicio/authStatus'
const OTRA =
  'Sus datos de Ciudad Digital no coinciden con los que tiene el portal. Un administrador tiene que revisarlos antes de que pueda ingresar'

/** The token says who comes: 'number/document'. */
const persona = (token: string): Usuario | null => {
  const [id = '', documento = ''] = token.split('/')
  if (documento === '') return null
  return {
    id_persona: Number(id),
    documento_persona: documento,
    nombre_persona: 'Nombre',
    apellido_persona: 'Apellido',
    email_persona: '',
    telefono_persona: '',
  }
}
let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({
    ciudadDigital: {
      ...ciudadDigitalDePrueba,
      quienEs: async (token) => persona(token) ?? ciudadDigitalDePrueba.quienEs(token),
    },
  })
})
const entrar = async (token: string) => {
  const respuesta = await portal.app.inject({ url: AUTH_STATUS, headers: { authorization: token } })
  return respuesta.statusCode === 200 ? 200 : [respuesta.statusCode, respuesta.json().message]
}
const rechazadas = async () => (await portal.como('ana', { url: '/api/identidades' })).json().identidades
const aceptar = async (idIdentidad: number) => {
  const pedido = { method: 'POST', url: '/api/identidades/aceptar', payload: { idIdentidad } } as const
  const respuesta = await portal.como('ana', pedido)
  return [respuesta.statusCode, respuesta.json().message]
}

describe('el número y el documento van juntos', () => {
  it('un número conocido con otro documento no entra, y tampoco por el atajo de los roles', async () => {
    expect(await entrar('9001/20900010001')).toBe(200)
    expect(await entrar('9001/20900010002')).toEqual([403, OTRA])
    expect(await entrar('9001/20900010002')).toEqual([403, OTRA])
    // Somebody who comes with the administrator's number gets nothing of hers.
    expect(await entrar('1/20900010003')).toEqual([403, OTRA])
    expect(await entrar('9001/20900010001')).toBe(200)
  })

  it('un documento conocido con otro número, tampoco', async () => {
    expect(await entrar(`9002/${CUIL.ana}`)).toEqual([403, OTRA])
    const { rows } = await portal.db.$client.query('select id_persona from persona where id_persona = 9002')
    expect(rows).toEqual([])
  })

  it.each([
    '0/20900010009',
    '-1/20900010009',
    '2147483648/20900010009',
    '1.5/20900010009',
    '9010/2090001000',
    '9010/209000100091',
    '9010/2090001000A',
    '9010/0',
  ])('lo que no es un número de persona y un CUIL no entra ni queda: %s', async (token) => {
    expect(await entrar(token)).toEqual([
      403,
      'Ciudad Digital no informó un número de persona y un CUIL válidos: complete sus datos allí y vuelva a ingresar',
    ])
    const { rows } = await portal.db.$client.query('select 1 from persona where id_persona < 1 or id_persona = 9010')
    expect(rows).toEqual([])
  })
})

describe('un administrador', () => {
  it('ve quién no entró y acepta el cambio de documento, que vale desde el pedido siguiente', async () => {
    await entrar('9021/20900010021')
    await entrar('9021/20900010022')
    const vista = (await rechazadas()).find((i: { idPersona: number }) => i.idPersona === 9021)
    expect(vista).toMatchObject({
      documento: '20900010022',
      documentoConocido: '20900010021',
      idPersonaDelDocumento: null,
      nombre: 'Apellido Nombre',
      veces: 1,
    })
    expect(await aceptar(vista.idIdentidad)).toEqual([200, 'La persona ya puede ingresar'])
    expect(await entrar('9021/20900010022')).toBe(200)
    expect(await entrar('9021/20900010021')).toEqual([403, OTRA])
    expect(await aceptar(vista.idIdentidad)).toEqual([404, 'El ingreso rechazado no existe o ya fue aceptado'])
  })

  it('no acepta un documento que es de otra persona', async () => {
    await entrar(`9031/${CUIL.pablo}`)
    const vista = (await rechazadas()).find((i: { idPersona: number }) => i.idPersona === 9031)
    expect(vista).toMatchObject({ documentoConocido: null, idPersonaDelDocumento: 2 })
    expect(await aceptar(vista.idIdentidad)).toEqual([
      409,
      'Ese CUIL es de otra persona del portal: lo que hay que corregir está en Ciudad Digital',
    ])
  })
})
