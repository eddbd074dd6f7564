import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CONSERVADORA,
  type ElevadoresDePrueba,
  elevadoresDePrueba,
  FORMULARIO_30,
  REALIZADA,
  RECHAZADA,
} from '../../pruebas/elevadoresDePrueba.ts'
import { hastaQueEsperen } from '../../pruebas/hastaQueEsperen.ts'

let e: ElevadoresDePrueba
beforeAll(async () => {
  e = await elevadoresDePrueba()
})
beforeEach(() => e.limpiar())

const primero = async (pedido: ReturnType<ElevadoresDePrueba['pedir']>) => {
  const respuesta = await pedido
  const { errors } = respuesta.json()
  return [respuesta.statusCode, errors?.[0]?.path, errors?.[0]?.msg]
}
const ENVIADO = { ok: true, message: 'Formulario enviado!', idCarpeta: expect.any(Number) }

it('un pago de antes, que no dice para qué presentación se empezó, deja de estar en curso cuando se presenta con él', async () => {
  const idPago = await e.pagar(null)
  await e.consulta(`update pago set referencia = referencia - 'despuesDe' where id_pago = $1`, [idPago])
  expect((await e.enCurso()).pago).toMatchObject({ idPago })
  expect((await e.presentar27({ idPago })).json()).toEqual(ENVIADO)
  expect((await e.enCurso()).pago).toBeNull()
  await e.borrador({ nroelevadores: 4 })
  expect((await e.preparar()).json().idPago).not.toBe(idPago)
})

it('lo que el registro tiene más largo se presenta como está; escrito a mano, o de otro, no (A-201)', async () => {
  const [{ id, calle }] = await e.consulta(
    `insert into domicilio (id_calle, calle_texto, nro_puerta, piso, departamento, padron, origen)
     select id_calle, calle_texto, '12500', 'PB', '10B', '991', 'PADRON' from domicilio where id_domicilio = $1
     returning id_domicilio as id, id_calle as calle`,
    [e.idDomicilio],
  )
  const largo = { Padron: '991', idDomicilio: id, idCalle: calle, nropuerta: '12500', Piso: 'PB', Departamento: '10B' }
  expect((await e.presentar27(largo)).json()).toEqual(ENVIADO)
  expect(await primero(e.presentar27({ ...largo, nropuerta: '12501' }))).toEqual([
    400,
    'nropuerta',
    'Número de puerta: debe tener como máximo 4 caracteres',
  ])
  expect(await primero(e.presentar27({ ...largo, Departamento: '10C' }))).toEqual([
    400,
    'Departamento',
    'Departamento: debe tener como máximo 2 caracteres',
  ])
  const deEmpresa = { ...CONSERVADORA, idCalleInstitucion: calle }
  const con = { ...deEmpresa, idDomicilio: id, padron: '991', nropuertaInstitucion: '12500', dptoInstitucion: '10B' }
  expect((await e.presentar('29', con)).statusCode).toBe(200)
  const sinBuscar = { ...deEmpresa, nropuertaInstitucion: '12500' }
  const DE_MAS = [400, 'nropuertaInstitucion', 'Número de puerta: debe tener como máximo 4 caracteres']
  expect(await primero(e.presentar('29', sinBuscar))).toEqual(DE_MAS)
  // Form 30 brings what the company's form 29 has.
  const de30 = { ...FORMULARIO_30, idCalleInstitucion: calle }
  expect((await e.presentar('30', { ...de30, nropuertaInstitucion: '12500', dptoInstitucion: '10B' })).statusCode).toBe(
    200,
  )
  expect(await primero(e.presentar('30', { ...de30, nropuertaInstitucion: '12501' }))).toEqual(DE_MAS)
})

