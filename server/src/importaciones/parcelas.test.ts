import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import { cuadroDe, leerTesela } from '../../pruebas/teselasDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { recibir, revisar, ver, filas, aplicar, atender, consultar, enviar, leer } = importacionesDePrueba(() => portal)

type Par = readonly [number, number]
/** South of the demo city, on ground of nobody. */
const BORDE: readonly Par[] = [
  [-65.21, -26.84],
  [-65.21, -26.8402],
  [-65.2098, -26.8402],
  [-65.2098, -26.84],
  [-65.21, -26.84],
]
const corrido = (grados: number) => BORDE.map(([lon, lat]) => [lon + grados, lat] as const)
const rasgo = (properties: object, borde: readonly (readonly number[])[] = BORDE) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [borde] },
})
const archivo = (rasgos: readonly object[], resto: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...resto, features: rasgos })

describe('las parcelas de un GeoJSON', () => {
  it('la revisión dice qué haría cada una y por qué rechaza; no cambia nada', async () => {
    const antes = await consultar('select count(*)::int as n from parcela')
    const [a, b, c, d] = BORDE
    const id = await revisar(
      'parcelas',
      archivo([
        rasgo({ PADRON: '100001', Seccion: '', Manzana: '', Parcela: '' }),
        rasgo({ PADRON: null, Seccion: '20', Manzana: '1', Parcela: '1' }, corrido(0.001)),
        rasgo({ PADRON: '100001', Seccion: '20', Manzana: '1', Parcela: '2' }),
        rasgo(
          { PADRON: '', Seccion: '20', Manzana: '1', Parcela: '3' },
          [a, b, d, c, a].map((p) => p ?? [0, 0]),
        ),
        rasgo({ PADRON: '', Seccion: '20', Manzana: '1', Parcela: '4' }, corrido(5)),
        rasgo({ PADRON: '', Seccion: '', Manzana: '', Parcela: '5' }, corrido(0.002)),
        rasgo({ PADRON: '123456789', Seccion: '20', Manzana: '1', Parcela: '6' }, corrido(0.003)),
      ]),
    )
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1, cambios: 1, iguales: 0, rechazadas: 5 })
    const motivos = (await filas(id)).flatMap(({ fila, errores }: { fila: number; errores: object[] }) =>
      errores.map((e) => ({ fila, ...e })),
    )
    expect(motivos).toEqual([
      { fila: 4, columna: 'Fila', msg: 'repite la fila 2' },
      { fila: 5, columna: 'Forma', msg: 'se cruza consigo misma' },
      { fila: 6, columna: 'Forma', msg: 'está lejos de las demás parcelas de la ciudad' },
      { fila: 7, columna: 'Sección', msg: 'es obligatoria: el padrón no dice cuál es' },
      { fila: 7, columna: 'Manzana', msg: 'es obligatoria: el padrón no dice cuál es' },
      { fila: 8, columna: 'Padrón', msg: 'debe tener de 1 a 8 números, sin letras' },
    ])
    expect((await aplicar(id)).statusCode).toBe(409)
    expect(await consultar('select count(*)::int as n from parcela')).toEqual(antes)
  })

  larga('la que perdió los ceros de adelante no se muda de manzana', async () => {
    const una = (Seccion: string, Manzana: string, Parcela: string) =>
      revisar('parcelas', archivo([rasgo({ PADRON: '100002', Seccion, Manzana, Parcela }, corrido(0.004))]))
    expect((await aplicar(await una('020', '0001', '03'))).statusCode).toBe(200)
    await atender()
    const dicho = (columna: string, guardado: string) => ({
      columna,
      msg: `perdió los ceros de adelante: en el registro es ${guardado}. Ponga la columna como texto y escríbalo otra vez`,
    })
    expect((await filas(await una('20', '1', '3')))[0].errores).toEqual([
      dicho('Sección', '020'),
      dicho('Manzana', '0001'),
      dicho('Parcela', '03'),
    ])
    expect((await filas(await una('21', '0001', '03')))[0]).toMatchObject({ accion: 'CAMBIO', errores: [] })
  })

  it('aplicadas, están en el mapa con la versión siguiente; otra vez, no cambian nada', async () => {
    const nuevas = archivo([
      rasgo({ padrón: '100003', sección: '21', manzana: '4', parcela: '1' }),
      rasgo({ padrón: null, sección: '21', manzana: '4', parcela: '2' }, corrido(0.0002)),
    ])
    const antes = await leer('/mapa/capas')
    const id = await revisar('parcelas', nuevas, 'parcelas.geojson')
    expect(await ver(id)).toMatchObject({ altas: 2, rechazadas: 0 })
    expect((await aplicar(id)).statusCode).toBe(200)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'APLICADA' })

    const despues = await leer('/mapa/capas')
    expect(despues.parcelas).toBeGreaterThan(antes.parcelas)
    expect(despues.manzanas).toBeGreaterThan(antes.manzanas)
    const { z, x, y } = cuadroDe([-65.2099, -26.8401], 17)
    const { rawPayload } = await portal.como('clara', {
      url: `/api/mapa/teselas/parcelas/${despues.parcelas}/${z}/${x}/${y}`,
    })
    expect(leerTesela(rawPayload).rotulos?.map(({ propiedades }) => propiedades)).toEqual(
      expect.arrayContaining([{ parcela: '1', padron: '100003' }, { parcela: '2' }]),
    )
    // The block surrounds both.
    expect(
      await consultar(
        `select (caja[1])[0] as oeste, (caja[0])[0] as este from manzana where (seccion, manzana) = ('21', '4')`,
      ),
    ).toEqual([{ oeste: -65.21, este: -65.2096 }])
    expect(await ver(await revisar('parcelas', nuevas))).toMatchObject({ altas: 0, cambios: 0, iguales: 2 })
  })

  // BORDE in faja 3 (EPSG 5345), worked out apart with Krüger's series.
  it.each(
    unTercio([
      ['el este primero', (p: Par): Par => p, {}],
      ['el norte primero', ([e, n]: Par): Par => [n, e], {}],
      [
        'con su sistema',
        (p: Par): Par => p,
        { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::5345' } } },
      ],
    ] as const),
  )('en metros de POSGAR 2007, %s, quedan en grados', async (_, orden, resto) => {
    const enMetros: readonly Par[] = [
      [3578523.5169, 7031819.369],
      [3578523.379, 7031797.2076],
      [3578543.259, 7031797.0838],
      [3578543.3971, 7031819.2452],
      [3578523.5169, 7031819.369],
    ]
    const borde = enMetros.map((p) => [...orden(p), 431.2])
    const id = await revisar('parcelas', archivo([rasgo({ Sección: '22', Manzana: '1', Parcela: '1' }, borde)], resto))
    expect(await ver(id)).toMatchObject({ altas: 1, rechazadas: 0 })
    const [{ celdas }] = await filas(id)
    const leido: number[][] = JSON.parse(celdas.Forma).coordinates[0]
    // To the millimetre or so, and without the height.
    leido.forEach((punto, n) => {
      expect(punto).toEqual([expect.closeTo(BORDE[n]?.[0] ?? 0, 8), expect.closeTo(BORDE[n]?.[1] ?? 0, 8)])
    })
  })

  it('una ciudad que dice su marco no recibe lo que sale de él, ni lo que en otra faja cae lejos', async () => {
    const [oeste, sur, este, norte] = [-65.211, -26.85, -65.2098, -26.84] as const
    // The same metres, as if of faja 4: three degrees to the east.
    const deOtraFaja = [
      [4578523.5169, 7031819.369],
      [4578523.379, 7031797.2076],
      [4578543.259, 7031797.0838],
      [4578523.5169, 7031819.369],
    ]
    const de = (Parcela: string) => ({ Padrón: '', Sección: '23', Manzana: '1', Parcela })
    const enviadas = [rasgo(de('1')), rasgo(de('2'), corrido(0.00001)), rasgo(de('3'), deOtraFaja)]
    const id = await recibir('parcelas', archivo(enviadas))
    await atender(portal, [oeste, sur, este, norte])
    expect(await ver(id)).toMatchObject({ altas: 1, rechazadas: 2 })
    const msg = 'está fuera del marco de la ciudad: revise sus coordenadas y, si están en metros, su faja'
    expect((await filas(id)).flatMap(({ errores }: { errores: object[] }) => errores)).toEqual([
      { columna: 'Forma', msg },
      { columna: 'Forma', msg },
    ])
    // Applied under another frame than it was looked at with, nothing of it goes in.
    const buena = await recibir('parcelas', archivo(enviadas.slice(0, 1)))
    await atender(portal, [oeste, sur, este, norte])
    expect((await aplicar(buena)).statusCode).toBe(200)
    await atender(portal, [oeste, sur, este, -26.8401])
    expect(await ver(buena)).toMatchObject({ estado: 'FALLIDA' })
    expect(await consultar(`select from manzana where seccion = '23'`)).toEqual([])
  })

  const EN_FAJA_3: readonly Par[] = [
    [3578523.5169, 7031819.369],
    [3578523.379, 7031797.2076],
    [3578543.259, 7031797.0838],
    [3578523.5169, 7031819.369],
  ]
  const CORRIJA = 'Corrija el sistema que dice el archivo (crs), o expórtelo otra vez en ese sistema'
  it.each(
    unTercio([
      ['otra faja', 'EPSG::5346', EN_FAJA_3, 'en la faja 4, y sus coordenadas son de la faja 3'],
      [
        'otra faja, el norte primero',
        'EPSG::5344',
        EN_FAJA_3.map(([e, n]): Par => [n, e]),
        'en la faja 2, y sus coordenadas son de la faja 3',
      ],
      ['grados', 'OGC:1.3:CRS84', EN_FAJA_3, 'en grados (WGS 84), y sus coordenadas no son grados'],
      ['metros', 'EPSG::5345', undefined, 'en metros (POSGAR 2007), y sus coordenadas son grados'],
    ] as const),
  )('el archivo que dice otro sistema que el de sus coordenadas no se lee: %s', async (_, crs, borde, que) => {
    const dicho = { crs: { type: 'name', properties: { name: `urn:ogc:def:crs:${crs}` } } }
    const rasgos = [rasgo({ Sección: '24', Manzana: '1', Parcela: '1' }, borde)]
    // It may be said before the features or, when they were already read, after them.
    const alFinal = `{ "type": "FeatureCollection", "features": ${JSON.stringify(rasgos)}, ${' '.repeat(70_000)} "crs": ${JSON.stringify(dicho.crs)} }`
    for (const enviado of [archivo(rasgos, dicho), alFinal]) {
      const { motivo } = await ver(await revisar('parcelas', enviado))
      expect(motivo).toBe(`El archivo dice estar ${que}. ${CORRIJA}`)
    }
  })

  larga('en otro sistema, cortado o sin rasgos no se lee, y lo dice', async () => {
    const deOtro = { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::22183' } } }
    const falla = async (contenido: string) => (await ver(await revisar('parcelas', contenido))).motivo
    expect(await falla(archivo([rasgo({})], deOtro))).toBe(
      'El archivo está en urn:ogc:def:crs:EPSG::22183: tiene que estar en WGS 84 o en POSGAR 2007, faja 1 a 7 (EPSG 5343 a 5349)',
    )
    expect(await falla(archivo([rasgo({ Sección: '1' })]).slice(0, -20))).toBe(
      'El archivo no se puede leer: el GeoJSON está cortado',
    )
    expect(await falla(archivo([]))).toBe('El archivo no tiene filas')
    expect((await enviar('clara', 'parcelas', archivo([]))).statusCode).toBe(403)
  })

  it('se listan las parcelas sin padrón registrado y los padrones sin parcela', async () => {
    const bajar = async (lista: string) =>
      (await portal.como('lucia', { url: `/api/exportaciones/${lista}?formato=csv` })).body.replace('\uFEFF', '')
    // 100003 has no address, and got its parcel above.
    expect((await bajar('padronesSinParcela')).split('\r\n')[0]).toContain('Padrón')
    await consultar(`update parcela set padron = null where padron = '100013'`)
    expect(await bajar('padronesSinParcela')).toMatch(/100013.*CORDOBA/)
    expect((await bajar('parcelasSinPadron')).split('\n').length).toBeGreaterThan(6)
  })
})
