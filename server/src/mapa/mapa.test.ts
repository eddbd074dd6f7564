import type { Punto } from '@catastro/domain/mapa/geometria'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { cuadroDe, enGrados, leerTesela, metrosEntre } from '../../pruebas/teselasDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const filas = async (consulta: string, valores: unknown[] = []) =>
  (await portal.db.$client.query(consulta, valores)).rows
const pedir = async (quien: Demo, url: string) => (await portal.como(quien, { url: `/api/mapa${url}` })).json()
const capas = (quien: Demo = 'clara') => pedir(quien, '/capas')

interface Cuadro {
  readonly z: number
  readonly x: number
  readonly y: number
}
async function tesela(capa: string, { z, x, y }: Cuadro, version?: number) {
  const vigente = version ?? (await capas('lucia'))[capa]
  const camino = capa === 'carpetas' ? 'carpetas' : `teselas/${capa}`
  return portal.como('lucia', { url: `/api/mapa/${camino}/${vigente}/${z}/${x}/${y}` })
}
const leer = async (capa: string, cuadro: Cuadro) => leerTesela((await tesela(capa, cuadro)).rawPayload)

interface Fila {
  readonly id: number
  readonly forma: { coordinates: Punto[][] }
}
const parcelaDe = async (padron: string): Promise<Fila> =>
  (await filas('select id_parcela as id, forma from parcela where padron = $1', [padron]))[0]
const borde = ({ forma }: Fila) => forma.coordinates[0] ?? []

describe('los cuadros', () => {
  it('a 19 de acercamiento, cada esquina de una parcela cae a menos de 5 cm de la guardada', async () => {
    const parcela = await parcelaDe('100001')
    for (const esquina of borde(parcela)) {
      const cuadro = cuadroDe(esquina, 19)
      const { parcelas } = await leer('parcelas', cuadro)
      const dibujada = parcelas?.find(({ id }) => id === parcela.id)?.trazos.flat() ?? []
      const lejos = dibujada.map((paso) => metrosEntre(enGrados(cuadro, paso), esquina))
      expect(Math.min(...lejos)).toBeLessThan(0.05)
    }
  })

  it.each([14, 15, 16, 17, 18, 19])('a %i, dos linderas comparten su lado, sin luz entre ellas', async (z) => {
    const [una, otra] = await linderas()
    const comunes = borde(una).filter((p) => borde(otra).some((q) => q.join() === p.join()))
    const distintas = [...new Set(comunes.map(String))]
    expect(distintas).toHaveLength(2)
    const esquina = comunes[0] as Punto
    const { parcelas = [] } = await leer('parcelas', cuadroDe(esquina, z))
    const pasos = (id: number) =>
      parcelas
        .find((p) => p.id === id)
        ?.trazos.flat()
        .map(String) ?? []
    const compartidos = pasos(una.id).filter((paso) => pasos(otra.id).includes(paso))
    expect(new Set(compartidos).size).toBeGreaterThanOrEqual(z < 19 ? 2 : 1)
  })

  it('a 14 están todas las parcelas de la ciudad, y a 12 todas sus manzanas', async () => {
    expect(await todosLosIds('parcelas', 14)).toEqual(await columna('select id_parcela from parcela order by 1'))
    expect(await todosLosIds('manzanas', 12)).toEqual(await columna('select id_manzana from manzana order by 1'))
    expect(await columna('select count(*) from manzana')).toEqual([112])
  })

  it('ninguno pasa de 200 KB', async () => {
    const centro = { calles: 12, manzanas: 8, parcelas: 14, carpetas: 10 }
    for (const [capa, desde] of Object.entries(centro)) {
      for (let z = desde; z <= 17; z++) {
        const { rawPayload } = await tesela(capa, cuadroDe(CENTRO, z))
        expect(rawPayload.length).toBeLessThan(200_000)
      }
    }
  })

  it('de lejos se ve el ejido; de cerca, los números', async () => {
    const lejos = await leer('manzanas', cuadroDe(CENTRO, 9))
    expect(Object.keys(lejos)).toEqual(['ejido'])
    const cerca = await leer('parcelas', cuadroDe(await centroDe('100001'), 17))
    expect(cerca.rotulos?.map(({ propiedades }) => propiedades)).toContainEqual({ parcela: '7', padron: '100001' })
    expect((await leer('parcelas', cuadroDe(CENTRO, 15))).rotulos).toBeUndefined()
    const { calles = [] } = await leer('calles', cuadroDe(CENTRO, 14))
    expect(calles.map(({ propiedades }) => propiedades)).toContainEqual({ nombre: 'MATE DE LUNA', avenida: true })
  })

  it('se piden comprimidos y se guardan por un año; de nuestros roles no dicen nada', async () => {
    const { parcelas, carpetas } = await capas('lucia')
    const { x, y } = cuadroDe(CENTRO, 16)
    const headers = { 'accept-encoding': 'gzip, br' }
    const publica = await portal.como('lucia', { url: `/api/mapa/teselas/parcelas/${parcelas}/16/${x}/${y}`, headers })
    expect(publica.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
    })
    expect(publica.headers).not.toHaveProperty('x-roles')
    const { x: cx, y: cy } = cuadroDe(CENTRO, 14)
    const privada = await portal.como('lucia', { url: `/api/mapa/carpetas/${carpetas}/14/${cx}/${cy}` })
    expect(privada.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  })

  it.each([
    ['parcelas', 13, 1, 1],
    ['parcelas', 20, 1, 1],
    ['calles', 11, 1, 1],
    ['manzanas', 12, 4096, 1],
    ['manzanas', 12, 1, 4096],
    ['carpetas', 9, 1, 1],
  ])('no hay de %s en %i/%i/%i', async (capa, z, x, y) => {
    const respuesta = await tesela(capa, { z, x, y })
    expect(respuesta.statusCode).toBe(404)
    expect(respuesta.headers['cache-control']).toBe('no-store')
  })
})

