import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conLlave, loQueSeVe, telefonoVacio } from '../../pruebas/telefono.ts'
import { jornadaDePrueba, listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import { almacen } from './almacen.ts'
import { hacerCopia, leerCopia } from './copia.ts'
import { guardarDia, leerDia } from './dias.ts'
import { agregarFoto, bytesDe, fotosDeVisita, quitarFoto } from './fotosGuardadas.ts'
import { sha256 } from './huella.ts'
import { anotarRecibo, firmadasPorOtros, pendientesDe } from './pendientes.ts'
import type { VisitaGuardada } from './tipos.ts'
import { enviadasDe, firmarVisita, guardarVisita, leerVisita, visitaNueva, visitasDe } from './visitasGuardadas.ts'

vi.stubGlobal('localStorage', { setItem() {}, getItem: () => null })

const DIEGO = 5
const OTRO = 6
beforeEach(async () => {
  await conLlave(DIEGO)
  await conLlave(OTRO)
})
afterEach(async () => {
  await telefonoVacio()
})

const nueva = (idPersona = DIEGO, idVisita = 7) => visitaNueva(idPersona, visitaDePrueba({ idVisita }), listaDePrueba)
const foto = (texto: string) => new File([texto], `${texto}.jpg`, { type: 'image/jpeg' })
const firmar = async (visita: VisitaGuardada, contenido = '{"a":1}') => {
  const fotos = await fotosDeVisita(visita.idPersona, visita.idVisita)
  return firmarVisita(visita, { contenido, sha256: await sha256(contenido), idsDeFotos: fotos.map(({ id }) => id) })
}
const clases = async (idPersona = DIEGO) => (await pendientesDe(idPersona)).map(({ clase }) => clase)

test('el SHA-256 es el de todos', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await sha256(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('lo que se llena se encuentra de nuevo, y solo lo encuentra quien lo llenó', async () => {
  await guardarVisita({ ...nueva(), notas: 'sin cartel' })
  expect((await leerVisita(DIEGO, 7))?.notas).toBe('sin cartel')
  expect(await leerVisita(OTRO, 7)).toBeNull()
})

test('sin firmar no espera nada; firmada, el resultado va antes que sus fotos', async () => {
  const visita = await guardarVisita(nueva())
  await agregarFoto(visita, foto('a'), 31)
  await agregarFoto(visita, foto('b'), null)
  expect(await clases()).toEqual([])
  await firmar(visita)
  expect(await clases()).toEqual(['resultado', 'foto', 'foto'])
  expect(await clases(OTRO)).toEqual([])
})

test('lo firmado no cambia: ni sus respuestas, ni sus fotos, ni se firma otra vez', async () => {
  const visita = await guardarVisita(nueva())
  const suya = await agregarFoto(visita, foto('a'), null)
  const firmada = await firmar(visita, '{"primera":1}')
  expect((await guardarVisita({ ...visita, notas: 'tarde' })).notas).toBe('')
  expect((await firmar({ ...visita, notas: 'tarde' }, '{"segunda":1}')).firmada).toEqual(firmada.firmada)
  await expect(agregarFoto(visita, foto('b'), null)).rejects.toThrow('La visita ya está firmada')
  await expect(quitarFoto(suya)).rejects.toThrow('La visita ya está firmada')
  expect(await fotosDeVisita(DIEGO, 7)).toHaveLength(1)
})

test('una foto que llegó de otra pestaña mientras se firmaba no queda afuera: se firma de nuevo', async () => {
  const visita = await guardarVisita(nueva())
  await agregarFoto(visita, foto('a'), null)
  await expect(firmarVisita(visita, { contenido: '{}', sha256: '', idsDeFotos: [] })).rejects.toThrow(
    'Las fotos cambiaron mientras firmaba',
  )
  expect((await leerVisita(DIEGO, 7))?.firmada).toBeNull()
})

test('el número del resultado es uno, aunque dos pestañas la empiecen', async () => {
  const una = await guardarVisita(nueva())
  const otra = await guardarVisita({ ...nueva(), notas: 'de la otra pestaña' })
  expect(otra.idResultado).toBe(una.idResultado)
})

const recibo = (clase: 'RESULTADO' | 'FOTO', id: string, huella: string) => ({
  clase,
  id,
  sha256: huella,
  recibidoEl: '2026-11-23T12:00:00.000Z',
  situacion: 'RECIBIDA' as const,
  motivo: null,
})
const cuantasFilas = async () => {
  const base = await almacen()
  const tiendas = ['resultados', 'fotografias', 'bytes', 'enviadas'] as const
  return Promise.all(tiendas.map((tienda) => base.count(tienda)))
}

test('lo que el portal tiene se va del teléfono con su recibo, y no antes: del resultado queda que se envió', async () => {
  const visita = await guardarVisita({ ...nueva(), notas: 'sin cartel' })
  await agregarFoto(visita, foto('a'), null)
  const firmada = await firmar(visita)
  const [resultado, cosa] = await pendientesDe(DIEGO)
  if (cosa?.clase !== 'foto' || !resultado) throw new Error('falta la foto')
  expect(await (await bytesDe(cosa.foto)).text()).toBe('a')
  expect(await cuantasFilas()).toEqual([1, 1, 1, 0])
  await anotarRecibo(resultado, recibo('RESULTADO', firmada.idResultado, firmada.firmada?.sha256 ?? ''))
  expect(await clases()).toEqual(['foto'])
  expect(await cuantasFilas()).toEqual([0, 1, 1, 1])
  await anotarRecibo(cosa, recibo('FOTO', cosa.foto.id, cosa.foto.sha256))
  expect(await clases()).toEqual([])
  expect(await cuantasFilas()).toEqual([0, 0, 0, 1])
  expect(Object.keys((await enviadasDe(DIEGO))[0] ?? {}).sort()).toEqual([
    'apartes',
    'firmadaEl',
    'fotos',
    'idPersona',
    'idVisita',
    'recibo',
  ])
  // Another tab that still had it open does not bring it back.
  await expect(guardarVisita(visita)).rejects.toThrow('La visita ya está firmada')
  await expect(agregarFoto(visita, foto('b'), null)).rejects.toThrow('La visita ya está firmada')
})

test('lo que espera se guarda en un archivo y se lee de él, una vez', async () => {
  const visita = await guardarVisita(nueva())
  await agregarFoto(visita, foto('uno'), 31)
  await agregarFoto(visita, foto('dos'), null)
  await firmar(visita)
  const copia = await hacerCopia(DIEGO)
  expect(await leerCopia(DIEGO, copia)).toBe(0)
  await telefonoVacio()
  await conLlave(DIEGO)
  await expect(leerCopia(OTRO, copia)).rejects.toThrow('El archivo es de otro inspector')
  expect(await leerCopia(DIEGO, copia)).toBe(3)
  expect(await clases()).toEqual(['resultado', 'foto', 'foto'])
  const fotos = await fotosDeVisita(DIEGO, 7)
  expect((await Promise.all(fotos.map(async (una) => (await bytesDe(una)).text()))).sort()).toEqual(['dos', 'uno'])
})

test('un archivo que no es copia, o que se dañó, no trae nada', async () => {
  const visita = await guardarVisita(nueva())
  await agregarFoto(visita, foto('uno'), null)
  await firmar(visita)
  const copia = await hacerCopia(DIEGO)
  await expect(leerCopia(DIEGO, new Blob(['hola']))).rejects.toThrow('no es una copia de visitas, o está dañado')
  await expect(leerCopia(DIEGO, copia.slice(0, copia.size - 1))).rejects.toThrow('está dañado')
  expect(await clases()).toEqual(['resultado', 'foto'])
})

test('un archivo de antes, en claro, se lee igual; uno de ahora no dice nada a quien lo abra', async () => {
  const visita = await guardarVisita({ ...nueva(), notas: 'sin cartel' })
  await agregarFoto(visita, foto('uno'), null)
  const firmada = await firmar(visita)
  const [suya] = await fotosDeVisita(DIEGO, 7)
  const cerrada = await (await hacerCopia(DIEGO)).text()
  for (const dato of ['sin cartel', 'Medina Pablo', 'JUNIN 715', 'uno.jpg']) expect(cerrada).not.toContain(dato)
  await telefonoVacio()
  await conLlave(DIEGO)
  const indice = {
    formato: 'catastro-visitas-1',
    idPersona: DIEGO,
    visitas: [{ ...firmada, recibo: null }],
    fotos: [{ ...suya, recibo: null, bytes: null }],
  }
  expect(await leerCopia(DIEGO, new Blob([JSON.stringify(indice), '\n', 'uno']))).toBe(2)
  expect(await clases()).toEqual(['resultado', 'foto'])
})

test('de lo guardado no se lee ni un nombre, ni una nota, ni una foto, ni la llave', async () => {
  const visita = await guardarVisita({ ...nueva(), notas: 'sin cartel' })
  await agregarFoto(visita, foto('retrato'), null)
  await guardarDia(DIEGO, '2026-11-23', '2026-11-23', jornadaDePrueba())
  await firmar(visita, JSON.stringify({ notas: 'sin cartel' }))
  const visto = await loQueSeVe()
  expect(visto).toContain('llave')
  for (const dato of ['sin cartel', 'Medina Pablo', 'JUNIN 715', 'Cartel de obra', 'retrato', 'LLAVE A LA VISTA']) {
    expect(visto).not.toContain(dato)
  }
  expect(await leerDia(DIEGO, '2026-11-23')).toEqual(jornadaDePrueba())
})

test('con la llave de otra persona no se lee nada, y se dice cuánto hay', async () => {
  await firmar(await guardarVisita(nueva()))
  await firmar(await guardarVisita(nueva(DIEGO, 8)))
  await guardarVisita(nueva(DIEGO, 9))
  expect([await pendientesDe(OTRO), await visitasDe(OTRO), await firmadasPorOtros(OTRO)]).toEqual([[], [], 2])
  expect(await firmadasPorOtros(DIEGO)).toBe(0)
  // Nor one visit for another, of the same person.
  const movida = await (await almacen()).get('resultados', [DIEGO, 9])
  if (movida) await (await almacen()).put('resultados', { ...movida, idVisita: 10 })
  expect((await visitasDe(DIEGO)).map(({ idVisita }) => idVisita)).toEqual([7, 8, 9])
  // Nor as if it were theirs.
  const base = await almacen()
  for (const fila of await base.getAll('resultados')) await base.put('resultados', { ...fila, idPersona: OTRO })
  expect([await pendientesDe(OTRO), await visitasDe(OTRO)]).toEqual([[], []])
})

test('los días de antes se van del teléfono al guardar otro', async () => {
  await guardarDia(DIEGO, '2026-11-23', '2026-11-23', { dia: 23 })
  await guardarDia(DIEGO, '2026-11-25', '2026-11-24', { dia: 25 })
  expect([await leerDia(DIEGO, '2026-11-23'), await leerDia(DIEGO, '2026-11-25')]).toEqual([null, { dia: 25 }])
})
