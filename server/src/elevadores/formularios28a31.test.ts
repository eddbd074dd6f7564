import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CONSERVADORA,
  type ElevadoresDePrueba,
  elevadoresDePrueba,
  FORMULARIO_28,
  FORMULARIO_30,
  FORMULARIO_31,
  RT,
  TE,
} from '../../pruebas/elevadoresDePrueba.ts'

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
const COMPLETE = 'Por favor, complete todos los campos requeridos antes de proceder a enviar el formulario.'
const COMPLETE_LA_EMPRESA = 'Por favor, complete todos los campos de la empresa conservadora antes de proceder.'
const letras = (cuantas: number) => 'x'.repeat(cuantas)

describe('el formulario 28', () => {
  const presentar = async () => {
    await e.presentar27()
    return (await e.pedir('pablo', 'GET', `/formulario/consultarFormulario27?id=${e.idDomicilio}`)).json().form27
  }

  it('quien presentó el 27, hallado por su CUIL, se registra una vez; lo manda cualquiera, y el ajeno espera', async () => {
    const { idFormulario27, idPersonaCD } = await presentar()
    const hallada = await e.pedir('pablo', 'GET', '/formulario/consultarElevadorResponsable?cuil=27-30999111-2')
    expect(hallada.json()).toEqual({ personaCD: { idPersona: 7, nombre_persona: 'Clara', apellido_persona: 'Nieva' } })
    expect(idPersonaCD).toBe(7)
    const envio = { ...FORMULARIO_28, idFormulario27, idPersona: 7 }
    const enviado = (await e.presentar('28', envio)).json()
    expect(enviado).toEqual({ ok: true, message: 'Formulario enviado!', idFormulario28: expect.any(Number) })
    expect(
      await e.consulta(
        'select id_persona, id_autor, seccion, confirmado_por from formulario28 where id_formulario27 = $1',
        [idFormulario27],
      ),
    ).toEqual([{ id_persona: 7, id_autor: 2, seccion: '1', confirmado_por: null }])
    expect((await e.presentar('28', envio, 'clara')).statusCode).toBe(200)
    expect(await primero(e.presentar('28', envio, 'clara'))).toEqual([
      409,
      'idFormulario27',
      'Ese formulario 27 ya tiene registrado a su responsable',
    ])
  })

  it('otra persona que la que presentó el 27: hay inconsistencia, y nada se guarda', async () => {
    const { idFormulario27 } = await presentar()
    expect(await primero(e.presentar('28', { ...FORMULARIO_28, idFormulario27, idPersona: 2 }))).toEqual([
      400,
      'idPersona',
      'Hay inconsistencia entre el responsable y el domicilio',
    ])
    expect(await e.consulta('select from formulario28 where id_formulario27 = $1', [idFormulario27])).toEqual([])
  })

  it('un CUIL desconocido o que no lo es; un 27 que no existe o cuya carpeta se rechazó', async () => {
    const buscar = (cuil: string) =>
      e.rechazo(e.pedir('clara', 'GET', `/formulario/consultarElevadorResponsable?cuil=${cuil}`))
    expect(await buscar('20000000001')).toEqual([404, 'El CUIL ingresado no se encuentra registrado en ciudad digital'])
    expect(await buscar('2730999111')).toEqual([400, 'El CUIL debe contener 11 dígitos'])
    expect(await buscar('273099911122')).toEqual([400, 'El CUIL debe contener 11 dígitos'])
    const { idFormulario27 } = await presentar()
    const [{ id_carpeta }] = await e.carpetas27()
    await e.aprobar(id_carpeta, 'RECHAZADO')
    for (const id of [idFormulario27, 999_999]) {
      expect(await primero(e.presentar('28', { ...FORMULARIO_28, idFormulario27: id, idPersona: 7 }))).toEqual([
        404,
        'idFormulario27',
        'No hay un formulario 27 vigente para ese inmueble',
      ])
    }
  })

  it('dos a la vez: uno queda y el otro lo sabe', async () => {
    const { idFormulario27 } = await presentar()
    const envio = { ...FORMULARIO_28, idFormulario27, idPersona: 7 }
    const respuestas = await Promise.all([e.presentar('28', envio, 'clara'), e.presentar('28', envio, 'clara')])
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it.each(['idFormulario27', 'idPersona', 'circunscripcion', 'seccion', 'manzana', 'parcela'])(
    'sin %s dice qué falta',
    async (campo) => {
      const completo = { ...FORMULARIO_28, idFormulario27: 1, idPersona: 7 }
      expect(await primero(e.presentar('28', { ...completo, [campo]: '' }))).toEqual([400, campo, COMPLETE])
      const { [campo as 'seccion']: _, ...sinEl } = completo
      expect(await primero(e.presentar('28', sinEl))).toEqual([400, campo, COMPLETE])
    },
  )

  it.each([
    ['circunscripcion', 15, 'Circunscripción: debe tener como máximo 15 caracteres'],
    ['seccion', 15, 'Sección: debe tener como máximo 15 caracteres'],
    ['manzana', 15, 'Manzana: debe tener como máximo 15 caracteres'],
    ['parcela', 15, 'Parcela: debe tener como máximo 15 caracteres'],
    ['observaciones', 240, 'Observaciones: debe tener como máximo 240 caracteres'],
  ])('%s admite %i caracteres y uno más no', async (campo, tope, msg) => {
    const { idFormulario27 } = await presentar()
    const envio = { ...FORMULARIO_28, idFormulario27, idPersona: 7 }
    expect(await primero(e.presentar('28', { ...envio, [campo]: letras(tope + 1) }))).toEqual([400, campo, msg])
    expect((await e.presentar('28', { ...envio, [campo]: letras(tope) })).statusCode).toBe(200)
  })
})

describe('el formulario 29', () => {
  it('nace sin pagar, por la tarifa de hoy, de quien lo manda: lo demás que se mande no cambia nada', async () => {
    const deMas = { idTarifa: 64, tarifa: 1, importe: 1, pagado: 1, idPersona: 1, fecha: '2001-01-01' }
    const { idFormulario29 } = (await e.presentar('29', { ...CONSERVADORA, ...deMas })).json()
    const [fila] = await e.consulta(
      `select f.id_persona, f.tarifa, f.importe, f.cuit, f.fecha > now() - interval '1 minute' as ahora,
         exists (select from pago_en_mesa where numero = f.id_formulario29) as pagado
       from formulario29 f where id_formulario29 = $1`,
      [idFormulario29],
    )
    expect(fila).toEqual({
      id_persona: 2,
      tarifa: 520_000,
      importe: 520_000,
      cuit: '30707070707',
      ahora: true,
      pagado: false,
    })
  })

  it('sin pagar dice cuánto y dónde: en la lista, en la hoja, en el inicio y en el correo; pagada, ya no', async () => {
    const { idFormulario29 } = (await e.presentar('29', CONSERVADORA)).json()
    const registros = async () => (await e.pedir('pablo', 'GET', '/elevadores/mios?formulario=29')).json().registros
    const hoja = async () =>
      (await e.pedir('pablo', 'GET', `/elevadores/registro/29/${idFormulario29}`)).json().registro
    const ruta = `/elevadores/registro/29/${idFormulario29}`
    const enElInicio = async () => {
      const { porPagar = [] } = (await e.pedir('pablo', 'GET', '/inicio/pendientes')).json()
      return porPagar.find((una: { ruta: string }) => una.ruta === ruta)
    }
    const DONDE =
      'Se paga en la mesa de entradas. Hasta que el personal registre el pago, la inscripción no vale. La dirección y el horario están en «Oficinas y horarios».'
    const [{ detalle }] = await registros()
    expect((await registros())[0]).toMatchObject({ numero: idFormulario29, situacion: 'Sin pagar', porPagar: 5200 })
    expect(await hoja()).toMatchObject({ porPagar: 5200 })
    expect(await enElInicio()).toEqual({
      texto: `Pague $ 5.200,00 de la inscripción de ${detalle}, formulario 29 número ${idFormulario29}`,
      comoSePaga: DONDE,
      ruta,
    })
    expect((await e.pedir('clara', 'GET', '/inicio/pendientes')).json().porPagar).toBeUndefined()
    const [correo] = await e.consulta(
      `select id_persona, redaccion from correo_saliente where redaccion->'accion'->>'ruta' = $1`,
      [ruta],
    )
    expect(correo).toMatchObject({
      id_persona: 2,
      redaccion: {
        asunto: `Formulario 29: falta pagar la inscripción de ${detalle}`,
        datos: [
          ['Trámite', expect.any(String)],
          ['Empresa', detalle],
          ['Importe', '$ 5.200,00'],
          ['Cómo se paga', DONDE],
        ],
      },
    })
    await e.pagar29(idFormulario29)
    const [pagado] = await registros()
    expect([pagado.situacion, pagado.porPagar, (await hoja()).porPagar, await enElInicio()]).toEqual([
      'Pagado',
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    'idInstitucion',
    'razonsocial',
    'cuit',
    'nroconservador',
    'nroinstalador',
    'idCalleInstitucion',
    'nropuertaInstitucion',
  ])('sin %s dice qué falta', async (campo) => {
    expect(await primero(e.presentar('29', { ...CONSERVADORA, [campo]: '' }))).toEqual([400, campo, COMPLETE])
    const { [campo as 'cuit']: _, ...sinEl } = CONSERVADORA
    expect(await primero(e.presentar('29', sinEl))).toEqual([400, campo, COMPLETE])
  })

  it('el teléfono, el piso y las observaciones son optativos', async () => {
    const {
      telefonoInstitucion: _,
      pisoInstitucion: __,
      dptoInstitucion: ___,
      observaciones: ____,
      ...resto
    } = CONSERVADORA
    expect((await e.presentar('29', resto)).statusCode).toBe(200)
  })

  it.each([
    ['razonsocial', 60, 'Razón social: debe tener como máximo 60 caracteres'],
    ['nroconservador', 20, 'Número de conservador: debe tener como máximo 20 caracteres'],
    ['nroinstalador', 20, 'Número de instalador: debe tener como máximo 20 caracteres'],
    ['nropuertaInstitucion', 4, 'Número de puerta: debe tener como máximo 4 caracteres'],
    ['pisoInstitucion', 2, 'Piso: debe tener como máximo 2 caracteres'],
    ['dptoInstitucion', 2, 'Departamento: debe tener como máximo 2 caracteres'],
    ['telefonoInstitucion', 30, 'Teléfono: debe tener como máximo 30 caracteres'],
    ['observaciones', 240, 'Observaciones: debe tener como máximo 240 caracteres'],
  ])('%s admite %i caracteres y uno más no', async (campo, tope, msg) => {
    expect(await primero(e.presentar('29', { ...CONSERVADORA, [campo]: letras(tope + 1) }))).toEqual([400, campo, msg])
    expect((await e.presentar('29', { ...CONSERVADORA, [campo]: letras(tope) })).statusCode).toBe(200)
  })

  it.each([
    ['3070707070', 400],
    ['30707070707', 200],
    ['30-70707070-7', 200],
    ['307070707077', 400],
    ['3070707070A', 400],
  ])('el CUIT %s', async (cuit, status) => {
    const respuesta = await e.presentar('29', { ...CONSERVADORA, cuit })
    expect(respuesta.statusCode).toBe(status)
    if (status === 400) expect(respuesta.json().message).toBe('El CUIT ingresado no es válido.')
  })

  it('la empresa es una conservadora habilitada, en una calle en uso', async () => {
    const NO_ES = [404, 'idInstitucion', 'La empresa no existe o no está habilitada']
    expect(await primero(e.presentar('29', { ...CONSERVADORA, idInstitucion: 2 }))).toEqual(NO_ES)
    expect(await primero(e.presentar('29', { ...CONSERVADORA, idInstitucion: 999 }))).toEqual(NO_ES)
    await e.consulta('update institucion set estado = false where id_institucion = 5')
    expect(await primero(e.presentar('29', { ...CONSERVADORA, idInstitucion: 5 }))).toEqual(NO_ES)
    await e.consulta('update institucion set estado = true where id_institucion = 5')
    expect(await primero(e.presentar('29', { ...CONSERVADORA, idCalleInstitucion: 999 }))).toEqual([
      404,
      'idCalleInstitucion',
      'Calle: no existe',
    ])
  })

  it('el domicilio buscado por su padrón es el que se manda', async () => {
    const buscado = { padron: '100001', idDomicilio: e.idDomicilio, idCalleInstitucion: e.RESPUESTAS.idCalle }
    const bien = { ...CONSERVADORA, ...buscado, nropuertaInstitucion: '450' }
    expect((await e.presentar('29', bien)).statusCode).toBe(200)
    expect(await primero(e.presentar('29', { ...bien, padron: '100002' }))).toEqual([
      400,
      'padron',
      'Padrón: no coincide con el domicilio elegido',
    ])
    expect(await primero(e.presentar('29', { ...bien, padron: '100001123' }))).toEqual([
      400,
      'padron',
      'Padrón: debe tener de 1 a 8 números, sin letras',
    ])
  })

  it('repetido con su clave queda uno solo', async () => {
    const mandar = () =>
      e.portal.como('pablo', {
        method: 'POST',
        url: '/api/documentacion/altaFormulario29',
        payload: CONSERVADORA,
        headers: { 'idempotency-key': 'clave-de-prueba-29' },
      })
    expect((await mandar()).json()).toEqual((await mandar()).json())
  })
})

describe('el formulario 29 pagado en la mesa', () => {
  let siguiente = 1
  const nuevo = async (quien: 'pablo' | 'lucia' = 'pablo', otros: object = {}) =>
    (await e.presentar('29', { ...CONSERVADORA, nroconservador: `N-${siguiente++}`, ...otros }, quien)).json()
      .idFormulario29

  it('lo registra el personal con su comprobante, una vez, y el comprobante se baja', async () => {
    const id = await nuevo()
    expect((await e.pagar29(id)).json()).toEqual({ ok: true, message: 'El pago quedó registrado' })
    expect(await e.rechazo(e.pagar29(id, 'ana'))).toEqual([409, 'Este formulario 29 ya figura como pagado'])
    expect(
      await e.consulta('select concepto, monto, id_persona, registrado_por from pago_en_mesa where numero = $1', [id]),
    ).toEqual([{ concepto: 'FORM29', monto: 520_000, id_persona: 2, registrado_por: 4 }])
    for (const quien of ['lucia', 'pablo'] as const) {
      const bajado = await e.pedir(quien, 'GET', `/elevadores/pagado/${id}`)
      expect([bajado.statusCode, bajado.headers['content-type']]).toEqual([200, 'application/pdf'])
    }
    expect(await e.rechazo(e.pedir('bruno', 'GET', `/elevadores/pagado/${id}`))).toEqual([
      404,
      'El registro no existe o no está a su alcance',
    ])
  })

  it('dos a la vez: uno lo registra y el otro lo sabe', async () => {
    const id = await nuevo()
    const respuestas = await Promise.all([e.pagar29(id, 'lucia'), e.pagar29(id, 'ana')])
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('no el propio, ni sin comprobante, ni uno que no existe; ni quien no es del personal', async () => {
    const propio = await nuevo('lucia')
    expect(await e.rechazo(e.pagar29(propio, 'lucia'))).toEqual([
      403,
      'No puede decidir sobre lo que presentó, ni sobre la empresa o el inmueble en que tiene parte: pídaselo a otra persona del personal',
    ])
    expect(await e.rechazo(e.pagar29(propio, 'ana', 0))).toEqual([400, 'Debe adjuntar el comprobante de pago!'])
    expect(await e.rechazo(e.pagar29(999_999))).toEqual([404, 'El registro no existe o no está a su alcance'])
    expect((await e.pagar29(propio, 'clara')).statusCode).toBe(403)
    expect(await e.consulta('select from pago_en_mesa where numero = $1', [propio])).toEqual([])
  })

  it('un número de conservador pagado es de su empresa, y de ninguna otra', async () => {
    const id = await nuevo('pablo', { nroconservador: 'Único-1' })
    const deOtra = await nuevo('pablo', { nroconservador: 'ÚNICO-1', idInstitucion: 5 })
    // Not Lucía, who inscribed both companies above.
    await e.pagar29(id, 'ana')
    const MENSAJE = 'Ese número de conservador es de otra empresa'
    expect(await e.rechazo(e.pagar29(deOtra, 'ana'))).toEqual([409, MENSAJE])
    const ajeno = { nroconservador: 'único-1', idInstitucion: 5 }
    expect(await e.rechazo(e.presentar('29', { ...CONSERVADORA, ...ajeno }))).toEqual([409, MENSAJE])
    expect(await e.rechazo(e.presentar('30', { ...FORMULARIO_30, ...ajeno }))).toEqual([409, MENSAJE])
    expect((await e.presentar('29', { ...CONSERVADORA, nroconservador: 'Único-1' })).statusCode).toBe(200)
  })
})

describe('el formulario 30', () => {
  const tecnicos = async (respuesta: ReturnType<ElevadoresDePrueba['presentar']>) => {
    const { idFormulario30 } = (await respuesta).json()
    return e.consulta(
      'select clase, nombre, dni, cuit, profesion, matricula from formulario30_tecnico where id_formulario30 = $1 order by 1',
      [idFormulario30],
    )
  }
  const JUAN = {
    clase: 'RT',
    nombre: 'Juan Paz',
    dni: '29888222',
    cuit: '20298882220',
    profesion: 'Ingeniero mecánico',
    matricula: 'M-1',
  }

  it('con un técnico, con el otro, y con los dos; del que no está habilitado no queda nada', async () => {
    expect(await tecnicos(e.presentar('30', FORMULARIO_30))).toEqual([JUAN])
    const soloTE = { ...FORMULARIO_30, ...Object.fromEntries(Object.keys(RT).map((campo) => [campo, ''])), ...TE }
    expect((await tecnicos(e.presentar('30', soloTE))).map(({ clase }) => clase)).toEqual(['TE'])
    expect((await tecnicos(e.presentar('30', { ...FORMULARIO_30, ...TE }))).map(({ clase }) => clase)).toEqual([
      'RT',
      'TE',
    ])
  })

  it('sin ninguno de los dos', async () => {
    const sinRT = { ...FORMULARIO_30, ...Object.fromEntries(Object.keys(RT).map((campo) => [campo, ''])) }
    expect(await primero(e.presentar('30', sinRT))).toEqual([
      400,
      'representantetecnico',
      'Debe habilitar al menos uno de los dos: Representante Técnico o Técnico Especializado.',
    ])
  })

  it.each([
    ['representantetecnico', 'Escriba el representante técnico'],
    ['dniRT', 'Escriba el DNI del representante técnico'],
    ['cuitRT', 'Escriba el CUIT del representante técnico'],
    ['profesionRT', 'Escriba la profesión del representante técnico'],
    ['matriculaRT', 'Escriba la matrícula del representante técnico'],
  ])('habilitado y sin %s', async (campo, msg) => {
    expect(await primero(e.presentar('30', { ...FORMULARIO_30, [campo]: '' }))).toEqual([400, campo, msg])
  })

  it.each([
    ['tecnicoespecializado', 'Escriba el técnico especializado'],
    ['dniTE', 'Escriba el DNI del técnico especializado'],
    ['cuitTE', 'Escriba el CUIT del técnico especializado'],
    ['profesionTE', 'Escriba la profesión del técnico especializado'],
    ['matriculaTE', 'Escriba la matrícula del técnico especializado'],
  ])('habilitado el otro y sin %s', async (campo, msg) => {
    expect(await primero(e.presentar('30', { ...FORMULARIO_30, ...TE, [campo]: '' }))).toEqual([400, campo, msg])
  })

  it.each([
    'idInstitucion',
    'razonsocial',
    'cuit',
    'nroconservador',
    'nroinstalador',
    'idCalleInstitucion',
    'nropuertaInstitucion',
    'telefonoInstitucion',
    'dni',
  ])('sin %s de la empresa', async (campo) => {
    expect(await primero(e.presentar('30', { ...FORMULARIO_30, [campo]: '' }))).toEqual([
      400,
      campo,
      COMPLETE_LA_EMPRESA,
    ])
  })

  it.each([
    ['cuit', '3070707070707', 'El CUIT ingresado no es válido.'],
    ['cuit', '307070707077', 'El CUIT ingresado no es válido.'],
    ['cuitRT', '202988822200', 'El CUIT ingresado no es válido.'],
    ['dni', '123456', 'DNI: debe tener 7 u 8 dígitos'],
    ['dni', '123456789', 'DNI: debe tener 7 u 8 dígitos'],
    ['dniRT', '123456789', 'DNI del representante técnico: debe tener 7 u 8 dígitos'],
    ['telefonoInstitucion', letras(31), 'Teléfono: debe tener como máximo 30 caracteres'],
    ['representantetecnico', letras(61), 'Representante técnico: debe tener como máximo 60 caracteres'],
    ['matriculaRT', letras(21), 'Matrícula del representante técnico: debe tener como máximo 20 caracteres'],
    ['observaciones', letras(241), 'Observaciones: debe tener como máximo 240 caracteres'],
  ])('%s en %j se rechaza', async (campo, valor, msg) => {
    expect(await primero(e.presentar('30', { ...FORMULARIO_30, [campo]: valor }))).toEqual([400, campo, msg])
  })

  it.each([
    ['dni', '1234567'],
    ['dni', '12.345.678'],
    ['cuitRT', '20-29888222-0'],
    ['telefonoInstitucion', letras(30)],
    ['representantetecnico', letras(60)],
    ['matriculaRT', letras(20)],
    ['observaciones', letras(240)],
  ])('%s en %j se acepta', async (campo, valor) => {
    expect((await e.presentar('30', { ...FORMULARIO_30, [campo]: valor })).statusCode).toBe(200)
  })

  it('lo que está mal de la empresa y de los técnicos se dice todo junto', async () => {
    const errores = async (cambios: object) =>
      (await e.presentar('30', { ...FORMULARIO_30, ...cambios }))
        .json()
        .errors.map(({ path, msg }: Record<string, string>) => [path, msg])
    expect(
      await errores({
        razonsocial: '',
        dni: '12',
        dniRT: '1',
        matriculaRT: '',
        cuitTE: '20',
        observaciones: letras(241),
      }),
    ).toEqual([
      ['razonsocial', COMPLETE_LA_EMPRESA],
      ['dni', 'DNI: debe tener 7 u 8 dígitos'],
      ['observaciones', 'Observaciones: debe tener como máximo 240 caracteres'],
      ['dniRT', 'DNI del representante técnico: debe tener 7 u 8 dígitos'],
      ['matriculaRT', 'Escriba la matrícula del representante técnico'],
      ['tecnicoespecializado', 'Escriba el técnico especializado'],
      ['dniTE', 'Escriba el DNI del técnico especializado'],
      ['cuitTE', 'El CUIT ingresado no es válido.'],
      ['profesionTE', 'Escriba la profesión del técnico especializado'],
      ['matriculaTE', 'Escriba la matrícula del técnico especializado'],
    ])
    const sinRT = Object.fromEntries(Object.keys(RT).map((campo) => [campo, '']))
    expect(await errores({ ...sinRT, telefonoInstitucion: '' })).toEqual([
      ['telefonoInstitucion', COMPLETE_LA_EMPRESA],
      [
        'representantetecnico',
        'Debe habilitar al menos uno de los dos: Representante Técnico o Técnico Especializado.',
      ],
    ])
    expect(await errores({ idInstitucion: '', dniRT: 5 })).toEqual([
      ['idInstitucion', COMPLETE_LA_EMPRESA],
      ['dniRT', 'DNI del representante técnico: debe ser un texto'],
    ])
  })

  it('se completa con los datos de la empresa: los del 29 pagado, o los del propio', async () => {
    const datos = async (quien: 'pablo' | 'bruno') =>
      (await e.pedir(quien, 'GET', '/elevadores/datosDeEmpresa/5')).json().empresa
    const deAconquija = { ...CONSERVADORA, idInstitucion: 5, nroconservador: 'ACO-1', telefonoInstitucion: '1' }
    const { idFormulario29 } = (await e.presentar('29', deAconquija)).json()
    expect(await datos('bruno')).toBeNull()
    expect(await datos('pablo')).toMatchObject({
      idInstitucion: 5,
      Institucion: 'CONSERVADORA ACONQUIJA SA',
      nroconservador: 'ACO-1',
      idCalleInstitucion: 1,
      nropuertaInstitucion: '1200',
      telefonoInstitucion: '1',
    })
    await e.pagar29(idFormulario29)
    await e.presentar('29', { ...deAconquija, telefonoInstitucion: '2' }, 'bruno')
    expect(await datos('bruno')).toMatchObject({ telefonoInstitucion: '1' })
  })
})

describe('el formulario 31', () => {
  const envio = (otros: object = {}) => ({ ...FORMULARIO_31, idDomicilio: e.idDomicilio, ...otros })

  it('queda con quien lo mandó y sin revisar; fecha y persona mandadas no cambian nada', async () => {
    const { idFormulario31 } = (await e.presentar('31', envio({ idPersona: 1, fecha: '2001-01-01' }))).json()
    expect(
      await e.consulta(
        `select id_persona, cantidadelevadores, revisado_el, fecha > now() - interval '1 minute' as ahora
         from formulario31 where id_formulario31 = $1`,
        [idFormulario31],
      ),
    ).toEqual([{ id_persona: 2, cantidadelevadores: 3, revisado_el: null, ahora: true }])
  })

  it.each([...Object.keys(FORMULARIO_31), 'idDomicilio'])('sin %s dice qué falta', async (campo) => {
    expect(await primero(e.presentar('31', envio({ [campo]: '' })))).toEqual([400, campo, COMPLETE])
    const { [campo as 'observaciones']: _, ...sinEl } = envio()
    expect(await primero(e.presentar('31', sinEl))).toEqual([400, campo, COMPLETE])
  })

  it.each([
    ['cantidadelevadores', 0, 'Cantidad de elevadores: debe ser 1 o más'],
    ['cantidadelevadores', 1000, 'Cantidad de elevadores: debe ser 999 o menos'],
    ['destinoinmueble', letras(46), 'Destino del inmueble: debe tener como máximo 45 caracteres'],
    ['nroconservador', letras(21), 'Número de conservador: debe tener como máximo 20 caracteres'],
    ['nroinstalador', letras(21), 'Número de instalador: debe tener como máximo 20 caracteres'],
    ['representantetecnico', letras(61), 'Representante técnico: debe tener como máximo 60 caracteres'],
    ['matriculaRT', letras(21), 'Matrícula del representante técnico: debe tener como máximo 20 caracteres'],
    ['observaciones', letras(241), 'Observaciones: debe tener como máximo 240 caracteres'],
  ])('%s en %j se rechaza', async (campo, valor, msg) => {
    expect(await primero(e.presentar('31', envio({ [campo]: valor })))).toEqual([400, campo, msg])
  })

  it.each([
    ['cantidadelevadores', 1],
    ['cantidadelevadores', 999],
    ['destinoinmueble', letras(45)],
    ['nroconservador', letras(20)],
    ['nroinstalador', letras(20)],
    ['representantetecnico', letras(60)],
    ['matriculaRT', letras(20)],
    ['observaciones', letras(240)],
  ])('%s en %j se acepta', async (campo, valor) => {
    expect((await e.presentar('31', envio({ [campo]: valor }))).statusCode).toBe(200)
  })

  it('el domicilio que escribió otra persona no existe', async () => {
    const escrito = { Padron: '555', idCalle: 1, NroPuerta: '10' }
    const { id } = (await e.pedir('clara', 'POST', '/formulario/agregarDomicilioObra', escrito)).json()
    expect(await primero(e.presentar('31', envio({ idDomicilio: id })))).toEqual([
      404,
      'idDomicilio',
      'El domicilio no existe o no está a su alcance',
    ])
    expect((await e.presentar('31', envio({ idDomicilio: id }), 'clara')).statusCode).toBe(200)
  })

  it('el personal la revisa una vez, y no la propia', async () => {
    const revisar = (idFormulario31: number, quien: 'lucia' | 'ana' | 'clara') =>
      e.pedir(quien, 'PUT', '/elevadores/revisado', { idFormulario31 })
    const { idFormulario31 } = (await e.presentar('31', envio(), 'lucia')).json()
    expect(await e.rechazo(revisar(idFormulario31, 'lucia'))).toEqual([
      403,
      'No puede decidir sobre lo que presentó, ni sobre la empresa o el inmueble en que tiene parte: pídaselo a otra persona del personal',
    ])
    expect((await revisar(idFormulario31, 'clara')).statusCode).toBe(403)
    expect((await revisar(idFormulario31, 'ana')).json()).toEqual({ ok: true, message: 'La nota quedó revisada' })
    expect(await e.rechazo(revisar(idFormulario31, 'ana'))).toEqual([409, 'Esta nota ya estaba revisada'])
    expect(await e.rechazo(revisar(999_999, 'ana'))).toEqual([404, 'El registro no existe o no está a su alcance'])
  })
})
