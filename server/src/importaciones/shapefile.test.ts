import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import {
  dbf,
  type ParcelaDePrueba,
  PRJ_WGS84,
  prjDeFaja,
  shp,
  type TipoDePrueba,
  zipDe,
} from '../../pruebas/shapefileDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { revisar, ver, filas, aplicar, atender, consultar, enviar } = importacionesDePrueba(() => portal)

/** South of the demo city; clockwise, as a border of a shapefile turns. */
const CUADRADO = [
  [-65.21, -26.86],
  [-65.2098, -26.86],
  [-65.2098, -26.8602],
  [-65.21, -26.8602],
  [-65.21, -26.86],
] as const
const CAMPOS = [
  { nombre: 'PADRON', tipo: 'N', largo: 12 },
  { nombre: Buffer.from('Sección', 'latin1'), largo: 15 },
  { nombre: 'MANZANA', largo: 15 },
  { nombre: 'PARCELA', largo: 15 },
  { nombre: 'CALLE', largo: 20 },
] as const
const una = (resto: Partial<ParcelaDePrueba> = {}): ParcelaDePrueba => ({
  anillos: [CUADRADO],
  datos: ['100005.000', '30', '1', '1', ''],
  ...resto,
})

async function capa(
  parcelas: readonly ParcelaDePrueba[],
  otras: Readonly<Record<string, Buffer | string | null>> = {},
  tipo?: TipoDePrueba,
) {
  const partes = { ...shp(parcelas, tipo), dbf: dbf(CAMPOS, parcelas), prj: PRJ_WGS84, ...otras }
  return zipDe(
    Object.fromEntries(
      Object.entries(partes).flatMap(([extension, contenido]) =>
        contenido === null ? [] : [[`ejido/parcelas.${extension}`, contenido]],
      ),
    ),
  )
}
const leido = async (zip: Buffer) => ver(await revisar('parcelas', zip, 'parcelas.zip'))
const motivo = async (zip: Buffer) => {
  const { estado, motivo: por } = await leido(zip)
  return [estado, por]
}
const formaDe = async (parcela: ParcelaDePrueba, tipo?: TipoDePrueba) => {
  const id = await revisar('parcelas', await capa([parcela], {}, tipo), 'parcelas.zip')
  return JSON.parse((await filas(id))[0].celdas.Forma)
}

