import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import {
  FORMULARIO_2,
  FORMULARIO_19,
  pedidoDeFormulario,
  pedidoDeFormulario14,
  TOTAL_1BIS,
} from '../../pruebas/formulariosDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const obraNueva = () => carpetas.presentada({ idEncomiendaTipo: 1, idFormularioTipo: 1 })
const carteleria = () => carpetas.presentada({ idEncomiendaTipo: 4, idFormularioTipo: 17 })
const consultar = async (codigo: string, idCarpeta: number, quien: Demo = 'pablo') =>
  (await portal.como(quien, { url: `/api/formulario/consultarFormulario${codigo}?idCarpeta=${idCarpeta}` })).json()
const filas = async (idCarpeta: number) =>
  (
    await portal.como('pablo', {
      url: `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`,
    })
  )
    .json()
    .map((f: { codigoFormulario: string; grabado: number }) => `${f.codigoFormulario}:${f.grabado}`)

const rechazo = async (quien: Demo, pedido: Parameters<AppDePrueba['como']>[1]) => {
  const respuesta = await portal.como(quien, pedido)
  return [respuesta.statusCode, respuesta.json().message]
}

describe('los formularios 2 y 19', () => {
  it('se guardan como se enviaron, con su autor, y marcan su fila', async () => {
    const idCarpeta = await obraNueva()
    expect(await consultar('2', idCarpeta)).toEqual([])
    expect((await portal.como('pablo', pedidoDeFormulario('2', idCarpeta))).json()).toEqual({
      ok: true,
      message: 'Formulario enviado!',
    })
    expect((await portal.como('pablo', pedidoDeFormulario('19', idCarpeta, { fecha: null }))).json()).toEqual({
      ok: true,
      message: 'Formulario enviado!',
    })
    expect(await consultar('2', idCarpeta)).toEqual([
      expect.objectContaining({
        ...FORMULARIO_2,
        trabajoautorizado2: '',
        observacion5: '',
        idCarpeta,
        idFormulario: idCarpeta,
        idPersona: 2,
        autor: 'Medina Pablo',
      }),
    ])
    expect(await consultar('19', idCarpeta)).toEqual([
      expect.objectContaining({ ...FORMULARIO_19, calle: '24 DE SEPTIEMBRE', declarante: 'PROPIETARIO', idCarpeta }),
    ])
    expect(await filas(idCarpeta)).toEqual(['1:0', '1bis:0', '2:1', '19:1'])
  })

  it.each([
    ['el domicilio del inmueble', {}, true],
    ['otra puerta', { NroPuerta: '9999' }, false],
    ['otro piso', { Piso: '9' }, false],
  ])('el 19 dice si es el mismo domicilio: %s', async (_, distinto, mismoDomicilio) => {
    const idCarpeta = await obraNueva()
    await portal.db.$client.query(
      "update domicilio set piso = '' where id_domicilio = (select id_domicilio from carpeta where id_carpeta = $1)",
      [idCarpeta],
    )
    const url = `/api/formulario/buscarDomicilioPorCarpeta/${idCarpeta}`
    const { idCalle, NroPuerta, Departamento, Seccion, Manzana, Distrito, Dominio } = (
      await portal.como('pablo', { url })
    ).json().domicilio
    const delInmueble = { idCalle, NroPuerta, Piso: '', Dpto: Departamento }
    const catastrales = Object.fromEntries(
      Object.entries({ Seccion, Manzana, Distrito, Dominio }).map(([campo, valor]) => [campo, valor || 'X']),
    )
    const pedido = pedidoDeFormulario('19', idCarpeta, { ...delInmueble, ...catastrales, ...distinto })
    expect((await portal.como('pablo', pedido)).statusCode).toBe(200)
    expect(await consultar('19', idCarpeta)).toEqual([expect.objectContaining({ mismoDomicilio })])
  })

  it('el 19, con una calle deshabilitada o un declarante que no existe: 404 y nada cambia', async () => {
    const idCarpeta = await obraNueva()
    const { rows } = await portal.db.$client.query('select id_calle from calle where not estado limit 1')
    expect(await rechazo('pablo', pedidoDeFormulario('19', idCarpeta, { idCalle: rows[0].id_calle }))).toEqual([
      404,
      'Calle: no existe',
    ])
    expect(await rechazo('pablo', pedidoDeFormulario('19', idCarpeta, { idDeclarante: 99 }))).toEqual([
      404,
      'Declarante: no existe',
    ])
    expect(await filas(idCarpeta)).toEqual(['1:0', '1bis:0', '2:0', '19:0'])
  })
})