describe('los límites del formulario 27', () => {
  it.each([
    [{ Padron: '999999999' }, 'Padron', 'Padrón: debe tener de 1 a 6 números, sin letras'],
    [{ Padron: '1000011' }, 'Padron', 'Padrón: debe tener de 1 a 6 números, sin letras'],
    [{ Padron: '' }, 'Padron', 'Escriba el padrón'],
    [{ PadronInmueble: '1000011' }, 'PadronInmueble', 'Padrón del inmueble: debe tener de 1 a 6 números, sin letras'],
    [{ PadronInmueble: '' }, 'PadronInmueble', 'Escriba el padrón del inmueble'],
    [{ nropuerta: '12345' }, 'nropuerta', 'Número de puerta: debe tener como máximo 4 caracteres'],
    [{ nropuerta: '' }, 'nropuerta', 'Escriba el número de puerta'],
    [
      { nropuertaInmueble: '12345' },
      'nropuertaInmueble',
      'Número de puerta del inmueble: debe tener como máximo 4 caracteres',
    ],
    [{ Piso: '123' }, 'Piso', 'Piso: debe tener como máximo 2 caracteres'],
    [{ Departamento: 'ABC' }, 'Departamento', 'Departamento: debe tener como máximo 2 caracteres'],
    [{ nroelevadores: 0 }, 'nroelevadores', 'Cantidad de elevadores: debe ser 1 o más'],
    [{ nroelevadores: -1 }, 'nroelevadores', 'Cantidad de elevadores: debe ser 1 o más'],
    [{ nroelevadores: 1000 }, 'nroelevadores', 'Cantidad de elevadores: debe ser 999 o menos'],
    [{ nroelevadores: '' }, 'nroelevadores', 'Escriba la cantidad de elevadores'],
    [{ nroelevadores: '1,5' }, 'nroelevadores', 'Cantidad de elevadores: debe ser un número entero'],
    [{ expedienteobra: 0 }, 'expedienteobra', 'Expediente de obra: debe ser 1 o más'],
    [{ expedienteobra: -1 }, 'expedienteobra', 'Expediente de obra: debe ser 1 o más'],
    [{ expedienteobra: 1_000_000_000 }, 'expedienteobra', 'Expediente de obra: debe ser 999.999.999 o menos'],
    [{ expedienteobra: '' }, 'expedienteobra', 'Escriba el expediente de obra'],
    [{ idDomicilio: '' }, 'idDomicilio', 'Busque el domicilio por su padrón, o cárguelo a mano'],
  ])('%j se rechaza al enviar y antes de pagar', async (respuestas, campo, msg) => {
    expect(await primero(e.presentar27(respuestas))).toEqual([400, campo, msg])
    await e.borrador(respuestas)
    expect(await primero(e.preparar())).toEqual([400, campo, msg])
  })

  it.each([
    { nroelevadores: 1, expedienteobra: 1 },
    { nroelevadores: 999, expedienteobra: 999_999_999 },
  ])('%j se acepta', async (respuestas) => {
    expect((await e.presentar27(respuestas)).json()).toEqual(ENVIADO)
  })

  it('sin recibo, con seis, y con cinco', async () => {
    expect(await primero(e.presentar27({}, 'clara', 0))).toEqual([
      400,
      'comprobante',
      'Debe adjuntar el comprobante de pago!',
    ])
    expect(await primero(e.presentar27({}, 'clara', 6))).toEqual([
      400,
      'comprobante',
      'No puede adjuntar mas de 5 archivos',
    ])
    const { idCarpeta } = (await e.presentar27({}, 'clara', 5)).json()
    expect(await e.consulta('select clase from archivo where id_carpeta = $1', [idCarpeta])).toEqual(
      Array.from({ length: 5 }, () => ({ clase: 'RECIBO_FORM' })),
    )
  })

  it('lo que no es del domicilio elegido se rechaza; el domicilio de otra persona no existe', async () => {
    expect(await primero(e.presentar27({ PadronInmueble: '100002' }))).toEqual([
      400,
      'PadronInmueble',
      'Padrón del inmueble: no coincide con el domicilio elegido',
    ])
    expect(await primero(e.presentar27({ nropuerta: '451' }))).toEqual([
      400,
      'nropuerta',
      'Número de puerta: no coincide con el domicilio elegido',
    ])
    const escrito = { Padron: '555', idCalle: 1, NroPuerta: '10', Piso: '2', Departamento: 'B' }
    const { id } = (await e.pedir('pablo', 'POST', '/formulario/agregarDomicilioObra', escrito)).json()
    const deOtro = { Padron: '555', idDomicilio: id, idCalle: 1, nropuerta: '10', Piso: '2', Departamento: 'B' }
    expect(await primero(e.presentar27(deOtro))).toEqual([
      404,
      'idDomicilio',
      'El domicilio no existe o no está a su alcance',
    ])
    await e.borrador(deOtro)
    expect(await primero(e.preparar())).toEqual([404, 'idDomicilio', 'El domicilio no existe o no está a su alcance'])
    const { idCarpeta } = (await e.presentar27(deOtro, 'pablo')).json()
    const { registro } = (await e.pedir('pablo', 'GET', `/elevadores/registro/27/${idCarpeta}`)).json()
    expect(registro.bloques[1].respuestas.map(({ respuesta }: { respuesta: string }) => respuesta)).toEqual([
      '555',
      expect.any(String),
      '10',
      '2',
      'B',
    ])
  })
})

