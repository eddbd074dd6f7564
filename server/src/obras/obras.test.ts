import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, ciudadDigitalDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba({
    ciudadDigital: {
      ...ciudadDigitalDePrueba,
      // Bruno has no address.
      async quienEs(token) {
        const quien = await ciudadDigitalDePrueba.quienEs(token)
        return quien && token === CUIL.bruno ? { ...quien, email_persona: '' } : quien
      },
    },
  })
  carpetas = carpetasDePrueba(portal)
})
const consultar = async (sql: string, valores: unknown[] = []) => (await portal.db.$client.query(sql, valores)).rows
beforeEach(async () => {
  await portal.trabajar('avisar-obras')
  await consultar('delete from correo_adjunto; delete from correo_saliente')
  await consultar('delete from obra_seguida')
})

const seguir = (quien: Demo, payload: object) =>
  portal.como(quien, { method: 'POST', url: '/api/obras/seguidas', payload })
const seguidas = async (quien: Demo) => (await portal.como(quien, { url: '/api/obras/seguidas' })).json().seguidas
const baja = (codigo: string) => portal.app.inject({ method: 'POST', url: '/api/obras/baja', payload: { codigo } })
/** Where a folder's padron is drawn. */
const lugarDe = async (idCarpeta: number): Promise<{ idParcela: number; idManzana: number }> =>
  (
    await consultar(
      `select p.id_parcela as "idParcela", p.id_manzana as "idManzana" from carpeta c join parcela p using (padron) where id_carpeta = $1`,
      [idCarpeta],
    )
  )[0]
const correos = async () => {
  await portal.trabajar('avisar-obras')
  return consultar(
    `select id_persona as a, redaccion ->> 'asunto' as asunto, redaccion from correo_saliente where motivo = 'OBRAS' order by id_correo`,
  )
}
const asuntos = async () => (await correos()).map(({ asunto }) => asunto)
const codigo = async () =>
  (await consultar('select codigo from obra_seguida order by id_seguida desc limit 1'))[0].codigo

describe('seguir las obras de una manzana o de una parcela', () => {
  it('cualquiera con sesión, una vez cada una; la propia lista, y nadie la de otro', async () => {
    const [primera, otraVez] = [await seguir('clara', { idManzana: 1 }), await seguir('clara', { idManzana: 1 })]
    expect([primera.statusCode, otraVez.json()]).toEqual([200, primera.json()])
    await seguir('clara', { idParcela: 1 })
    expect(await seguidas('clara')).toMatchObject([{ idParcela: 1 }, { idManzana: 1, idParcela: null, parcela: '' }])
    expect(await seguidas('pablo')).toEqual([])
    const dejar = (quien: Demo) =>
      portal.como(quien, { method: 'DELETE', url: `/api/obras/seguidas/${primera.json().idSeguida}` })
    expect((await dejar('pablo')).json()).toEqual({ ok: false, message: 'No sigue las obras de ese lugar' })
    expect([(await dejar('clara')).statusCode, (await dejar('clara')).statusCode]).toEqual([200, 200])
    expect(await seguidas('clara')).toMatchObject([{ idParcela: 1 }])
    // Followed anew after it was left, it is another.
    expect((await seguir('clara', { idManzana: 1 })).json().idSeguida).not.toBe(primera.json().idSeguida)
  })

  it('ni las dos cosas ni ninguna, ni lo que no existe, ni sin correo', async () => {
    const UNA = { path: 'idManzana', msg: 'Manzana: Diga una manzana o una parcela, y no las dos' }
    for (const payload of [{}, { idManzana: 1, idParcela: 1 }]) {
      const respuesta = await seguir('clara', payload)
      expect([respuesta.statusCode, respuesta.json().errors[0].path]).toEqual([400, UNA.path])
    }
    expect((await seguir('clara', { idManzana: 999_999 })).json().message).toBe('La manzana no existe')
    expect((await seguir('clara', { idParcela: 999_999 })).json().message).toBe('La parcela no existe')
    expect((await seguir('bruno', { idManzana: 1 })).json().message).toMatch(/^No tenemos su correo/)
  })

  it('hasta veinte, también con dos pestañas a la vez', async () => {
    for (let n = 1; n <= 19; n++) expect((await seguir('clara', { idParcela: n })).statusCode).toBe(200)
    const [a, b] = await Promise.all([seguir('clara', { idParcela: 20 }), seguir('clara', { idParcela: 21 })])
    expect([a.statusCode, b.statusCode].sort()).toEqual([200, 409])
    expect(await seguidas('clara')).toHaveLength(20)
    expect((await seguir('clara', { idManzana: 1 })).json().message).toBe(
      'Puede seguir hasta 20 manzanas y parcelas. Deje de seguir alguna antes',
    )
  })
})

