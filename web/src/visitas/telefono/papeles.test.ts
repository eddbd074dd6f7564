import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conLlave, loQueSeVe, telefonoVacio } from '../../pruebas/telefono.ts'
import { listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import { sha256 } from './huella.ts'
import { olvidar } from './olvidar.ts'
import { dejarPapeles, guardarPapel, LEGAJO, leerPapel, papelesDe } from './papeles.ts'
import { anotarRecibo } from './pendientes.ts'
import { firmarVisita, guardarVisita, visitaNueva } from './visitasGuardadas.ts'

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

const plano = (texto: string) => new Blob([texto], { type: 'application/pdf' })
const leido = async (idPersona: number, idCarpeta: number, idArchivo: number) => {
  const bytes = await leerPapel(idPersona, idCarpeta, idArchivo)
  return bytes && new TextDecoder().decode(bytes)
}

test('un papel llevado se lee como era, lo lee solo quien lo llevó, y a la vista no queda nada de él', async () => {
  await guardarPapel(DIEGO, 1002, 31, plano('PLANTA BAJA'))
  await guardarPapel(DIEGO, 1002, LEGAJO, plano('LEGAJO'))
  // Of a folder whose number begins the same.
  await guardarPapel(DIEGO, 10021, 32, plano('OTRA CASA'))
  expect((await papelesDe(DIEGO, 1002)).toSorted()).toEqual([LEGAJO, 31])
  expect(await papelesDe(OTRO, 1002)).toEqual([])
  expect(await leido(DIEGO, 1002, 31)).toBe('PLANTA BAJA')
  expect(await leido(OTRO, 1002, 31)).toBeNull()
  expect(await leido(DIEGO, 1002, 32)).toBeNull()
  expect(await loQueSeVe()).not.toMatch(/PLANTA|LEGAJO|CASA/)
})

test('se quitan los de una carpeta, y los de otra quedan', async () => {
  await guardarPapel(DIEGO, 1002, 31, plano('A'))
  await guardarPapel(DIEGO, 10021, 32, plano('B'))
  await dejarPapeles(DIEGO, 1002)
  expect(await papelesDe(DIEGO, 1002)).toEqual([])
  expect(await papelesDe(DIEGO, 10021)).toEqual([32])
})

test('se van con el recibo de su visita, y con la sesión', async () => {
  await guardarPapel(DIEGO, 1002, 31, plano('A'))
  await guardarPapel(DIEGO, 1003, 33, plano('B'))
  const visita = await guardarVisita(visitaNueva(DIEGO, visitaDePrueba(), listaDePrueba))
  const firmada = await firmarVisita(visita, { contenido: '{}', sha256: await sha256('{}'), idsDeFotos: [] })
  const recibo = { id: firmada.idResultado, sha256: await sha256('{}'), situacion: 'VALE', motivo: null }
  await anotarRecibo({ clase: 'resultado', visita: firmada }, recibo as never)
  expect(await papelesDe(DIEGO, 1002)).toEqual([])
  expect(await papelesDe(DIEGO, 1003)).toEqual([33])
  await olvidar({ conSesion: DIEGO, sinFirmar: 'espera' })
  expect(await papelesDe(DIEGO, 1003)).toEqual([33])
  await olvidar({ conSesion: null, sinFirmar: 'espera' })
  expect(await papelesDe(DIEGO, 1003)).toEqual([])
})
