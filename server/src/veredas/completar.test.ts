import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { barrerDelTodo } from '../../pruebas/barridoDePrueba.ts'
import { PDF } from '../../pruebas/multiparte.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'
import { fotoDePrueba, sumaDe, veredasDePrueba } from '../../pruebas/veredasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof veredasDePrueba>
beforeAll(async () => {
  const proveedor: ProveedorDePrueba = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  v = veredasDePrueba(portal, proveedor)
})
beforeEach(() => {
  portal.ponerEnHora()
  return v.deNuevo()
})
const dice = (respuesta: Awaited<ReturnType<typeof v.alta>>) => [respuesta.statusCode, respuesta.json().message]

describe('pagada con una sola foto', () => {
  it('queda confirmada y sin usar, marcada para el personal, con un correo que dice qué falta', async () => {
    const idPago = await v.comenzar({ fotos: 1, cambios: { email: 'clara.nieva@example.com' } })
    await v.resolver(idPago)
    expect(await v.pago(idPago)).toMatchObject({ estado: 'CONFIRMADO', revision: 'POR_COMPLETAR', usado_el: null })
    expect(await v.carpetas()).toEqual([])
    expect(await v.correos()).toMatchObject([
      {
        destinatario: 'clara.nieva@example.com',
        redaccion: { parrafos: expect.arrayContaining(['• Debe adjuntar los archivos!']) },
      },
    ])
    expect(await v.enCurso()).toMatchObject({
      idPago,
      situacion: 'POR_COMPLETAR',
      monto: 4925,
      falta: [{ path: 'FotoVeredaArchivo', msg: 'Debe adjuntar los archivos!' }],
      fotos: [{ nombre: 'foto-1.png', sha256: sumaDe(fotoDePrueba(1)) }],
      respuestas: { MontodeObra: '300000', cerca_metros: '4,5', ancho: '12,5', vereda: '1', pintura: '0' },
    })
    const inicio = async (quien: 'clara' | 'rosa') =>
      (await portal.como(quien, { url: '/api/inicio/pendientes' })).json().veredas
    expect(await inicio('clara')).toMatchObject([{ idPago, monto: 4925, falta: ['Falta una foto'] }])
    expect(await inicio('rosa')).toBeUndefined()
  })

  it('a una dirección que no es la suya, dice el pago y que falta completarlo, y no de qué padrón ni por cuánto', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    expect(await v.correos()).toEqual([
      {
        destinatario: 'clara@vecinos.example',
        redaccion: {
          asunto: `Pago ${idPago}: falta completar el formulario`,
          parrafos: ['Hay novedades de este trámite. El detalle lo ve en el portal quien lo hizo.'],
          datos: [
            ['Pago', String(idPago)],
            ['Estado', 'Falta completar el formulario'],
          ],
          accion: { texto: 'Ver en el portal', ruta: `/veredas?pagoRealizado=true&idPago=${idPago}` },
        },
      },
    ])
  })

  it('con otra foto se presenta sin pagar de nuevo: juntas son dos, y la misma dos veces es una', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    expect(dice(await v.alta(idPago))).toEqual([400, 'Debe adjuntar los archivos!'])
    expect(dice(await v.alta(idPago, {}, [fotoDePrueba(1)]))).toEqual([400, 'Debe adjuntar los archivos!'])
    expect(dice(await v.alta(idPago, {}, [fotoDePrueba(2), fotoDePrueba(3)]))).toEqual([
      400,
      'No puede adjuntar mas de 2 archivos',
    ])
    const presentada = await v.alta(idPago, {}, [fotoDePrueba(1), fotoDePrueba(2)])
    const { idCarpeta } = presentada.json()
    expect(dice(presentada)).toEqual([200, 'Formulario enviado! Revisa tu correo electrónico !'])
    const fotos = await v.consultar('select sha256 from archivo where id_carpeta = $1 order by id_archivo', [idCarpeta])
    expect(fotos.map(({ sha256 }) => sha256)).toEqual([sumaDe(fotoDePrueba(1)), sumaDe(fotoDePrueba(2))])
    expect(await v.pago(idPago)).toMatchObject({ revision: null, usado_por: `carpeta ${idCarpeta} formulario 12` })
    expect((await portal.como('clara', { url: '/api/borradores/veredas' })).json().datos).toBeNull()
    expect(await v.enCurso()).toMatchObject({ situacion: 'PRESENTADA', idCarpeta })
    await barrerDelTodo(portal)
    const [{ id_archivo }] = await v.consultar('select id_archivo from archivo where id_carpeta = $1', [idCarpeta])
    expect((await portal.como('clara', { url: `/api/documentacion/archivo/${id_archivo}` })).statusCode).toBe(200)
  })

  it('otro equipo lo termina con lo que el servidor guarda: respuestas y foto de la copia', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    const { respuestas, fotos } = await v.enCurso()
    const vista = await portal.como('clara', { url: `/api/veredas/fotos/${fotos[0].idFoto}` })
    expect(vista.rawPayload).toEqual(Buffer.from(fotoDePrueba(1).contenido))
    expect((await portal.como('pablo', { url: `/api/veredas/fotos/${fotos[0].idFoto}` })).statusCode).toBe(404)
    expect(dice(await v.alta(idPago, respuestas, [fotoDePrueba(2)]))[0]).toBe(200)
  })

  it('dos envíos a la vez hacen una sola carpeta, y los dos la reciben', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    const respuestas = await Promise.all([2, 2, 3, 3].map((n) => v.alta(idPago, {}, [fotoDePrueba(n)])))
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(respuestas.map((r) => r.json().idCarpeta)).size).toBe(1)
    expect(await v.carpetas()).toHaveLength(1)
  })

  it('la de otra persona no se lee: ni por su número, ni como la última', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    const leer = (numero: string) => portal.como('pablo', { url: `/api/veredas/enCurso${numero}` })
    const ajena = await leer(`?idPago=${idPago}`)
    expect([ajena.statusCode, ajena.json().message]).toEqual([404, 'El pago no existe o no está a su alcance'])
    expect((await leer('')).json()).toMatchObject({ vereda: null, otras: [] })
  })

  it('a los 60 días es para devolver: ya no se presenta, y lo mismo se puede pagar de nuevo', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    const { confirmado_el } = await v.pago(idPago)
    portal.ponerEnHora(new Date(confirmado_el.getTime() + 60 * 86_400_000 - 1))
    await portal.trabajar('vencer-veredas')
    expect((await v.pago(idPago)).revision).toBe('POR_COMPLETAR')
    portal.ponerEnHora(new Date(confirmado_el.getTime() + 60 * 86_400_000))
    // Whether or not its job has come by: both decide it at the same instant.
    expect(dice(await v.alta(idPago, {}, [fotoDePrueba(2)]))).toEqual([
      409,
      'Este pago ya no se puede usar para presentar el formulario: corresponde que se le devuelva. Consulte en mesa de entradas',
    ])
    expect(await v.carpetas()).toEqual([])
    await portal.trabajar('vencer-veredas')
    expect((await v.pago(idPago)).revision).toBe('SIN_COMPLETAR')
    expect(dice(await v.alta(idPago, {}, [fotoDePrueba(2)]))[0]).toBe(409)
    expect(await v.enCurso()).toMatchObject({ situacion: 'DEVUELTA', falta: [] })
    expect((await v.realizarPago()).json().idPago).not.toBe(idPago)
  })
})

