import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import { almacen } from './almacen.ts'
import { hacerCopia, leerCopia } from './copia.ts'
import { agregarFoto, fotosDeVisita, quitarFoto } from './fotosGuardadas.ts'
import { sha256 } from './huella.ts'
import { anotarRecibo, pendientesDe } from './pendientes.ts'
import type { VisitaGuardada } from './tipos.ts'
import { firmarVisita, guardarVisita, leerVisita, visitaNueva } from './visitasGuardadas.ts'

// The browser's own Blob goes into a database; happy-dom's does not.
vi.stubGlobal('localStorage', { setItem() {} })

const DIEGO = 5
const OTRO = 6
afterEach(async () => {
  const tx = (await almacen()).transaction(['visitas', 'fotos'], 'readwrite')
  await Promise.all([tx.objectStore('visitas').clear(), tx.objectStore('fotos').clear(), tx.done])
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

test('los bytes de una foto se sueltan con su recibo, y no antes', async () => {
  const visita = await guardarVisita(nueva())
  await agregarFoto(visita, foto('a'), null)
  await firmar(visita)
  const [, cosa] = await pendientesDe(DIEGO)
  if (cosa?.clase !== 'foto') throw new Error('falta la foto')
  expect(await cosa.foto.bytes?.text()).toBe('a')
  await anotarRecibo(cosa, {
    clase: 'FOTO',
    id: cosa.foto.id,
    sha256: cosa.foto.sha256,
    recibidoEl: '2026-11-23T12:00:00.000Z',
    situacion: 'RECIBIDA',
    motivo: null,
  })
  expect(await clases()).toEqual(['resultado'])
  expect((await fotosDeVisita(DIEGO, 7))[0]?.bytes).toBeNull()
})

test('lo que espera se guarda en un archivo y se lee de él, una vez', async () => {
  const visita = await guardarVisita(nueva())
  await agregarFoto(visita, foto('uno'), 31)
  await agregarFoto(visita, foto('dos'), null)
  await firmar(visita)
  const copia = await hacerCopia(DIEGO)
  expect(await leerCopia(DIEGO, copia)).toBe(0)
  const tx = (await almacen()).transaction(['visitas', 'fotos'], 'readwrite')
  await Promise.all([tx.objectStore('visitas').clear(), tx.objectStore('fotos').clear(), tx.done])
  await expect(leerCopia(OTRO, copia)).rejects.toThrow('El archivo es de otro inspector')
  expect(await leerCopia(DIEGO, copia)).toBe(3)
  expect(await clases()).toEqual(['resultado', 'foto', 'foto'])
  const fotos = await fotosDeVisita(DIEGO, 7)
  expect((await Promise.all(fotos.map(({ bytes }) => bytes?.text()))).sort()).toEqual(['dos', 'uno'])
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
