import { normalizarNombre } from '@catastro/domain/padron/nombre'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const pedir = (camino: string, quien: Demo = 'pablo') => portal.como(quien, { url: `/api/padron/${camino}` })
const porNombre = async (nombre: string, resto = '') =>
  (await pedir(`obtenerPadronNombre/${encodeURIComponent(nombre)}${resto}`)).json()
const porDocumento = async (documento: string, quien: Demo = 'pablo') =>
  (await pedir(`obtenerPadron/${documento}`, quien)).json()
const numeros = ({ padrones }: { padrones: { padronm: string }[] }) => padrones.map(({ padronm }) => padronm)
const titulares = ({ padrones }: { padrones: { apeynom: string }[] }) => [...new Set(padrones.map((p) => p.apeynom))]

const agregar = (...nombres: string[]) =>
  portal.db.$client.query(
    `insert into padron (padronm, padronp, apeynom) select (700000 + n)::text, '9' || (700000 + n), nombre
     from unnest($1::text[]) with ordinality as t(nombre, n) on conflict (padronm) do update set apeynom = excluded.apeynom`,
    [nombres],
  )

describe('por documento', () => {
  it('un DNI trae sus padrones, por número', async () => {
    expect(await porDocumento('30999111', 'lucia')).toEqual({
      padrones: [
        {
          apeynom: 'NIEVA CLARA',
          dni: '30999111',
          cuit: '27309991112',
          calle: 'SAN MARTIN',
          numero: '450',
          piso: '',
          dpto: '',
          padronm: '100001',
          padronp: '3100001',
        },
        expect.objectContaining({ padronm: '100002', calle: 'LAPRIDA', numero: '120' }),
      ],
      total: 2,
    })
  })

  it.each([
    ['27309991112', ['100001', '100002']],
    ['27-30999111-2', ['100001', '100002']],
    ['30.999.111', ['100001', '100002']],
    // Of one whose entry has the DNI only.
    ['20067890128', ['80450']],
    ['05432109', ['54321']],
    ['5432109', ['54321']],
    ['30709998427', ['100019', '100020']],
    ['99999999', []],
    ['123456789', []],
  ])('%s: %j', async (documento, padrones) => expect(numeros(await porDocumento(documento))).toEqual(padrones))

  it.each(['123456', '123456789012', '3099911A'])('%s no es un número válido', async (documento) => {
    const respuesta = await pedir(`obtenerPadron/${documento}`)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, 'Debe ingresar un número válido'])
  })

  it('sin domicilio, sus partes van vacías', async () => {
    expect((await porDocumento('12345670')).padrones).toMatchObject([{ padronm: '100003', calle: '', numero: '' }])
  })
})

describe('los documentos', () => {
  const deClara = async (quien: Demo) => {
    const [{ dni, cuit }] = (await porDocumento('30999111', quien)).padrones
    return [dni, cuit]
  }
  const ENTEROS = ['30999111', '27309991112']
  const TAPADOS = ['*****111', '27-*****111-*']

  it.each<[Demo, string[]]>([
    ['lucia', ENTEROS],
    ['diego', ENTEROS],
    ['ana', ENTEROS],
    ['clara', ENTEROS],
    ['pablo', TAPADOS],
    ['rosa', TAPADOS],
  ])('los de Clara, para %s: %j', async (quien, vistos) => expect(await deClara(quien)).toEqual(vistos))

  it('el CUIT de una empresa también se tapa; donde solo hay DNI, el de uno se reconoce por él', async () => {
    expect((await porDocumento('30709998427')).padrones[0]).toMatchObject({ dni: null, cuit: '30-*****842-*' })
    await agregar('MEDINA PABLO')
    await portal.db.$client.query(`update padron set dni = '25333444', cuit = null where padronm = '700001'`)
    expect((await porDocumento('25333444', 'pablo')).padrones.at(-1)).toMatchObject({ dni: '25333444' })
    expect((await porDocumento('25333444', 'rosa')).padrones.at(-1)).toMatchObject({ dni: '*****444' })
  })
})