describe('una calle deshabilitada después de pagar', () => {
  it('deja el pago por completar; con otro domicilio del mismo padrón se presenta', async () => {
    const obra = {
      Padron: '777',
      NroPuerta: '10',
      Seccion: '1',
      Manzana: '2',
      Parcela: '3',
      Distrito: '4',
      Dominio: '5',
    }
    const agregar = async (idCalle: number, Padron = '777') => {
      const payload = { ...obra, idCalle, Padron }
      return (
        await portal.como('clara', { method: 'POST', url: '/api/formulario/agregarDomicilioObra', payload })
      ).json().id
    }
    const idDomicilio = await agregar(1)
    const idPago = await v.comenzar({ cambios: { ...obra, idCalle: 1, idDomicilio } })
    await v.consultar('update calle set estado = false where id_calle = 1')
    await v.resolver(idPago)
    expect(await v.enCurso()).toMatchObject({
      situacion: 'POR_COMPLETAR',
      falta: [{ path: 'idCalle', msg: 'La calle del domicilio ya no está habilitada: elija otra' }],
    })
    const igual = await v.alta(idPago, { ...obra, idCalle: 1, idDomicilio })
    expect(dice(igual)).toEqual([400, 'La calle del domicilio ya no está habilitada: elija otra'])
    const otroPadron = await v.alta(idPago, {
      ...obra,
      Padron: '778',
      idCalle: 2,
      idDomicilio: await agregar(2, '778'),
    })
    expect(otroPadron.statusCode).toBe(409)
    const nuevo = await agregar(2)
    expect((await v.alta(idPago, { ...obra, idCalle: 2, idDomicilio: nuevo })).statusCode).toBe(200)
    expect(await v.carpetas()).toMatchObject([{ id_domicilio: nuevo, total_a_abonar: 492_500 }])
  })
})

