// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { atiende, responde } from '../pruebas/respuestas.ts'
import { API, conServidor, servidor } from '../pruebas/servidor.ts'
import { bajar } from './bajada.ts'
import { archivos, main } from './cliente.ts'
import { cargarConfiguracion } from './configuracion.ts'
import type { ClaveDeDatos, ClaveDeDescarga } from './llamadas.ts'
import { subirArchivos } from './subida.ts'

conServidor()

const perfiles = (cuerpo: object, status: number) =>
  servidor.use(http.get(`${API}/catastroInicio/perfiles`, () => HttpResponse.json(cuerpo, { status })))

describe('qué texto se muestra', () => {
  test.each([
    [
      'primero el del campo',
      { message: 'Datos', errors: [{ msg: 'Escriba el padrón', path: 'Padron' }] },
      400,
      'Escriba el padrón',
    ],
    ['después el mensaje', { message: 'Ya existe', errors: [] }, 409, 'Ya existe'],
    ['si no, el genérico', {}, 500, 'Algo salió mal'],
    ['ok en falso con 200 es un fallo (A-123)', { ok: false, message: 'No se pudo' }, 200, 'No se pudo'],
  ])('%s', async (_, cuerpo, status, texto) => {
    perfiles(cuerpo, status)
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ name: 'ErrorDeLlamada', message: texto })
  })

  test('sin red', async () => {
    servidor.use(http.get(`${API}/catastroInicio/perfiles`, () => HttpResponse.error()))
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ status: 0, message: 'Error de red' })
  })

  test('una respuesta que no es JSON no rompe', async () => {
    servidor.use(http.get(`${API}/catastroInicio/perfiles`, () => HttpResponse.html('<h1>502</h1>', { status: 502 })))
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ message: 'Algo salió mal' })
  })

  test('las descargas miran primero el mensaje, aunque se pidieran bytes', async () => {
    atiende('GET /documentacion/obtenerArchivos/', () => rechazo(404, 'Sin archivos', [{ msg: 'otro', path: '' }]))
    await expect(
      bajar('archivos', 'GET /documentacion/obtenerArchivos/', { query: { idCarpeta: 7 } }),
    ).rejects.toMatchObject({
      message: 'Sin archivos',
    })
  })
})

test('ok es un dato en obtenerDomicilioPorPadron', async () => {
  responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: false, domicilio: [] }, { padron: '999' })
  await expect(main('GET /padron/obtenerDomicilioPorPadron/{padron}', { params: { padron: '999' } })).resolves.toEqual({
    ok: false,
    domicilio: [],
  })
})

test('lo que se declara como archivo se baja, y no se llama de otro modo', () => {
  expectTypeOf<ClaveDeDescarga<'main'>>().toEqualTypeOf<
    | 'GET /archivos/sinDueno/{nombre}'
    | 'GET /ciudad/imagenes/{nombre}'
    | 'GET /documentacion/ejemplosDeRequisito/{ejemplo}'
    | 'GET /datosAbiertos/{conjunto}'
    | 'GET /estadisticas/{grafico}/planilla'
    | 'GET /mapa/teselas/{capa}/{version}/{z}/{x}/{y}'
    | 'GET /mapa/carpetas/{version}/{z}/{x}/{y}'
    | 'GET /padron/certificado/{idCertificado}'
    | 'GET /exportacion/{que}'
    | 'GET /exportaciones/{lista}'
    | 'GET /importaciones/{idImportacion}/planilla'
    | 'GET /libreDeuda/certificado/{idLibreDeuda}'
    | 'GET /misDatos'
    | 'GET /elevadores/inmuebles/{padron}/tarjeta'
    | 'GET /visitas/agenda/{secreto}'
  >()
  expectTypeOf<ClaveDeDescarga<'archivos'>>().toEqualTypeOf<
    | 'GET /documentacion/obtenerArchivos/'
    | 'GET /documentacion/archivo/{idArchivo}'
    | 'GET /documentacion/legajo/{idCarpeta}/pdf'
    | 'GET /borradores/{clave}/archivos/{idArchivo}'
    | 'GET /elevadores/pagado/{idFormulario29}'
    | 'GET /elevadores/registro/{formulario}/{numero}/pdf'
    | 'GET /veredas/fotos/{idFoto}'
    | 'GET /visitas/apartado/{idEnvio}'
  >()
  expectTypeOf<'GET /exportaciones/{lista}'>().not.toExtend<ClaveDeDatos<'main'>>()
})