describe('los avisos', () => {
  it('al presentarse completa, al aprobarse y al terminar: una vez cada uno, sin nombres ni documentos', async () => {
    const idCarpeta = await carpetas.presentada()
    const { idManzana, idParcela } = await lugarDe(idCarpeta)
    await seguir('clara', { idManzana })
    await seguir('clara', { idParcela })
    // Not complete yet: nothing was filed.
    expect(await correos()).toEqual([])
    await consultar('update carpeta set completa = true where id_carpeta = $1', [idCarpeta])
    const [correo, ...otros] = await correos()
    expect(otros).toEqual([])
    // Who follows both is told of the parcel.
    expect(correo).toMatchObject({ asunto: 'Obras en su manzana: se presentó una obra' })
    expect(correo.redaccion.parrafos[0]).toBe('Se presentó un trámite de obra en una parcela que usted sigue.')
    expect(correo.redaccion.datos.map(([nombre]: [string]) => nombre)).toEqual([
      'Trámite',
      'Sección',
      'Manzana',
      'Parcela',
    ])
    // But for the code that ends them, which is at random.
    const { otra: _, ...dicho } = correo.redaccion
    expect(JSON.stringify(dicho)).not.toMatch(/Medina|Romano|Nieva|\d{7,}/)

    // Incomplete and complete again, approved, back and approved again.
    await consultar('update carpeta set completa = false where id_carpeta = $1', [idCarpeta])
    await consultar('update carpeta set completa = true where id_carpeta = $1', [idCarpeta])
    for (const estado of [7, 2, 7, 9, 7])
      await consultar('update carpeta set estado = $2 where id_carpeta = $1', [idCarpeta, estado])
    await Promise.all([portal.trabajar('avisar-obras'), portal.trabajar('avisar-obras')])
    expect((await asuntos()).sort()).toEqual([
      'Obras en su manzana: se aprobó una obra',
      'Obras en su manzana: se presentó una obra',
      'Obras en su manzana: terminó una obra',
    ])
  })

  it('no a quien la presentó, ni de una borrada, ni de una traída de otro sistema', async () => {
    const [propia, borrada, vieja] = [
      await carpetas.presentada(),
      await carpetas.presentada(),
      await carpetas.presentada(),
    ]
    const { idManzana } = await lugarDe(propia)
    await seguir('pablo', { idManzana })
    await consultar('update carpeta set completa = true where id_carpeta = $1', [propia])
    expect(await correos()).toEqual([])
    await seguir('clara', { idManzana })
    await consultar('update carpeta set completa = true where id_carpeta = $1', [borrada])
    await consultar('update carpeta set borrada_el = now() where id_carpeta = $1', [borrada])
    await consultar(
      `insert into carpeta (id_persona, id_uso, id_domicilio, padron, busqueda, estado, completa, fecha_alta, monto_obra, derecho_construccion, total_a_abonar)
       select id_persona, 12, id_domicilio, padron, busqueda, 9, true, now() - interval '2 days', 0, 0, 0 from carpeta where id_carpeta = $1`,
      [vieja],
    )
    expect(await correos()).toEqual([])
  })

  it('la carpeta está donde está su parcela ahora: si la parcela cambió de manzana, sigue a la nueva', async () => {
    const idCarpeta = await carpetas.presentada()
    const { idManzana, idParcela } = await lugarDe(idCarpeta)
    const [{ id: otra }] = await consultar('select min(id_manzana) as id from manzana where id_manzana <> $1', [
      idManzana,
    ])
    await seguir('clara', { idManzana })
    await seguir('hector', { idManzana: otra })
    await consultar('update carpeta set completa = true where id_carpeta = $1', [idCarpeta])
    await consultar('update parcela set id_manzana = $2 where id_parcela = $1', [idParcela, otra])
    expect((await correos()).map(({ a }) => a)).toEqual([5])
    await seguir('clara', { idParcela })
    expect(await seguidas('clara')).toMatchObject([{ idParcela, idManzana: otra }, { idManzana }])
    await consultar('update parcela set id_manzana = $2 where id_parcela = $1', [idParcela, idManzana])
  })
})

describe('terminarlos con el código del correo', () => {
  it('sin ingresar; repetido dice lo mismo, y los demás siguen', async () => {
    const idCarpeta = await carpetas.presentada()
    const lugar = await lugarDe(idCarpeta)
    await seguir('clara', { idManzana: lugar.idManzana })
    await consultar('update carpeta set completa = true where id_carpeta = $1', [idCarpeta])
    const [correo] = await correos()
    expect(correo.redaccion.accion).toEqual({
      texto: 'Ver la manzana en el mapa',
      ruta: `/mapa?manzana=${lugar.idManzana}`,
    })
    expect(correo.redaccion.otra).toEqual({
      texto: 'Dejar de recibir estos avisos',
      ruta: `/dejarDeSeguirObras/${await codigo()}`,
    })
    await seguir('hector', { idManzana: lugar.idManzana })
    const deClara = correo.redaccion.otra.ruta.split('/').at(-1)
    expect([(await baja(deClara)).json(), (await baja(deClara)).json()]).toEqual([
      { ok: true, message: 'Ya no le avisaremos de las obras de ahí' },
      { ok: true, message: 'Ya no le avisaremos de las obras de ahí' },
    ])
    expect([await seguidas('clara'), (await seguidas('hector')).length]).toEqual([[], 1])
    await consultar('update carpeta set estado = 7 where id_carpeta = $1', [idCarpeta])
    expect((await correos()).map(({ a }) => a)).toEqual([expect.any(Number), 5])
    // An old mail's code does not end what is followed anew.
    await seguir('clara', { idManzana: lugar.idManzana })
    expect((await baja(deClara)).statusCode).toBe(200)
    expect(await seguidas('clara')).toHaveLength(1)
  })

  it('un código que no es de nadie, o mal escrito, se rechaza; seguir el enlace no cambia nada', async () => {
    expect((await baja('0'.repeat(20))).json()).toEqual({
      ok: false,
      message: 'El enlace no es válido. Use el del último correo que recibió',
    })
    expect((await baja('corto')).statusCode).toBe(400)
    await seguir('clara', { idManzana: 1 })
    const visita = await portal.app.inject({ url: `/api/obras/baja?codigo=${await codigo()}` })
    expect(visita.statusCode).toBe(404)
    expect(await seguidas('clara')).toHaveLength(1)
  })
})