describe('lo que pone el servidor', () => {
  it('importe, tarifa, fecha y persona mandados no cambian nada', async () => {
    const { idCarpeta } = (
      await e.presentar27({
        importe: '1',
        tarifa: '1',
        idTarifa: '64',
        pagado: '1',
        fecha: '2001-01-01',
        idPersona: '1',
        idPago: '',
      })
    ).json()
    const [fila] = await e.consulta(
      `select f.id_persona, f.importe, f.tarifa, f.id_pago, f.fecha > now() - interval '1 minute' as ahora,
         c.id_uso, c.completa, c.total_a_abonar, c.padron, c.id_persona as titular
       from formulario27 f join carpeta c using (id_carpeta) where id_carpeta = $1`,
      [idCarpeta],
    )
    expect(fila).toEqual({
      id_persona: 7,
      importe: 520_000,
      tarifa: 520_000,
      id_pago: null,
      ahora: true,
      id_uso: 13,
      completa: true,
      total_a_abonar: 520_000,
      padron: '100001',
      titular: 7,
    })
    expect(
      await e.consulta('select id_formulario_tipo, grabado, id_pago from carpeta_formulario where id_carpeta = $1', [
        idCarpeta,
      ]),
    ).toEqual([{ id_formulario_tipo: 27, grabado: true, id_pago: null }])
    expect(await e.consulta(`select redaccion ->> 'asunto' as asunto from correo_saliente`)).toEqual([
      { asunto: `Carpeta ${idCarpeta}: presentada` },
    ])
  })

  it('está en la lista del personal y en la propia', async () => {
    const { idCarpeta } = (await e.presentar27()).json()
    const mias = (await e.pedir('clara', 'GET', '/documentacion/listarCarpetasVeredas')).json()
    expect(mias.carpetas[0]).toMatchObject({
      idCarpeta,
      uso: 'ELEVADORES',
      encomiendatipo: null,
      carpetaCompleta: true,
    })
    const todas = (await e.pedir('lucia', 'GET', '/documentacion/listarTodas?estado=PRESENTADO&completas=1')).json()
    expect(todas.carpetas[0]).toMatchObject({ idCarpeta, titular: 'Nieva Clara', Padron: '100001' })
  })
})