describe('el dibujo que la base guarda de una forma', () => {
  // Zero degrees are half of the world's 2³¹ steps; 90 east, three quarters; this latitude, a quarter from the north.
  const [MEDIO, TRES_CUARTOS, CUARTO] = [2 ** 30, 3 * 2 ** 29, 2 ** 29]
  const NORTE = 66.51326044311186
  const triangulo = [
    [0, 0],
    [90, NORTE],
    [0, NORTE],
    [0, 0],
  ]
  const ENTEROS = [MEDIO, MEDIO, TRES_CUARTOS, CUARTO, MEDIO, CUARTO, MEDIO, MEDIO]
  const dibujo = async (type: string, coordinates: unknown): Promise<number[]> => {
    const [fila] = await filas('select mapa.dibujo($1::json) as dibujo', [JSON.stringify({ type, coordinates })])
    return Array.from({ length: fila.dibujo.length / 4 }, (_, n) => fila.dibujo.readInt32BE(n * 4))
  }

  it('dice cada anillo con cuántas esquinas tiene, los huecos bajo cero, y los de todas sus partes', async () => {
    expect(await dibujo('Polygon', [triangulo])).toEqual([4, ...ENTEROS])
    expect(await dibujo('Polygon', [triangulo, triangulo])).toEqual([4, ...ENTEROS, -4, ...ENTEROS])
    expect(await dibujo('MultiPolygon', [[triangulo, triangulo], [triangulo]])).toEqual([
      ...[4, ...ENTEROS],
      ...[-4, ...ENTEROS],
      ...[4, ...ENTEROS],
    ])
  })

  it('sigue a la forma, la escriba quien la escriba', async () => {
    const cambiada = `update parcela set forma = '{"type":"Polygon","coordinates":[[[0,0],[90,0],[0,0]]]}' where padron = '100020'`
    const client = await portal.db.$client.connect()
    await client.query(`begin; ${cambiada}`)
    const { rows } = await client.query(`select encode(dibujo, 'hex') as dibujo from parcela where padron = '100020'`)
    await client.query('rollback')
    client.release()
    expect(rows).toEqual([{ dibujo: `00000003${'40000000'.repeat(2)}6000000040000000${'40000000'.repeat(2)}` }])
  })
})

