import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { CROQUIS, pedidoDeAlta } from '../../pruebas/carpetasDePrueba.ts'
import { instantanea } from '../../pruebas/instantanea.ts'
import { PNG } from '../../pruebas/multiparte.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const alta = (campos = {}, archivos = [CROQUIS], quien: 'pablo' | 'ana' = 'pablo') =>
  portal.como(quien, pedidoDeAlta(campos, archivos))
const fila = async (consulta: string, ...valores: unknown[]) => (await portal.db.$client.query(consulta, valores)).rows

describe('una carpeta presentada', () => {
  it('queda PRESENTADO e incompleta, con sus formularios, su croquis y el principio de su historia', async () => {
    const antes = await instantanea(portal)
    const respuesta = await alta()
    const { idCarpeta } = respuesta.json()
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      200,
      {
        ok: true,
        message: 'Carpeta creada con éxito',
        idCarpeta,
        idFormulario: idCarpeta,
        idTramite: idCarpeta,
        codigoSeguimiento: expect.stringMatching(/^[0-9A-Z]{10}$/),
      },
    ])
    expect(
      await fila(
        'select estado, completa, version, id_persona, id_profesional from carpeta where id_carpeta = $1',
        idCarpeta,
      ),
    ).toEqual([{ estado: 1, completa: false, version: 1, id_persona: 2, id_profesional: 1 }])
    expect(
      await fila(
        'select id_formulario_tipo, grabado, id_pago from carpeta_formulario where id_carpeta = $1',
        idCarpeta,
      ),
    ).toEqual([{ id_formulario_tipo: 1, grabado: false, id_pago: null }])
    expect(
      await fila(
        'select evento, estado_anterior, estado_nuevo, id_persona from tramite_historial where id_carpeta = $1',
        idCarpeta,
      ),
    ).toEqual([{ evento: 'ALTA', estado_anterior: null, estado_nuevo: 1, id_persona: 2 }])
    expect(
      await fila('select clase, nombre_original, tipo_mime, tamano from archivo where id_carpeta = $1', idCarpeta),
    ).toEqual([{ clase: 'CROQUIS', nombre_original: 'croquis.png', tipo_mime: 'image/png', tamano: PNG.length }])
    expect((await instantanea(portal)).archivos).toHaveLength(antes.archivos.length + 1)
  })

  it('lleva los formularios de su tipo, en su orden', async () => {
    const { idCarpeta } = (await alta({ idEncomiendaTipo: 1 })).json()
    const formularios = (
      await portal.como('pablo', {
        url: `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`,
      })
    ).json()
    expect(formularios.map((f: { codigoFormulario: string }) => f.codigoFormulario)).toEqual(['1', '1bis', '2', '19'])
    expect(formularios[0]).toEqual({
      codigoFormulario: '1',
      FormularioTipo: 'FORMULARIO 1 - FACTIBILIDAD Y CONFORME DE USO',
      idCarpeta,
      grabado: 0,
      idPago: null,
      debe: 0,
      observado: 0,
    })
  })

  it('los importes los pone el servidor, se mande lo que se mande', async () => {
    const { idCarpeta } = (
      await alta({
        idObraTipo: 6,
        MontodeObra: '1.234.567,89',
        Timbrado: '1',
        DerechoConstruccion: '1',
        TotalaAbonar: '-5',
        idPersona: '3',
      })
    ).json()
    // REGULARIZACION: stamp duty 5,500. The construction right comes later, in form 1bis.
    expect(
      await fila(
        'select timbrado, monto_obra, derecho_construccion, total_a_abonar, id_persona from carpeta where id_carpeta = $1',
        idCarpeta,
      ),
    ).toEqual([
      { timbrado: 550_000, monto_obra: 123_456_789, derecho_construccion: 0, total_a_abonar: 550_000, id_persona: 2 },
    ])
  })

  it('una mandada con un estado propio sigue PRESENTADO', async () => {
    const { idCarpeta } = (await alta({ estado: 9, completa: 1, pagado: 1, fecha: '1999-01-01', usrmod: 1 })).json()
    expect(
      await fila('select estado, completa, pagado_el, usrmod from carpeta where id_carpeta = $1', idCarpeta),
    ).toEqual([{ estado: 1, completa: false, pagado_el: null, usrmod: 2 }])
  })
})

describe('el croquis', () => {
  /** The first form of each type, typed by hand. */
  const PRIMER_FORMULARIO: Readonly<Record<number, number>> = {
    1: 1,
    2: 1,
    3: 2,
    4: 17,
    5: 1,
    6: 2,
    7: 1,
    8: 5,
    9: 1,
    10: 1,
    11: 2,
    12: 2,
    13: 17,
    14: 2,
    15: 2,
    16: 19,
    17: 17,
    18: 2,
    19: 5,
  }
  const EXENTAS = [4, 13, 16, 17, 19]

  it.each(Object.entries(PRIMER_FORMULARIO))('encomienda %s', async (tipo, idFormularioTipo) => {
    const campos = { idEncomiendaTipo: tipo, idFormularioTipo }
    const sinCroquis = await alta(campos, [])
    if (EXENTAS.includes(Number(tipo))) {
      expect(sinCroquis.statusCode).toBe(200)
    } else {
      expect([sinCroquis.statusCode, sinCroquis.json().message]).toEqual([400, 'Debe adjuntar el croquis de manzana!'])
    }
    expect((await alta(campos)).statusCode).toBe(200)
  })
})

