import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { conLlave, llaveDePrueba, loQueSeVe } from '../../pruebas/telefono.ts'
import { jornadaDePrueba, listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'

/* The phone as the portal before keys left it, and the first start of this one. */

const DIEGO = 5
const OTRO = 6
const RECIBO = { clase: 'RESULTADO', id: 'x', sha256: 'y', recibidoEl: '2026-11-23T12:00:00.000Z' }
let guardado: Map<string, string>
let dias: Map<string, object>

const visita = (idPersona: number, idVisita: number, cambios: object = {}) => ({
  idPersona,
  idVisita,
  idResultado: `resultado-${idPersona}-${idVisita}`,
  visita: visitaDePrueba({ idVisita }),
  lista: listaDePrueba,
  respuestas: {},
  resultado: 'CUMPLE',
  notas: `notas de ${idPersona}`,
  camara: false,
  modificadaEl: '2026-11-23T12:00:00.000Z',
  firmada: null,
  recibo: null,
  rechazo: null,
  ...cambios,
})
const firmada = { contenido: '{"fotos":["f"]}', sha256: 'h', el: '2026-11-23T12:00:00.000Z' }
const foto = (id: string, idPersona: number, idVisita: number, cambios: object = {}) => ({
  id,
  idPersona,
  idVisita,
  idItem: null,
  nombre: `${id}.jpg`,
  tomadaEl: '2026-11-23T11:00:00.000Z',
  sha256: 'h',
  tamano: 7,
  bytes: new Blob(['retrato']),
  recibo: null,
  rechazo: null,
  ...cambios,
})

async function comoAntes(visitas: readonly object[], fotos: readonly object[]) {
  const base = await openDB('catastro-visitas', 1, {
    upgrade(base) {
      base.createObjectStore('visitas', { keyPath: ['idPersona', 'idVisita'] }).createIndex('deQuien', 'idPersona')
      base.createObjectStore('fotos', { keyPath: 'id' }).createIndex('deQuien', 'idPersona')
    },
  })
  for (const una of visitas) await base.put('visitas', una)
  for (const una of fotos) await base.put('fotos', una)
  base.close()
}

const CONFIGURACION = {
  api: 'http://portal.prueba/api',
  archivos: 'http://portal.prueba/api',
  ciudadDigital: 'http://portal.prueba/ciudad',
  login: 'http://ingreso.prueba/login',
  perfil: 'http://ingreso.prueba/perfil',
  ciudad: { nombre: 'Ciudad de prueba', logo: null },
}

const deEstaVersion = async () => ({
  ...(await import('./almacen.ts')),
  ...(await import('./pendientes.ts')),
  ...(await import('./visitasGuardadas.ts')),
  ...(await import('./fotosGuardadas.ts')),
  ...(await import('./dias.ts')),
})

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  guardado = new Map([
    ['token', 'el-de-diego'],
    ['jornadaDe', JSON.stringify({ idPersona: DIEGO, nombre: 'Soria Diego' })],
  ])
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
  })
  dias = new Map()
  vi.stubGlobal('caches', {
    has: async () => dias.size > 0,
    open: async () => ({
      keys: async () => [...dias.keys()].map((lugar) => ({ url: `http://portal.prueba/${lugar}` })),
      match: async ({ url }: { url: string }) => Response.json(dias.get(url.replace('http://portal.prueba/', ''))),
    }),
    delete: async () => dias.clear(),
  })
  // Without signal.
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('sin señal')
  })
  return () => vi.unstubAllGlobals()
})

