import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { barrerDelTodo } from '../../pruebas/barridoDePrueba.ts'
import { PDF } from '../../pruebas/multiparte.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'
import { fotoDePrueba, veredasDePrueba } from '../../pruebas/veredasDePrueba.ts'

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
let v: ReturnType<typeof veredasDePrueba>
beforeAll(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor, ajustes: { PUBLIC_URL: 'https://catastro.prueba' } })
  v = veredasDePrueba(portal, proveedor)
})
beforeEach(() => v.deNuevo())
const rechazo = async (pedido: ReturnType<typeof v.realizarPago>) => {
  const respuesta = await pedido
  return [respuesta.statusCode, respuesta.json().errors?.[0]?.path, respuesta.json().message]
}
const repetir = (idPago: number, quien: Demo = 'clara') =>
  portal.como(quien, { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'VEREDAS', idPago } })

describe('el pago de una vereda', () => {
  it('se comienza por lo que dice el borrador del servidor; da los campos y nunca uno confirmado', async () => {
    await v.borrador()
    await v.adjuntar([fotoDePrueba(1)])
    const respuesta = await v.realizarPago('4.925,00')
    const { idPago, TransaccionComercioId } = respuesta.json()
    expect(respuesta.json()).toEqual({
      idPago,
      estado: 'INICIADO',
      monto: 4925,
      TransaccionComercioId: expect.stringMatching(/^T\d{7}$/),
      action: 'http://proveedor.prueba/boton',
      fields: { TransaccionComercioId },
      otros: [],
    })
    expect(proveedor.pedidos.at(-1)).toMatchObject({
      monto: 492_500,
      producto: 'TRABAJOS VARIOS',
      exito: 'https://catastro.prueba/#/veredas?pagoRealizado=true',
      cancelacion: 'https://catastro.prueba/#/pagoError',
    })
    expect((await v.pago(idPago)).referencia).toMatchObject({
      tarifas: { 64: 120_000, 65: 35_000, 111: 80_000, 119: 25_000 },
      borrador: 'veredas',
    })
    expect(await v.carpetas()).toEqual([])
  })

  it('sin borrador, con otro total, de otra persona, sin fotos o con fotos de más no se comienza', async () => {
    expect(await rechazo(v.realizarPago())).toEqual([400, undefined, 'Complete el formulario antes de pagarlo'])
    await v.borrador()
    expect(await rechazo(v.realizarPago())).toEqual([400, 'FotoVeredaArchivo', 'Debe adjuntar el archivo!'])
    await v.adjuntar([fotoDePrueba(1), fotoDePrueba(2)])
    for (const monto of [4924.99, '4925,01', 0, '']) {
      expect((await rechazo(v.realizarPago(monto))).slice(0, 2)).toEqual([400, 'monto'])
    }
    const deOtra = {
      method: 'POST',
      url: '/api/formulario/realizarPagoF22',
      payload: { monto: 4925, idPersona: 2 },
    } as const
    expect((await portal.como('clara', deOtra)).statusCode).toBe(403)
    await v.adjuntar([fotoDePrueba(3)])
    expect(await rechazo(v.realizarPago())).toEqual([400, 'FotoVeredaArchivo', 'No puede adjuntar mas de 2 archivos'])
    expect(await v.consultar("select from pago where estado = 'INICIADO'")).toEqual([])
  })

  it('con otros trabajos se admiten cuatro fotos, en dos entradas', async () => {
    await v.borrador({ pintura: 1 })
    expect((await v.adjuntar([1, 2].map((n) => fotoDePrueba(n)))).statusCode).toBe(200)
    expect(
      (
        await v.adjuntar(
          [3, 4].map((n) => fotoDePrueba(n)),
          'FotoVeredaArchivo2',
        )
      ).statusCode,
    ).toBe(200)
    const deMas = await v.adjuntar([fotoDePrueba(5)], 'FotoVeredaArchivo2')
    expect([deMas.statusCode, deMas.json().message]).toEqual([400, 'No puede adjuntar mas de 2 archivos'])
    expect((await v.realizarPago(5725)).json()).toMatchObject({ estado: 'INICIADO', monto: 5725 })
  })

  it('las fotos son PNG o JPG: lo demás es 415, también en el borrador', async () => {
    await v.borrador()
    const pdf = { ...fotoDePrueba(1), nombre: 'plano.pdf', contenido: PDF }
    const respuesta = await v.adjuntar([pdf])
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      415,
      'Archivos: el archivo «plano.pdf» no es una foto. Puede adjuntar PNG o JPG',
    ])
  })

  it.each([
    [{ Padron: '' }, 'Padron', 'Debe ingresar un padron'],
    [{ idCalle: '' }, 'idCalle', 'Debe seleccionar una calle'],
    [{ NroPuerta: '' }, 'NroPuerta', 'Debe ingresar un nro de puerta'],
    [{ vereda: 0 }, 'vereda', 'Debe seleccionar al menos un ítem'],
    [{ MontodeObra: '' }, 'MontodeObra', 'Debe ingresar un monto de obra'],
    [{ dep_mat_dias: '' }, 'dep_mat_dias', 'Debe ingresar una cantidad de días'],
    [{ ancho: '' }, 'ancho', 'Debe ingresar el ancho'],
    [
      { Padron: '1000011' },
      'Padron',
      'Este formulario admite padrones de hasta 6 números: preséntelo en mesa de entradas',
    ],
    [{ Padron: '100002' }, 'Padron', 'Padrón: no es el del domicilio elegido'],
    [{ NroPuerta: '451' }, 'NroPuerta', 'Número de puerta: no es el del domicilio elegido'],
    [{ Manzana: 'otra' }, 'Manzana', 'Manzana: no es el del domicilio elegido'],
    [{ idInmuebleTipo: 99 }, 'idInmuebleTipo', 'Tipo de inmueble: no existe'],
  ])('lo que dice el borrador: %j', async (cambios, path, message) => {
    await v.borrador(cambios)
    await v.adjuntar([fotoDePrueba(1)])
    const [status, ...resto] = await rechazo(v.realizarPago())
    expect([status === 400 || status === 404, ...resto]).toEqual([true, path, message])
  })

  it('un domicilio escrito a mano es de quien lo escribió, y lleva lo catastral y una calle habilitada', async () => {
    const obra = {
      Padron: '777',
      idCalle: 1,
      NroPuerta: 'S/N',
      Seccion: '1',
      Manzana: '2',
      Distrito: '3',
      Dominio: '4',
    }
    const agregar = async (quien: Demo, cambios: object) =>
      (
        await portal.como(quien, {
          method: 'POST',
          url: '/api/formulario/agregarDomicilioObra',
          payload: { ...obra, Parcela: '5', ...cambios },
        })
      ).json().id
    const intentar = async (idDomicilio: number, cambios: object = {}) => {
      await v.borrador({ ...obra, idDomicilio, ...cambios })
      return rechazo(v.realizarPago())
    }
    await v.borrador()
    await v.adjuntar([fotoDePrueba(1)])
    expect(await intentar(await agregar('pablo', {}))).toEqual([404, 'idDomicilio', 'Domicilio: no existe'])
    expect(await intentar(await agregar('clara', { Parcela: '' }))).toEqual([
      400,
      'Parcela',
      'Debe ingresar una parcela',
    ])
    const bueno = await agregar('clara', {})
    await v.consultar('update calle set estado = false where id_calle = 1')
    expect(await intentar(bueno)).toEqual([400, 'idCalle', 'La calle del domicilio ya no está habilitada: elija otra'])
    await v.consultar('update calle set estado = true where id_calle = 1')
    expect((await intentar(bueno))[0]).toBe(200)
  })

  it('lo que falla por dentro se dice con su texto', async () => {
    await v.borrador()
    await v.adjuntar([fotoDePrueba(1)])
    await v.consultar('alter table vereda_copia rename to vereda_copia_ida')
    const falla = await rechazo(v.realizarPago())
    await v.consultar('alter table vereda_copia_ida rename to vereda_copia')
    expect(falla).toEqual([500, undefined, 'Hubo un error al insertar el pago, contáctese con el administrador'])
  })
})

