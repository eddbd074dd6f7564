import { CODIGOS_DE_FORMULARIO, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { documento, pedidoDeSubida } from '../carpetasDePrueba.ts'
import { pedidoDeCualquiera } from '../formulariosDePrueba.ts'
import { FILAS } from './filas.ts'
import { comoColumna, mundoDeAcceso } from './mundo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const SIN_SESION = '{"ok":false,"message":"Su sesión no es válida o ha terminado. Ingrese nuevamente"}'
const SIN_PERMISO = '{"ok":false,"message":"Su perfil no permite esta operación"}'
const INEXISTENTE = 2_000_000_000

const CON_SESION = FILAS.filter(([, , celdas]) => celdas.startsWith('401'))
const LLAMADAS = [...new Set(CON_SESION.map(([llamada]) => llamada))].map((llamada) => {
  const [method = '', path = ''] = llamada.split(' ')
  return [llamada, { method: method as 'POST', url: `/api${path.replace(/\{\w+\}/, '%00')}` }] as const
})
const BASURA = [
  { headers: { 'content-type': 'application/json' }, payload: '{"roto' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x\r\nbasura' },
  { headers: { 'content-type': 'text/html' }, payload: '<html>' },
  { headers: { 'content-type': 'application/json' }, payload: 'x'.repeat(2_000_000) },
]

describe('quién es se pregunta antes de mirar lo que manda', () => {
  it.each(LLAMADAS)('%s: 401 con cualquier basura', async (_llamada, pedido) => {
    for (const cuerpo of BASURA) {
      const conCuerpo = pedido.method.toString() === 'GET' ? pedido : { ...pedido, ...cuerpo }
      for (const columna of ['sin token', 'token roto'] as const) {
        const respuesta = await comoColumna(portal, columna, conCuerpo)
        expect([respuesta.statusCode, respuesta.body]).toEqual([401, SIN_SESION])
      }
    }
  })

  /** Calls that a kind of person may never make, whatever the ids. */
  const PROHIBIDAS: readonly [Demo, 'GET' | 'POST' | 'PUT', string][] = [
    ['clara', 'POST', '/documentacion/alta'],
    ['lucia', 'POST', '/documentacion/alta'],
    ['hector', 'POST', '/documentacion/alta'],
    ['clara', 'PUT', '/formulario/actualizarTramite'],
    ['pablo', 'PUT', '/formulario/actualizarTramite'],
    ['clara', 'PUT', '/formulario/agregarDomicilio'],
    ['lucia', 'PUT', '/formulario/agregarDomicilio'],
    ['hector', 'POST', '/formulario/agregarPropietario/%00'],
    ['lucia', 'GET', '/formulario/buscarPropietario/%00'],
    ['clara', 'GET', '/formulario/buscarProfesional/%00'],
    ['hector', 'GET', '/documentacion/listar?idProfesional=x'],
    ['pablo', 'GET', '/documentacion/listarTodas?pagina=x'],
    ['clara', 'GET', '/libreDeuda/solicitudes?pagina=x'],
    ['pablo', 'POST', '/libreDeuda/emitir'],
    ['clara', 'POST', '/libreDeuda/rechazar'],
    ['bruno', 'POST', '/libreDeuda/anular'],
    ['clara', 'GET', '/notificaciones/correos?pagina=x'],
    ['pablo', 'POST', '/notificaciones/reintentar'],
    ['clara', 'GET', '/pagos/listar?pagina=x'],
    ['pablo', 'GET', '/pagos/eventos/%00'],
    ['clara', 'POST', '/pagos/conciliar'],
    ['pablo', 'POST', '/pagos/revisar'],
  ]
  it.each(PROHIBIDAS)('%s en %s %s: 403 con cualquier basura', async (quien, method, path) => {
    for (const cuerpo of method === 'GET' ? [{}] : BASURA) {
      const respuesta = await portal.como(quien, { method, url: `/api${path}`, ...cuerpo })
      expect([respuesta.statusCode, respuesta.body]).toEqual([403, SIN_PERMISO])
    }
  })
})

describe('lo ajeno y lo que no existe se rechazan igual, letra por letra', () => {
  type DeCarpeta = readonly [string, (id: number) => Parameters<AppDePrueba['como']>[1]]
  const DE_CARPETA: readonly DeCarpeta[] = [
    ['carpeta', (id) => ({ url: `/api/documentacion/carpeta/${id}` })],
    ['obtenerArchivos', (id) => ({ url: `/api/documentacion/obtenerArchivos/?idCarpeta=${id}` })],
    ['archivos', (id) => ({ url: `/api/documentacion/archivos?idCarpeta=${id}` })],
    ['requisitos', (id) => ({ url: `/api/documentacion/requisitos?idCarpeta=${id}` })],
    ['seguimiento', (id) => ({ url: `/api/documentacion/seguimiento/${id}` })],
    ['formularios', (id) => ({ url: `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${id}` })],
    ['persona', (id) => ({ url: `/api/formulario/obtenerDatosPersona/${id}` })],
    ['domicilio', (id) => ({ url: `/api/formulario/buscarDomicilioPorCarpeta/${id}` })],
    ['borrar', (id) => ({ method: 'DELETE', url: '/api/documentacion', payload: { id } })],
    ['subir', (id) => pedidoDeSubida({ idCarpeta: id })],
    [
      'subir de veredas',
      (id) => ({ ...pedidoDeSubida({ idCarpeta: id }), url: '/api/documentacion/carpetaPersonaVeredas' }),
    ],
    ['subir sin archivos', (id) => pedidoDeSubida({ idCarpeta: id }, [])],
    [
      'pagado',
      (id) => ({ method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta: id } }),
    ],
    ...CODIGOS_DE_FORMULARIO.flatMap((codigo): DeCarpeta[] => [
      [
        `formulario ${codigo}`,
        (id) => ({ url: `/api${FORMULARIOS[codigo].consultar.slice('GET '.length)}?idCarpeta=${id}` }),
      ],
      [`llenar el formulario ${codigo}`, (id) => pedidoDeCualquiera(codigo, id)],
    ]),
  ]
  /** Pablo's folder, and a sidewalk folder of Clara's, which has no professional: it is not of everybody who is none either. */
  const AJENAS = [
    [1002, ['bruno', 'clara', 'rosa']],
    [1007, ['bruno', 'pablo', 'rosa']],
  ] as const
  const CASOS = AJENAS.flatMap(([id, quienes]) =>
    DE_CARPETA.map(([nombre, pedido]) => ({ nombre, pedido, id, quienes })),
  )
  it.each(CASOS)('$nombre de $id', async ({ pedido, id, quienes }) => {
    for (const quien of quienes) {
      const [ajena, inexistente] = [await portal.como(quien, pedido(id)), await portal.como(quien, pedido(INEXISTENTE))]
      expect(ajena.statusCode).toBe(404)
      expect(ajena.body).toBe('{"ok":false,"message":"La carpeta no existe o no está a su alcance"}')
      expect([inexistente.statusCode, inexistente.body]).toEqual([404, ajena.body])
      expect(Object.keys(inexistente.headers)).toEqual(Object.keys(ajena.headers))
    }
  })

  it('un archivo', async () => {
    const ajeno = await mundoDeAcceso(portal).archivoDe(1002)
    for (const id of [ajeno, INEXISTENTE]) {
      const respuesta = await portal.como('bruno', { url: `/api/documentacion/archivo/${id}` })
      expect(respuesta.statusCode).toBe(404)
      expect(respuesta.body).toBe('{"ok":false,"message":"El archivo no existe o no está a su alcance"}')
    }
  })

  it('una carpeta borrada, para cualquiera', async () => {
    const mundo = mundoDeAcceso(portal)
    const idCarpeta = await mundo.presentada()
    const idArchivo = await mundo.archivoDe(idCarpeta)
    await portal.como('pablo', { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } })
    for (const quien of ['pablo', 'ana', 'bruno'] as const) {
      for (const [, pedido] of DE_CARPETA) expect((await portal.como(quien, pedido(idCarpeta))).statusCode).toBe(404)
      const archivo = await portal.como(quien, { url: `/api/documentacion/archivo/${idArchivo}` })
      expect(archivo.body).toBe('{"ok":false,"message":"El archivo no existe o no está a su alcance"}')
    }
  })
})

