import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'

/** An owner's address that is written already is corrected by its person, or by staff who say why. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

/** Clara's. */
const SUYO = 1
const dicho = (r: LightMyRequestResponse) => [r.statusCode, r.json().message, r.json().errors?.[0]?.path]
const corregir = async (quien: Demo, cambios: object = {}) =>
  dicho(
    await portal.como(quien, {
      method: 'PUT',
      url: '/api/personas/domicilioDePropietario',
      payload: { idPropietario: SUYO, Domicilio: 'LAPRIDA 45', anterior: 'SAN MARTIN 450', ...cambios },
    }),
  )
const elMio = async (quien: Demo) => (await portal.como(quien, { url: '/api/personas/miDomicilio' })).json().domicilio
const elDe = async (quien: Demo, idCarpeta: number) =>
  (await portal.como(quien, { url: `/api/documentacion/domicilioDelPropietario/${idCarpeta}` })).json().domicilio
const huellas = async () =>
  (
    await portal.db.$client.query(
      `select id_persona as quien, antes, despues from auditoria
       where entidad = 'propietario' and id_entidad = '1' and accion = 'UPDATE' order by id`,
    )
  ).rows
const CORREGIDO = [200, 'El domicilio quedó corregido', undefined]
const NO_EXISTE = [404, 'El propietario no existe o no está a su alcance: búsquelo por su CUIL', undefined]

it('lo corrige su persona, sin decir por qué; el personal, con su motivo; y queda quién, qué y por qué', async () => {
  expect(await elMio('clara')).toEqual({ idPropietario: SUYO, Domicilio: 'SAN MARTIN 450', motivo: null })
  expect(await corregir('clara')).toEqual(CORREGIDO)
  const motivo = 'Lo pidió por nota 1182'
  expect(await corregir('lucia', { Domicilio: 'LAPRIDA 54', anterior: 'LAPRIDA 45', motivo })).toEqual(CORREGIDO)
  expect(await elMio('clara')).toEqual({ idPropietario: SUYO, Domicilio: 'LAPRIDA 54', motivo })
  // In the folder that names her, for whoever reads it; and the professional who filed it.
  for (const quien of ['hector', 'clara', 'pablo'] as const)
    expect(await elDe(quien, 1001)).toEqual({ idPropietario: SUYO, Domicilio: 'LAPRIDA 54', motivo })
  expect(await huellas()).toMatchObject([
    { quien: 7, antes: { domicilio: 'SAN MARTIN 450' }, despues: { domicilio: 'LAPRIDA 45', usrmod: 7 } },
    {
      quien: 4,
      antes: { domicilio: 'LAPRIDA 45' },
      despues: { domicilio: 'LAPRIDA 54', motivo_del_domicilio: motivo },
    },
  ])
  // Hers is written again by herself: no reason of the city's is left beside it.
  expect(await corregir('clara', { Domicilio: 'SAN MARTIN 450', anterior: 'LAPRIDA 54' })).toEqual(CORREGIDO)
  expect((await elMio('clara')).motivo).toBeNull()
})

it('sin motivo, en blanco o de más de 200 letras, el personal no corrige nada, y se dice en su campo', async () => {
  const FALTA = [400, 'Escriba el motivo', 'motivo']
  expect(await corregir('ana')).toEqual(FALTA)
  expect(await corregir('ana', { motivo: null })).toEqual(FALTA)
  expect(await corregir('ana', { motivo: '   ' })).toEqual(FALTA)
  const LARGO = [400, 'Motivo: debe tener como máximo 200 caracteres', 'motivo']
  expect(await corregir('ana', { motivo: 'x'.repeat(201) })).toEqual(LARGO)
  expect((await elMio('clara')).Domicilio).toBe('SAN MARTIN 450')
  expect(await corregir('ana', { motivo: 'x'.repeat(200) })).toEqual(CORREGIDO)
  expect(await corregir('clara', { Domicilio: 'SAN MARTIN 450', anterior: 'LAPRIDA 45' })).toEqual(CORREGIDO)
})

it('un domicilio vacío o de más de 30 letras no entra', async () => {
  expect(await corregir('clara', { Domicilio: ' ' })).toEqual([400, 'Escriba el domicilio', 'Domicilio'])
  const LARGO = [400, 'Domicilio: debe tener como máximo 30 caracteres', 'Domicilio']
  expect(await corregir('clara', { Domicilio: 'A'.repeat(31) })).toEqual(LARGO)
  expect(await corregir('clara', { Domicilio: 'A'.repeat(30) })).toEqual(CORREGIDO)
  expect(await corregir('clara', { Domicilio: 'SAN MARTIN 450', anterior: 'A'.repeat(30) })).toEqual(CORREGIDO)
})

it.each(['pablo', 'rosa', 'diego'] as const)('para %s no existe, ni con su motivo', async (quien) => {
  const antes = await huellas()
  expect(await corregir(quien, { motivo: 'Porque sí' })).toEqual(NO_EXISTE)
  expect(await corregir(quien, { idPropietario: 999_999, motivo: 'Porque sí' })).toEqual(NO_EXISTE)
  expect(await huellas()).toEqual(antes)
})

it('dos a la vez: queda uno, y el otro sabe qué dice ahora', async () => {
  const [suya, deLucia] = await Promise.all([
    corregir('clara', { Domicilio: 'LAPRIDA 45' }),
    corregir('lucia', { Domicilio: 'LAPRIDA 54', motivo: 'Lo pidió por nota' }),
  ])
  const [gana, pierde] = suya?.[0] === 200 ? [suya, deLucia] : [deLucia, suya]
  const { Domicilio } = await elMio('clara')
  expect(gana).toEqual(CORREGIDO)
  expect(pierde).toEqual([
    409,
    `Otra persona cambió este domicilio mientras usted lo miraba: ahora es «${Domicilio}». Ciérrelo y vuelva a abrirlo`,
    undefined,
  ])
  // The same click twice is one correction.
  const antes = await huellas()
  expect(await corregir('clara', { Domicilio, anterior: 'SAN MARTIN 450' })).toEqual(CORREGIDO)
  expect(await huellas()).toEqual(antes)
})

it('la llamada especificada sigue cerrada, y el motivo viejo no queda junto a lo que ella escribe', async () => {
  const guardar = (quien: Demo, Domicilio: string) =>
    portal.como(quien, {
      method: 'PUT',
      url: '/api/formulario/agregarDomicilio',
      payload: { Id: 2, Domicilio, rol: 'propietario' },
    })
  const pedido = { idPropietario: 2, Domicilio: 'JUNIN 716', anterior: 'JUNIN 715', motivo: 'Puerta equivocada' }
  expect(await corregir('hector', pedido)).toEqual(CORREGIDO)
  expect((await guardar('pablo', 'JUNIN 717')).statusCode).toBe(409)
  expect((await guardar('ana', 'JUNIN 717')).statusCode).toBe(200)
  expect(await elDe('ana', 1002)).toMatchObject({ motivo: null })
})

it('quien no es propietario no tiene domicilio que corregir; una carpeta que no nombra a ninguno, tampoco', async () => {
  expect(await elMio('rosa')).toBeNull()
  expect(await elDe('ana', 1007)).toBeNull()
  expect((await portal.como('rosa', { url: '/api/documentacion/domicilioDelPropietario/1001' })).statusCode).toBe(404)
})
