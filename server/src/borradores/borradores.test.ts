import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, pedidoDeAlta, pedidoDeFormulario1 } from '../../pruebas/carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from '../../pruebas/entradas/rechazo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const leer = async (quien: Demo, clave: string) =>
  (await portal.como(quien, { url: `/api/borradores/${clave}` })).json()
const guardar = (clave: string, datos: unknown, version: unknown): InjectOptions => ({
  method: 'PUT',
  url: `/api/borradores/${clave}`,
  payload: { datos, version } as object,
})
const guardado = async (quien: Demo, clave: string, datos: object, version = 0): Promise<number> => {
  const respuesta = await portal.como(quien, guardar(clave, datos, version))
  expect(respuesta.statusCode).toBe(200)
  return respuesta.json().version
}
const CAMBIADO = 'Este formulario se cambió en otro equipo: lo que hay aquí es una versión anterior'

describe('lo que se está escribiendo', () => {
  it('no es nada hasta que se escribe; después está ahí, para quien lo escribió y nadie más', async () => {
    expect(await leer('pablo', 'formulario1-1001')).toEqual({ datos: null, version: 0, modificadoEl: null })
    const version = await guardado('pablo', 'formulario1-1001', { usoexistente: 'Ñandú', n: [1, { a: null }] })
    expect(await leer('pablo', 'formulario1-1001')).toEqual({
      datos: { usoexistente: 'Ñandú', n: [1, { a: null }] },
      version,
      modificadoEl: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    })
    for (const otro of ['bruno', 'ana', 'clara'] as const) {
      expect((await leer(otro, 'formulario1-1001')).datos).toBeNull()
    }
    expect((await leer('pablo', 'formulario1-1002')).datos).toBeNull()
  })

  it('una versión vieja no pisa a una nueva', async () => {
    const primera = await guardado('pablo', 'dos-equipos', { a: 1 })
    const segunda = await guardado('pablo', 'dos-equipos', { a: 2 }, primera)
    for (const vieja of [0, primera, segunda + 1]) {
      await esperarRechazo(portal, 'pablo', guardar('dos-equipos', { a: 3 }, vieja), { status: 409, message: CAMBIADO })
    }
    expect(await leer('pablo', 'dos-equipos')).toMatchObject({ datos: { a: 2 }, version: segunda })
  })

  it('el que se empezó de nuevo no es el de antes', async () => {
    const version = await guardado('pablo', 'empezado', { a: 1 })
    await portal.como('pablo', { method: 'DELETE', url: '/api/borradores/empezado' })
    await esperarRechazo(portal, 'pablo', guardar('empezado', { a: 2 }, version), { status: 409, message: CAMBIADO })
    expect(await guardado('pablo', 'empezado', { a: 3 })).toBeGreaterThan(version)
  })

  it.each([0, 1])('de diez a la vez desde la misma versión (%i) entra uno', async (ya) => {
    const clave = `a-la-vez-${ya}`
    const version = ya === 0 ? 0 : await guardado('pablo', clave, {})
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, (_, n) => portal.como('pablo', guardar(clave, { n }, version))),
    )
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    const ganador = respuestas.findIndex(({ statusCode }) => statusCode === 200)
    expect((await leer('pablo', clave)).datos).toEqual({ n: ganador })
  })
})