test('manda el token pelado, los parámetros escapados y la consulta sin vacíos', async () => {
  localStorage.setItem('token', 'abc')
  const vistas: string[] = []
  atiende('GET /documentacion/listar', ({ request }) => {
    vistas.push(`${request.headers.get('Authorization')} ${new URL(request.url).search}`)
    return { carpetas: [] }
  })
  atiende('GET /formulario/buscarPropietario/{cuil}', ({ request }) => {
    vistas.push(new URL(request.url).pathname)
    return rechazo(404, 'No está')
  })
  await main('GET /documentacion/listar', { query: { pagina: 2, buscar: '', estado: 'PENDIENTE DE PAGO' } })
  await expect(main('GET /formulario/buscarPropietario/{cuil}', { params: { cuil: '27/33' } })).rejects.toThrow(
    'No está',
  )
  expect(vistas).toEqual(['abc ?pagina=2&estado=PENDIENTE+DE+PAGO', '/api/formulario/buscarPropietario/27%2F33'])
})

test('una respuesta que tarda un minuto se espera: nada la corta', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pedidas = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, opciones) =>
      new Promise((listo, corta) => {
        opciones?.signal?.addEventListener('abort', () => corta(new Error('Se cortó')))
        setTimeout(() => listo(Response.json([])), 60_000)
      }),
  )
  const espera = main('GET /catastroInicio/perfiles')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await espera).toEqual([])
  expect(pedidas.mock.calls.map(([, opciones]) => opciones?.signal)).toEqual([null])
  pedidas.mockRestore()
  vi.useRealTimers()
})

test('la descarga trae el nombre que da el servidor', async () => {
  atiende(
    'GET /documentacion/archivo/{idArchivo}',
    () =>
      HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer, {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': "inline; filename*=UTF-8''plano%20%C3%B1.pdf",
        },
      }),
    { idArchivo: 3 },
  )
  const { blob, nombre } = await bajar('archivos', 'GET /documentacion/archivo/{idArchivo}', {
    params: { idArchivo: 3 },
  })
  expect([blob.size, blob.type, nombre]).toEqual([3, 'application/pdf', 'plano ñ.pdf'])
})

test('los archivos se piden y se mandan a su propia dirección, y lo demás a la de siempre', async () => {
  const ARCHIVOS = 'http://portal.prueba/archivos'
  servidor.use(
    http.get('*/config.json', () => HttpResponse.json({ api: API, archivos: ARCHIVOS })),
    http.get(`${ARCHIVOS}/documentacion/archivos`, () => HttpResponse.json({ archivos: [] })),
    http.post(`${ARCHIVOS}/documentacion/carpetaProfesional`, () => HttpResponse.json({ ok: true, message: 'Hecho' })),
    http.get(`${API}/catastroInicio/perfiles`, () => HttpResponse.json([])),
  )
  await cargarConfiguracion()
  expect(await archivos('GET /documentacion/archivos', { query: { idCarpeta: 7 } })).toEqual({ archivos: [] })
  const subida = subirArchivos(
    'POST /documentacion/carpetaProfesional',
    { partes: new FormData() },
    { claveDeEnvio: 'clave-de-prueba', alAvanzar: () => {} },
  )
  expect(await subida).toEqual({ ok: true, message: 'Hecho' })
  expect(await main('GET /catastroInicio/perfiles')).toEqual([])
})