describe('pagar el formulario 27', () => {
  it('se cobra la tarifa 116 y se cierran los datos que se pagan; enviado, se usa ese pago y se suelta todo', async () => {
    await e.borrador()
    const preparado = (await e.preparar()).json()
    expect(preparado).toMatchObject({ monto: 5200, estado: 'INICIADO' })
    expect(e.proveedor.pedidos.at(-1)).toMatchObject({
      producto: 'ALTA DE RESPONSABLES DE ASCENSORES',
      exito: 'https://catastro.prueba/#/formulario27',
      cancelacion: 'https://catastro.prueba/#/pagoError',
    })
    const { idPago } = preparado
    expect(await e.enCurso()).toMatchObject({
      pago: { idPago, estado: 'INICIADO', monto: 5200 },
      respuestas: { Padron: '100001', nroelevadores: 3, expedienteobra: 4127 },
    })
    e.proveedor.dira(preparado.fields.TransaccionComercioId, REALIZADA, 5_200_00)
    await e.conciliar(idPago)
    expect((await e.enCurso()).pago).toEqual({ idPago, estado: 'CONFIRMADO', monto: 5200 })
    expect((await e.preparar()).json()).toEqual({
      idPago,
      estado: 'CONFIRMADO',
      monto: 5200,
      action: null,
      fields: null,
    })

    const { idCarpeta } = (await e.presentar27({ idPago })).json()
    expect(
      await e.consulta('select usado_por, concluido_el is not null as concluido from pago where id_pago = $1', [
        idPago,
      ]),
    ).toEqual([{ usado_por: `carpeta ${idCarpeta} formulario 27`, concluido: true }])
    expect(
      await e.consulta('select id_pago, pagado from carpeta_formulario where id_carpeta = $1', [idCarpeta]),
    ).toEqual([{ id_pago: idPago, pagado: 520_000 }])
    expect(await e.enCurso()).toEqual({
      pago: null,
      respuestas: null,
      ultima: { idCarpeta, padron: '100001', fecha: expect.any(String), pago: { idPago, estado: 'CONFIRMADO' } },
    })
    expect((await e.pedir('clara', 'GET', '/borradores/formulario27')).json().datos).toBeNull()
  })

  it('con otros datos que los pagados no se envía, y lo escrito no se pierde', async () => {
    const idPago = await e.pagar()
    expect(await e.rechazo(e.presentar27({ nroelevadores: 4 }))).toEqual([
      409,
      'El pago se inició con otras respuestas: vuelva a abrir el formulario para ver las que pagó',
    ])
    expect((await e.pedir('clara', 'GET', '/borradores/formulario27')).json().datos.nroelevadores).toBe(3)
    expect(await e.carpetas27()).toEqual([])
    expect((await e.presentar27({ idPago })).statusCode).toBe(200)
  })

  it('cambiar el borrador con el pago abierto no cambia lo que se paga', async () => {
    await e.pagar(null)
    await e.borrador({ nroelevadores: 9 })
    expect((await e.enCurso()).respuestas.nroelevadores).toBe(3)
    expect(await e.rechazo(e.presentar27({ nroelevadores: 9 }))).toMatchObject([409, expect.any(String)])
  })

  it('un pago que termina sin pagarse suelta los datos, y el siguiente cierra los nuevos', async () => {
    const rechazado = await e.pagar(RECHAZADA)
    expect(await e.enCurso()).toMatchObject({ pago: null, respuestas: null })
    const otro = await e.pagar(null, { nroelevadores: 5 })
    expect(otro).not.toBe(rechazado)
    expect((await e.enCurso()).respuestas.nroelevadores).toBe(5)
  })

  it('enviado antes de que se confirme, el pago se enlaza al confirmarse, aunque sea un día después', async () => {
    const idPago = await e.pagar(null)
    const { idCarpeta } = (await e.presentar27({ idPago })).json()
    await e.consulta(`update pago set creado_el = creado_el - interval '25 hours' where id_pago = $1`, [idPago])
    expect((await e.enCurso()).ultima.pago).toEqual({ idPago, estado: 'INICIADO' })
    e.proveedor.dira(await e.transaccion(idPago), REALIZADA, 5_200_00)
    await e.conciliar(idPago)
    await e.conciliar(idPago)
    expect(await e.consulta('select usado_por, revision from pago where id_pago = $1', [idPago])).toEqual([
      { usado_por: `carpeta ${idCarpeta} formulario 27`, revision: null },
    ])
    expect(
      await e.consulta('select id_pago, pagado from carpeta_formulario where id_carpeta = $1', [idCarpeta]),
    ).toEqual([{ id_pago: idPago, pagado: 520_000 }])
    expect((await e.enCurso()).ultima.pago).toEqual({ idPago, estado: 'CONFIRMADO' })
  })

  it('confirmado sin haberse enviado, avisa por correo que falta, y espera', async () => {
    const idPago = await e.pagar()
    expect(await e.consulta(`select motivo, redaccion ->> 'asunto' as asunto from correo_saliente`)).toEqual([
      { motivo: 'ELEVADORES', asunto: 'Pago confirmado: falta enviar el formulario 27 del padrón 100001' },
    ])
    expect((await e.presentar27()).json()).toEqual(ENVIADO)
    expect(await e.carpetas27()).toMatchObject([{ id_pago: idPago }])
  })

  it('una tarifa que cambia después de iniciar el pago no lo deja sin efecto', async () => {
    const idPago = await e.pagar()
    await e.consulta(
      `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde) values (116, 0, 0, 999999, now())`,
    )
    const { idCarpeta } = (await e.presentar27({ idPago })).json()
    await e.consulta('delete from tarifa_historial where valor = 999999')
    expect(await e.consulta('select importe from formulario27 where id_carpeta = $1', [idCarpeta])).toEqual([
      { importe: 520_000 },
    ])
  })

  it('borrada la carpeta con el pago en la tarjeta, lo cobrado queda para devolver', async () => {
    const idPago = await e.pagar(null)
    const { idCarpeta } = (await e.presentar27({ idPago })).json()
    await e.pedir('ana', 'DELETE', '/documentacion', { id: idCarpeta })
    e.proveedor.dira(await e.transaccion(idPago), REALIZADA, 5_200_00)
    await e.conciliar(idPago)
    expect(await e.consulta('select revision, usado_el from pago where id_pago = $1', [idPago])).toEqual([
      { revision: 'CARPETA_BORRADA', usado_el: null },
    ])
  })

  it('borrada la carpeta que ya estaba pagada, el pago queda para devolver; su titular no la borra', async () => {
    const idPago = await e.pagar()
    const { idCarpeta } = (await e.presentar27({ idPago })).json()
    expect((await e.pedir('clara', 'DELETE', '/documentacion', { id: idCarpeta })).statusCode).toBe(409)
    expect((await e.pedir('ana', 'DELETE', '/documentacion', { id: idCarpeta })).statusCode).toBe(200)
    expect(await e.consulta('select revision from pago where id_pago = $1', [idPago])).toEqual([
      { revision: 'CARPETA_BORRADA' },
    ])
  })

  it('el pago de otra persona, o de otra cosa, no sirve', async () => {
    const idPago = await e.pagar()
    const rechazo = [404, 'El pago no existe o no está a su alcance']
    expect(await e.rechazo(e.presentar27({ idPago }, 'pablo'))).toEqual(rechazo)
    const otro = (
      await e.pedir('clara', 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron: '100001' })
    ).json()
    expect(await e.rechazo(e.presentar27({ idPago: otro.idPago }))).toEqual([
      409,
      'El pago es de otro monto o de otro trámite',
    ])
    expect(await e.carpetas27()).toEqual([])
  })

  it.each([
    [4, 'El pago fue rechazado. No se le cobró nada'],
    [8, 'El pago se canceló. No se le cobró nada'],
    [7, 'El pago venció sin terminarse. No se le cobró nada'],
  ])('con un pago que terminó sin pagarse (%i) no se presenta', async (dice, texto) => {
    const idPago = await e.pagar(dice)
    expect(await e.rechazo(e.presentar27({ idPago }))).toEqual([409, texto])
    expect(await e.carpetas27()).toEqual([])
    // Without it, the receipt is what staff check.
    expect((await e.presentar27()).json()).toEqual(ENVIADO)
  })

  it('con un pago devuelto no se presenta', async () => {
    const idPago = await e.pagar()
    e.proveedor.dira(await e.transaccion(idPago), 9, 5_200_00)
    await e.conciliar(idPago)
    expect(await e.rechazo(e.presentar27({ idPago }))).toEqual([409, 'El importe de este pago se devolvió'])
  })
})