test('al abrir por primera vez la versión nueva, sin señal, nada queda en claro y nada firmado se pierde', async () => {
  await comoAntes(
    [
      visita(DIEGO, 7),
      visita(DIEGO, 8, { firmada, rechazo: 'Usted no tiene permiso' }),
      visita(DIEGO, 9, { firmada, recibo: RECIBO }),
      visita(OTRO, 7),
      visita(OTRO, 8, { firmada }),
    ],
    [
      foto('de-diego', DIEGO, 8),
      foto('enviada', DIEGO, 8, { recibo: RECIBO, bytes: null }),
      foto('de-la-enviada', DIEGO, 9),
      foto('de-otro', OTRO, 7),
    ],
  )
  dias.set(`dia-de-visitas-${DIEGO}-2026-11-23`, jornadaDePrueba())
  dias.set(`dia-de-visitas-${OTRO}-2026-11-23`, jornadaDePrueba())
  const { almacen, pendientesDe, visitasDe, bytesDe, leerDia, firmadasPorOtros, guardarVisita } = await deEstaVersion()
  const visto = await loQueSeVe(almacen)
  for (const dato of ['notas de', 'Medina Pablo', 'JUNIN 715', 'retrato', '.jpg', 'Cartel de obra']) {
    expect(visto).not.toContain(dato)
  }
  expect(dias.size).toBe(0)
  const base = await almacen()
  expect((await base.getAllKeys('resultados')).sort()).toEqual([
    [DIEGO, 7],
    [DIEGO, 8],
    [OTRO, 8],
  ])
  expect((await base.getAllKeys('fotografias')).sort()).toEqual(['de-diego', 'de-la-enviada'])
  // Still without signal its person goes on where they were, and what was refused is tried again.
  expect((await visitasDe(DIEGO)).map(({ idVisita, notas, rechazo }) => [idVisita, notas, rechazo])).toEqual([
    [7, 'notas de 5', null],
    [8, 'notas de 5', null],
  ])
  const esperan = await pendientesDe(DIEGO)
  expect(esperan.map((cosa) => (cosa.clase === 'foto' ? cosa.foto.id : cosa.visita.idVisita))).toEqual([
    8,
    'de-diego',
    'de-la-enviada',
  ])
  expect(await (await bytesDe({ id: 'de-diego' })).text()).toBe('retrato')
  expect(await leerDia(DIEGO, '2026-11-23')).toEqual(jornadaDePrueba())
  expect(await firmadasPorOtros(DIEGO)).toBe(1)
  const [sinFirmar] = await visitasDe(DIEGO)
  if (sinFirmar) await guardarVisita({ ...sinFirmar, notas: 'sigue' })
  expect((await visitasDe(DIEGO))[0]?.notas).toBe('sigue')
})

test('cuando la persona tiene su llave, lo suyo pasa a ella, y la del teléfono no queda', async () => {
  await comoAntes([visita(DIEGO, 8, { firmada })], [foto('f', DIEGO, 8)])
  const { almacen, pendientesDe } = await deEstaVersion()
  const base = await almacen()
  expect(await base.getAllKeys('llaves')).toEqual([0])
  expect(await pendientesDe(DIEGO)).toHaveLength(2)
  const { cargarConfiguracion } = await import('../../red/configuracion.ts')
  vi.stubGlobal('fetch', async (pedido: string) =>
    Response.json(pedido.endsWith('config.json') ? CONFIGURACION : llaveDePrueba(DIEGO)),
  )
  await cargarConfiguracion()
  await (await import('./sellado.ts')).llaveDe(DIEGO)
  const { olvidar } = await import('./olvidar.ts')
  await olvidar({ conSesion: DIEGO, sinFirmar: 'se va' })
  expect(await base.getAllKeys('llaves')).toEqual([DIEGO])
  expect(await pendientesDe(DIEGO)).toHaveLength(2)
  // Signed out, and back.
  await olvidar({ conSesion: null, sinFirmar: 'se va' })
  expect(await base.getAllKeys('llaves')).toEqual([])
  await conLlave(DIEGO, almacen)
  expect(await pendientesDe(DIEGO)).toHaveLength(2)
})

test('quien no entró en este teléfono no le deja nada sin firmar', async () => {
  guardado.clear()
  await comoAntes([visita(DIEGO, 7), visita(DIEGO, 8, { firmada })], [])
  const { almacen } = await deEstaVersion()
  expect(await (await almacen()).getAllKeys('resultados')).toEqual([[DIEGO, 8]])
})
