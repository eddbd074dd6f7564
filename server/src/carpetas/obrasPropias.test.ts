import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'

/** Folder 1001: Pablo filed it, of works on Clara's property. */
const SUYA = 1001
const AJENA = 1002

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const leer = async (quien: Demo, url: string) => (await portal.como(quien, { url: `/api${url}` })).statusCode
const decir = async (quien: Demo, idCarpeta: number, motivo = 'No conozco a quien la presentó') => {
  const respuesta = await portal.como(quien, {
    method: 'POST',
    url: '/api/documentacion/noLoEncargue',
    payload: { idCarpeta, motivo },
  })
  return [respuesta.statusCode, respuesta.json().message]
}
const carpeta = async (quien: Demo, idCarpeta = SUYA) =>
  (await portal.como(quien, { url: `/api/documentacion/carpeta/${idCarpeta}` })).json().carpeta
const inicio = async (quien: Demo) => (await portal.como(quien, { url: '/api/inicio/pendientes' })).json()

const LECTURAS = (id: number) => [
  `/documentacion/carpeta/${id}`,
  `/documentacion/archivos?idCarpeta=${id}`,
  `/documentacion/requisitos?idCarpeta=${id}`,
  `/documentacion/seguimiento/${id}`,
  `/documentacion/relojes/${id}`,
  `/documentacion/observaciones/${id}`,
  `/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${id}`,
  `/formulario/buscarDomicilioPorCarpeta/${id}`,
  `/formulario/consultarFormulario1?idCarpeta=${id}`,
]

describe('el propietario de la obra, sin haberla presentado', () => {
  it.each(LECTURAS(SUYA))('lee %s', async (url) => {
    expect(await leer('clara', url)).toBe(200)
    expect(await leer('rosa', url)).toBe(404)
  })
  it.each(LECTURAS(AJENA))('y no %s, que es de otra', async (url) => {
    expect(await leer('clara', url)).toBe(404)
  })

  it('no lee los datos de quien la presentó, ni pide su código', async () => {
    expect(await leer('clara', `/formulario/obtenerDatosPersona/${SUYA}`)).toBe(404)
    const url = '/api/documentacion/codigoSeguimiento'
    const pedido = { method: 'POST', url, payload: { idCarpeta: SUYA } } as const
    expect((await portal.como('clara', pedido)).statusCode).toBe(404)
  })

  it('no cambia nada de ella', async () => {
    const pedidos = [
      { method: 'DELETE', url: '/api/documentacion', payload: { id: SUYA } },
      { method: 'PUT', url: '/api/documentacion/presentar', payload: { idCarpeta: SUYA, version: 1 } },
      {
        method: 'PUT',
        url: '/api/documentacion/requisitoNoCorresponde',
        payload: { idCarpeta: SUYA, idRequisito: 1, motivo: 'Es una sociedad' },
      },
      { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'FORM1BIS', idCarpeta: SUYA } },
    ] as const
    for (const pedido of pedidos) expect((await portal.como('clara', pedido)).statusCode).toBe(404)
  })

  it('se le dice que la lee como propietaria; a quien la presentó y al personal, no', async () => {
    expect((await carpeta('clara')).comoPropietario).toBe(true)
    expect((await carpeta('pablo')).comoPropietario).toBeUndefined()
    expect((await carpeta('lucia')).comoPropietario).toBeUndefined()
    // The one that she filed herself is no news to her.
    expect((await carpeta('clara', 1007)).comoPropietario).toBeUndefined()
  })

  it('la tiene en su inicio', async () => {
    expect((await inicio('clara')).obras).toEqual([
      {
        idCarpeta: SUYA,
        tramiteEstado: 'PRESENTADO',
        carpetaCompleta: false,
        que: 'OBRA NUEVA',
        domicilio: expect.any(String),
        padron: expect.any(String),
        fechaalta: expect.any(String),
        noEncargada: null,
      },
    ])
    expect((await inicio('pablo')).obras).toBeUndefined()
    expect((await inicio('rosa')).obras).toBeUndefined()
  })
})