describe('nada dos veces', () => {
  it('dos pestañas que envían a la vez con el mismo pago hacen una carpeta, y las dos la nombran', async () => {
    const idPago = await e.pagar()
    const otraSesion = await e.portal.db.$client.connect()
    await otraSesion.query('begin')
    await otraSesion.query('select from pago where id_pago = $1 for update', [idPago])
    const enviadas = Promise.all([e.presentar27({ idPago }), e.presentar27({ idPago })])
    await hastaQueEsperen(e.portal.db, 2)
    await otraSesion.query('rollback')
    otraSesion.release()
    const [una, otra] = await enviadas
    expect([una.statusCode, otra.statusCode]).toEqual([200, 200])
    expect(una.json().idCarpeta).toBe(otra.json().idCarpeta)
    expect(await e.carpetas27()).toEqual([{ id_carpeta: una.json().idCarpeta, id_pago: idPago }])
    expect(
      await e.consulta('select count(*)::integer as n from archivo where id_carpeta = $1', [una.json().idCarpeta]),
    ).toEqual([{ n: 1 }])
  })

  it('la pestaña que llega tarde recibe la carpeta que ya está, y no toca el borrador siguiente', async () => {
    const idPago = await e.pagar()
    const { idCarpeta } = (await e.presentar27({ idPago })).json()
    await e.borrador({ nroelevadores: 8 })
    expect((await e.presentar27({ idPago })).json()).toEqual({ ...ENVIADO, idCarpeta })
    expect(await e.rechazo(e.presentar27({ idPago, nroelevadores: 7 }))).toEqual([
      409,
      `Este pago es del formulario 27 de la carpeta ${idCarpeta}, que tiene otras respuestas: para este corresponde el suyo`,
    ])
    expect(await e.carpetas27()).toHaveLength(1)
    expect((await e.pedir('clara', 'GET', '/borradores/formulario27')).json().datos.nroelevadores).toBe(8)
  })

  it('dos pestañas que pagan a la vez reciben el mismo pago', async () => {
    await e.borrador()
    const [uno, otro] = await Promise.all([e.preparar(), e.preparar()])
    expect(uno.json().idPago).toBe(otro.json().idPago)
    expect(
      await e.consulta(`select count(*)::integer as n from pago where tipo = 'FORM27' and concluido_el is null`),
    ).toEqual([{ n: 1 }])
  })

  it('repetido con su clave, contesta lo mismo', async () => {
    const clave = { 'idempotency-key': 'clave-de-prueba-1' }
    const una = await e.presentar27({}, 'clara', 1, clave)
    const otra = await e.presentar27({}, 'clara', 1, clave)
    expect(otra.json()).toEqual(una.json())
    expect(await e.carpetas27()).toHaveLength(1)
  })

  it('presentado uno con el pago abierto, el de otro inmueble se paga aparte', async () => {
    const primero = await e.pagar(null)
    await e.presentar27({ idPago: primero })
    const [otro] = await e.consulta(
      `select id_domicilio as id, id_calle as calle from domicilio where padron = '100002' and origen = 'PADRON'`,
    )
    const inmueble = {
      PadronInmueble: '100002',
      idDomicilioInmueble: otro.id,
      idCalleInmueble: otro.calle,
      nropuertaInmueble: '120',
    }
    const segundo = await e.pagar(REALIZADA, inmueble)
    expect(segundo).not.toBe(primero)
    expect((await e.presentar27({ idPago: segundo, ...inmueble })).json()).toEqual(ENVIADO)
    expect((await e.carpetas27()).map(({ id_pago }) => id_pago)).toEqual([primero, segundo])
  })

  it('otro del mismo inmueble, con el pago del primero abierto, tiene el suyo; y cada uno queda pagado', async () => {
    const primero = await e.pagar(null)
    const { idCarpeta } = (await e.presentar27({ idPago: primero })).json()
    await e.borrador({ nroelevadores: 8 })
    const preparado = (await e.preparar()).json()
    expect(preparado).toMatchObject({ estado: 'INICIADO', monto: 5200, fields: expect.any(Object) })
    const segundo = preparado.idPago
    expect(segundo).not.toBe(primero)
    expect((await e.enCurso()).pago).toMatchObject({ idPago: segundo })
    const otra = (await e.presentar27({ idPago: segundo, nroelevadores: 8 })).json().idCarpeta
    expect(otra).not.toBe(idCarpeta)
    for (const idPago of [segundo, primero]) {
      e.proveedor.dira(await e.transaccion(idPago), REALIZADA, 5_200_00)
      await e.conciliar(idPago)
    }
    expect(
      await e.consulta(
        `select id_carpeta, c.id_pago, pagado, nroelevadores, p.revision
         from carpeta_formulario c join formulario27 f using (id_carpeta) join pago p on p.id_pago = f.id_pago
         where id_carpeta = any($1) order by 1`,
        [[idCarpeta, otra]],
      ),
    ).toEqual([
      { id_carpeta: idCarpeta, id_pago: primero, pagado: 520_000, nroelevadores: 3, revision: null },
      { id_carpeta: otra, id_pago: segundo, pagado: 520_000, nroelevadores: 8, revision: null },
    ])
  })

  it('cancelado, presentado con su comprobante y cobrado después: paga lo presentado, y no lo que siga', async () => {
    const idPago = await e.pagar(8)
    const { idCarpeta } = (await e.presentar27()).json()
    e.proveedor.dira(await e.transaccion(idPago), REALIZADA, 5_200_00)
    await e.conciliar(idPago)
    expect(
      await e.consulta('select id_pago, pagado from carpeta_formulario where id_carpeta = $1', [idCarpeta]),
    ).toEqual([{ id_pago: idPago, pagado: 520_000 }])
    expect(await e.enCurso()).toMatchObject({ pago: null, ultima: { pago: { idPago, estado: 'CONFIRMADO' } } })
    const otro = await e.pagar(null)
    expect(otro).not.toBe(idPago)
  })

  it('pagado dos veces lo mismo, lo segundo es para devolver, y no paga lo que siga', async () => {
    const primero = await e.pagar(8)
    const segundo = await e.pagar()
    const { idCarpeta } = (await e.presentar27({ idPago: segundo })).json()
    e.proveedor.dira(await e.transaccion(primero), REALIZADA, 5_200_00)
    await e.conciliar(primero)
    expect(await e.consulta('select revision, usado_el from pago where id_pago = $1', [primero])).toEqual([
      { revision: 'REPETIDO', usado_el: null },
    ])
    expect(await e.consulta('select pagado from carpeta_formulario where id_carpeta = $1', [idCarpeta])).toEqual([
      { pagado: 520_000 },
    ])
    expect((await e.enCurso()).pago).toBeNull()
    expect(await e.rechazo(e.presentar27({ idPago: primero, nroelevadores: 8 }))).toEqual([
      409,
      'Este pago es de otra presentación: para esta corresponde el suyo',
    ])
  })
})

