import { beforeAll, describe, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { pedidoDeAlta, pedidoDeFormulario1, pedidoDeMovimiento } from '../carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const ULTIMO = 2147483647

describe('números bien escritos de cosas que no existen', () => {
  it.each([
    ['idEncomiendaTipo', { idEncomiendaTipo: ULTIMO }, 404, 'Tipo de encomienda: no existe'],
    ['idFormularioTipo', { idFormularioTipo: ULTIMO }, 400, 'Tipo de formulario: no corresponde al tipo de encomienda'],
    ['idFormularioTipo', { idFormularioTipo: 2 }, 400, 'Tipo de formulario: no corresponde al tipo de encomienda'],
    [
      'idPropietario',
      { idPropietario: ULTIMO },
      404,
      'Propietario: no existe o no está a su alcance: búsquelo por su CUIL',
    ],
    ['idProfesional', { idProfesional: ULTIMO }, 404, 'Profesional: no existe'],
    ['idDomicilio', { idDomicilio: ULTIMO }, 404, 'Domicilio de obra: no existe'],
    ['idInmuebleTipo', { idInmuebleTipo: 99 }, 404, 'Tipo de inmueble: no existe'],
    ['idObraTipo', { idObraTipo: 99 }, 404, 'Tipo de obra: no existe'],
  ] as const)('alta: %s %j', async (path, campos, status, message) => {
    await sinDejarRastro(portal, () => esperarRechazo(portal, 'ana', pedidoDeAlta(campos), { status, message, path }))
  })

  it.each([
    ['un estado', { idEstado: 99 }, 400, 'Nuevo estado: no existe', 'idEstado'],
    ['una carpeta', { idTramite: ULTIMO }, 404, 'La carpeta no existe o no está a su alcance', undefined],
    ['el formulario de otra', { formulario: 1003 }, 400, 'Formulario: no corresponde a esta carpeta', 'formulario'],
  ] as const)('mover: %s', async (_caso, cambio, status, message, path) => {
    const { payload, ...pedido } = pedidoDeMovimiento(1002, { idEstado: 2, expediente: '1' })
    const rechazo = path === undefined ? { status, message } : { status, message, path }
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'lucia', { ...pedido, payload: { ...payload, ...cambio } }, rechazo),
    )
  })

  it('formulario 1 con el número de formulario de otra carpeta', async () => {
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeFormulario1(1001, { idFormulario: 1002 }), {
        message: 'Formulario: no corresponde a la carpeta',
        path: 'idFormulario',
      }),
    )
  })

  it.each([
    ['una calle', { idCalle: ULTIMO }, 'Calle: no existe', 'idCalle'],
    ['una calle fuera de uso', { idCalle: 26 }, 'Calle: no existe', 'idCalle'],
    ['un tipo de inmueble', { idInmuebleTipo: 99 }, 'Tipo de inmueble: no existe', 'idInmuebleTipo'],
  ] as const)('domicilio de obra: %s', async (_caso, cambio, message, path) => {
    const payload = { Padron: '1', idCalle: 1, NroPuerta: '1', ...cambio }
    await sinDejarRastro(portal, () =>
      esperarRechazo(
        portal,
        'pablo',
        { method: 'POST', url: '/api/formulario/agregarDomicilioObra', payload },
        { status: 404, message, path },
      ),
    )
  })

  it('domicilio de un propietario o un profesional', async () => {
    for (const [rol, message] of [
      ['propietario', 'El propietario no existe'],
      ['profesional', 'No hay un profesional registrado con ese documento'],
    ]) {
      const payload = { Domicilio: 'X', Id: ULTIMO, rol }
      await esperarRechazo(
        portal,
        'ana',
        { method: 'PUT', url: '/api/formulario/agregarDomicilio', payload },
        { status: 404, message: message ?? '' },
      )
    }
  })

  it('leyendas de un formulario que no las tiene', async () => {
    for (const tipo of [1, ULTIMO]) {
      await esperarRechazo(
        portal,
        'pablo',
        { url: `/api/formulario/obtenerLeyendas/${tipo}` },
        { status: 404, message: 'El tipo de formulario no tiene leyendas' },
      )
    }
  })

  it('un estado de trámite que no existe, al filtrar', async () => {
    for (const estado of ['NADA', 'PRESENTADO,NADA', 'constructor', '__proto__', ',']) {
      await esperarRechazo(
        portal,
        'lucia',
        { url: `/api/documentacion/listarTodas?estado=${estado}` },
        { message: 'Estado: no existe', path: 'estado' },
      )
    }
  })
})
