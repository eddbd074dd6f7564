import type { InjectOptions } from 'fastify'
import { beforeAll, describe, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../appDePrueba.ts'
import { pedidoDeAlta, pedidoDeFormulario1, pedidoDeSubida } from '../carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

/** Numbers that no row can have, as an address carries them. */
const EN_DIRECCION = ['0', '-1', '2147483648', '99999999999999999999', '1.5', '1e3', '0x10', 'abc', '%00', '1001%00']
const EN_JSON = [0, -1, 2147483648, 1e20, 1.5, '1e3', '', ' ', 'abc', '1001\u0000', '-1', null, true, [], [1001], {}]
const EN_MULTIPARTE = ['0', '-1', '2147483648', '99999999999999999999', '1.5', '1e3', '', ' 1', 'abc', '1001\u0000']

describe('el número de una carpeta, archivo o tipo, en la dirección', () => {
  const LUGARES: readonly [quien: Demo, direccion: string, path: string, etiqueta: string][] = [
    ['lucia', '/documentacion/carpeta/#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/documentacion/obtenerArchivos/?idCarpeta=#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/documentacion/archivos?idCarpeta=#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/documentacion/archivo/#', 'idArchivo', 'Número de archivo'],
    ['lucia', '/documentacion/requisitos?idCarpeta=#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/documentacion/seguimiento/#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/formulario/obtenerDatosPersona/#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/formulario/buscarDomicilioPorCarpeta/#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/formulario/consultarFormulario1?idCarpeta=#', 'idCarpeta', 'Número de carpeta'],
    ['lucia', '/formulario/obtenerLeyendas/#', 'idFormularioTipo', 'Tipo de formulario'],
    ['pablo', '/documentacion/listar?idProfesional=#', 'idProfesional', 'Profesional'],
    ['clara', '/documentacion/listarCarpetasVeredas?idPersona=#', 'idPersona', 'Persona'],
  ]
  it.each(LUGARES)('%s: %s', async (quien, direccion, path, etiqueta) => {
    const enConsulta = direccion.includes('?')
    await sinDejarRastro(portal, async () => {
      for (const valor of [...EN_DIRECCION, ...(enConsulta ? ['', `1001&${path}=1002`] : [])]) {
        const url = `/api${direccion.replace('#', valor)}`
        await esperarRechazo(portal, quien, { url }, { message: `${etiqueta}: el número no es válido`, path })
      }
    })
  })

  it('sin él también se rechaza', async () => {
    for (const llamada of ['archivos', 'requisitos', 'obtenerArchivos/']) {
      await esperarRechazo(
        portal,
        'lucia',
        { url: `/api/documentacion/${llamada}` },
        { message: 'Número de carpeta: el número no es válido', path: 'idCarpeta' },
      )
    }
  })

  it('al borrar vale en el cuerpo o en la dirección, y hace falta uno', async () => {
    const borrar = (direccion: string, payload?: object): InjectOptions => ({
      method: 'DELETE',
      url: `/api/documentacion${direccion}`,
      ...(payload && { payload }),
    })
    const invalido = { message: 'Número de carpeta: el número no es válido', path: 'id' }
    await sinDejarRastro(portal, async () => {
      for (const valor of EN_DIRECCION) await esperarRechazo(portal, 'ana', borrar(`?id=${valor}`), invalido)
      for (const id of EN_JSON) await esperarRechazo(portal, 'ana', borrar('', { id }), invalido)
      for (const pedido of [borrar(''), borrar('', {})]) {
        await esperarRechazo(portal, 'ana', pedido, { message: 'Escriba el número de carpeta', path: 'id' })
      }
    })
  })
})

describe('un número en el cuerpo', () => {
  const mover = (resto: object): InjectOptions => ({
    method: 'PUT',
    url: '/api/formulario/actualizarTramite',
    payload: { idTramite: 1002, idEstado: 2, expediente: '1', ...resto },
  })
  const obra = (resto: object): InjectOptions => ({
    method: 'POST',
    url: '/api/formulario/agregarDomicilioObra',
    payload: { Padron: '1', idCalle: 1, NroPuerta: '1', ...resto },
  })
  const resolver = (accion: string, idLibreDeuda: unknown): InjectOptions => ({
    method: 'POST',
    url: `/api/libreDeuda/${accion}`,
    payload: { idLibreDeuda, motivo: 'Por error.' },
  })
  const esNulo = (valor: unknown) => valor === null
  const vacio = (valor: unknown) => valor === null || valor === ''
  const sinTipo = (valor: unknown) => vacio(valor) || valor === 0
  const LUGARES: readonly [Demo, string, string, (valor: unknown) => InjectOptions, ((v: unknown) => boolean)?][] = [
    ['lucia', 'idTramite', 'Número de carpeta', (v) => mover({ idTramite: v })],
    ['lucia', 'idEstado', 'Nuevo estado', (v) => mover({ idEstado: v })],
    ['lucia', 'formulario', 'Formulario', (v) => mover({ formulario: v }), esNulo],
    ['lucia', 'version', 'Versión', (v) => mover({ version: v })],
    [
      'pablo',
      'idCarpeta',
      'Número de carpeta',
      (v) => ({ method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta: v } }),
    ],
    ['pablo', 'idCarpeta', 'Número de carpeta', (v) => pedidoDeFormulario1(1001, { idCarpeta: v })],
    ['pablo', 'idFormulario', 'Formulario', (v) => pedidoDeFormulario1(1001, { idFormulario: v }), esNulo],
    [
      'pablo',
      'Id',
      'Número',
      (v) => ({
        method: 'PUT',
        url: '/api/formulario/agregarDomicilio',
        payload: { Domicilio: 'X', Id: v, rol: 'propietario' },
      }),
    ],
    ['clara', 'idCalle', 'Calle', (v) => obra({ idCalle: v }), vacio],
    ['lucia', 'idLibreDeuda', 'Solicitud', (v) => resolver('emitir', v)],
    ['lucia', 'idLibreDeuda', 'Solicitud', (v) => resolver('rechazar', v)],
    ['lucia', 'idLibreDeuda', 'Solicitud', (v) => resolver('anular', v)],
    [
      'lucia',
      'idCorreo',
      'Correo',
      (v) => ({ method: 'POST', url: '/api/notificaciones/reintentar', payload: { idCorreo: v } }),
    ],
    ['clara', 'idInmuebleTipo', 'Tipo de inmueble', (v) => obra({ idInmuebleTipo: v }), sinTipo],
  ]
  it.each(LUGARES)('%s: %s', async (quien, path, etiqueta, pedido, aparte = () => false) => {
    await sinDejarRastro(portal, async () => {
      for (const valor of EN_JSON.filter((v) => !aparte(v))) {
        await esperarRechazo(portal, quien, pedido(valor), { message: `${etiqueta}: el número no es válido`, path })
      }
    })
  })

  it('la calle que falta tiene el texto de la especificación', async () => {
    for (const idCalle of ['', null, undefined]) {
      await esperarRechazo(portal, 'clara', obra({ idCalle }), {
        message: 'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo',
        path: 'idCalle',
      })
    }
  })
})