describe('soltar los datos de un pago que no llegó al proveedor', () => {
  it('la ventana bloqueada: se suelta, se cambia y se paga lo nuevo', async () => {
    const idPago = await e.pagar(null)
    expect((await e.soltar()).json()).toEqual({ ok: true, message: 'Ya puede cambiar los datos' })
    expect(await e.enCurso()).toMatchObject({ pago: null, respuestas: null })
    const otro = await e.pagar(REALIZADA, { nroelevadores: 6 })
    expect(otro).not.toBe(idPago)
    expect((await e.presentar27({ idPago: otro, nroelevadores: 6 })).json()).toEqual(ENVIADO)
  })

  it('el que el proveedor ya conoce no se suelta; sin pago, se dice', async () => {
    expect(await e.rechazo(e.soltar())).toEqual([409, 'No hay un pago sin empezar'])
    const idPago = await e.pagar(null)
    e.proveedor.dira(await e.transaccion(idPago), 2, 5_200_00)
    expect(await e.rechazo(e.soltar())).toEqual([
      409,
      'El pago ya está en curso: espere su resultado para cambiar los datos',
    ])
    expect((await e.enCurso()).pago).toMatchObject({ idPago, estado: 'EN_PROCESO' })
  })

  it('pagado después de soltarse, lo cobrado sirve para lo que se escribió después', async () => {
    const idPago = await e.pagar(null)
    await e.soltar()
    await e.pagar(RECHAZADA, { nroelevadores: 6 })
    e.proveedor.dira(await e.transaccion(idPago), REALIZADA, 5_200_00)
    await e.conciliar(idPago)
    expect(await e.enCurso()).toMatchObject({ pago: { idPago, estado: 'CONFIRMADO' }, respuestas: null })
    expect((await e.presentar27({ idPago, nroelevadores: 6 })).json()).toEqual(ENVIADO)
  })
})