describe('el número de otro donde va el propio', () => {
  const OTRO_PROFESIONAL = 'Solo puede trabajar con su propio número de profesional'
  const OTRA_PERSONA = 'Solo puede trabajar con su propio número de persona'

  it.each([
    ['carpetaProfesional', 'pablo', 1001, { idProfesional: 2 }, OTRO_PROFESIONAL],
    ['carpetaProfesional', 'bruno', 1001, { idProfesional: 1 }, OTRO_PROFESIONAL],
    ['carpetaPersonaVeredas', 'clara', 1007, { idPersona: 2 }, OTRA_PERSONA],
    ['carpetaPersonaVeredas', 'clara', 1007, { idProfesional: 1 }, OTRO_PROFESIONAL],
  ] as const)('subir por %s: %s', async (llamada, quien, idCarpeta, campos, message) => {
    const pedido = pedidoDeSubida({ idCarpeta, ...campos }, [documento()])
    const respuesta = await portal.como(quien, { ...pedido, url: `/api/documentacion/${llamada}` })
    expect([respuesta.statusCode, respuesta.json()]).toEqual([403, { ok: false, message }])
  })

  it('con el propio, o vacío, se acepta', async () => {
    for (const idProfesional of ['1', '']) {
      expect((await portal.como('pablo', pedidoDeSubida({ idCarpeta: 1001, idProfesional }))).statusCode).toBe(200)
    }
  })

  it('una carpeta ajena no se alcanza tampoco por el token de otro modo escrito', async () => {
    const respuesta = await portal.app.inject({
      url: '/api/documentacion/carpeta/1002',
      headers: { authorization: `Bearer ${CUIL.bruno}` },
    })
    expect(respuesta.statusCode).toBe(404)
  })
})