describe('un número entre las partes de un envío con archivos', () => {
  const DE_ALTA: readonly [path: string, etiqueta: string][] = [
    ['idEncomiendaTipo', 'Tipo de encomienda'],
    ['idFormularioTipo', 'Tipo de formulario'],
    ['idPropietario', 'Propietario'],
    ['idProfesional', 'Profesional'],
    ['idDomicilio', 'Domicilio de obra'],
    ['idObraTipo', 'Tipo de obra'],
  ]
  it('alta: sin tipo de inmueble', async () => {
    for (const idInmuebleTipo of ['', '0', 'null', 'undefined']) {
      const pedido = pedidoDeAlta({ idInmuebleTipo })
      await esperarRechazo(portal, 'pablo', pedido, { message: 'Elija el tipo de inmueble', path: 'idInmuebleTipo' })
    }
  })

  it.each(DE_ALTA)('alta: %s', async (path, etiqueta) => {
    await sinDejarRastro(portal, async () => {
      for (const valor of EN_MULTIPARTE) {
        const message = `${etiqueta}: el número no es válido`
        await esperarRechazo(portal, 'pablo', pedidoDeAlta({ [path]: valor }), { message, path })
      }
    })
  })

  it('subida: idCarpeta', async () => {
    await sinDejarRastro(portal, async () => {
      for (const idCarpeta of EN_MULTIPARTE) {
        await esperarRechazo(portal, 'pablo', pedidoDeSubida({ idCarpeta }), {
          message: 'Número de carpeta: el número no es válido',
          path: 'idCarpeta',
        })
      }
    })
  })
})
