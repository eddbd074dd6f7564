import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { hastaQueEsperen } from '../../pruebas/hastaQueEsperen.ts'

/** Two people for prices. Lucía and Ana may change them; Héctor only reads. */
let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { PRECIOS_CON_DOS_PERSONAS: 'si' } })
})
beforeEach(() => portal.db.$client.query('delete from cambio_de_precio'))

const pedir = async (quien: Demo, method: 'GET' | 'POST', url: string, payload?: object) => {
  const respuesta = await portal.como(quien, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { estado: respuesta.statusCode, ...respuesta.json() }
}
const TARIFA = { Tarifa: 'CERCA DE OBRA POR METRO', tipo: 'CERCA', PrecioUnitario: 400, valor: 400, Factor: 1.5 }
const editar = (quien: Demo, cambio: object = {}) =>
  pedir(quien, 'POST', '/tarifas/actualizarTarifa', { ...TARIFA, idTarifa: 65, ...cambio })
const pendientes = async (quien: Demo) => (await pedir(quien, 'GET', '/preciosPendientes')).cambios
const resolver = (quien: Demo, que: 'confirmar' | 'retirar', idCambio: number) =>
  pedir(quien, 'POST', `/preciosPendientes/${que}`, { idCambio })
const valorDe = async (idTarifa: number) =>
  (await pedir('ana', 'GET', '/tarifas/getTarifas')).tarifas.find((t: { idTarifa: number }) => t.idTarifa === idTarifa)
    ?.valor

const ESPERA = 'El cambio quedó escrito: vale cuando lo confirme otra persona'

describe('con dos personas', () => {
  it('espera, no vale, lo confirma otra, y queda dicho quiénes', async () => {
    const antes = await valorDe(65)
    expect(await editar('lucia')).toMatchObject({ estado: 200, message: ESPERA })
    expect(await valorDe(65)).toBe(antes)
    const [cambio] = await pendientes('ana')
    expect(cambio).toMatchObject({
      clase: 'TARIFA',
      idRegistro: 65,
      nombre: 'CERCA DE OBRA POR METRO',
      autor: 'Lucía Juárez',
      propio: false,
      vigenteDesde: null,
      sinAutor: false,
      valores: [
        { rotulo: 'Nombre', antes: 'CERCA DE OBRA POR METRO', valor: 'CERCA DE OBRA POR METRO', enPesos: false },
        { rotulo: 'Tipo', antes: expect.any(String), valor: 'CERCA', enPesos: false },
        { rotulo: 'Precio unitario', antes: 350, valor: 400, enPesos: true },
        { rotulo: 'Valor', antes: 350, valor: 400, enPesos: true },
        { rotulo: 'Factor', antes: 1, valor: 1.5, enPesos: false },
      ],
    })
    expect((await pendientes('lucia'))[0].propio).toBe(true)
    expect(await resolver('lucia', 'confirmar', cambio.idCambio)).toMatchObject({
      estado: 403,
      message: 'Usted escribió este cambio: tiene que confirmarlo otra persona',
    })
    expect((await resolver('hector', 'confirmar', cambio.idCambio)).estado).toBe(403)
    expect(await valorDe(65)).toBe(antes)
    expect(await resolver('ana', 'confirmar', cambio.idCambio)).toMatchObject({ estado: 200 })
    expect(await valorDe(65)).toBe(400)
    const { historial } = await pedir('ana', 'GET', '/tarifas/historial/65')
    expect(historial[0]).toMatchObject({ valor: 400, autor: 'Lucía Juárez', confirmo: 'Ana Romano' })
    expect(await pendientes('ana')).toEqual([])
    expect(await resolver('ana', 'confirmar', cambio.idCambio)).toMatchObject({
      estado: 409,
      message: 'Este cambio ya se confirmó o se retiró',
    })
  })

  it('de una cosa espera uno solo; quien lo escribió lo retira, y nadie más', async () => {
    const antes = await valorDe(65)
    await editar('lucia', { valor: 500 })
    expect(await editar('ana', { valor: 600 })).toMatchObject({
      estado: 409,
      message: 'Ya hay un cambio que espera confirmación: confírmelo o retírelo antes de escribir otro',
    })
    const [{ idCambio }] = await pendientes('ana')
    expect(await resolver('ana', 'retirar', idCambio)).toMatchObject({
      estado: 403,
      message: 'Solo quien escribió este cambio puede retirarlo',
    })
    expect((await resolver('lucia', 'retirar', idCambio)).estado).toBe(200)
    expect((await resolver('ana', 'confirmar', idCambio)).estado).toBe(409)
    expect(await valorDe(65)).toBe(antes)
    expect((await editar('ana', { valor: 600 })).estado).toBe(200)
  })

  it('dos la confirman a la vez: vale una vez', async () => {
    await editar('lucia', { valor: 700 })
    const [{ idCambio }] = await pendientes('ana')
    const estados = await Promise.all([1, 2].map(async () => (await resolver('ana', 'confirmar', idCambio)).estado))
    expect(estados.sort()).toEqual([200, 409])
  })

  it('uno la confirma mientras quien la escribió la retira: vale lo primero', async () => {
    await editar('lucia', { valor: 750 })
    const [{ idCambio }] = await pendientes('ana')
    const otro = await portal.db.$client.connect()
    await otro.query('begin; select from tarifa where id_tarifa = 65 for update')
    const confirma = resolver('ana', 'confirmar', idCambio)
    await hastaQueEsperen(portal.db, 1)
    const retira = resolver('lucia', 'retirar', idCambio)
    await Promise.race([hastaQueEsperen(portal.db, 2), retira])
    await otro.query('commit')
    otro.release()
    expect([(await confirma).estado, (await retira).estado]).toEqual([200, 409])
    expect(await valorDe(65)).toBe(750)
  })

  it('un tipo de obra nuevo no está hasta que se confirma; uno repetido se dice al escribirlo', async () => {
    const tipos = async () =>
      (await pedir('ana', 'GET', '/obrasTipo/getObrasTipo')).obrastipo.map((o: { ObraTipo: string }) => o.ObraTipo)
    const nuevo = { ObraTipo: 'QUINCHO', timbrado: 10, provisorio: 20, definitivo: 30 }
    expect(await pedir('ana', 'POST', '/obrasTipo/agregarObrasTipo', nuevo)).toMatchObject({ message: ESPERA })
    expect(await tipos()).not.toContain('QUINCHO')
    const [repetido] = await tipos()
    expect((await pedir('ana', 'POST', '/obrasTipo/agregarObrasTipo', { ...nuevo, ObraTipo: repetido })).estado).toBe(
      409,
    )
    expect((await pendientes('ana')).length).toBe(1)
    await resolver('lucia', 'confirmar', (await pendientes('lucia'))[0].idCambio)
    expect(await tipos()).toContain('QUINCHO')
  })

  it('lo pedido para un día que pasó mientras esperaba vale desde que se confirma', async () => {
    await editar('lucia', { valor: 800, vigenteDesde: '2099-01-01' })
    const [{ idCambio, vigenteDesde }] = await pendientes('ana')
    expect(vigenteDesde).toBe('2099-01-01')
    await portal.db.$client.query(`update cambio_de_precio set datos = jsonb_set(datos, '{dia}', '"2020-01-01"')`)
    await resolver('ana', 'confirmar', idCambio)
    expect(await valorDe(65)).toBe(800)
    const { historial } = await pedir('ana', 'GET', '/tarifas/historial/65')
    expect(new Date(historial[0].vigenteDesde).getFullYear()).toBeGreaterThan(2020)
  })

  it('un nombre cambiado se ve al lado del que está en vigor', async () => {
    await pedir('lucia', 'POST', '/tarifas/actualizarTarifa', {
      ...{ idTarifa: 64, Tarifa: 'FOTOCOPIAS', tipo: 'X', PrecioUnitario: 0.01, valor: 0.01, Factor: 1 },
    })
    const [cambio] = await pendientes('ana')
    const { tarifas } = await pedir('ana', 'GET', '/tarifas/getTarifas')
    const { Tarifa, valor } = tarifas.find((t: { idTarifa: number }) => t.idTarifa === 64)
    expect(cambio.nombre).toBe(Tarifa)
    expect(cambio.valores).toContainEqual({ rotulo: 'Nombre', antes: Tarifa, valor: 'FOTOCOPIAS', enPesos: false })
    expect(cambio.valores).toContainEqual({ rotulo: 'Valor', antes: valor, valor: 0.01, enPesos: true })
  })

  it('de algo nuevo no hay nada antes', async () => {
    const nuevo = { ObraTipo: 'GLORIETA', timbrado: 10, provisorio: 20, definitivo: 30 }
    await pedir('ana', 'POST', '/obrasTipo/agregarObrasTipo', nuevo)
    expect((await pendientes('lucia'))[0]).toMatchObject({
      nombre: 'GLORIETA',
      enVigor: null,
      valores: [
        { rotulo: 'Nombre', valor: 'GLORIETA' },
        { rotulo: 'Timbrado', valor: 10 },
        { rotulo: 'Provisorio', valor: 20 },
        { rotulo: 'Definitivo', valor: 30 },
      ],
    })
  })

  describe('quien lo escribió ya no puede cambiar precios', () => {
    const ROLES = `select json_agg(id_rol) as roles from persona_rol where id_persona = 4`
    let roles: number[]
    const conRoles = async (ids: readonly number[]) => {
      await portal.db.$client.query('delete from persona_rol where id_persona = 4')
      for (const id of ids)
        await portal.db.$client.query('insert into persona_rol (id_persona, id_rol) values (4, $1)', [id])
    }
    beforeAll(async () => {
      roles = (await portal.db.$client.query(ROLES)).rows[0].roles
    })
    afterEach(() => conRoles(roles))

    it.each([[[]], [[5]], [[4]]])('con los roles %j no se confirma, y otra persona lo retira', async (ids) => {
      await editar('lucia', { valor: 900 })
      const [{ idCambio }] = await pendientes('ana')
      const antes = await valorDe(65)
      await conRoles(ids)
      expect((await pendientes('ana'))[0]).toMatchObject({ propio: false, sinAutor: true })
      expect(await resolver('ana', 'confirmar', idCambio)).toMatchObject({
        estado: 409,
        message:
          'Quien escribió este cambio ya no puede cambiar precios: retírelo y, si corresponde, escríbalo de nuevo',
      })
      expect((await resolver('ana', 'retirar', idCambio)).estado).toBe(200)
      expect([await pendientes('ana'), await valorDe(65)]).toEqual([[], antes])
    })
  })

  it('si lo que está en vigor cambió mientras esperaba, se rechaza y se muestra de nuevo', async () => {
    await editar('lucia', { valor: 910 })
    const [visto] = await pendientes('ana')
    await portal.db.$client.query(
      `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde)
       select 65, 1100, 10000, 1100, max(vigente_desde) from tarifa_historial where id_tarifa = 65`,
    )
    const CAMBIO =
      'Lo que está en vigor cambió desde que se mostró. Vuelva a mirar los valores de antes y después, y confirme si corresponde'
    const confirmar = (enVigor?: string) =>
      pedir('ana', 'POST', '/preciosPendientes/confirmar', { idCambio: visto.idCambio, ...(enVigor && { enVigor }) })
    expect(await confirmar(visto.enVigor)).toMatchObject({ estado: 409, message: CAMBIO })
    expect(await confirmar()).toMatchObject({ estado: 409, message: CAMBIO })
    expect(await valorDe(65)).toBe(11)
    const [deNuevo] = await pendientes('ana')
    expect(deNuevo.valores).toContainEqual({ rotulo: 'Valor', antes: 11, valor: 910, enPesos: true })
    expect((await confirmar(deNuevo.enVigor)).estado).toBe(200)
    expect(await valorDe(65)).toBe(910)
  })

  it('el que no existe', async () => {
    expect((await resolver('ana', 'confirmar', 999)).estado).toBe(404)
    expect((await editar('ana', { idTarifa: 99_999 })).estado).toBe(404)
  })
})

it('con una alcanza, si la ciudad no pidió dos', async () => {
  const deUna = await appDePrueba()
  const payload = { ...TARIFA, idTarifa: 65, valor: 450 }
  const respuesta = await deUna.como('lucia', { method: 'POST', url: '/api/tarifas/actualizarTarifa', payload })
  expect(respuesta.json().message).toBe('Editado exitoso')
  const { rows } = await deUna.db.$client.query('select count(*) as hay from cambio_de_precio')
  expect(rows).toEqual([{ hay: 0 }])
})
