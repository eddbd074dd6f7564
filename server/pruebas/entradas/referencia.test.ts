import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../appDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const enviar = (path: string, payload: object): InjectOptions => ({ method: 'POST', url: `/api${path}`, payload })
const NO_VALIDO = 'el número no es válido'

/** A valid body of each writing call, so that one field at a time can be spoiled. */
const CUERPOS: Readonly<Record<string, object>> = {
  '/instituciones/crearInstitucion': { Institucion: 'UNA', idInstitucionTipo: 2, estado: 1 },
  '/instituciones/editarInstitucion': { idInstitucion: 1, Institucion: 'UNA', idInstitucionTipo: 2 },
  '/instituciones/crearInstitucionTipo': { InstitucionTipo: 'UNO' },
  '/instituciones/editarInstitucionTipo': { idInstitucionTipo: 2, InstitucionTipo: 'UNO' },
  '/catastroReparticiones/crearOficina': { Oficina: 'UNA', idInstitucion: 1, idReparticion: 1 },
  '/catastroReparticiones/editarOficina': { idOficina: 1, Oficina: 'UNA', idInstitucion: 1, idReparticion: 1 },
  '/catastroReparticiones/crearReparticion': { Reparticion: 'UNA' },
  '/catastroReparticiones/editarReparticion': { idReparticion: 1, Reparticion: 'UNA' },
  '/catastroCalles/crearCalle': { calle: 'UNA', idcalletipo: 1 },
  '/catastroCalles/editarCalle': { idcalle: 1, calle: 'UNA', idcalletipo: 1 },
  '/obrasTipo/agregarObrasTipo': { ObraTipo: 'UNA', timbrado: 1, provisorio: 1, definitivo: 1 },
  '/obrasTipo/actualizarObrasTipo': { idObraTipo: 1, ObraTipo: 'UNA', timbrado: 1, provisorio: 1, definitivo: 1 },
  '/tarifas/agregarTarifa': { Tarifa: 'UNA', PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' },
  '/tarifas/actualizarTarifa': { idTarifa: 1, Tarifa: 'UNA', PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' },
  '/inspectores/agregarInspector': { Oficina: 1, idPersona: 5 },
  '/inspectores/actualizarInspector': { idInspector: 1, idOficina: 2 },
  '/profesionales/nuevoColegio': { nombreColegio: 'UNO' },
  '/profesionales/nuevaProfesion': { nombreProfesion: 'UNA', idColegioProfesional: 1 },
  '/profesionales/nuevaUniversidad': { nombreUniversidad: 'UNA' },
}

describe('los nombres: vacíos, demasiado largos o que no son texto', () => {
  const NOMBRES: readonly [path: string, campo: string, max: number, message: string][] = [
    ['/instituciones/crearInstitucion', 'Institucion', 30, 'Ingrese un nombre de máximo 30 caracteres'],
    ['/instituciones/editarInstitucion', 'Institucion', 30, 'Ingrese un nombre de máximo 30 caracteres'],
    ['/instituciones/crearInstitucionTipo', 'InstitucionTipo', 40, 'Ingrese un nombre de máximo 40 caracteres'],
    ['/instituciones/editarInstitucionTipo', 'InstitucionTipo', 40, 'Ingrese un nombre de máximo 40 caracteres'],
    ['/catastroReparticiones/crearOficina', 'Oficina', 30, 'Ingrese un nombre de máximo 30 caracteres'],
    ['/catastroReparticiones/editarOficina', 'Oficina', 30, 'Ingrese un nombre de máximo 30 caracteres'],
    ['/catastroReparticiones/crearReparticion', 'Reparticion', 40, 'Ingrese un nombre de máximo 40 caracteres'],
    ['/catastroCalles/crearCalle', 'calle', 60, 'Ingrese un nombre de máximo 30 caracteres'],
    ['/catastroCalles/editarCalle', 'calle', 60, 'Ingrese un nombre de máximo 30 caracteres'],
    ['/obrasTipo/agregarObrasTipo', 'ObraTipo', 40, 'Ingrese un nombre de máximo 40 caracteres'],
    ['/obrasTipo/actualizarObrasTipo', 'ObraTipo', 40, 'Ingrese un nombre de máximo 40 caracteres'],
    ['/tarifas/agregarTarifa', 'Tarifa', 40, 'Ingrese un nombre de máximo 250 caracteres'],
    ['/tarifas/actualizarTarifa', 'Tarifa', 40, 'Ingrese un nombre de máximo 250 caracteres'],
    ['/tarifas/agregarTarifa', 'tipo', 10, 'Ingrese un nombreTipo de máximo 10 caracteres'],
  ]
  it.each(NOMBRES)('%s %s: hasta %i', async (path, campo, max, message) => {
    await sinDejarRastro(portal, async () => {
      for (const valor of ['', '   ', 'x'.repeat(max + 1), null, undefined, 5, [], {}, true]) {
        await esperarRechazo(portal, 'lucia', enviar(path, { ...CUERPOS[path], [campo]: valor }), {
          message,
          path: campo,
        })
      }
    })
    const nombre = `${path}${campo}`.padEnd(max, 'ñ').slice(-max)
    const respuesta = await portal.como('lucia', enviar(path, { ...CUERPOS[path], [campo]: nombre }))
    expect([respuesta.statusCode, respuesta.json().ok]).toEqual([200, true])
  })

  it.each([
    ['/profesionales/nuevoColegio', 'nombreColegio', 80, 'Nombre del colegio'],
    ['/profesionales/nuevaProfesion', 'nombreProfesion', 60, 'Nombre de la profesión'],
    ['/profesionales/nuevaUniversidad', 'nombreUniversidad', 80, 'Nombre de la universidad'],
  ] as const)('%s: hasta %s de %i', async (path, campo, max, etiqueta) => {
    await sinDejarRastro(portal, async () => {
      for (const valor of ['', '  ']) {
        const message = 'Completa el campo, por favor'
        await esperarRechazo(portal, 'lucia', enviar(path, { ...CUERPOS[path], [campo]: valor }), {
          message,
          path: campo,
        })
      }
      const message = `${etiqueta}: debe tener como máximo ${max} caracteres`
      await esperarRechazo(portal, 'lucia', enviar(path, { ...CUERPOS[path], [campo]: 'x'.repeat(max + 1) }), {
        message,
        path: campo,
      })
    })
    const respuesta = await portal.como('lucia', enviar(path, { ...CUERPOS[path], [campo]: 'x'.repeat(max) }))
    expect(respuesta.statusCode).toBe(200)
  })
})

describe('lo que hay que elegir', () => {
  const ELECCIONES: readonly [path: string, campo: string, siFalta: string, etiqueta: string][] = [
    [
      '/instituciones/crearInstitucion',
      'idInstitucionTipo',
      'No seleccionaste el tipo de Institución',
      'Tipo de institución',
    ],
    ['/catastroReparticiones/crearOficina', 'idInstitucion', 'No seleccionaste una Institución', 'Institución'],
    ['/catastroReparticiones/crearOficina', 'idReparticion', 'No seleccionaste una Reparticion', 'Repartición'],
    ['/catastroCalles/crearCalle', 'idcalletipo', 'No seleccionaste un tipo de Calle', 'Tipo de calle'],
    ['/inspectores/agregarInspector', 'Oficina', 'No seleccionaste la oficina', 'Oficina'],
    ['/inspectores/actualizarInspector', 'idOficina', 'No seleccionaste la oficina', 'Oficina'],
    ['/profesionales/nuevaProfesion', 'idColegioProfesional', 'No seleccionaste el colegio', 'Colegio'],
  ]
  it.each(ELECCIONES)('%s %s', async (path, campo, siFalta, etiqueta) => {
    await sinDejarRastro(portal, async () => {
      for (const valor of ['', null, undefined]) {
        const pedido = enviar(path, { ...CUERPOS[path], [campo]: valor })
        await esperarRechazo(portal, 'lucia', pedido, { message: siFalta, path: campo })
      }
      for (const valor of [0, -1, 1.5, '1e3', 'x', 2147483648, [], {}, true]) {
        const pedido = enviar(path, { ...CUERPOS[path], [campo]: valor })
        await esperarRechazo(portal, 'lucia', pedido, { message: `${etiqueta}: ${NO_VALIDO}`, path: campo })
      }
    })
  })

  it('lo que no existe: 404', async () => {
    const NO_EXISTEN: readonly [path: string, campo: string, message: string][] = [
      ['/instituciones/crearInstitucion', 'idInstitucionTipo', 'El tipo de institución no existe'],
      ['/instituciones/editarInstitucion', 'idInstitucion', 'La institución no existe'],
      ['/instituciones/editarInstitucionTipo', 'idInstitucionTipo', 'El tipo de institución no existe'],
      ['/catastroReparticiones/crearOficina', 'idInstitucion', 'La institución no existe'],
      ['/catastroReparticiones/crearOficina', 'idReparticion', 'La repartición no existe'],
      ['/catastroReparticiones/editarOficina', 'idOficina', 'La oficina no existe'],
      ['/catastroReparticiones/editarReparticion', 'idReparticion', 'La repartición no existe'],
      ['/catastroCalles/crearCalle', 'idcalletipo', 'El tipo de calle no existe'],
      ['/catastroCalles/editarCalle', 'idcalle', 'La calle no existe'],
      ['/obrasTipo/actualizarObrasTipo', 'idObraTipo', 'El tipo de obra no existe'],
      ['/tarifas/actualizarTarifa', 'idTarifa', 'La tarifa no existe'],
      ['/inspectores/agregarInspector', 'Oficina', 'La oficina no existe'],
      ['/inspectores/agregarInspector', 'idPersona', 'La persona no es empleada del municipio'],
      ['/inspectores/actualizarInspector', 'idInspector', 'El inspector no existe'],
      ['/profesionales/nuevaProfesion', 'idColegioProfesional', 'El colegio no existe'],
    ]
    await sinDejarRastro(portal, async () => {
      for (const [path, campo, message] of NO_EXISTEN) {
        const pedido = enviar(path, { ...CUERPOS[path], [campo]: 2_000_000_000 })
        await esperarRechazo(portal, 'lucia', pedido, { status: 404, message })
      }
      for (const path of [
        '/instituciones/deshabilitarInstitucion',
        '/instituciones/deshabilitarInstitucionTipo',
        '/catastroReparticiones/deshabilitarOficina',
        '/catastroCalles/deshabilitarCalle',
      ]) {
        expect((await portal.como('lucia', enviar(path, { id: 2_000_000_000 }))).statusCode).toBe(404)
        const message = 'El número de registro no es válido'
        for (const id of [0, '', null, 'x', undefined]) {
          await esperarRechazo(portal, 'lucia', enviar(path, { id }), { message, path: 'id' })
        }
      }
    })
  })

  it('el estado es 1 o 0', async () => {
    for (const estado of [2, -1, 'si', null, 'TRUE']) {
      const pedido = enviar('/catastroCalles/crearCalle', { calle: 'X', idcalletipo: 1, estado })
      await esperarRechazo(portal, 'lucia', pedido, { message: 'Estado: debe ser Sí o No', path: 'estado' })
    }
  })

  it('lo deshabilitado no se elige de nuevo', async () => {
    await portal.como('lucia', enviar('/instituciones/deshabilitarInstitucion', { id: 6 }))
    const oficina = { Oficina: 'OTRA', idInstitucion: 6, idReparticion: 1 }
    await esperarRechazo(portal, 'lucia', enviar('/catastroReparticiones/crearOficina', oficina), {
      message: 'La institución está deshabilitada',
      path: 'idInstitucion',
    })
    await esperarRechazo(portal, 'lucia', enviar('/inspectores/agregarInspector', { Oficina: 5, idPersona: 5 }), {
      message: 'La oficina está deshabilitada',
      path: 'Oficina',
    })
  })
})

describe('los importes', () => {
  const INVALIDO = 'debe ser un importe en pesos, con dos decimales como máximo'
  const IMPORTES: readonly [path: string, campo: string, siFalta: string, etiqueta: string][] = [
    ['/obrasTipo/agregarObrasTipo', 'timbrado', 'No seleccionaste el precio de timbrado', 'Timbrado'],
    ['/obrasTipo/agregarObrasTipo', 'provisorio', 'No seleccionaste el precio de provisorio', 'Provisorio'],
    ['/obrasTipo/agregarObrasTipo', 'definitivo', 'No seleccionaste el precio de definitivo', 'Definitivo'],
    ['/tarifas/agregarTarifa', 'PrecioUnitario', 'No seleccionaste el precio unitario', 'Precio unitario'],
    ['/tarifas/agregarTarifa', 'valor', 'No seleccionaste el valor', 'Valor'],
  ]
  it.each(IMPORTES)('%s %s', async (path, campo, siFalta, etiqueta) => {
    await sinDejarRastro(portal, async () => {
      for (const valor of ['', '  ', null, undefined]) {
        const pedido = enviar(path, { ...CUERPOS[path], [campo]: valor })
        await esperarRechazo(portal, 'lucia', pedido, { message: siFalta, path: campo })
      }
      for (const valor of [1.234, '1,234', '1.234,567']) {
        const pedido = enviar(path, { ...CUERPOS[path], [campo]: valor })
        const message = `${etiqueta}: admite hasta dos decimales`
        await esperarRechazo(portal, 'lucia', pedido, { message, path: campo })
      }
      for (const valor of [-1, 'x', '1,234,5', [], {}, true]) {
        const pedido = enviar(path, { ...CUERPOS[path], [campo]: valor })
        await esperarRechazo(portal, 'lucia', pedido, { message: `${etiqueta}: ${INVALIDO}`, path: campo })
      }
      const pedido = enviar(path, { ...CUERPOS[path], [campo]: '10000000000,01' })
      const message = `${etiqueta}: el importe es demasiado grande`
      await esperarRechazo(portal, 'lucia', pedido, { message, path: campo })
    })
  })

  it('el factor admite cuatro decimales', async () => {
    const path = '/tarifas/agregarTarifa'
    const message = 'Factor: debe ser un número no negativo, con cuatro decimales como máximo'
    for (const Factor of [-1, '1,23456', 'x', '1e3', true, []]) {
      await esperarRechazo(portal, 'lucia', enviar(path, { ...CUERPOS[path], Factor }), { message, path: 'Factor' })
    }
    for (const Factor of ['', null, undefined]) {
      const pedido = enviar(path, { ...CUERPOS[path], Factor })
      await esperarRechazo(portal, 'lucia', pedido, { message: 'No seleccionaste el factor', path: 'Factor' })
    }
    const tarifa = { ...CUERPOS[path], Tarifa: 'CON FACTOR', Factor: '0,0525' }
    expect((await portal.como('lucia', enviar(path, tarifa))).statusCode).toBe(200)
    const { tarifas } = (await portal.como('lucia', { url: '/api/tarifas/getTarifas' })).json()
    expect(tarifas.find((t: { Tarifa: string }) => t.Tarifa === 'CON FACTOR').Factor).toBe(0.0525)
  })
})

describe('los empleados', () => {
  const modificar = (values: object, selectedRoles: unknown = [{ idRol: 5 }]): InjectOptions => ({
    method: 'PATCH',
    url: '/api/catastroEmpleados/modificar',
    payload: { values: { cuil: CUIL.diego, reparticion: 2, oficina: 2, ...values }, selectedRoles },
  })
  it('sin oficina, sin roles, con lo que no existe', async () => {
    await sinDejarRastro(portal, async () => {
      for (const oficina of ['', null, undefined]) {
        const message = 'Debe elegir una oficina'
        await esperarRechazo(portal, 'ana', modificar({ oficina }), { message, path: 'values.oficina' })
      }
      for (const roles of [[], undefined, null, 'x']) {
        const pedido =
          roles === undefined
            ? { ...modificar({}), payload: { values: { cuil: CUIL.diego, reparticion: 2, oficina: 2 } } }
            : modificar({}, roles)
        await esperarRechazo(portal, 'ana', pedido, {
          message: 'Debe seleccionar por lo menos un rol',
          path: 'selectedRoles',
        })
      }
      for (const cuil of ['2027222333', '202722233366', 'abc', '', null]) {
        const message = 'El CUIL debe contener 11 dígitos'
        await esperarRechazo(portal, 'ana', modificar({ cuil }), { message, path: 'values.cuil' })
      }
      await esperarRechazo(portal, 'ana', modificar({ cuil: '20999999999' }), {
        status: 404,
        message: 'El CUIL ingresado no se encuentra registrado en ciudad digital',
      })
      await esperarRechazo(portal, 'ana', modificar({}, [{ idRol: 99 }]), {
        status: 404,
        message: 'Uno de los roles no existe',
        path: 'selectedRoles',
      })
      await esperarRechazo(portal, 'ana', modificar({ oficina: 1 }), {
        message: 'La oficina no es de la repartición elegida',
        path: 'values.oficina',
      })
      await esperarRechazo(portal, 'ana', modificar({ reparticion: 1, oficina: 5 }), {
        message: 'La oficina está deshabilitada',
        path: 'values.oficina',
      })
    })
  })

  it('la búsqueda pide 11 dígitos, y no encuentra a quien la ciudad no conoce', async () => {
    for (const cuil of ['2027222333', '202722233366', '', 'abc']) {
      await esperarRechazo(
        portal,
        'ana',
        { url: `/api/catastroEmpleados/empleadoOficina?cuil=${cuil}` },
        { message: 'El CUIL debe contener 11 dígitos', path: 'cuil' },
      )
    }
    await esperarRechazo(
      portal,
      'ana',
      { url: '/api/catastroEmpleados/empleadoOficina?cuil=20999999999' },
      { status: 404, message: 'El CUIL ingresado no se encuentra registrado en ciudad digital' },
    )
  })
})

describe('los profesionales y los inspectores', () => {
  it('verificar contesta 400 con su razón', async () => {
    const RAZONES: readonly [url: string, message: string][] = [
      [`/profesionales/verificarProfesional?cuil=${CUIL.pablo}`, 'La persona ya está registrada como profesional'],
      [
        '/profesionales/verificarProfesional?cuil=20999999999',
        'El CUIL ingresado no se encuentra registrado en ciudad digital',
      ],
      [`/inspectores/verificarEmpleado?cuil=${CUIL.clara}`, 'El CUIL ingresado no corresponde a un empleado'],
      [`/inspectores/verificarEmpleado?cuil=${CUIL.diego}`, 'La persona ya es inspector'],
      [
        '/inspectores/verificarEmpleado?cuil=20999999999',
        'El CUIL ingresado no se encuentra registrado en ciudad digital',
      ],
    ]
    for (const [url, message] of RAZONES) {
      await esperarRechazo(portal, 'lucia', { url: `/api${url}` }, { message })
    }
  })

  it('el alta: cada dato, una fecha pasada, una persona o una matrícula repetidas', async () => {
    const alta = (resto: object) =>
      enviar('/profesionales/nuevoProfesional', {
        idProfesion: 1,
        idPersona: 7,
        idUniversidad: 1,
        domicilio: 'SALTA 1',
        matricula: 'A-9',
        fechaVencimiento: '2099-12-31',
        ...resto,
      })
    const CASOS: readonly [resto: object, path: string, message: string, status?: number][] = [
      [{ idProfesion: '' }, 'idProfesion', 'No seleccionaste la profesión'],
      [{ idUniversidad: '' }, 'idUniversidad', 'No seleccionaste la universidad'],
      [{ matricula: '' }, 'matricula', 'Escriba la matrícula'],
      [{ matricula: 'x'.repeat(21) }, 'matricula', 'Matrícula: debe tener como máximo 20 caracteres'],
      [{ fechaVencimiento: '' }, 'fechaVencimiento', 'Escriba el vencimiento de la matrícula'],
      [{ fechaVencimiento: '2026-02-30' }, 'fechaVencimiento', 'Vencimiento de la matrícula: no es una fecha válida'],
      [
        { fechaVencimiento: '2020-01-01' },
        'fechaVencimiento',
        'Vencimiento de la matrícula: debe ser hoy o una fecha posterior',
      ],
      [{ domicilio: 'x'.repeat(31) }, 'domicilio', 'Domicilio: debe tener como máximo 30 caracteres'],
      [{ matricula: 'a-1523' }, 'matricula', 'Ya hay un profesional de esa profesión con esa matrícula', 409],
    ]
    await sinDejarRastro(portal, async () => {
      for (const [resto, path, message, status = 400] of CASOS) {
        await esperarRechazo(portal, 'lucia', alta(resto), { status, message, path })
      }
      await esperarRechazo(portal, 'lucia', alta({ idPersona: 2 }), {
        status: 409,
        message: 'La persona ya está registrada como profesional',
      })
      await esperarRechazo(portal, 'lucia', alta({ idPersona: 2_000_000_000 }), {
        status: 404,
        message: 'La persona no existe',
      })
    })
  })

  it('la lista: lo que no es una página, un vencimiento o un texto', async () => {
    const url = '/api/profesionales/listado'
    await esperarRechazo(
      portal,
      'lucia',
      { url: `${url}?porPagina=7` },
      { message: 'Filas por página: debe ser 5, 10 o 25', path: 'porPagina' },
    )
    await esperarRechazo(
      portal,
      'lucia',
      { url: `${url}?vencimiento=nunca` },
      { message: 'Vencimiento: debe ser vigente, por vencer o vencida', path: 'vencimiento' },
    )
    for (const buscar of ['%25', "'; drop table persona; --", '\\', '_']) {
      const respuesta = await portal.como('lucia', { url: `${url}?pagina=1&buscar=${encodeURIComponent(buscar)}` })
      expect([respuesta.statusCode, respuesta.json().total]).toEqual([200, 0])
    }
  })
})

it('la historia de un registro: qué registros hay', async () => {
  const message = 'Registro: no es un registro conocido'
  await esperarRechazo(portal, 'ana', { url: '/api/auditoria/persona/1' }, { message, path: 'entidad' })
  await esperarRechazo(
    portal,
    'ana',
    { url: '/api/auditoria/oficina/x' },
    { message: 'Número de registro: el número no es válido', path: 'id' },
  )
})