describe('lo que no es un borrador', () => {
  const DATOS: readonly [caso: string, datos: unknown, message: string][] = [
    ...[null, undefined, 'texto', 5, [], [{}]].map(
      (datos) =>
        [JSON.stringify(datos) ?? 'nada', datos, 'Borrador: debe ser un objeto con lo escrito en el formulario'] as [
          string,
          unknown,
          string,
        ],
    ),
    ['NUL', { a: 'x\u0000' }, 'El borrador contiene caracteres no permitidos'],
    ['medio carácter', { a: '\ud83d' }, 'El borrador contiene caracteres no permitidos'],
  ]
  it.each(DATOS)('%s', async (_caso, datos, message) => {
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'clara', guardar('veredas', datos, 0), { message, path: 'datos' }),
    )
  })

  // {"a":"…"}: 8 bytes around the text.
  it('64 KB entran, y un byte más no', async () => {
    const message = 'Lo escrito es demasiado largo para guardarlo como borrador (64 KB como máximo)'
    const clave = 'grande'
    await sinDejarRastro(portal, async () => {
      for (const a of ['x'.repeat(65_529), `${'ñ'.repeat(32_764)}x`]) {
        await esperarRechazo(portal, 'clara', guardar(clave, { a }, 0), { message, path: 'datos' })
      }
    })
    const version = await guardado('clara', clave, { a: 'x'.repeat(65_528) })
    await guardado('clara', clave, { a: 'ñ'.repeat(32_764) }, version)
  })

  it('doce niveles entran, trece no, y miles tampoco tumban nada', async () => {
    const anidado = (niveles: number) => `${'{"a":'.repeat(niveles)}1${'}'.repeat(niveles)}`
    const pedido = (niveles: number): InjectOptions => ({
      method: 'PUT',
      url: '/api/borradores/hondo',
      headers: { 'content-type': 'application/json' },
      payload: `{"version":0,"datos":${anidado(niveles)}}`,
    })
    const message = 'Borrador: debe ser un objeto con lo escrito en el formulario'
    for (const niveles of [13, 9000]) await esperarRechazo(portal, 'clara', pedido(niveles), { message, path: 'datos' })
    expect((await portal.como('clara', pedido(12))).statusCode).toBe(200)
  })

  it.each(['-1', '1.5', 'x', '', '1e3', '9999999999999999', null, true])('versión %j', async (version) => {
    const respuesta = await portal.como('clara', guardar('veredas', {}, version))
    expect([respuesta.statusCode, respuesta.json().errors[0].path]).toEqual([400, 'version'])
    expect(respuesta.json().message).toMatch(/^Versión: debe ser /)
  })

  it.each(['Formulario', '1a', 'a_b', '%00', 'a%2Fb', 'a'.repeat(61), '..%2Fa', 'á'])('clave %s', async (clave) => {
    const message = 'Borrador: debe tener letras minúsculas, números y guiones'
    for (const url of [`/api/borradores/${clave}`, `/api/borradores/${clave}/archivos`]) {
      await esperarRechazo(portal, 'clara', { url }, { message, path: 'clave' })
    }
  })

  it('cien por persona, y ni uno más', async () => {
    for (let n = 1; n <= 100; n++) await guardado('hector', `varios-${n}`, {})
    const message = 'Ya tiene 100 borradores guardados. Envíe o descarte alguno para poder guardar otro'
    await esperarRechazo(portal, 'hector', guardar('otro', {}, 0), { status: 409, message })
    await portal.como('hector', { method: 'DELETE', url: '/api/borradores/varios-7' })
    await guardado('hector', 'otro', {})
  })

  it('el límite por minuto no cuenta como envío', async () => {
    const corto = await appDePrueba({ ajustes: { LIMITE_BORRADORES: '2', LIMITE_ENVIOS: '1' } })
    const estados: number[] = []
    for (const n of [1, 2, 3]) estados.push((await corto.como('pablo', guardar(`b-${n}`, {}, 0))).statusCode)
    estados.push((await corto.como('pablo', pedidoDeAlta())).statusCode)
    // The count goes by the database's minute: the third may fall into the next one.
    expect([
      [200, 200, 429, 200],
      [200, 200, 200, 200],
    ]).toContainEqual(estados)
  })
})

describe('cuándo se termina', () => {
  it('al enviar el formulario, y no si el envío se rechaza', async () => {
    const idCarpeta = await carpetasDePrueba(portal).presentada()
    const clave = `formulario1-${idCarpeta}`
    await guardado('pablo', clave, { usoexistente: 'Vivienda' })
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta, { cantarboles: -1 }))
    expect((await leer('pablo', clave)).datos).toEqual({ usoexistente: 'Vivienda' })
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    expect((await leer('pablo', clave)).datos).toBeNull()
  })

  it('al presentar la carpeta, el de su encomienda y no otro', async () => {
    await guardado('pablo', 'carpeta-10', { AnchoCalle: '8' })
    await guardado('pablo', 'carpeta-9', { AnchoCalle: '9' })
    expect((await portal.como('pablo', pedidoDeAlta())).statusCode).toBe(200)
    expect((await leer('pablo', 'carpeta-10')).datos).toBeNull()
    expect((await leer('pablo', 'carpeta-9')).datos).toEqual({ AnchoCalle: '9' })
  })

  it('a los 60 días sin tocarlo', async () => {
    await guardado('clara', 'viejo', {})
    portal.ponerEnHora(new Date(Date.now() + 59 * 86_400_000))
    await portal.trabajar('conservar')
    expect((await leer('clara', 'viejo')).datos).toEqual({})
    portal.ponerEnHora(new Date(Date.now() + 60 * 86_400_000))
    await portal.trabajar('conservar')
    expect((await leer('clara', 'viejo')).datos).toBeNull()
    portal.ponerEnHora()
  })

  it('una semana antes avisa por correo, una vez por persona y por versión', async () => {
    await portal.db.$client.query('delete from borrador')
    for (const clave of ['hace-52', 'hace-54', 'hace-58']) await guardado('clara', clave, {})
    await portal.db.$client.query(
      `update borrador set modificado_el = now() - (substr(clave, 6) || ' days')::interval where clave like 'hace-__'`,
    )
    await portal.trabajar('avisar-borradores')
    await portal.trabajar('avisar-borradores')
    const { rows } = await portal.db.$client.query(
      `select destinatario, redaccion -> 'asunto' as asunto, redaccion -> 'parrafos' ->> 0 as texto
       from correo_saliente where motivo = 'BORRADOR'`,
    )
    expect(rows).toEqual([
      {
        destinatario: 'clara.nieva@example.com',
        asunto: 'Tiene 2 formularios sin enviar que se van a borrar',
        texto: 'Hace más de 53 días que no vuelve a 2 formularios que empezó. A los 60 días se borran.',
      },
    ])
    await portal.db.$client.query(
      `update borrador set version = version + 1, modificado_el = now() - '54 days'::interval where clave = 'hace-54'`,
    )
    await portal.trabajar('avisar-borradores')
    const { rowCount } = await portal.db.$client.query(`select from correo_saliente where motivo = 'BORRADOR'`)
    expect(rowCount).toBe(2)
  })
})
