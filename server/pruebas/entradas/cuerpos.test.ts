import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import {
  CAMPOS_DE_ALTA,
  CROQUIS,
  carpetasDePrueba,
  FORMULARIO_1,
  pedidoDeAlta,
  pedidoDeFormulario1,
  pedidoDeSubida,
} from '../carpetasDePrueba.ts'
import { PNG } from '../multiparte.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const JSON_ = { 'content-type': 'application/json' }
const CON_JSON = [
  ['pablo', 'POST', '/documentacion/altaFormulario1'],
  ['lucia', 'PUT', '/formulario/actualizarTramite'],
  ['lucia', 'PUT', '/formulario/actualizarTramite-Pagado'],
  ['pablo', 'PUT', '/documentacion/requisitoNoCorresponde'],
  ['ana', 'POST', '/documentacion/requisitosDeEncomienda'],
  ['ana', 'POST', '/documentacion/tiposDeEncomienda'],
  ['pablo', 'PUT', '/formulario/agregarDomicilio'],
  ['pablo', 'POST', '/formulario/agregarDomicilioObra'],
  ['clara', 'POST', '/usuarios/obtenerLibreDeuda'],
  ['lucia', 'POST', '/libreDeuda/emitir'],
  ['lucia', 'POST', '/libreDeuda/rechazar'],
  ['lucia', 'POST', '/libreDeuda/anular'],
  ['lucia', 'POST', '/notificaciones/reintentar'],
  ['clara', 'POST', '/pagos/preparar'],
  ['lucia', 'POST', '/pagos/conciliar'],
  ['lucia', 'POST', '/pagos/revisar'],
] as const
const CON_PARTES = [
  '/documentacion/alta',
  '/documentacion/carpetaProfesional',
  '/documentacion/carpetaPersonaVeredas',
] as const

describe('un cuerpo que no es el JSON que se espera', () => {
  it.each(CON_JSON)('%s %s %s', async (quien, method, path) => {
    const pedido = { method, url: `/api${path}` }
    await sinDejarRastro(portal, async () => {
      for (const payload of ['{"a":', 'hola', '{"a":1}}', '\u0000', '{a:1}', "{'a':1}"]) {
        await esperarRechazo(
          portal,
          quien,
          { ...pedido, headers: JSON_, payload },
          {
            message: 'El contenido del pedido no es JSON válido',
          },
        )
      }
      for (const payload of ['', '[]', 'null', '1', '"texto"', 'true']) {
        await esperarRechazo(
          portal,
          quien,
          { ...pedido, headers: JSON_, payload },
          {
            message: 'Falta el contenido del pedido, o no es el que se espera',
          },
        )
      }
      for (const tipo of ['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded', 'json']) {
        await esperarRechazo(
          portal,
          quien,
          { ...pedido, headers: { 'content-type': tipo }, payload: '{}' },
          {
            status: 415,
            message: 'El tipo de contenido del pedido no se admite',
          },
        )
      }
      await esperarRechazo(
        portal,
        quien,
        { ...pedidoDeAlta(), ...pedido },
        {
          status: 415,
          message: 'El tipo de contenido del pedido no se admite',
        },
      )
      await esperarRechazo(
        portal,
        quien,
        { ...pedido, headers: JSON_, payload: `"${'x'.repeat(1024 * 1024)}"` },
        {
          status: 413,
          message: 'Lo enviado supera el tamaño permitido',
        },
      )
    })
  })

  it('claves que quieren tocar los prototipos: se rechazan o no hacen nada', async () => {
    const cuerpos = [
      '{"__proto__": {"idCarpeta": 1001}, "idCarpeta": 1001}',
      '{"constructor": {"prototype": {"idCarpeta": 1001}}}',
    ]
    await sinDejarRastro(portal, async () => {
      for (const payload of cuerpos) {
        const respuesta = await portal.como('pablo', {
          method: 'POST',
          url: '/api/documentacion/altaFormulario1',
          headers: JSON_,
          payload,
        })
        expect(respuesta.statusCode).toBe(400)
        expect(respuesta.json().message).toMatch(/^(El contenido del pedido no es JSON válido|El pedido no es válido)$/)
      }
    })
    expect((await portal.como('lucia', { url: '/api/documentacion/listarTodas?__proto__=1' })).statusCode).toBe(200)
    expect(({} as { idCarpeta?: unknown }).idCarpeta).toBeUndefined()
  })

  it('los campos de más no llegan a ningún lado', async () => {
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.presentada()
    const respuesta = await portal.como(
      'pablo',
      pedidoDeFormulario1(idCarpeta, { idPersona: 3, fecha: '1999-01-01', estado: 9, completa: true, usrmod: 1 }),
    )
    expect(respuesta.statusCode).toBe(200)
    const [grabado] = (
      await portal.como('pablo', { url: `/api/formulario/consultarFormulario1?idCarpeta=${idCarpeta}` })
    ).json()
    expect(grabado).toMatchObject({ ...FORMULARIO_1, idPersona: 2, autor: 'Medina Pablo' })
    expect(grabado.fecha.slice(0, 4)).not.toBe('1999')
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', completa: false })
  })
})