describe('por nombre', () => {
  it.each([
    ['nieva cla', ['100001', '100002']],
    ['CLARA NIEVA', ['100001', '100002']],
    ['níeva, clára', ['100001', '100002']],
    ['IÑIGUEZ', ['100008']],
    ['iniguez ra', ['100008']],
    ['valle sa', ['100019', '100020']],
    ['S.R.L.', ['100021']],
    ['zzzzzz', []],
    ['100%', []],
    ["o'; drop table padron; --", []],
  ])('%s: %j', async (nombre, padrones) => {
    const respuesta = await porNombre(nombre)
    expect(numeros(respuesta)).toEqual(padrones)
    expect(respuesta.parecidos).toBeUndefined()
  })

  it.each([
    ['nueva clra', ['100001', '100002']],
    ['iñigez', ['100008']],
    ['ramno iniguez', ['100008']],
    ['villafanne carmen', ['54321']],
    // A part of a word, with a letter wrong.
    ['constrictor valle', ['100019', '100020']],
  ])('con una letra mal, y se dice: %s', async (nombre, padrones) => {
    const respuesta = await porNombre(nombre)
    expect([numeros(respuesta), respuesta.parecidos]).toEqual([padrones, true])
  })

  it('con dos letras mal en una palabra no hay nada', async () => {
    expect(await porNombre('nuega clara')).toEqual({ padrones: [], total: 0 })
  })

  it('primero los que empiezan así, por orden; después los que lo tienen en otro orden, las palabras enteras antes', async () => {
    await agregar(
      ...['QUINTEROS ABEL', 'ABEL QUINTERO', 'ABAL QUINTERO', 'QUINTERO ZOE', 'QUINTERO ANA', 'ABEL QUINTEROS'],
      'AARON QUINTEROS',
    )
    expect(titulares(await porNombre('quintero'))).toEqual([
      'QUINTERO ANA',
      'QUINTERO ZOE',
      'QUINTEROS ABEL',
      'ABAL QUINTERO',
      'ABEL QUINTERO',
      'AARON QUINTEROS',
      'ABEL QUINTEROS',
    ])
    expect(titulares(await porNombre('quintero abel'))).toEqual(['ABEL QUINTERO', 'ABEL QUINTEROS', 'QUINTEROS ABEL'])
    // Of what was corrected, first what needed less of it.
    expect(titulares(await porNombre('qintero abel'))).toEqual([
      'ABEL QUINTERO',
      'ABEL QUINTEROS',
      'QUINTEROS ABEL',
      'ABAL QUINTERO',
    ])
  })

  it('un nombre que cambia se encuentra por el nuevo, también con una letra mal, y no por el viejo', async () => {
    await agregar('XILOTE PEDRO')
    expect(numeros(await porNombre('xilote'))).toEqual(['700001'])
    await agregar('WUNDERLICH INES')
    expect([numeros(await porNombre('xilote')), numeros(await porNombre('wunderlch'))]).toEqual([[], ['700001']])
  })

  it.each([
    ['n', 400, 'Nombre: debe tener al menos 2 letras'],
    ['- .', 400, 'Nombre: debe tener al menos 2 letras'],
    ['ni', 200, undefined],
    ['N'.repeat(30), 200, undefined],
    ['N'.repeat(31), 400, 'Nombre: debe tener como máximo 30 caracteres'],
  ])('%s: %i', async (nombre, estado, message) => {
    const respuesta = await pedir(`obtenerPadronNombre/${encodeURIComponent(nombre)}`)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([estado, message])
  })
})

describe('con dos palabras que tienen muchos', () => {
  // Each of the two is in 1,500 names or more; together they are in the last ones alone.
  beforeAll(async () => {
    await portal.db.$client.query(
      `insert into padron (padronm, padronp, apeynom)
       select (800000 + n)::text, '8' || (800000 + n), case when n <= 1500 then 'GOROSTIAGA ' else 'MARMOLEJO ' end || n
       from generate_series(1, 3000) n`,
    )
    await agregar(
      'MARMOLEJO DE GOROSTIAGA A',
      'GOROSTIAGA MARMOL',
      'GORDILLO MARCOS',
      'MARMOL GOROSTIAGA ZOE',
      'GORO M',
    )
  })

  it.each<[string, string[]]>([
    ['goro mar', ['GOROSTIAGA MARMOL', 'MARMOL GOROSTIAGA ZOE', 'MARMOLEJO DE GOROSTIAGA A']],
    // Two letters of each; then one, which no pair has.
    ['ma gor', ['GORDILLO MARCOS', 'GOROSTIAGA MARMOL', 'MARMOL GOROSTIAGA ZOE', 'MARMOLEJO DE GOROSTIAGA A']],
    ['gorostiaga m', ['GOROSTIAGA MARMOL', 'MARMOL GOROSTIAGA ZOE', 'MARMOLEJO DE GOROSTIAGA A']],
    // Whole words before beginnings.
    ['gorostiaga marmol', ['GOROSTIAGA MARMOL', 'MARMOL GOROSTIAGA ZOE', 'MARMOLEJO DE GOROSTIAGA A']],
    ['marmol gorostiaga a', ['MARMOLEJO DE GOROSTIAGA A']],
    // The longer one first, and the index has them by their letters.
    ['go marm', ['GOROSTIAGA MARMOL', 'MARMOL GOROSTIAGA ZOE', 'MARMOLEJO DE GOROSTIAGA A']],
    // One word of the name is both.
    ['marmol mar 1501', ['MARMOLEJO 1501']],
    ['gorostiaga goros 1499', ['GOROSTIAGA 1499']],
  ])('%s', async (nombre, hallados) => {
    const respuesta = await porNombre(nombre)
    expect(titulares(respuesta)).toEqual(hallados)
    expect(respuesta.parecidos).toBeUndefined()
  })

  it('las dos pueden ser la misma, de las que tienen muchos', async () => {
    const respuesta = await porNombre('marmolejo marm')
    expect([titulares(respuesta)[0], respuesta.parecidos]).toEqual(['MARMOLEJO 1501', undefined])
  })

  it('con una letra mal en cada una, y se dice', async () => {
    const respuesta = await porNombre('gorstiaga marmolejoo')
    expect([titulares(respuesta), respuesta.parecidos]).toEqual([['MARMOLEJO DE GOROSTIAGA A'], true])
  })
})

