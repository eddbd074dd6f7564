import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { escribirEn } from './enCarpeta.ts'
import { piezasDe } from './piezas.ts'
import { NO_SE_ENTREGAN, SE_ENTREGAN } from './tablas.ts'

let portal: AppDePrueba
let carpeta: string
const leer = async (nombre: string) => readFile(join(carpeta, nombre), 'utf8')
const tabla = async (nombre: string): Promise<Record<string, string>[]> => parse(await leer(nombre), { columns: true })
const consultar = async (texto: string) => (await portal.db.$client.query(texto)).rows

async function exportar(en: string, conArchivos = true) {
  const client = await portal.db.$client.connect()
  const piezas = await piezasDe({ client, mostrar: () => {}, ...(conArchivos && { almacen: portal.almacen }) }, () =>
    client.release(),
  )
  return escribirEn(en, piezas)
}

beforeAll(async () => {
  portal = await appDePrueba()
  carpeta = join(await mkdtemp(join(tmpdir(), 'exportacion-')), 'ciudad')
  await portal.db.$client.query(`update persona set telefono_persona = '' where id_persona = 1`)
  await exportar(carpeta)
})

describe('todo lo de la ciudad', () => {
  it('cada tabla de la base va, o dice por qué no', async () => {
    const hay = await consultar(
      `select relname from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = 'public' and relkind in ('r', 'p') and not relispartition order by 1`,
    )
    const dichas = [...Object.keys(SE_ENTREGAN), ...Object.keys(NO_SE_ENTREGAN)]
    expect(dichas.sort()).toEqual(['cadena.sello', ...hay.map(({ relname }) => relname)].sort())
    const archivos = await readdir(join(carpeta, 'tablas'))
    expect(archivos.sort()).toEqual(
      Object.keys(SE_ENTREGAN)
        .map((nombre) => `${nombre}.csv`)
        .sort(),
    )
  })

  it('cada tabla lleva las filas que la base tiene, y el diccionario, sus columnas', async () => {
    const diccionario = await tabla('diccionario.csv')
    for (const nombre of Object.keys(SE_ENTREGAN)) {
      const filas = await tabla(`tablas/${nombre}.csv`)
      const cuales = nombre === 'visita_codigo' ? 'where usado_el is not null' : ''
      const [{ n }] = (await consultar(`select count(*)::integer as n from ${nombre} ${cuales}`)) as [{ n: number }]
      expect([nombre, filas.length]).toEqual([nombre, n])
      const columnas = diccionario.filter((fila) => fila.tabla === nombre).map(({ columna }) => columna)
      if (filas[0]) expect(Object.keys(filas[0])).toEqual(columnas)
    }
    expect(diccionario.filter(({ tabla, columna }) => tabla === 'archivo' && columna === 'id_carpeta')).toEqual([
      {
        tabla: 'archivo',
        'qué es': 'Los documentos de cada carpeta; sus bytes están en archivos/',
        columna: 'id_carpeta',
        tipo: 'integer',
        obligatoria: 'si',
        'lleva a': 'carpeta',
      },
    ])
  })

  it('el manifiesto dice de qué versión es, los números que se dieron y cuántas filas tiene cada tabla', async () => {
    const manifiesto = JSON.parse(await leer('MANIFIESTO.json'))
    const [{ n, ultima, dado }] = (await consultar(
      `select count(*)::integer as n, max(created_at) as ultima, (select last_value from carpeta_id_carpeta_seq) as dado
       from drizzle.__drizzle_migrations`,
    )) as [{ n: number; ultima: number; dado: number }]
    const indice = await tabla('archivos.csv')
    expect(manifiesto).toMatchObject({
      formato: 1,
      migraciones: n,
      ultimaMigracion: ultima,
      demostracion: true,
      archivos: indice.length,
    })
    expect(manifiesto.numeros.carpeta_id_carpeta_seq).toBe(dado)
    const filas = Object.fromEntries(
      manifiesto.tablas.map((una: { tabla: string; filas: number }) => [una.tabla, una.filas]),
    )
    expect(Object.keys(filas).sort()).toEqual(Object.keys(SE_ENTREGAN).sort())
    expect(filas.persona).toBe((await tabla('tablas/persona.csv')).length)
  })

  larga('de los códigos de las fotos, solo los que ya se usaron', async () => {
    const otra = join(await mkdtemp(join(tmpdir(), 'exportacion-')), 'ciudad')
    const [{ usado }] = (await consultar('select min(id_archivo) as usado from archivo')) as [{ usado: number }]
    // As if a visit of this number had been asked for at a distance.
    await consultar(
      `begin; set local session_replication_role = replica;
       insert into visita_codigo (id_visita, id_item, codigo, vuelta, vence, usado_el, id_archivo) values
         (1, 1, 'ABC2', 1, now(), null, null), (1, 2, 'DEF3', 1, now(), now(), ${usado}); commit`,
    )
    await exportar(otra)
    const escritos = parse(await readFile(join(otra, 'tablas/visita_codigo.csv'), 'utf8'), { columns: true })
    expect(escritos).toMatchObject([{ id_item: '2', codigo: expect.stringMatching(/^DEF3/) }])
    await consultar('begin; set local session_replication_role = replica; delete from visita_codigo; commit')
  })

  it('un texto vacío va entre comillas, y lo que no está, no', async () => {
    const oficina = (await leer('tablas/reparticion.csv')).split('\n')
    expect(oficina[0]).toBe('id_reparticion,reparticion,usrmod,creado_el,modificado_el')
    expect(oficina[1]).toMatch(/^1,[^,"]+,,\d{4}-\d{2}-\d{2} [\d:.]+\+00,\d{4}-/)
    expect(await leer('tablas/persona.csv')).toMatch(/^1,27201112228,Ana,Romano,[^,"]+,"",/m)
    const [ana] = (await tabla('tablas/persona.csv')).filter(
      ({ documento_persona }) => documento_persona === '27201112228',
    )
    expect(ana).toMatchObject({ nombre_persona: 'Ana', apellido_persona: 'Romano' })
  })

  it('las sumas son las de cada archivo, y no falta ninguno', async () => {
    const sumas = (await leer('SHA256SUMS')).trimEnd().split('\n')
    for (const renglon of sumas) {
      const [suma, nombre = ''] = renglon.split('  ')
      const bytes = await readFile(join(carpeta, nombre))
      expect([nombre, createHash('sha256').update(bytes).digest('hex')]).toEqual([nombre, suma])
    }
    const todos = (await readdir(carpeta, { recursive: true, withFileTypes: true })).filter((uno) => uno.isFile())
    expect(sumas).toHaveLength(todos.length - 1)
  })

  it('los documentos van por carpeta, con el contenido de su fila', async () => {
    const indice = await tabla('archivos.csv')
    const [{ n }] = (await consultar('select count(*)::integer as n from archivo')) as [{ n: number }]
    const deCarpetas = indice.filter(({ tabla }) => tabla === 'archivo')
    expect(deCarpetas).toHaveLength(n)
    const filas = await consultar('select id_archivo, id_carpeta, sha256 from archivo order by id_archivo')
    for (const { id_archivo, id_carpeta, sha256 } of filas) {
      const suyo = deCarpetas.find(({ archivo }) =>
        archivo?.startsWith(`archivos/carpeta-${id_carpeta}/${id_archivo}-`),
      )
      const bytes = await readFile(join(carpeta, suyo?.archivo ?? ''))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
    expect(await tabla('faltan.csv')).toEqual([])
  })

  it('el mapa es GeoJSON', async () => {
    const parcelas = JSON.parse(await leer('mapa/parcelas.geojson'))
    const [{ n }] = (await consultar('select count(*)::integer as n from parcela')) as [{ n: number }]
    expect([parcelas.type, parcelas.features.length]).toEqual(['FeatureCollection', n])
    expect(parcelas.features[0]).toMatchObject({
      type: 'Feature',
      geometry: { type: expect.stringMatching(/Polygon$/) },
    })
  })

  larga('un archivo que no está no detiene a los demás: queda dicho', async () => {
    const [{ ruta }] = (await consultar('select ruta from archivo order by id_archivo limit 1')) as [{ ruta: string }]
    await portal.almacen.borrar(ruta)
    const otra = join(await mkdtemp(join(tmpdir(), 'exportacion-')), 'ciudad')
    await exportar(otra)
    expect(parse(await readFile(join(otra, 'faltan.csv'), 'utf8'), { columns: true })).toEqual([
      { archivo: expect.stringMatching(/^archivos\/carpeta-\d+\//), 'por qué': 'no se pudo leer' },
    ])
  })

  it('no se escribe sobre otra', async () => {
    const client = await portal.db.$client.connect()
    await expect(escribirEn(carpeta, await piezasDe({ client, mostrar: () => {} }, () => {}))).rejects.toMatchObject({
      code: 'EEXIST',
    })
    client.release(true)
  })
})

describe('en el portal', () => {
  async function nombresDe(zip: Buffer): Promise<string[]> {
    const nombres: string[] = []
    const leido = await new Promise<yauzl.ZipFile>((resolve, reject) =>
      yauzl.fromBuffer(zip, (error, archivo) => (archivo ? resolve(archivo) : reject(error))),
    )
    leido.on('entry', ({ fileName }) => nombres.push(fileName))
    await once(leido, 'end')
    return nombres
  }

  it('el administrador baja un ZIP con lo mismo, sin o con los archivos, y queda anotado', async () => {
    const datos = await portal.como('ana', { url: '/api/exportacion/datos' })
    expect([datos.statusCode, datos.headers['content-type']]).toEqual([200, 'application/zip'])
    const nombres = await nombresDe(datos.rawPayload)
    expect(nombres[0]).toBe('LEAME.txt')
    expect(nombres.at(-1)).toBe('SHA256SUMS')
    expect(nombres).toContain('tablas/padron.csv')
    expect(nombres.filter((nombre) => nombre.startsWith('archivos'))).toEqual([])
    const todo = await nombresDe((await portal.como('ana', { url: '/api/exportacion/todo' })).rawPayload)
    expect(todo.filter((nombre) => nombre.startsWith('archivos/carpeta-')).length).toBeGreaterThan(0)
    await expect
      .poll(async () => (await portal.como('pablo', { url: '/api/consultas/mias' })).json().consultas[0])
      .toMatchObject({ quien: 'Ana Romano', rechazada: false })
  })

  larga('dos a la vez, la segunda espera o se niega con su frase; después se puede otra vez', async () => {
    const juntas = await Promise.all([1, 2].map(() => portal.como('ana', { url: '/api/exportacion/datos' })))
    expect(juntas.map(({ statusCode }) => statusCode)).toContain(200)
    expect((await portal.como('ana', { url: '/api/exportacion/datos' })).statusCode).toBe(200)
  })
})