describe('lo que se paga queda como estaba', () => {
  it('lo mismo otra vez es el mismo pago; con otro importe o con otras respuestas, sin empezar, es otro', async () => {
    const primero = await v.comenzar()
    expect((await v.realizarPago()).json().idPago).toBe(primero)
    await v.borrador({ dep_mat_dias: '4' })
    const segundo = (await v.realizarPago(5175)).json()
    expect(segundo).toMatchObject({ estado: 'INICIADO', monto: 5175 })
    expect(segundo.idPago).not.toBe(primero)
    expect((await v.pago(primero)).estado).toBe('CANCELADO')
    await v.borrador({ dep_mat_dias: '4', email: 'otra@vecinos.example' })
    const tercero = (await v.realizarPago(5175)).json().idPago
    expect([(await v.pago(segundo.idPago)).estado, (await v.pago(tercero)).estado]).toEqual(['CANCELADO', 'INICIADO'])
  })

  it('con otra tarifa que da el mismo total, sin empezar, es otro: cada uno lleva las suyas', async () => {
    const primero = await v.comenzar()
    // The least duty is below what these works pay.
    await v.consultar('update tarifa_historial set valor = valor + 1 where id_tarifa = 64')
    const segundo = (await v.realizarPago()).json().idPago
    await v.consultar('update tarifa_historial set valor = valor - 1 where id_tarifa = 64')
    expect([(await v.pago(primero)).estado, (await v.pago(segundo)).estado]).toEqual(['CANCELADO', 'INICIADO'])
    expect([primero, segundo].length).toBe(new Set([primero, segundo]).size)
  })

  it('lo que el proveedor ya tiene en la tarjeta no se suelta, aunque todavía no lo haya dicho', async () => {
    const primero = await v.comenzar({ fotos: 1 })
    const { transaccion } = await v.pago(primero)
    proveedor.dira(transaccion, 2, 492_500)
    await v.borrador({ dep_mat_dias: '4' })
    expect((await v.realizarPago(5175)).json().otros).toMatchObject([{ idPago: primero, situacion: 'PAGANDO' }])
    expect((await v.pago(primero)).estado).toBe('EN_PROCESO')
  })

  it('en la tarjeta, lo mismo es el mismo; con otras respuestas u otras fotos es otro, y el primero se nombra', async () => {
    const primero = await v.comenzar({ fotos: 1 })
    await v.resolver(primero, 2)
    expect((await v.realizarPago()).json()).toMatchObject({ idPago: primero, estado: 'EN_PROCESO', otros: [] })
    await v.borrador({ dep_mat_dias: '4' })
    const segundo = (await v.realizarPago(5175)).json()
    expect(segundo).toMatchObject({
      estado: 'INICIADO',
      monto: 5175,
      fields: expect.any(Object),
      otros: [
        {
          idPago: primero,
          situacion: 'PAGANDO',
          monto: 4925,
          domicilio: 'SAN MARTIN 450',
          comenzado: expect.any(String),
          respuestas: { Padron: '100001', dep_mat_dias: '3', vereda: '1' },
        },
      ],
    })
    expect(segundo.idPago).not.toBe(primero)
    await v.adjuntar([fotoDePrueba(2)])
    const tercero = (await v.realizarPago(5175)).json()
    expect([primero, segundo.idPago]).not.toContain(tercero.idPago)
    // What never reached the provider is over; what did goes on apart.
    expect([(await v.pago(primero)).estado, (await v.pago(segundo.idPago)).estado]).toEqual(['EN_PROCESO', 'CANCELADO'])
  })

  it('otro padrón con el pago del primero en la tarjeta: cada pago presenta lo suyo', async () => {
    const primero = await v.comenzar()
    await v.resolver(primero, 2)
    const [otro] = await v.consultar(
      `select id_domicilio, id_calle, nro_puerta from domicilio where padron = '100002' and origen = 'PADRON'`,
    )
    await v.borrador({
      Padron: '100002',
      idDomicilio: otro.id_domicilio,
      idCalle: otro.id_calle,
      NroPuerta: otro.nro_puerta,
    })
    const segundo = (await v.realizarPago()).json().idPago
    expect(segundo).not.toBe(primero)
    expect(await v.enCurso()).toMatchObject({ idPago: segundo, respuestas: { Padron: '100002' } })
    expect((await portal.como('clara', { url: '/api/veredas/enCurso' })).json().otras).toMatchObject([
      { idPago: primero, situacion: 'PAGANDO', respuestas: { Padron: '100001' } },
    ])
    await v.resolver(segundo)
    expect((await v.carpetas()).map(({ padron }) => padron)).toEqual(['100002'])
    await v.resolver(primero)
    expect((await v.carpetas()).map(({ padron }) => padron)).toEqual(['100002', '100001'])
    expect([(await v.pago(primero)).revision, (await v.pago(segundo)).revision]).toEqual([null, null])
  })

  it('quien sigue con el primero deja lo que empezó en su lugar', async () => {
    const primero = await v.comenzar()
    await v.resolver(primero, 2)
    await v.borrador({ dep_mat_dias: '4' })
    const segundo = (await v.realizarPago(5175)).json().idPago
    expect((await repetir(primero)).json()).toMatchObject({ idPago: primero, estado: 'EN_PROCESO', monto: 4925 })
    expect((await v.pago(segundo)).estado).toBe('CANCELADO')
  })

  it('lo pagado sin completar se da de nuevo: por el mismo padrón no se cobra otra vez', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    await v.borrador({ dep_mat_dias: '4' })
    expect((await v.realizarPago(5175)).json()).toMatchObject({
      idPago,
      estado: 'CONFIRMADO',
      monto: 4925,
      action: null,
      fields: null,
      otros: [],
    })
  })

  it('dos de un mismo padrón que se confirman: uno se presenta, y el otro es para devolver', async () => {
    const primero = await v.comenzar()
    await v.resolver(primero, 2)
    await v.borrador({ dep_mat_dias: '4' })
    const segundo = (await v.realizarPago(5175)).json().idPago
    await v.resolver(segundo)
    await v.resolver(primero)
    expect(await v.carpetas()).toMatchObject([{ total_a_abonar: 517_500 }])
    expect([(await v.pago(segundo)).revision, (await v.pago(primero)).revision]).toEqual([null, 'REPETIDO'])
  })

  it('se presenta lo copiado: ni el borrador cambiado después, ni la tarifa de después; y el borrador cambiado queda', async () => {
    const idPago = await v.comenzar()
    await v.borrador({ dep_mat_dias: '9', MontodeObra: '999.999' })
    await v.consultar('update tarifa_historial set valor = valor * 2')
    await v.resolver(idPago)
    await v.consultar('update tarifa_historial set valor = valor / 2')
    const [carpeta] = await v.carpetas()
    expect(carpeta).toMatchObject({ total_a_abonar: 492_500, monto_obra: 30_000_000 })
    expect((await portal.como('clara', { url: '/api/borradores/veredas' })).json().datos).toMatchObject({
      dep_mat_dias: '9',
    })
  })

  it('borrado el borrador con el pago abierto, se presenta igual, con sus fotos', async () => {
    const idPago = await v.comenzar()
    await portal.como('clara', { method: 'DELETE', url: '/api/borradores/veredas' })
    await barrerDelTodo(portal)
    await v.resolver(idPago)
    const [{ id_carpeta }] = await v.carpetas()
    const fotos = await v.consultar('select clase from archivo where id_carpeta = $1', [id_carpeta])
    expect(fotos).toEqual([{ clase: 'FOTO_VEREDA' }, { clase: 'FOTO_VEREDA' }])
  })

  it('los campos se repiten mientras está abierto; después, 409; los de otra persona no existen', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    expect((await repetir(idPago)).json()).toMatchObject({ idPago, estado: 'INICIADO', action: expect.any(String) })
    expect((await repetir(idPago, 'pablo')).statusCode).toBe(404)
    await v.resolver(idPago, 4)
    const rechazado = await repetir(idPago)
    expect([rechazado.statusCode, rechazado.json().message]).toEqual([
      409,
      'El pago fue rechazado. No se le cobró nada',
    ])
    const otro = (await v.realizarPago()).json().idPago
    expect(otro).not.toBe(idPago)
    await v.resolver(otro)
    expect((await repetir(otro)).statusCode).toBe(409)
  })

  it('el borrador no se borra por viejo mientras se lo paga; sin pago, sí', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    const envejecer = () => v.consultar(`update borrador set modificado_el = now() - interval '61 days'`)
    const hay = async () => (await v.consultar("select from borrador where clave = 'veredas'")).length
    await envejecer()
    await portal.trabajar('avisar-borradores')
    await portal.trabajar('conservar')
    expect([await hay(), await v.correos()]).toEqual([1, []])
    await v.resolver(idPago)
    await portal.trabajar('conservar')
    expect(await hay()).toBe(1)
    await v.consultar("update pago set estado = 'RECHAZADO', confirmado_el = null where id_pago = $1", [idPago])
    await portal.trabajar('conservar')
    expect(await hay()).toBe(0)
  })
})
