import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { appDePrueba, type Demo } from '../appDePrueba.ts'
import { baseVacia } from '../baseDePrueba.ts'
import { pedidoDeAlta } from '../carpetasDePrueba.ts'
import { RAIZ } from '../casa.ts'
import { type Catalogo, leerCatalogo } from './catalogo.ts'
import { sinSuColumna } from './columnaDeReparto.ts'
import { comprender } from './describir.ts'

/** What docs/crecer.md says of each table, were they spread over several machines, and whether what is asked most could be. */

const RENGLON = /^\| (`[\w.`, ]+`) \| (`\+?\w+`|referencia|local) \|/gm
const DICHO = [...readFileSync(join(RAIZ, 'docs/crecer.md'), 'utf8').matchAll(RENGLON)].flatMap(
  ([, tablas = '', como = '']) =>
    [...tablas.matchAll(/`([\w.]+)`/g)].map(([, tabla = '']) => [tabla, como.replaceAll('`', '')] as const),
)
const COLUMNAS = new Map(
  DICHO.filter(([, como]) => como !== 'referencia' && como !== 'local').map(([t, c]) => [t, c.replace('+', '')]),
)

let catalogo: Catalogo
let mirar: (sql: string) => Promise<string[]>
beforeAll(async () => {
  const db = await baseVacia()
  const client = await db.$client.connect()
  catalogo = await leerCatalogo(client)
  client.release()
  mirar = async (sql) => {
    const otro = await db.$client.connect()
    try {
      return sinSuColumna(await comprender(otro, sql), catalogo, COLUMNAS)
    } finally {
      otro.release()
    }
  }
})

it('docs/crecer.md dice de cada tabla cómo se reparte, una vez, por una columna que tiene', () => {
  const deLaBase = new Set(
    catalogo.columnas
      .filter(
        ({ tabla, esVista }) => !esVista && !/^(information_schema|pg_catalog|drizzle|trabajos|cadena|pg_)/.test(tabla),
      )
      .map(({ tabla }) => tabla),
  )
  const dichas = DICHO.map(([tabla]) => tabla)
  expect(dichas.toSorted()).toEqual([...deLaBase].toSorted())
  const tiene = (tabla: string, columna: string) =>
    catalogo.columnas.some((c) => c.tabla === tabla && c.columna === columna)
  expect(DICHO.filter(([t, como]) => /^\w+$/.test(como) && COLUMNAS.has(t) && !tiene(t, como))).toEqual([])
  // What is to be added is not there yet.
  expect(DICHO.filter(([t, como]) => como.startsWith('+') && tiene(t, como.slice(1)))).toEqual([])
})

describe('una sentencia dice su columna', () => {
  it.each([
    ['select from carpeta where id_carpeta = $1', []],
    ['select from carpeta where padron = $1', ['carpeta']],
    ['select from carpeta where id_carpeta = any($1)', []],
    ['select from carpeta where id_carpeta > $1', ['carpeta']],
    // Through what is equal to it, whichever way it is written.
    ['select from carpeta c join archivo a using (id_carpeta) where a.id_carpeta = $1', []],
    ['select from carpeta c join archivo a using (id_carpeta) where a.id_archivo = $1', ['archivo', 'carpeta']],
    ['select from archivo a where a.id_carpeta in (select id_carpeta from carpeta where id_carpeta = $1)', []],
    [
      'select from archivo where id_carpeta = (select id_carpeta from carpeta where padron = $1)',
      ['archivo', 'carpeta'],
    ],
    [
      'with c as (select id_carpeta from carpeta where id_carpeta = $1) select from c join archivo using (id_carpeta)',
      [],
    ],
    [
      'select (select count(*) from archivo a where a.id_carpeta = c.id_carpeta) from carpeta c where id_carpeta = $1',
      [],
    ],
    ['select from unnest($1::int[]) as x(n) join carpeta on id_carpeta = n', []],
    // Of two families, each its own.
    ['select from carpeta join persona using (id_persona) where id_carpeta = $1', ['persona']],
    ['insert into idempotencia (id_persona, clave, llamada, huella, vence) values ($1, $2, $3, $4, now())', []],
    [
      `insert into titulares_por_dia as t (id_persona, dia, mostrados) select $1, now()::date, 1
       on conflict (id_persona, dia) do update set mostrados = t.mostrados + excluded.mostrados`,
      [],
    ],
    ['update carpeta set expediente = $2 where id_carpeta = $1', []],
    ['delete from archivo where id_archivo = $1', ['archivo']],
    // What is whole in each needs none.
    ['select from calle where calle = $1', []],
  ])('%s: %j', async (sql, esperadas) => {
    expect(await mirar(sql)).toEqual(esperadas)
  })
})

/** What a city asks most (bench/carga.ts), and by whom. */
const LO_QUE_MAS_SE_PIDE: readonly (readonly [Demo, string])[] = [
  ['pablo', '/api/catastroInicio/authStatus'],
  ['pablo', '/api/inicio/pendientes'],
  ['lucia', '/api/inicio/pendientes'],
  ['pablo', '/api/documentacion/listar?idProfesional=1&pagina=1&porPagina=10'],
  ['lucia', '/api/documentacion/listarTodas?estado=PRESENTADO&completas=1&porPagina=10'],
  ['pablo', '/api/documentacion/carpeta/1001'],
  ['pablo', '/api/documentacion/archivos?idCarpeta=1001'],
  ['pablo', '/api/documentacion/seguimiento/1001'],
  ['lucia', '/api/buscar?texto=nieva&pagina=1&porPagina=10'],
  ['lucia', '/api/padron/obtenerPadronNombre/nieva'],
  ['pablo', '/api/formulario/obtenerTiposEncomienda'],
]