describe('consultar el formulario 27 de un inmueble', () => {
  const consultar = async (id: number, quien: 'pablo' | 'clara' = 'pablo') =>
    (await e.pedir(quien, 'GET', `/formulario/consultarFormulario27?id=${id}`)).json().form27

  it('da el más nuevo de los que valen: ni borrado ni rechazado', async () => {
    expect(await consultar(e.idDomicilio)).toBeNull()
    const primero = (await e.presentar27({ nroelevadores: 2 })).json().idCarpeta
    const segundo = (await e.presentar27({ nroelevadores: 4 }, 'pablo')).json().idCarpeta
    expect(await consultar(e.idDomicilio)).toEqual({
      idFormulario27: expect.any(Number),
      nroelevadores: 4,
      idPersonaCD: 2,
    })
    await e.aprobar(segundo, 'RECHAZADO')
    expect(await consultar(e.idDomicilio)).toMatchObject({ nroelevadores: 2, idPersonaCD: 7 })
    await e.pedir('ana', 'DELETE', '/documentacion', { id: primero })
    expect(await consultar(e.idDomicilio)).toBeNull()
  })

  it('un domicilio escrito a mano se busca por su padrón, y solo por quien lo escribió', async () => {
    await e.presentar27()
    const escrito = { Padron: '100001', idCalle: 1, NroPuerta: '10' }
    const { id } = (await e.pedir('pablo', 'POST', '/formulario/agregarDomicilioObra', escrito)).json()
    expect(await consultar(id)).toMatchObject({ idPersonaCD: 7 })
    expect(await consultar(id, 'clara')).toBeNull()
    expect(await consultar(999_999)).toBeNull()
  })
})
