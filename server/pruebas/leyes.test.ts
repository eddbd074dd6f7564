import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { capacidad, ES_PRUEBA, fuentes, leer, PRUEBAS_Y_MEDICIONES, RAIZ, USA } from './casa.ts'

/** The laws of the house (CONTRIBUTING.md), asked of every import. */

interface Importacion {
  readonly desde: string
  readonly hacia: string
}

const importacionesDe = (archivos: readonly string[]): Importacion[] =>
  archivos.flatMap((desde) => {
    const texto = leer(desde)
    const nombres = [...texto.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((m) => m[1] ?? '')
    return nombres.map((nombre) => ({ desde, hacia: destino(desde, nombre) }))
  })

const importaciones = importacionesDe(fuentes.filter((archivo) => !ES_PRUEBA.test(archivo)))

/** 'domain/src/carpetas/reglas.ts' for what is ours; the package's name for what is not. */
function destino(desde: string, nombre: string): string {
  if (nombre.startsWith('.')) return relative(RAIZ, join(RAIZ, dirname(desde), nombre))
  return nombre.replace(/^@catastro\/(domain|sandbox)\//, '$1/src/')
}

const piso = (ruta: string) => /^(domain|server|web|sandbox)\//.exec(ruta)?.[1]
const infracciones = (infringe: (i: Importacion) => boolean) =>
  importaciones.filter(infringe).map(({ desde, hacia }) => `${desde} → ${hacia}`)

/** Those that reach themselves by what they use. */
function enCirculo(usa: Readonly<Record<string, readonly string[]>>): string[] {
  const alcanza = (desde: string, vistos: Set<string>): Set<string> => {
    for (const a of usa[desde] ?? []) if (!vistos.has(a)) alcanza(a, vistos.add(a))
    return vistos
  }
  return Object.keys(usa).filter((c) => alcanza(c, new Set()).has(c))
}

test('se leen los importes de todos los pisos', () => {
  expect(fuentes.length).toBeGreaterThan(150)
  expect(importaciones.length).toBeGreaterThan(600)
})

test('1. web → domain ← server; sandbox → domain; al sandbox solo lo importa su puente', () => {
  const PERMITIDO: Record<string, readonly string[]> = {
    domain: ['domain'],
    server: ['server', 'domain'],
    web: ['web', 'domain'],
    sandbox: ['sandbox', 'domain'],
  }
  const malas = infracciones(({ desde, hacia }) => {
    const a = piso(hacia)
    if (!a || desde === 'server/src/sandbox.ts') return false
    return !PERMITIDO[piso(desde) ?? '']?.includes(a)
  })
  expect(malas).toEqual([])
  expect(
    infracciones(({ desde, hacia }) => hacia.endsWith('src/sandbox.ts') && desde !== 'server/src/arranque.ts'),
  ).toEqual([])
})

test('2. una capacidad del servidor usa la plataforma y las que tiene declaradas, sin círculos', () => {
  const malas = infracciones(({ desde, hacia }) => {
    if (piso(desde) !== 'server' || piso(hacia) !== 'server') return false
    const [de, a] = [capacidad(desde), capacidad(hacia)]
    if (!de || !a || de === a || a === 'plataforma') return false
    return !USA[de]?.includes(a)
  })
  expect(malas).toEqual([])
  expect(enCirculo(USA)).toEqual([])
})

/** The portal's common rooms: every capability stands on them. */
const SALAS: Readonly<Record<string, readonly string[]>> = { ui: [], red: ['ui'], envios: ['red', 'ui'] }

/** Which capability of the portal may use which. Add here, with thought, before importing. No circles. */
const USA_EN_EL_PORTAL: Readonly<Record<string, readonly string[]>> = {
  acceso: [],
  antivirus: ['acceso'],
  estado: ['acceso'],
  puestaEnMarcha: ['acceso', 'antivirus', 'catalogos', 'estado', 'importaciones', 'notificaciones', 'pagos', 'plazos'],
  exportacion: ['acceso'],
  respaldo: ['acceso', 'carpetas'],
  portada: [],
  busqueda: ['acceso', 'carpetas', 'certificados', 'ciudad', 'elevadores', 'padron', 'pagos'],
  certificados: ['acceso'],
  ciudad: ['acceso'],
  padron: ['acceso', 'certificados', 'plano'],
  notificaciones: ['acceso'],
  consultas: ['acceso', 'personas'],
  pagos: ['acceso'],
  estadisticas: ['acceso'],
  importaciones: ['acceso'],
  catalogos: ['acceso', 'importaciones', 'tramites'],
  personas: ['acceso', 'catalogos', 'importaciones'],
  libreDeuda: ['acceso', 'certificados', 'padron', 'pagos', 'tramites'],
  plano: [],
  obras: ['acceso'],
  datosAbiertos: ['acceso'],
  mapa: ['acceso', 'carpetas', 'obras', 'padron', 'plano', 'seguimiento'],
  formularios: ['acceso', 'carpetas', 'catalogos', 'padron', 'pagos', 'personas'],
  carpetas: ['acceso', 'ciudad', 'importaciones', 'padron', 'pagos', 'personas', 'tramites'],
  plazos: ['acceso', 'catalogos'],
  seguimiento: ['acceso', 'carpetas', 'portada', 'visitas'],
  tramites: ['acceso'],
  visitas: ['acceso', 'carpetas', 'catalogos'],
  veredas: ['acceso', 'carpetas', 'formularios', 'padron', 'pagos', 'tramites'],
  elevadores: ['acceso', 'carpetas', 'catalogos', 'formularios', 'importaciones', 'padron', 'personas', 'tramites'],
}

test('2. cada capacidad del portal usa las salas y las que tiene declaradas, sin círculos; app las reúne', () => {
  const malas = infracciones(({ desde, hacia }) => {
    if (piso(desde) !== 'web' || piso(hacia) !== 'web') return false
    const [de, a] = [capacidad(desde), capacidad(hacia)]
    if (!de || !a || de === a || de === 'app' || de === 'pruebas') return false
    return de in SALAS ? !SALAS[de]?.includes(a) : !(a in SALAS || USA_EN_EL_PORTAL[de]?.includes(a))
  })
  expect(malas).toEqual([])
  expect(enCirculo({ ...SALAS, ...USA_EN_EL_PORTAL })).toEqual([])
})

test('2. las rutas de una capacidad del portal son su puerta: solo app las toma', () => {
  const esPuerta = (ruta: string) => /^web\/src\/(?!app\/)\w+\/rutas\.tsx?$/.test(ruta)
  expect(infracciones(({ desde, hacia }) => esPuerta(hacia) && desde !== 'web/src/app/rutas.ts')).toEqual([])
})

/** What only gathers: the declared calls, and a portal capability's routes. Whoever they gather does not know them. */
const REUNEN = /^(domain\/src\/llamadas|web\/src\/(?!app\/)\w+\/rutas)\.tsx?$/

test('2. ninguna carpeta de ningún piso llega a sí misma por lo que importa', () => {
  const usa: Record<string, string[]> = {}
  for (const { desde, hacia } of importaciones) {
    if (!piso(hacia) || REUNEN.test(desde) || desde.includes('/pruebas/')) continue
    const [de, a] = [dirname(desde), dirname(hacia)]
    if (de !== a) usa[de] = [...(usa[de] ?? []), a]
  }
  expect(Object.keys(usa).length).toBeGreaterThan(60)
  expect(enCirculo(usa)).toEqual([])
})

test('2. ningún archivo llega a sí mismo por lo que importa, aunque sea un tipo: tampoco las pruebas ni las mediciones', () => {
  const usa: Record<string, string[]> = {}
  for (const { desde, hacia } of [...importaciones, ...importacionesDe(PRUEBAS_Y_MEDICIONES)]) {
    const archivo = /\.tsx?$/.test(hacia) ? hacia : `${hacia}.ts`
    if (archivo !== desde) usa[desde] = [...(usa[desde] ?? []), archivo]
  }
  expect(Object.keys(usa).length).toBeGreaterThan(1000)
  expect(enCirculo(usa)).toEqual([])
})

/** What the platform takes of a capability's domain, and why. Of files it is the home on the server. */
const SABE_LA_PLATAFORMA: Readonly<Record<string, string>> = {
  'acceso/llamadas': 'quién es el que llama',
  'acceso/mensajes': 'qué puede hacer quien llama mientras Ciudad Digital no responde',
  'antivirus/mensajes': 'por qué un archivo no sale',
  'antivirus/reglas': 'por qué un archivo no sale',
  'consultas/reglas': 'cuánto puede leer una persona en un día',
  'estado/medidas': 'qué se mide del portal, y con qué nombre',
  'formularios/guardado': 'cómo se imprime una respuesta (solo su tipo)',
  'importaciones/reglas': 'en qué formatos se baja una tabla (solo su tipo)',
  'mapa/geometria': 'el ajuste que dice dónde está la ciudad',
  'mapa/reglas': 'el ajuste que dice dónde está la ciudad',
  'pagos/juicio': 'qué contesta el proveedor (solo su tipo)',
  'pagos/productos': 'qué texto lleva cada producto al proveedor',
  'respaldo/mensajes': 'por qué no se escribe después de una restauración',
  'veredas/reglas': 'el ajuste que dice cuántos días dura una obra',
}

test('2. la plataforma no sabe de capacidades: de archivos, y lo poco que está en la lista', () => {
  const sabe = infracciones(
    ({ desde, hacia }) =>
      desde.startsWith('server/src/plataforma/') &&
      /^domain\/src\/(?!archivos\/)\w+\/\w/.test(hacia) &&
      !Object.hasOwn(SABE_LA_PLATAFORMA, hacia.replace('domain/src/', '')),
  )
  expect(sabe).toEqual([])
})

/** Where the portal's paths are spelled; the routes that wait for their screen, and the addresses of other services. */
const CON_CAMINOS = /\/(direcciones|rutas|configuracion)\.tsx?$/

test('2. ningún camino del portal se escribe fuera de su dirección', () => {
  const sinComentarios = (texto: string) => texto.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
  const caminos = fuentes
    .filter((f) => f.startsWith('web/') && !ES_PRUEBA.test(f) && !f.includes('/pruebas/') && !CON_CAMINOS.test(f))
    .flatMap((f) => [...sinComentarios(leer(f)).matchAll(/['"`]\/[a-zA-Z]\w*/g)].map(([camino]) => `${f}: ${camino}`))
  // Forms 40 and 44 read their number off their own path.
  expect(caminos).toEqual(["web/src/formularios/FormularioSinPantallaPage.tsx: '/formulario"])
})

test('3. no hay barriles ni cajones de sastre', () => {
  expect(
    fuentes.filter((f) => /\/(index|utils?|helpers?|common)\b[^/]*\.tsx?$|\/(utils?|helpers?|common)\//.test(f)),
  ).toEqual([])
})

test('5. fuera del sandbox ninguna sentencia toca los esquemas de los sustitutos', () => {
  const tocan = fuentes
    .filter((f) => !f.startsWith('sandbox/') && f.endsWith('.ts') && !ES_PRUEBA.test(f))
    .filter((f) => /\b(casilla|ciudad_digital|pasarela)\./.test(leer(f)))
  expect(tocan).toEqual([])
})

test('lo que se dice de un campo es una oración o un motivo: ningún predicado anda suelto', () => {
  const sueltos = fuentes
    .filter((archivo) => /^(domain|server)\//.test(archivo) && !ES_PRUEBA.test(archivo))
    // A row's column and a setting's name stand before what is said of them.
    .filter((archivo) => !/^server\/src\/(importaciones|plataforma\/ajustes)/.test(archivo))
    .flatMap((archivo) => {
      const dichos = leer(archivo).matchAll(/(?:\berror: |errorDe\w+\([^()]*?, )(['`][a-záéíóúñ«][^'`]* [^'`]*['`])/g)
      return [...dichos].map(([, texto]) => `${archivo}: ${texto}`)
    })
  expect(sueltos).toEqual([])
})

test('6. domain depende solo de zod', () => {
  const ajenas = infracciones(
    ({ desde, hacia }) => piso(desde) === 'domain' && piso(hacia) !== 'domain' && !hacia.startsWith('zod'),
  )
  expect(ajenas).toEqual([])
})

test('qué es el estado de un pago se pregunta en un solo lugar: ninguna pantalla lo decide por su nombre', () => {
  const decide = /[=!]== '(INICIADO|EN_PROCESO|CONFIRMADO|CANCELADO)'/
  const malas = fuentes.filter(
    (archivo) =>
      archivo.startsWith('web/') &&
      !ES_PRUEBA.test(archivo) &&
      !archivo.startsWith('web/src/pruebas/') &&
      decide.test(leer(archivo)),
  )
  expect(malas).toEqual([])
})

test('cada prueba larga es de una parte de las largas: ninguna queda sin que nadie la corra', () => {
  const partes = [...leer('scripts/largas.mjs').matchAll(/'([\w/.]+\.larga)(?:\.test\.ts)?'/g)].map(([, de = '']) => de)
  const largas = [...fuentes, ...PRUEBAS_Y_MEDICIONES].filter((archivo) => archivo.endsWith('.larga.test.ts'))
  expect(largas.length).toBeGreaterThan(10)
  expect(largas.filter((archivo) => !partes.some((parte) => archivo.includes(parte)))).toEqual([])
})