describe('el formulario 1bis', () => {
  it('el servidor calcula cada importe y guarda las tarifas que usó', async () => {
    const idCarpeta = await obraNueva()
    const alta = (await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta, { total: TOTAL_1BIS }))).json()
    expect(alta).toEqual({ ok: true, message: 'Formulario enviado!', idFormulario1bis: expect.any(Number) })
    const [guardado] = await consultar('1bis', idCarpeta)
    expect(guardado).toMatchObject({
      idFormulario1bis: alta.idFormulario1bis,
      supconstruida: 40.5,
      supconantecedentes: 59.5,
      suptotal: 100,
      valorm2obranueva: 98000,
      importeobranoc: 588000,
      importerefaccion: 1000,
      importetotalrefaccion: 60,
      supdemolicion: 0,
      importedemolicion: 0,
      metrosrebajecordon: '2 huellas',
      valorpesosmetro: 3200,
      importerebajecordon: 6400,
      totalderechosconstruccion: 594460,
      metroscerca: 10,
      valormetrocerca: 350,
      importetotalcerca: 3500,
      total: 597960,
      idPago: null,
    })
  })

  it('la demolición y el rebaje se cobran por metro, cada uno a su tarifa', async () => {
    const idCarpeta = await obraNueva()
    const respuestas = { supdemolicion: '10,5', metrosrebajecordon: '3' }
    expect((await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta, respuestas))).statusCode).toBe(200)
    // 10,5 m² at $ 450; 3 m at $ 3.200.
    expect((await consultar('1bis', idCarpeta))[0]).toMatchObject({
      importedemolicion: 4725,
      metrosrebajecordon: '3',
      importerebajecordon: 9600,
    })
  })

  it.each([
    ['total', 597_960.01],
    ['total', '597.959,99'],
    ['totalderechosconstruccion', 594_460.01],
    ['valorm2obranueva', 1],
    ['importetotalcerca', 'nada'],
  ])('%s que difiere (%s): 400 y nada cambia', async (campo, valor) => {
    const idCarpeta = await obraNueva()
    expect(await rechazo('pablo', pedidoDeFormulario('1bis', idCarpeta, { [campo]: valor }))).toEqual([
      400,
      'Lo calculado no coincide con las tarifas de hoy. Revise la liquidación, que se calculó de nuevo, y envíela otra vez',
    ])
    expect(await consultar('1bis', idCarpeta)).toEqual([])
  })

  it('una tarifa que cambia entre que se llena y se envía: se rechaza el total viejo, y el ya enviado no cambia', async () => {
    const [enviada, llenandose] = [await obraNueva(), await obraNueva()]
    await portal.como('pablo', pedidoDeFormulario('1bis', enviada, { total: TOTAL_1BIS }))
    const cambio =
      'insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde) values (65, 36055, 10000, 36055, now())'
    await portal.db.$client.query(cambio)
    try {
      expect((await rechazo('pablo', pedidoDeFormulario('1bis', llenandose, { total: TOTAL_1BIS })))[0]).toBe(400)
      // 10 m de cerca a 360,55 son 3.605,50: 105,50 más.
      const alta = await portal.como('pablo', pedidoDeFormulario('1bis', llenandose, { total: 598_065.5 }))
      expect(alta.statusCode).toBe(200)
      expect((await consultar('1bis', llenandose))[0]).toMatchObject({ valormetrocerca: 360.55, total: 598065.5 })
      expect((await consultar('1bis', enviada))[0]).toMatchObject({ valormetrocerca: 350, total: 597960 })
    } finally {
      await portal.db.$client.query('delete from tarifa_historial where id_tarifa = 65 and valor = 36055')
    }
  })

  it('sin pagar no completa la carpeta; el personal también lo llena, y queda quién', async () => {
    const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 14, idFormularioTipo: 2 })
    await portal.como('lucia', pedidoDeFormulario('1bis', idCarpeta))
    await carpetas.subir('pablo', idCarpeta)
    expect((await consultar('1bis', idCarpeta))[0].autor).toBe('Juárez Lucía')
    expect((await carpetas.fila(idCarpeta)).completa).toBe(false)
  })
})