it('un nombre con dos palabras que empiezan así se cuenta una vez', async () => {
  const numerada = (_: unknown, n: number) => `A TRIG${String(n).padStart(4, '0')} TRIG${String(n).padStart(4, '0')}B`
  await agregar(...Array.from({ length: 600 }, numerada))
  expect((await porNombre('trig')).total).toBe(600)
})

describe('de a páginas', () => {
  beforeAll(async () => {
    await agregar(...Array.from({ length: 1001 }, (_, n) => `PAGINA ${String(n + 1).padStart(4, '0')}`))
  })

  it('sin página, hasta cien filas, y cuántas hay; desde mil no se cuenta', async () => {
    const { padrones, total, totalEsMinimo } = await porNombre('pagina')
    expect([padrones.length, total, totalEsMinimo]).toEqual([100, 1000, true])
    await portal.db.$client.query(`delete from padron where padronm = '701001'`)
    expect(await porNombre('pagina')).toMatchObject({ total: 1000 })
    expect((await porNombre('pagina')).totalEsMinimo).toBeUndefined()
  })

  it('con página, esa; la última a la que se llega es la de la fila mil', async () => {
    expect(titulares(await porNombre('pagina', '?pagina=2&porPagina=5'))).toEqual(
      ['0006', '0007', '0008', '0009', '0010'].map((n) => `PAGINA ${n}`),
    )
    expect(titulares(await porNombre('pagina', '?pagina=40&porPagina=25')).at(-1)).toBe('PAGINA 1000')
    const fuera = await pedir('obtenerPadronNombre/pagina?pagina=41&porPagina=25')
    expect([fuera.statusCode, fuera.json().message]).toEqual([
      400,
      'Página: se llega hasta la fila 1.000. Acote la búsqueda para ver las demás',
    ])
    expect((await pedir('obtenerPadronNombre/pagina?porPagina=7')).statusCode).toBe(400)
  })
})

describe('la ficha', () => {
  it('dice lo que el registro tiene, con sus domicilios', async () => {
    const { ficha } = (await pedir('ficha/100004')).json()
    expect(ficha).toMatchObject({
      apeynom: 'HEREDIA LAURA BEATRIZ',
      dni: '*****333',
      padronp: '3100004',
      calle: '24 DE SEPTIEMBRE',
      domicilios: [{ NroPuerta: '610', Manzana: '8' }, { NroPuerta: '615' }],
    })
  })

  it('de un padrón que no está, o que no es un número, se dice', async () => {
    const respuestas = await Promise.all([pedir('ficha/99999999'), pedir('ficha/12A')])
    expect(respuestas.map((r) => [r.statusCode, r.json().message])).toEqual([
      [404, 'El padrón ingresado no se encuentra registrado'],
      [400, 'Padrón: debe tener de 1 a 8 números, sin letras'],
    ])
  })
})

it('el dominio y la base hacen comparables los nombres del mismo modo', async () => {
  const nombres = ['  Íñiguez,  Ramón ', "d'Ángelo", 'VALLE S.A.', 'Muñoz-Paz (h)', '%_\\', 'Ünal´s', '李']
  const claves = ['INIGUEZ RAMON', 'DANGELO', 'VALLE SA', 'MUNOZ PAZ H', '', 'UNALS', '']
  const { rows } = await portal.db.$client.query('select nombre_de_busqueda(n) as clave from unnest($1::text[]) n', [
    nombres,
  ])
  expect(rows.map(({ clave }) => clave)).toEqual(claves)
  expect(nombres.map(normalizarNombre)).toEqual(claves)
})

it('cada búsqueda queda anotada: quién, qué y cuándo; lo buscado, en resumen', async () => {
  await portal.db.$client.query("begin; set local portal.recorte = 'si'; delete from consulta_personal; commit")
  await porDocumento('30999111', 'rosa')
  await pedir('obtenerPadronNombre/NIEVA', 'rosa')
  await pedir('ficha/100001', 'rosa')
  await portal.como('rosa', { method: 'POST', url: '/api/padron/certificado', payload: { padron: '100001' } })
  const { rows } = await portal.db.$client.query(
    `select c.tipo, p.documento_persona as cuil, c.criterio_hash, now() - ocurrido_el < interval '1 minute' as reciente
     from consulta_personal c join persona p using (id_persona) where clase = 'CONSULTA' order by id`,
  )
  expect(rows.map(({ tipo, cuil, reciente }) => [tipo, cuil, reciente])).toEqual([
    ['/padron/obtenerPadron/{cuilOrDni}', CUIL.rosa, true],
    ['/padron/obtenerPadronNombre/{name}', CUIL.rosa, true],
    ['/padron/ficha/{padron}', CUIL.rosa, true],
    ['/padron/certificado', CUIL.rosa, true],
  ])
  expect(new Set(rows.map(({ criterio_hash }) => criterio_hash)).size).toBe(3)
  expect(JSON.stringify(rows)).not.toMatch(/30999111|NIEVA/)
})
