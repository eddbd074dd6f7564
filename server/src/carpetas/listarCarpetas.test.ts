import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const pedir = async (quien: Demo, direccion: string) =>
  (await portal.como(quien, { url: `/api/documentacion/${direccion}` })).json()
const numeros = async (quien: Demo, direccion: string): Promise<number[]> =>
  (await pedir(quien, direccion)).carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)

describe('lo que muestra de una carpeta', () => {
  it('la 1005, con todos sus datos', async () => {
    const { carpetas } = await pedir('lucia', 'listarTodas?buscar=1005')
    expect(carpetas).toEqual([
      {
        idCarpeta: 1005,
        idFormulario: 1005,
        idTramite: 1005,
        idProfesional: 1,
        idPersona: 2,
        idEncomiendaTipo: 10,
        encomiendatipo: 'CONFORME DE USO',
        InmuebleTipo: 'INDUSTRIA',
        ObraTipo: 'CAMBIO DE DESTINO',
        uso: null,
        idUso: null,
        fechaalta: expect.stringMatching(/^\d{4}-\d\d-\d\dT20:25:00\.000Z$/),
        tramiteEstado: 'OBSERVADO',
        tramiteEstadoPrevio: 'EN INSPECCION',
        carpetaCompleta: true,
        presentada: true,
        Observacion: 'El plano no muestra la salida de emergencia. Adjuntar el plano corregido.',
        expediente: '118301-P',
        Padron: '100012',
        calle: 'SARMIENTO',
        NroPuerta: '880',
        titular: 'Páez Gustavo',
        version: 4,
        borrable: false,
        matriculaVencida: false,
        pagoDevuelto: false,
        idInspector: null,
        loInspecciona: null,
        tienenParte: [2, 2, 906, 906],
        vence: null,
      },
    ])
  })
})

describe('de quién son', () => {
  it.each<[Demo, string, number[]]>([
    ['pablo', 'listar', [1006, 1005, 1004, 1003, 1002, 1001]],
    ['pablo', 'listar?idProfesional=1', [1006, 1005, 1004, 1003, 1002, 1001]],
    ['bruno', 'listar', [1009]],
    ['ana', 'listar?idProfesional=2', [1009]],
    ['ana', 'listar?idProfesional=77', []],
    ['ana', 'listar', []],
    ['clara', 'listarCarpetasVeredas', [1008, 1007]],
    ['lucia', 'listarCarpetasVeredas?idPersona=7', [1008, 1007]],
    ['pablo', 'listarCarpetasVeredas', []],
    ['lucia', 'listarTodas', [1009, 1008, 1007, 1006, 1005, 1004, 1003, 1002, 1001]],
  ])('%s en %s', async (quien, direccion, esperados) => {
    expect(await numeros(quien, direccion)).toEqual(esperados)
  })

  it('las listas enteras dicen lo que son: sin total, y listarTodas con su error en falso', async () => {
    expect(Object.keys(await pedir('pablo', 'listar'))).toEqual(['carpetas'])
    const todas = await pedir('lucia', 'listarTodas')
    expect([Object.keys(todas), todas.error]).toEqual([['error', 'carpetas'], false])
  })
})

describe('filtros', () => {
  it.each<[string, number[]]>([
    ['completas=1', [1008, 1007, 1006, 1005, 1004, 1003, 1002]],
    ['completas=0', [1009, 1001]],
    ['estado=PRESENTADO', [1009, 1008, 1007, 1002, 1001]],
    ['estado=PRESENTADO&completas=1', [1008, 1007, 1002]],
    ['estado=presentado,observado&completas=1', [1008, 1007, 1005, 1002]],
    ['estado= recibido mesa entradas ', [1003]],
    ['estado=PAGADO', []],
    ['estado=', [1009, 1008, 1007, 1006, 1005, 1004, 1003, 1002, 1001]],
    ['orden=antiguas', [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009]],
    ['orden=antiguas&completas=0', [1001, 1009]],
    ['orden=recientes&estado=OBSERVADO,PENDIENTE DE PAGO', [1005, 1004]],
  ])('listarTodas?%s', async (parametros, esperados) => {
    const lista = await pedir('lucia', `listarTodas?porPagina=25&${encodeURI(parametros)}`)
    expect(lista.carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)).toEqual(esperados)
    expect(lista.total).toBe(esperados.length)
    expect(lista.totalEsMinimo).toBeUndefined()
  })

  it('también en las propias', async () => {
    expect(await numeros('pablo', 'listar?estado=PRESENTADO')).toEqual([1002, 1001])
    expect(await numeros('pablo', 'listar?completas=0&orden=antiguas')).toEqual([1001])
    expect(await numeros('clara', 'listarCarpetasVeredas?orden=antiguas')).toEqual([1007, 1008])
  })
})