describe('un envío con archivos mal armado', () => {
  it.each(CON_PARTES)('%s', async (path) => {
    const pedido = { method: 'POST', url: `/api${path}` } as const
    await sinDejarRastro(portal, async () => {
      for (const tipo of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        await esperarRechazo(
          portal,
          'pablo',
          { ...pedido, headers: { 'content-type': tipo }, payload: '{}' },
          {
            status: 415,
            message: 'El pedido debe ser multipart/form-data',
          },
        )
      }
      await esperarRechazo(portal, 'pablo', pedido, {
        status: 415,
        message: 'El pedido debe ser multipart/form-data',
      })
      const sinLimite = { ...pedido, headers: { 'content-type': 'multipart/form-data' }, payload: '--x\r\n' }
      await esperarRechazo(portal, 'pablo', sinLimite, { message: 'El pedido llegó incompleto' })
    })
  })

  it('cortado en cualquier parte: 400, y ni una fila ni un archivo', async () => {
    const entero = pedidoDeAlta({}, [{ ...CROQUIS, contenido: Buffer.concat([PNG, Buffer.alloc(200_000)]) }])
    const largo = entero.payload.length
    await sinDejarRastro(portal, async () => {
      for (const hasta of [30, 200, 700, largo - 200_000, largo - 100, largo - 60, largo - 20]) {
        await esperarRechazo(
          portal,
          'pablo',
          { ...entero, payload: entero.payload.subarray(0, hasta) },
          {
            message: 'El pedido llegó incompleto',
          },
        )
      }
    })
  })

  it('un cuerpo vacío es un envío sin campos', async () => {
    await esperarRechazo(
      portal,
      'pablo',
      { ...pedidoDeSubida({}, []), payload: '' },
      {
        message: 'Número de carpeta: el número no es válido',
        path: 'idCarpeta',
      },
    )
  })

  const parte = (cabecera: string, contenido: string) =>
    `--x\r\ncontent-disposition: form-data; ${cabecera}\r\n\r\n${contenido}\r\n`
  const aMano = (...partes: string[]) =>
    ({
      method: 'POST',
      url: '/api/documentacion/alta',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${partes.join('')}--x--\r\n`,
    }) as const
  const CAMPOS = Object.entries(CAMPOS_DE_ALTA).map(([campo, valor]) => parte(`name="${campo}"`, String(valor)))
  const ARCHIVO = `--x\r\ncontent-disposition: form-data; name="CoquisManzana"; filename="c.pdf"\r\n\r\n%PDF-1.4\n\r\n`

  it('el mismo campo dos veces', async () => {
    expect((await portal.como('pablo', aMano(...CAMPOS, ARCHIVO))).statusCode).toBe(200)
    await sinDejarRastro(portal, async () => {
      for (const otra of ['1', '2']) {
        await esperarRechazo(portal, 'pablo', aMano(...CAMPOS, ARCHIVO, parte('name="idProfesional"', otra)), {
          message: 'Profesional: viene repetido',
          path: 'idProfesional',
        })
      }
    })
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('un campo llamado %s', async (nombre) => {
    await sinDejarRastro(portal, async () => {
      for (const cabecera of [`name="${nombre}"`, `name="${nombre}"; filename="a.pdf"`]) {
        await esperarRechazo(portal, 'pablo', aMano(...CAMPOS, ARCHIVO, parte(cabecera, '%PDF-1.4')), {
          message: 'Un campo tiene un nombre no permitido',
        })
      }
    })
  })

  it('un campo de texto enorme', async () => {
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeAlta({ Timbrado: 'x'.repeat(16 * 1024 + 1) }), {
        message: 'Timbrado: es demasiado largo',
        path: 'Timbrado',
      }),
    )
  })

  it('un campo que dice ser JSON', async () => {
    const campo = (contenido: string) =>
      `--x\r\ncontent-disposition: form-data; name="idPersona"\r\ncontent-type: application/json\r\n\r\n${contenido}\r\n`
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', aMano(...CAMPOS, ARCHIVO, campo('{"roto')), {
        message: 'El contenido del pedido no es JSON válido',
      }),
    )
  })

  it('demasiados campos', async () => {
    const muchos = Array.from({ length: 120 }, (_, n) => parte(`name="campo${n}"`, 'x'))
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', aMano(ARCHIVO, ...muchos), { message: 'Hay más campos de los permitidos' }),
    )
  })
})