describe('las parcelas de un shapefile', () => {
  it('se revisan como las de un GeoJSON, y aplicadas están en el mapa; el archivo se guarda hasta entonces', async () => {
    const zip = await capa([
      una(),
      una({ datos: ['', '30', '1', '2', ''], borrada: true }),
      una({ datos: ['', '30', '1', '3', ''] }),
    ])
    const id = await revisar('parcelas', zip, 'parcelas.zip')
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1, cambios: 1, rechazadas: 0 })
    expect(
      (await filas(id)).map(({ fila, celdas }: { fila: number; celdas: object }) => ({ fila, ...celdas })),
    ).toEqual([
      // Turned against the clock, as GeoJSON asks.
      expect.objectContaining({ fila: 2, Padrón: '100005', Sección: '30', Manzana: '1', Parcela: '1' }),
      expect.objectContaining({ fila: 4, Padrón: '', Parcela: '3' }),
    ])
    const rutaDe = async () => (await consultar(`select ruta from importacion where id_importacion = ${id}`))[0].ruta
    const ruta = await rutaDe()
    expect(ruta).not.toBeNull()
    expect((await aplicar(id)).statusCode).toBe(200)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'APLICADA', lectura: null })
    expect(await rutaDe()).toBeNull()
    await expect(portal.almacen.leer(ruta)).rejects.toThrow()
    expect(
      await consultar(
        `select padron, p.parcela from parcela p join manzana m using (id_manzana) where m.seccion = '30' order by 2`,
      ),
    ).toEqual([
      { padron: '100005', parcela: '1' },
      { padron: null, parcela: '3' },
    ])
  })

  it.each(unTercio([5, 15, 25] as const))('de tipo %d: sin alturas ni medidas', async (tipo) => {
    expect(await formaDe(una(), tipo)).toEqual({ type: 'Polygon', coordinates: [[...CUADRADO].reverse()] })
  })

  it('los huecos van con su borde, las partes son varios polígonos, y los anillos al revés se entienden igual', async () => {
    const corrido = (lon: number) => CUADRADO.map(([x, y]) => [Math.round((x + lon) * 1e8) / 1e8, y] as const)
    const hueco = [
      [-65.20995, -26.86005],
      [-65.20995, -26.86015],
      [-65.20985, -26.86015],
      [-65.20985, -26.86005],
      [-65.20995, -26.86005],
    ] as const
    const esperada = {
      type: 'MultiPolygon',
      coordinates: [[[...CUADRADO].reverse(), [...hueco].reverse()], [[...corrido(0.001)].reverse()]],
    }
    expect(await formaDe(una({ anillos: [CUADRADO, hueco, corrido(0.001)] }))).toEqual(esperada)
    const alReves = [CUADRADO, hueco, corrido(0.001)].map((anillo) => [...anillo].reverse())
    expect(await formaDe(una({ anillos: alReves }))).toEqual(esperada)
  })

  larga('sin forma, abierta o cruzada: la fila lo dice', async () => {
    const [a, b, c, d] = CUADRADO
    const id = await revisar(
      'parcelas',
      await capa([
        una({ anillos: null }),
        una({ datos: ['', '31', '1', '2', ''], anillos: [[a, b, c, d]] }),
        una({ datos: ['', '31', '1', '3', ''], anillos: [[a, c, b, d, a]] }),
      ]),
      'parcelas.zip',
    )
    const errores = (await filas(id)).map((f: { fila: number; errores: { msg: string }[] }) => [
      f.fila,
      f.errores[0]?.msg,
    ])
    expect(errores).toEqual([
      [2, 'no es un polígono'],
      [3, 'no está cerrada: el último punto no es el primero'],
      [4, 'se cruza consigo misma'],
    ])
  })

  // CUADRADO's first corner of the GeoJSON tests in faja 3, worked out apart with Krüger's series.
  larga('en metros: la faja la dice el .prj o la persona, y se comprueba con las coordenadas', async () => {
    const enMetros = [
      [3578523.5169, 7031819.369],
      [3578543.3971, 7031819.2452],
      [3578543.259, 7031797.0838],
      [3578523.379, 7031797.2076],
      [3578523.5169, 7031819.369],
    ] as const
    const parcela = una({ anillos: [enMetros] })
    const conPrj = (prj: string | null) => capa([parcela], { prj })
    const id = await revisar('parcelas', await conPrj(prjDeFaja(3)), 'parcelas.zip')
    expect(await ver(id)).toMatchObject({ rechazadas: 0, lectura: { sistema: 'faja3' } })
    const [punto] = JSON.parse((await filas(id))[0].celdas.Forma).coordinates[0]
    expect(punto).toEqual([expect.closeTo(-65.21, 8), expect.closeTo(-26.84, 8)])

    expect(await motivo(await conPrj(prjDeFaja(4)))).toEqual([
      'FALLIDA',
      'El archivo dice estar en la faja 4, y sus coordenadas son de la faja 3. Elija en qué sistema están',
    ])
    expect((await motivo(await conPrj(PRJ_WGS84)))[1]).toMatch(/^El archivo dice estar en grados/)
    expect((await motivo(await capa([una()], { prj: prjDeFaja(3) })))[1]).toMatch(/^El archivo dice estar en metros/)
    // The same numbers in an older datum are 150 m away.
    expect((await motivo(await conPrj(prjDeFaja(3, 'D_Campo_Inchauspe'))))[1]).toMatch(
      /^El archivo está en POSGAR_2007_Argentina_3: tiene que estar en WGS 84 o en POSGAR 2007/,
    )
    expect((await motivo(await conPrj(null)))[1]).toMatch(/^Al shapefile le falta el archivo \.prj/)

    const respuesta = await enviar('lucia', 'parcelas', await conPrj(null), 'parcelas.zip', { sistema: 'faja3' })
    await atender()
    expect(await ver(respuesta.json().idImportacion)).toMatchObject({
      estado: 'REVISADA',
      lectura: { sistema: 'faja3' },
    })
  })

  larga('lo que falta, sobra o está cortado se dice con su nombre', async () => {
    const { shp: formas, shx } = shp([una(), una()])
    const corto = formas.subarray(0, formas.length - 20)
    const falta = (extension: string) =>
      `Al shapefile le falta el archivo .${extension}: tiene que estar en el ZIP, con el mismo nombre que el .shp`
    const CORTADO = 'El archivo no se puede leer: el shapefile está cortado o dañado'
    const NO_COINCIDEN =
      'El shapefile no se puede leer: la cantidad de formas (.shp), su índice (.shx) y sus datos (.dbf) no coinciden'
    const ilegible = 'El archivo no se puede leer: el ZIP está dañado, o cifrado, o no es un shapefile'
    const entero = await capa([una()])
    const casos: [Buffer, string][] = [
      [await zipDe({ 'leame.txt': 'nada' }), 'El ZIP no tiene un shapefile: falta el archivo .shp'],
      [
        await zipDe({ 'a/uno.shp': formas, 'b/dos.SHP': formas }),
        'El ZIP tiene 2 capas (a/uno, b/dos): deje solo la de las parcelas',
      ],
      [await capa([una()], { dbf: null }), falta('dbf')],
      [await capa([una()], { shx: null }), falta('shx')],
      [await capa([una(), una()], { shp: corto }), CORTADO],
      [await capa([una()], { dbf: dbf(CAMPOS, [una()]).subarray(0, 220) }), CORTADO],
      [await capa([una()], { shp: formas, shx }), NO_COINCIDEN],
      [await capa([una(), una()], { ...shp([una()]) }), NO_COINCIDEN],
      [await capa([una()], {}, 1), 'El shapefile tiene puntos o líneas: las parcelas tienen que ser polígonos'],
      [Buffer.from(entero.toString('latin1').replaceAll('ejido/', '../../'), 'latin1'), ilegible],
      [entero.subarray(0, entero.length - 30), ilegible],
      // A gigabyte and a half that takes no room zipped, by what it declares.
      [
        conTamano(entero, 'ejido/parcelas.dbf', 1.5 * 1024 ** 3),
        'El archivo no se puede leer: al abrirlo ocupa mucho más de lo que se admite. Guárdelo como CSV o divídalo',
      ],
    ]
    for (const [zip, dicho] of casos) expect(await motivo(zip)).toEqual(['FALLIDA', dicho])
  })

  it('un ZIP es solo de parcelas, y el sistema solo de un ZIP', async () => {
    const respuesta = await enviar('lucia', 'calles', await capa([una()]), 'calles.zip')
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([
      415,
      [
        {
          path: 'archivo',
          msg: 'Un ZIP puede traer solo parcelas, como shapefile, o archivos de carpetas anteriores. Elija un archivo CSV o XLSX',
        },
      ],
    ])
    const conSistema = await enviar('lucia', 'parcelas', '{"features":[]}', 'p.geojson', { sistema: 'faja3' })
    expect([conSistema.statusCode, conSistema.json().errors]).toEqual([
      400,
      [{ path: 'sistema', msg: 'Sistema de coordenadas: vale solo para un shapefile en ZIP' }],
    ])
  })
})

/** The central directory's word on how much a file unpacks to, changed. */
function conTamano(zip: Buffer, nombre: string, bytes: number): Buffer {
  const copia = Buffer.from(zip)
  const lugar = copia.lastIndexOf(nombre)
  copia.writeUInt32LE(bytes, lugar - 46 + 24)
  return copia
}