describe('no lo encargué', () => {
  it('lo dice quien figura como propietario, y nadie más', async () => {
    const NO_ESTA = [404, 'La carpeta no existe o no está a su alcance']
    expect(await decir('rosa', SUYA)).toEqual(NO_ESTA)
    expect(await decir('clara', AJENA)).toEqual(NO_ESTA)
    expect(await decir('lucia', SUYA)).toEqual(NO_ESTA)
    expect((await decir('pablo', SUYA))[0]).toBe(403)
    expect((await decir('clara', SUYA, '   '))[0]).toBe(400)
    expect((await carpeta('lucia')).noEncargada).toBeUndefined()
    expect((await inicio('lucia')).noEncargadas).toBeUndefined()
  })

  it('una sola vez; lo lee el personal en la carpeta, en la lista y al entrar, y no la detiene', async () => {
    const antes = await carpeta('lucia')
    const dos = await Promise.all([decir('clara', SUYA, 'Lo primero'), decir('clara', SUYA, 'Lo segundo')])
    expect(dos.map(([estado]) => estado).sort()).toEqual([200, 409])
    const dicho = { motivo: dos[0]?.[0] === 200 ? 'Lo primero' : 'Lo segundo', dichoEl: expect.any(String) }
    const { noEncargada, ...despues } = await carpeta('lucia')
    expect(noEncargada).toEqual(dicho)
    expect(despues).toEqual(antes)
    const { carpetas } = (
      await portal.como('lucia', { url: `/api/documentacion/listarTodas?buscar=${SUYA}&pagina=1&porPagina=5` })
    ).json()
    expect(carpetas.map((c: { noEncargada: unknown }) => c.noEncargada)).toEqual([dicho])
    expect((await inicio('lucia')).noEncargadas).toMatchObject([{ idCarpeta: SUYA }])
    expect((await inicio('clara')).obras).toMatchObject([{ noEncargada: dicho }])
    expect((await inicio('clara')).noEncargadas).toBeUndefined()
  })

  it('de una carpeta que se cerró ya no espera a nadie', async () => {
    await portal.db.$client.query('update carpeta set estado = 8 where id_carpeta = $1', [SUYA])
    expect((await inicio('lucia')).noEncargadas).toBeUndefined()
    await portal.db.$client.query('update carpeta set estado = 1 where id_carpeta = $1', [SUYA])
  })
})

describe('sus correos', () => {
  const [CLARA, PABLO] = [7, 2]
  const consultar = async (texto: string, valores: unknown[]) => (await portal.db.$client.query(texto, valores)).rows
  const correos = async (idCarpeta: number) =>
    (
      await consultar(
        `select id_persona as a, destinatario, redaccion ->> 'asunto' as asunto, redaccion from correo_saliente
         where redaccion ->> 'asunto' ~ ('arpeta ' || $1 || ':') order by id_correo`,
        [String(idCarpeta)],
      )
    ).map(({ a, ...fila }) => ({ ...fila, a: a as number }))

  it('uno por cada movimiento, a su dirección y sin nada de quien la presentó, que recibe los suyos', async () => {
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '4521-M', observaciones: 'La trajo Medina.' })
    const todos = await correos(idCarpeta)
    expect(todos.map(({ a, asunto }) => [a, asunto])).toEqual([
      [PABLO, `Carpeta ${idCarpeta}: creada`],
      [CLARA, `Obra en su inmueble, carpeta ${idCarpeta}: creada`],
      [PABLO, `Carpeta ${idCarpeta}: recibida en mesa de entradas`],
      [CLARA, `Obra en su inmueble, carpeta ${idCarpeta}: recibida en mesa de entradas`],
    ])
    for (const { destinatario, redaccion } of todos.filter(({ a }) => a === CLARA)) {
      expect(destinatario).toBe('clara.nieva@example.com')
      expect(JSON.stringify(redaccion)).not.toMatch(/Medina|Pablo|2025333444|seguimiento/i)
    }
  })

  it('el propietario que la presentó, o que es su profesional, recibe uno solo', async () => {
    const [{ id_propietario: idPropietario } = {}] = await consultar(
      `insert into propietario (id_persona, usrmod) values ($1, $1)
       on conflict (id_persona) do update set id_persona = excluded.id_persona returning id_propietario`,
      [PABLO],
    )
    const idCarpeta = await carpetasDePrueba(portal).completa()
    await consultar('update carpeta set id_propietario = $2 where id_carpeta = $1', [idCarpeta, idPropietario])
    await carpetasDePrueba(portal).mover('ana', idCarpeta, { idEstado: 2, expediente: '4522-M' })
    expect((await correos(idCarpeta)).slice(2).map(({ a }) => a)).toEqual([PABLO])
    // Filed by another, of whom he is the professional.
    await consultar('update carpeta set id_persona = 1 where id_carpeta = $1', [idCarpeta])
    await carpetasDePrueba(portal).mover('lucia', idCarpeta, { idEstado: 3 })
    expect((await correos(idCarpeta)).slice(3).map(({ a }) => a)).toEqual([PABLO])
  })

  it('sin una dirección no recibe ninguno', async () => {
    await consultar(`update persona set email_persona = '' where id_persona = $1`, [CLARA])
    const idCarpeta = await carpetasDePrueba(portal).presentada()
    await consultar(`update persona set email_persona = 'clara.nieva@example.com' where id_persona = $1`, [CLARA])
    expect((await correos(idCarpeta)).map(({ a }) => a)).toEqual([PABLO])
  })
})