const POR_CLAVE = 'lee por su clave lo que nombra cada fila: entonces, una segunda lectura con esas claves'
const PALABRAS = 'una búsqueda no sabe dónde está lo que busca: cada nodo responde lo suyo, y se junta'
const DE_LA_PERSONA =
  'lo de una persona está en muchas carpetas: cada nodo camina un índice corto y responde pocas filas'
const DEL_PERSONAL = 'una cola es de toda la ciudad: cada nodo cuenta hasta mil por un índice'

/** Which of them ask every machine: the tables that they ask so, and why that is all right or what it will need. */
const PREGUNTAN_A_TODAS: Readonly<Record<string, readonly [tablas: string, porque: string]>> = {
  '/api/documentacion/listar: su lista': [
    'archivo carpeta carpeta_formulario carpeta_no_encargada cobro domicilio observacion padron pago persona propietario requisito_no_corresponde',
    `${DE_LA_PERSONA}; y ${POR_CLAVE}`,
  ],
  '/api/documentacion/listarTodas: su lista': [
    'archivo carpeta carpeta_formulario carpeta_no_encargada cobro domicilio observacion padron pago persona propietario requisito_no_corresponde',
    `${DEL_PERSONAL}; y ${POR_CLAVE}`,
  ],
  alta_carpeta: ['carpeta', 'la carpeta nueva va adonde diga su número, que sale de una secuencia al escribirla'],
  borradores_sin_enviar: ['carpeta carpeta_formulario pago', POR_CLAVE],
  carpetas_halladas: ['domicilio persona propietario', POR_CLAVE],
  carpetas_por_palabras: ['palabra_de_carpeta', PALABRAS],
  carpetas_que_esperan: ['carpeta carpeta_formulario cobro observacion tramite_historial', DE_LA_PERSONA],
  colas_de_todos: ['carpeta libre_deuda pago', DEL_PERSONAL],
  empresas_halladas: ['formulario29', PALABRAS],
  encolar_correo_a_persona: ['correo_adjunto', 'se le agrega la persona de su correo, y entonces la dice'],
  formularios_29_sin_pagar: ['formulario29 pago_en_mesa', `${DE_LA_PERSONA}; y ${POR_CLAVE}`],
  libres_deuda_hallados: ['certificado libre_deuda', PALABRAS],
  no_encargadas_abiertas: ['carpeta carpeta_no_encargada domicilio', `${DEL_PERSONAL}; y ${POR_CLAVE}`],
  obras_propias: ['carpeta carpeta_no_encargada domicilio propietario', `${DE_LA_PERSONA}; y ${POR_CLAVE}`],
  padrones_por_inicio_del_nombre: ['domicilio padron', PALABRAS],
  padrones_por_palabras_del_nombre: ['domicilio padron palabra_de_padron', PALABRAS],
  palabras_de_carpetas_que_hay: ['palabra_de_carpeta', PALABRAS],
  referencias_de_alta: [
    'carpeta persona',
    'si alguien alcanza a un propietario lo dicen sus carpetas con él, por un índice; y el nombre se lee por su clave',
  ],
  solicitante_por_avisar: ['domicilio persona propietario', POR_CLAVE],
  ver_carpeta: ['domicilio padron pago persona propietario', POR_CLAVE],
  veredas_sin_terminar: ['pago', POR_CLAVE],
  visitas_de_hoy: ['carpeta domicilio visita', `${DE_LA_PERSONA}; y ${POR_CLAVE}`],
}

it('lo que más se pide va a la máquina que lo tiene, o está aquí por qué no', async () => {
  const enviadas = new Map<string, string>()
  const portal = await appDePrueba()
  const espia = vi.spyOn(pg.Client.prototype, 'query')
  let pidiendo = ''
  const juntar = () => {
    for (const [consulta] of espia.mock.calls as unknown[][]) {
      const { name, text } = (typeof consulta === 'string' ? { text: consulta } : consulta) as {
        name?: string
        text?: string
      }
      if (!text || /^\s*(begin|commit|rollback|set|savepoint|release)\b/i.test(text) || /set_config/.test(text))
        continue
      // Whose data was shown is read behind the answer, at a time of its own.
      if (name?.startsWith('sujetos_')) continue
      enviadas.set(name && !name.startsWith('lista_') ? name : `${pidiendo}: su lista`, text)
    }
    espia.mockClear()
  }
  for (const [quien, url] of LO_QUE_MAS_SE_PIDE) {
    pidiendo = url.replace(/\?.*/, '')
    expect((await portal.como(quien, { url })).statusCode).toBe(200)
    juntar()
  }
  pidiendo = 'alta'
  expect((await portal.como('pablo', pedidoDeAlta())).statusCode).toBe(200)
  juntar()
  espia.mockRestore()
  expect(enviadas.size).toBeGreaterThan(30)
  const aTodas: Record<string, string[]> = {}
  for (const [nombre, sql] of enviadas) {
    const tablas = await mirar(sql)
    if (tablas.length > 0) aTodas[nombre] = tablas
  }
  expect(aTodas).toEqual(
    Object.fromEntries(Object.entries(PREGUNTAN_A_TODAS).map(([nombre, [tablas]]) => [nombre, tablas.split(' ')])),
  )
})