describe('lo que no se presenta', () => {
  it('escrita a mano, la vuelta no presenta nada: sin pago, sin confirmar, ajeno o de otra cosa', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    // Before anything else that it lacks: its second photo is not asked for yet.
    expect(dice(await v.alta(idPago))).toEqual([
      409,
      'El pago todavía no está confirmado. Espere unos minutos e intente de nuevo',
    ])
    expect(dice(await v.alta(999_999))[0]).toBe(404)
    expect(dice(await v.alta(idPago, {}, [], 'pablo'))[0]).toBe(404)
    const libre = {
      method: 'POST',
      url: '/api/pagos/preparar',
      payload: { producto: 'LIBRE_DEUDA', padron: '100001' },
    } as const
    const { idPago: deOtraCosa } = (await portal.como('clara', libre)).json()
    // Paid or not: it never pays this.
    expect(dice(await v.alta(deOtraCosa))).toEqual([409, 'El pago es de otro monto o de otro trámite'])
    await v.resolver(deOtraCosa)
    expect(dice(await v.alta(deOtraCosa))).toEqual([409, 'El pago es de otro monto o de otro trámite'])
    expect(await v.carpetas()).toEqual([])
  })

  it.each([
    [{ TotalaAbonar: '4924,99' }, 409, 'TotalaAbonar'],
    [{ dep_mat_precio: '751' }, 409, 'dep_mat_precio'],
    [{ cerca_pesos: '0' }, 409, 'cerca_pesos'],
    [{ DerechoConstruccion: '1800,01' }, 409, 'DerechoConstruccion'],
    [{ superficie: '26' }, 409, 'superficie'],
    [{ idFormularioTipo: 13 }, 409, 'idFormularioTipo'],
    [{ idUso: 13 }, 409, 'idUso'],
    [{ MontodeObra: '300.001' }, 409, 'MontodeObra'],
    [{ dep_mat_dias: '4' }, 409, 'dep_mat_dias'],
    [{ pintura: 1 }, 409, 'pintura'],
    [{ NroPuerta: '9' }, 400, 'NroPuerta'],
    [{ MontodeObra: '' }, 400, 'MontodeObra'],
    [{ idPersona: 2 }, 403, undefined],
  ] as const)('lo enviado tiene que ser lo pagado: %j', async (cambios, status, path) => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    const respuesta = await v.alta(idPago, cambios, [fotoDePrueba(2)])
    expect([respuesta.statusCode, respuesta.json().errors?.[0]?.path]).toEqual([status, path])
    expect(await v.carpetas()).toEqual([])
  })

  it('y con cada línea bien, entra; un PDF no es una foto', async () => {
    const idPago = await v.comenzar({ fotos: 1 })
    await v.resolver(idPago)
    const pdf = { ...fotoDePrueba(2), contenido: PDF }
    expect((await v.alta(idPago, {}, [pdf])).statusCode).toBe(415)
    const lineas = {
      superficie: '25',
      dep_mat_precio: '750,00',
      cerca_pesos: '1575.00',
      DerechoConstruccion: '$ 1.800',
      TotalaAbonar: '4.925,00',
      idFormularioTipo: 12,
      idUso: 12,
      idPersona: 7,
    }
    expect((await v.alta(idPago, lineas, [fotoDePrueba(2)])).statusCode).toBe(200)
  })

  it('una dejada sin empezar que se cobró igual, cuando la otra ya se pagó, es para devolver', async () => {
    const vieja = await v.comenzar()
    await v.borrador({ dep_mat_dias: '4' })
    const nueva = (await v.realizarPago(5175)).json().idPago
    await v.resolver(nueva)
    await v.resolver(vieja)
    expect(await v.pago(vieja)).toMatchObject({ estado: 'CONFIRMADO', revision: 'REPETIDO', usado_el: null })
    expect(await v.carpetas()).toMatchObject([{ total_a_abonar: 517_500 }])
  })

  it('con las mismas fotos y otro padrón, pagadas las dos, son dos carpetas', async () => {
    const una = await v.comenzar()
    const [{ id_domicilio, id_calle, nro_puerta }] = await v.consultar(
      "select d.* from domicilio d join padron using (id_domicilio) where padronm = '100002'",
    )
    await v.borrador({ Padron: '100002', idDomicilio: id_domicilio, idCalle: id_calle, NroPuerta: nro_puerta })
    await v.resolver(una, 2)
    await v.resolver(una)
    const otra = (await v.realizarPago()).json().idPago
    await v.resolver(otra)
    expect((await v.carpetas()).map(({ padron }) => padron)).toEqual(['100001', '100002'])
  })
})