describe('lo que la carpeta nombra', () => {
  it('un propietario sin domicilio guardado: primero se guarda', async () => {
    const respuesta = await alta({ idPropietario: 6 })
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      400,
      {
        ok: false,
        message: 'Domicilio: falta guardar el domicilio del propietario',
        errors: [{ msg: 'Domicilio: falta guardar el domicilio del propietario', path: 'Domicilio' }],
      },
    ])
    await portal.como('pablo', {
      method: 'PUT',
      url: '/api/formulario/agregarDomicilio',
      payload: { Domicilio: 'SALTA 233', Id: 6, rol: 'propietario' },
    })
    expect((await alta({ idPropietario: 6 })).statusCode).toBe(200)
  })

  it('un domicilio que escribió otra persona es como uno que no existe', async () => {
    const { id } = (
      await portal.como('bruno', {
        method: 'POST',
        url: '/api/formulario/agregarDomicilioObra',
        payload: { Padron: '999', idCalle: 6, NroPuerta: '10' },
      })
    ).json()
    for (const idDomicilio of [id, 2_000_000_000]) {
      const respuesta = await alta({ idDomicilio })
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([404, 'Domicilio de obra: no existe'])
    }
    const delPadron = async (quien: Demo) =>
      (await portal.como(quien, { url: '/api/padron/obtenerDomicilioPorPadron/999' })).json().domicilio.length
    expect([await delPadron('bruno'), await delPadron('pablo'), await delPadron('ana')]).toEqual([1, 0, 0])
    const propio = await portal.como('bruno', pedidoDeAlta({ idDomicilio: id, idProfesional: 2 }))
    expect(propio.statusCode).toBe(200)
    const { carpeta } = (
      await portal.como('bruno', { url: `/api/documentacion/carpeta/${propio.json().idCarpeta}` })
    ).json()
    expect(carpeta).toMatchObject({ Padron: '999', calle: 'MUÑECAS', NroPuerta: '10', titular: 'Nieva Clara' })
  })

  it('un administrador presenta por un profesional, y la carpeta es de ese profesional', async () => {
    const { idCarpeta } = (await alta({ idProfesional: 1 }, [CROQUIS], 'ana')).json()
    expect((await portal.como('pablo', { url: `/api/documentacion/carpeta/${idCarpeta}` })).statusCode).toBe(200)
    expect((await portal.como('bruno', { url: `/api/documentacion/carpeta/${idCarpeta}` })).statusCode).toBe(404)
    const { persona } = (await portal.como('pablo', { url: `/api/formulario/obtenerDatosPersona/${idCarpeta}` })).json()
    expect(persona).toMatchObject({ apellido_persona: 'Medina', documento_persona: '20253334445' })
    const deAna = (await portal.como('ana', { url: '/api/documentacion/listar' })).json().carpetas
    expect(deAna.map((c: { idCarpeta: number }) => c.idCarpeta)).toEqual([idCarpeta])
  })

  it('un profesional no presenta por otro', async () => {
    const respuesta = await alta({ idProfesional: 2 })
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      403,
      'Solo puede trabajar con su propio número de profesional',
    ])
  })

  it('una matrícula vencida se acepta y queda a la vista del personal', async () => {
    await portal.db.$client.query(`update profesional set fecha_vencimiento = '2020-01-01' where id_profesional = 2`)
    const { idCarpeta } = (await portal.como('bruno', pedidoDeAlta({ idProfesional: 2 }))).json()
    const { carpeta } = (await portal.como('lucia', { url: `/api/documentacion/carpeta/${idCarpeta}` })).json()
    expect(carpeta.matriculaVencida).toBe(true)
  })
})

describe('un domicilio de obra escrito a mano', () => {
  const CAMPOS = ['Seccion', 'Manzana', 'Parcela', 'Distrito', 'Dominio']
  const escribir = async (largo: number, campos = CAMPOS): Promise<number> => {
    const catastrales = Object.fromEntries(campos.map((campo) => [campo, 'x'.repeat(largo)]))
    const payload = { Padron: '100001', idCalle: 1, NroPuerta: '450', ...catastrales }
    const pedido = { method: 'POST', url: '/api/formulario/agregarDomicilioObra', payload } as const
    return (await portal.como('pablo', pedido)).json().id
  }

  it('con diez caracteres en cada dato catastral vale para una carpeta', async () => {
    expect((await alta({ idDomicilio: await escribir(10) })).statusCode).toBe(200)
  })

  it.each([
    ['Seccion', 'Sección'],
    ['Manzana', 'Manzana'],
    ['Parcela', 'Parcela'],
    ['Distrito', 'Distrito'],
    ['Dominio', 'Dominio'],
  ])('con once en %s se guarda, y la carpeta lo rechaza', async (campo, etiqueta) => {
    const respuesta = await alta({ idDomicilio: await escribir(11, [campo]) })
    const msg = `${etiqueta}: debe tener como máximo 10 caracteres`
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      400,
      { ok: false, message: msg, errors: [{ msg, path: 'idDomicilio' }] },
    ])
  })

  it('los del padrón valen como están', async () => {
    await fila(`update domicilio set seccion = 'ONCE LETRAS' where id_domicilio = 1`)
    expect((await alta()).statusCode).toBe(200)
  })
})