describe('la versión de una capa', () => {
  it('sube con la transacción que la cambia, y solo si se confirma', async () => {
    const antes = await capas('lucia')
    const client = await portal.db.$client.connect()
    await client.query(`begin; update parcela set parcela = '99' where padron = '100013'`)
    expect(await capas('lucia')).toEqual(antes)
    await client.query('rollback')
    expect(await capas('lucia')).toEqual(antes)
    await client.query(`update parcela set parcela = '99' where padron = '100013'`)
    client.release()
    const despues = await capas('lucia')
    expect(despues).toEqual({ ...antes, parcelas: antes.parcelas + 1, carpetas: antes.carpetas + 1 })

    const cuadro = cuadroDe(await centroDe('100013'), 18)
    const vieja = await tesela('parcelas', cuadro, antes.parcelas)
    expect(vieja.headers['cache-control']).toBe('private, no-store')
    const numeros = (bytes: Buffer) => leerTesela(bytes).rotulos?.map(({ propiedades }) => propiedades.parcela)
    expect(numeros(vieja.rawPayload)).toContain('99')
    const nueva = await tesela('parcelas', cuadro, despues.parcelas)
    expect(nueva.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    await filas(`update parcela set parcela = '98' where padron = '100013'`)
    expect(numeros((await tesela('parcelas', cuadro)).rawPayload)).toContain('98')
  })

  it('la de las carpetas sube cuando una cambia de estado, y no cuando se la mira', async () => {
    const { carpetas } = await capas('lucia')
    await filas('select from carpeta where id_carpeta = 1002 for update')
    expect((await capas('lucia')).carpetas).toBe(carpetas)
    await filas('update carpeta set estado = estado where id_carpeta = 1002')
    expect((await capas('lucia')).carpetas).toBe(carpetas + 1)
  })
})

describe('las carpetas en el mapa', () => {
  it('quien no es del personal no sabe ni su versión', async () => {
    expect((await capas('clara')).carpetas).toBeNull()
    expect((await capas('lucia')).carpetas).toBeGreaterThan(0)
  })

  it('de lejos, cuántas de cada estado hay en la manzana; de cerca, una por una', async () => {
    const donde = await centroDe('100001')
    const lejos = await leer('carpetas', cuadroDe(donde, 13))
    const { manzana } = (await filas('select id_manzana as manzana from parcela where padron = $1', ['100001']))[0]
    // Folders 1001 and 1007 are PRESENTADO (1): filed 57 and 13 days ago.
    const hoy = (
      await filas(`select (now() at time zone 'America/Argentina/Tucuman')::date - date '1970-01-01' as dia`)
    )[0]
    expect(lejos.carpetas?.find(({ id }) => id === manzana)?.propiedades).toEqual({ e1: 2, d1: hoy.dia - 57 })
    const cerca = await leer('carpetas', cuadroDe(donde, 17))
    expect(cerca.carpetas?.find(({ id }) => id === 1007)?.propiedades).toEqual({
      manzana,
      estado: 1,
      dia: hoy.dia - 13,
    })
  })

  it('las finalizadas no están; las de una manzana se recorren, la más vieja primero', async () => {
    const { padron } = (await filas('select padron from carpeta where id_carpeta = 1006'))[0]
    const finalizada = await leer('carpetas', cuadroDe(await centroDe(padron), 17))
    expect(finalizada.carpetas?.some(({ id }) => id === 1006) ?? false).toBe(false)

    const { manzana } = (await filas('select id_manzana as manzana from parcela where padron = $1', ['100001']))[0]
    expect((await pedir('lucia', `/manzanas/${manzana}/carpetas`)).carpetas).toEqual([
      expect.objectContaining({ idCarpeta: 1001, tramite: 'OBRA NUEVA', dias: 57, completa: false }),
      expect.objectContaining({
        idCarpeta: 1007,
        estado: 'PRESENTADO',
        tramite: 'PLAN VEREDAS SANAS',
        domicilio: 'SAN MARTIN 450',
        padron: '100001',
        dias: 13,
      }),
    ])
  })
})

describe('buscar', () => {
  const buscar = (texto: string) => pedir('clara', `/buscar?texto=${encodeURIComponent(texto)}`)
  const padrones = async (texto: string) =>
    (await buscar(texto)).parcelas.map(({ padron }: { padron: string }) => padron)

  it('por padrón, por calle y altura, y a la altura más cercana', async () => {
    expect((await buscar('100.001')).parcelas).toEqual([
      expect.objectContaining({
        padron: '100001',
        seccion: '1',
        manzana: '14',
        parcela: '7',
        domicilio: 'SAN MARTIN 450',
      }),
    ])
    expect((await padrones('san martín 450'))[0]).toBe('100001')
    expect((await padrones('San Martin 449'))[0]).toBe('100001')
    // The door across the street.
    expect((await padrones('San Martin 451'))[0]).toBe('110011')
    expect(await padrones('99999999')).toEqual([])
    expect(await padrones('calle que no existe 12')).toEqual([])
  })

  it('hasta veinte, y dice si hay más', async () => {
    const { parcelas, hayMas } = await buscar('mate de luna')
    expect(parcelas).toHaveLength(20)
    expect(hayMas).toBe(true)
    expect((await buscar('laprida 120')).hayMas).toBe(false)
  })

  it.each([
    ['a', 'Padrón o domicilio: debe tener al menos 3 caracteres, salvo que sea un número de padrón'],
    ['%%%%', 'Padrón o domicilio: debe tener al menos 3 caracteres, salvo que sea un número de padrón'],
    ['', 'Escriba el padrón o domicilio'],
  ])('«%s» se rechaza con una frase', async (texto, message) => {
    expect(await buscar(texto)).toMatchObject({ ok: false, message })
  })
})

describe('la lista de al lado', () => {
  const vista = ([lon, lat]: Punto, grados: number) =>
    `oeste=${lon - grados}&sur=${lat - grados}&este=${lon + grados}&norte=${lat + grados}`

  it('dice las manzanas a la vista, por su número y de a páginas', async () => {
    const todas = await pedir('lucia', `/manzanas?${vista(CENTRO, 1)}&pagina=12`)
    expect(todas).toMatchObject({ total: 112, totalEsMinimo: false })
    expect(todas.manzanas).toHaveLength(2)
    const primeras = (await pedir('clara', `/manzanas?${vista(CENTRO, 1)}`)).manzanas
    expect(primeras[0]).toMatchObject({ seccion: '1', manzana: '1', parcelas: 20, carpetas: null })
    const numeros = primeras.map(({ seccion, manzana }: Record<string, string>) => `${seccion}/${manzana}`)
    expect(numeros).toEqual(['1/1', '1/2', '1/3', '1/14', '1/19', '1/22', '1/25', '1/40', '2/1', '2/2'])
    expect(await pedir('clara', `/manzanas?${vista([0, 0], 1)}`)).toEqual({
      manzanas: [],
      total: 0,
      totalEsMinimo: false,
    })
    expect(await pedir('clara', '/manzanas?oeste=a&sur=1&este=1&norte=1')).toMatchObject({
      message: 'Oeste: debe ser un número de grados entre -180 y 180',
    })
  })

  it('una manzana dice sus parcelas por su número, y al personal cuántas carpetas tiene', async () => {
    const { id } = (await filas(`select id_manzana as id from manzana where seccion = '1' and manzana = '22'`))[0]
    const { manzana, parcelas } = await pedir('lucia', `/manzanas/${id}`)
    expect(manzana).toMatchObject({ seccion: '1', manzana: '22', parcelas: 21, carpetas: 1 })
    // Two flats on parcel 30, and Clara's on 3.
    const conPadron = parcelas.filter(({ padron }: { padron: string }) => /^(2000|100002)/.test(padron))
    expect(conPadron.map((p: { parcela: string; padron: string }) => [p.parcela, p.padron])).toEqual([
      ['3', '100002'],
      ['30', '20000001'],
      ['30', '20000002'],
    ])
    expect((await pedir('clara', `/manzanas/${id}`)).manzana.carpetas).toBeNull()
    expect(await pedir('clara', '/manzanas/999999')).toMatchObject({ ok: false, message: 'La manzana no existe' })
  })

  it('una parcela dice dónde está, y no de quién es', async () => {
    const { id } = await parcelaDe('100001')
    const respuesta = await pedir('clara', `/parcelas/${id}`)
    expect(respuesta.parcela).toMatchObject({ padron: '100001', domicilio: 'SAN MARTIN 450' })
    expect(JSON.stringify(respuesta)).not.toMatch(/NIEVA|30999111/)
    expect(await pedir('clara', '/parcelas/999999')).toMatchObject({ ok: false, message: 'La parcela no existe' })
  })
})

it('una ciudad que dice su marco abre el mapa en él', async () => {
  const conMarco = await appDePrueba({ ajustes: { MAPA_MARCO: '-65.3,-26.9,-65.1,-26.7' } })
  const { marco } = (await conMarco.como('clara', { url: '/api/mapa/capas' })).json()
  expect(marco).toEqual([-65.3, -26.9, -65.1, -26.7])
})

const CENTRO: Punto = [-65.205, -26.827]

const columna = async (consulta: string) => (await filas(consulta)).map((fila) => Object.values(fila)[0])
const centroDe = async (padron: string): Promise<Punto> => {
  const [fila] = await filas('select centro[0] as lon, centro[1] as lat from parcela where padron = $1', [padron])
  return [fila.lon, fila.lat]
}

/** Two parcels side by side on one street: the doors of Junín 715 and the next. */
async function linderas(): Promise<[Fila, Fila]> {
  const una = await parcelaDe('100005')
  const esquinas = borde(una).map(String)
  const vecinas: Fila[] = await filas(
    `select id_parcela as id, forma from parcela where id_parcela <> $1
       and id_manzana = (select id_manzana from parcela where id_parcela = $1)`,
    [una.id],
  )
  const otra = vecinas.find(
    (v) =>
      new Set(
        borde(v)
          .map(String)
          .filter((p) => esquinas.includes(p)),
      ).size === 2,
  )
  if (!otra) throw new Error('Ninguna parcela linda con la 100005')
  return [una, otra]
}

async function todosLosIds(capa: string, z: number): Promise<number[]> {
  const { marco } = await capas()
  const [desde, hasta] = [cuadroDe([marco[0], marco[3]], z), cuadroDe([marco[2], marco[1]], z)]
  const ids = new Set<number>()
  for (let x = desde.x; x <= hasta.x; x++) {
    for (let y = desde.y; y <= hasta.y; y++) {
      const rasgos = (await leer(capa, { z, x, y }))[capa] ?? []
      for (const { id } of rasgos) ids.add(id)
    }
  }
  return [...ids].sort((a, b) => a - b)
}