describe('búsqueda', () => {
  it.each<[string, number[]]>([
    ['1003', [1003]],
    ['1.003', [1003]],
    ['100001', [1007, 1001]],
    ['muñecas', [1004]],
    ['MUNECAS', [1004]],
    ['iñíguez', [1004]],
    ['Iniguez Ramon', [1004]],
    ['  páez   gustavo ', [1005]],
    ['san mar', [1007, 1001]],
    ['nieva', [1008, 1007, 1001]],
    ['las heras 1310', [1009]],
    ['zzz', []],
    ['7', []],
    ['99999999999999999999', []],
    ['%%%', []],
    ['SAN_MARTIN', []],
    ['\\\\\\', []],
    ["o'higgins", []],
  ])('%s', async (texto, esperados) => {
    expect(await numeros('lucia', `listarTodas?porPagina=25&buscar=${encodeURIComponent(texto)}`)).toEqual(esperados)
  })

  it('por el número de expediente, cuando es un número', async () => {
    await portal.db.$client.query(`update carpeta set expediente = '55501' where id_carpeta = 1003`)
    expect(await numeros('lucia', 'listarTodas?buscar=55501')).toEqual([1003])
    expect(await numeros('lucia', 'listarTodas?buscar=55.501')).toEqual([1003])
  })

  it('nadie encuentra lo ajeno buscando', async () => {
    expect(await numeros('pablo', 'listar?buscar=1009')).toEqual([])
    expect(await numeros('bruno', 'listar?buscar=nieva')).toEqual([])
    expect(await numeros('clara', 'listarCarpetasVeredas?buscar=100001')).toEqual([1007])
  })

  it('junto con estado y completas', async () => {
    expect(await numeros('lucia', 'listarTodas?buscar=nieva&completas=1')).toEqual([1008, 1007])
    expect(await numeros('lucia', 'listarTodas?buscar=nieva&completas=0&estado=PRESENTADO')).toEqual([1001])
  })
})

describe('páginas', () => {
  it('de a 5 si no se dice otra cosa; el total es el mismo en todas', async () => {
    expect(await numeros('lucia', 'listarTodas?pagina=1')).toEqual([1009, 1008, 1007, 1006, 1005])
    expect(await pedir('lucia', 'listarTodas?pagina=2')).toMatchObject({ total: 9, error: false })
    expect(await numeros('lucia', 'listarTodas?pagina=2')).toEqual([1004, 1003, 1002, 1001])
    expect(await numeros('lucia', 'listarTodas?pagina=2&porPagina=5&orden=antiguas')).toEqual([1006, 1007, 1008, 1009])
    expect(await pedir('lucia', 'listarTodas?pagina=3')).toEqual({ carpetas: [], total: 9, error: false })
    expect(await pedir('lucia', 'listarTodas?pagina=40&porPagina=25')).toEqual({ carpetas: [], total: 9, error: false })
  })

  const FIN = 'Página: se llega hasta la fila 1.000. Acote la búsqueda para ver las demás'
  it.each([['pagina=201&porPagina=5'], ['pagina=101&porPagina=10'], ['pagina=41&porPagina=25'], ['pagina=1000']])(
    'más allá de la fila 1.000 no hay: %s',
    async (parametros) => {
      const respuesta = await portal.como('lucia', { url: `/api/documentacion/listarTodas?${parametros}` })
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        400,
        { ok: false, message: FIN, errors: [{ msg: FIN, path: 'pagina' }] },
      ])
    },
  )
})

describe('una falla del servidor', () => {
  it.each(['listarTodas', 'listarTodas?pagina=1'])('%s lo dice con su error en verdadero', async (direccion) => {
    const { $client } = portal.db
    await $client.query('alter table tramite_estado rename to tramite_estado_ausente')
    try {
      const respuesta = await portal.como('lucia', { url: `/api/documentacion/${direccion}` })
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        500,
        { ok: false, message: 'Algo salió mal', error: true },
      ])
    } finally {
      await $client.query('alter table tramite_estado_ausente rename to tramite_estado')
    }
  })

  it('no lo es pedirla mal', async () => {
    expect(Object.keys(await pedir('lucia', 'listarTodas?porPagina=7'))).toEqual(['ok', 'message', 'errors'])
  })
})
