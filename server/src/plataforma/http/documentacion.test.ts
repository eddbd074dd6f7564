import { LLAMADAS } from '@catastro/domain/llamadas'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, it } from 'vitest'
import { appDePrueba } from '../../../pruebas/appDePrueba.ts'

/** What a test asks of an operation. */
interface Operacion {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly object[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Record<string, { readonly schema: object }> }
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>
}

let escrito: string
let de: (llamada: string) => Operacion
beforeAll(async () => {
  const { app } = await appDePrueba()
  escrito = (await app.inject('/api/openapi.json')).body
  const { paths } = JSON.parse(escrito)
  de = (llamada) => {
    const [method = '', path = ''] = llamada.split(' ')
    return paths[`/api${path}`]?.[method.toLowerCase()]
  }
})

it('redocly no tiene nada que decir de él', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problemas = await lintFromString({ source: escrito, absoluteRef: '/openapi.json', config })
  expect(problemas.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

it('tiene cada llamada del servidor, con su nombre y qué hace', () => {
  const servidas = LLAMADAS.filter(({ servicio }) => servicio !== 'ciudadDigital')
  for (const { method, path } of servidas) {
    const { operationId, summary } = de(`${method} ${path.replace(/\/$/, '')}`) ?? {}
    expect([operationId, summary], `${method} ${path}`).toEqual([expect.any(String), expect.any(String)])
  }
  expect(de('PUT /formulario/actualizarTramite')).toMatchObject({
    operationId: 'actualizarTramite',
    summary: 'Cambia el estado de una carpeta',
  })
})

it.each([
  ['GET /formulario/calles', ['200', '401', '403', '429', '500', '503']],
  ['GET /documentacion/listar', ['200', '400', '401', '403', '429', '500', '503']],
  ['GET /documentacion/carpeta/{idCarpeta}', ['200', '400', '401', '403', '404', '429', '500', '503']],
  [
    'PUT /formulario/actualizarTramite',
    ['200', '400', '401', '403', '404', '408', '409', '413', '415', '429', '500', '503'],
  ],
  [
    'POST /documentacion/altaFormulario1',
    ['200', '400', '401', '403', '404', '408', '409', '413', '415', '429', '500', '503'],
  ],
  [
    'POST /documentacion/altaFormulario28',
    ['200', '400', '401', '403', '404', '408', '409', '413', '415', '429', '500', '503'],
  ],
  ['POST /pagos/notificacion', ['204', '400', '408', '409', '413', '415', '429', '500', '503']],
  ['GET /datosAbiertos/{conjunto}', ['200', '304', '400', '404', '429', '500', '503']],
])('%s dice todo lo que puede responder', (llamada, estados) => {
  expect(Object.keys(de(llamada).responses)).toEqual(estados)
})

it('todo error lleva el mismo cuerpo', () => {
  const { components } = JSON.parse(escrito)
  expect(components.schemas.Error).toMatchObject({
    required: ['ok', 'message'],
    properties: { ok: { enum: [false] }, message: { type: 'string' }, errors: { type: 'array' } },
  })
  expect(de('PUT /formulario/actualizarTramite').responses['409']).toEqual({ $ref: '#/components/responses/Error409' })
  expect(components.responses.Error409.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  })
})

it('lo que se envía con archivos dice sus campos y sus archivos', () => {
  const { requestBody } = de('POST /documentacion/alta')
  expect(requestBody).toMatchObject({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          properties: {
            AnchoCalle: { type: 'string' },
            CoquisManzana: { type: 'string', format: 'binary', description: 'Croquis de manzana' },
          },
        },
      },
    },
  })
  expect(de('POST /documentacion/carpetaProfesional').requestBody?.content).toMatchObject({
    'multipart/form-data': {
      schema: { properties: { files: { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } } } },
    },
  })
})

it('dice qué llamadas toman una clave de envío', () => {
  const clave = { $ref: '#/components/parameters/ClaveDeEnvio' }
  expect(de('POST /documentacion/alta').parameters).toEqual([clave])
  expect(de('POST /borradores/{clave}/archivos').parameters).toContainEqual(clave)
  expect(de('PUT /formulario/actualizarTramite').parameters).toBeUndefined()
})

it('el cuerpo de un DELETE puede faltar', () => {
  expect(de('DELETE /documentacion').requestBody?.required).toBeUndefined()
})

/** */
it('admite lo que envían los programas hechos desde la especificación', () => {
  const cuerpo = (llamada: string) => Object.values(de(llamada).requestBody?.content ?? {})[0]?.schema
  expect(cuerpo('POST /documentacion/altaFormulario1')).toMatchObject({
    anyOf: [{ required: ['idCarpeta'] }, { required: ['idFormulario'] }],
    required: expect.not.arrayContaining(['idCarpeta']),
  })
  expect(cuerpo('POST /formulario/agregarDomicilioObra')).toMatchObject({
    properties: { idInmuebleTipo: { anyOf: [expect.anything(), { enum: ['', 0, '0'] }] } },
  })
  expect(cuerpo('POST /instituciones/crearInstitucion')).toMatchObject({
    properties: {
      estado: { anyOf: expect.arrayContaining([{ type: 'number', enum: [0, 1] }, { type: 'boolean' }]) },
    },
  })
  expect(de('GET /documentacion/listar').parameters).toContainEqual(
    expect.objectContaining({
      name: 'idProfesional',
      schema: { anyOf: [expect.anything(), { enum: ['null', 'undefined'] }] },
    }),
  )
})