describe('el formulario 14', () => {
  it('guarda el monto calculado, el recibo y al instalador, y completa la carpeta con su documento', async () => {
    const idCarpeta = await carteleria()
    const pedido = pedidoDeFormulario14(idCarpeta, { monto: '4375.00', cuitInstalador: '27309991112' })
    expect((await portal.como('pablo', pedido)).json()).toEqual({ ok: true, message: 'Datos enviados correctamente' })
    const [guardado] = await consultar('14', idCarpeta)
    expect(guardado).toMatchObject({
      monto: 4375,
      perimetro: '12,5',
      desde: '2026-12-01',
      representante: 7,
      cuitInstalador: '27309991112',
      empresaPublicidad: 0,
      idInstitucion: null,
      idPago: null,
    })
    const recibo = await portal.como('pablo', { url: `/api/documentacion/archivo/${guardado.idArchivoComprobante}` })
    expect([recibo.statusCode, recibo.headers['content-type']]).toEqual([200, 'application/pdf'])
    await carpetas.subir('pablo', idCarpeta)
    expect((await carpetas.fila(idCarpeta)).completa).toBe(true)
  })

  it('sin empresa, lo que se mande de ella no se guarda', async () => {
    const idCarpeta = await carteleria()
    await portal.como('pablo', pedidoDeFormulario14(idCarpeta, { idInstitucion: '2', nroInscripcion: '77' }))
    expect((await consultar('14', idCarpeta))[0]).toMatchObject({ idInstitucion: null, nroInscripcion: null })
  })

  it('una instaladora que el portal no conocía queda registrada', async () => {
    const idCarpeta = await carteleria()
    await portal.como('pablo', pedidoDeFormulario14(idCarpeta, { representante: '8', cuitInstalador: '27336667777' }))
    expect((await consultar('14', idCarpeta))[0]).toMatchObject({ representante: 8, cuitInstalador: '27336667777' })
  })
})

const ENVIOS = [
  ['1bis', (id: number) => pedidoDeFormulario('1bis', id)],
  ['2', (id: number) => pedidoDeFormulario('2', id)],
  ['19', (id: number) => pedidoDeFormulario('19', id)],
  ['14', (id: number) => pedidoDeFormulario14(id)],
] as const

describe.each(ENVIOS)('cualquier formulario: el %s', (codigo, pedido) => {
  const nueva = () => (codigo === '14' ? carteleria() : obraNueva())

  it('dos veces: 409; con la misma clave, la misma respuesta', async () => {
    const idCarpeta = await nueva()
    const conClave = (clave: string) => {
      const base = pedido(idCarpeta)
      return { ...base, headers: { ...('headers' in base ? base.headers : {}), 'idempotency-key': clave } }
    }
    const primera = await portal.como('pablo', conClave(`una-clave-${codigo}`))
    expect(primera.statusCode).toBe(200)
    // A multipart body is never the same twice to the byte; its fields and files are.
    const repetida = await portal.como('pablo', conClave(`una-clave-${codigo}`))
    expect([repetida.statusCode, repetida.json()]).toEqual([200, primera.json()])
    expect(await rechazo('pablo', pedido(idCarpeta))).toEqual([409, 'El formulario de esta carpeta ya fue enviado'])
    expect(await rechazo('ana', pedido(idCarpeta))).toEqual([409, 'El formulario de esta carpeta ya fue enviado'])
  })

  it('dos a la vez: uno se guarda y el otro recibe 409', async () => {
    const idCarpeta = await nueva()
    const dos = await Promise.all([portal.como('pablo', pedido(idCarpeta)), portal.como('ana', pedido(idCarpeta))])
    expect(dos.map((r) => r.statusCode).sort()).toEqual([200, 409])
    expect(await consultar(codigo, idCarpeta)).toHaveLength(1)
  })

  it('en una carpeta cerrada: 409', async () => {
    const idCarpeta = await nueva()
    await portal.db.$client.query('update carpeta set estado = 9 where id_carpeta = $1', [idCarpeta])
    expect(await rechazo('pablo', pedido(idCarpeta))).toEqual([409, 'La carpeta está cerrada: ya no admite cambios'])
  })

  it('en una carpeta que no lo lleva: 409', async () => {
    const idCarpeta = await carpetas.presentada()
    expect(await rechazo('pablo', pedido(idCarpeta))).toEqual([409, 'La carpeta no lleva este formulario'])
  })

  it('con el encabezado de otra carpeta: 400', async () => {
    const [una, otra] = [await nueva(), await nueva()]
    const conOtra =
      codigo === '14'
        ? pedidoDeFormulario14(una, { idFormulario: otra })
        : pedidoDeFormulario(codigo, una, { idFormulario: otra })
    expect(await rechazo('pablo', conOtra)).toEqual([400, 'Formulario: no corresponde a la carpeta'])
    expect(await consultar(codigo, una)).toEqual([])
  })
})
