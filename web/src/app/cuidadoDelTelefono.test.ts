// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { conServidor, entrarComo } from '../pruebas/servidor.ts'
import { conLlave, telefonoVacio } from '../pruebas/telefono.ts'
import { jornadaDePrueba } from '../pruebas/visita.ts'
import { anotarQueGuardaVisitas } from '../red/almacen.ts'
import * as navegador from '../red/navegador.ts'
import { antesDeIrse, salir, useSesion } from '../red/sesion.ts'
import { almacen } from '../visitas/telefono/almacen.ts'
import { guardarDia } from '../visitas/telefono/dias.ts'
import { cuidarElTelefono } from './cuidadoDelTelefono.ts'

const YO = 14
const INGRESO = 'http://ingreso.prueba/login?logout=true&destino=catastro'
let dejarDeOir = () => {}

conServidor()
beforeEach(() => {
  entrarComo('operador')
  const oir = vi.spyOn(useSesion, 'subscribe')
  cuidarElTelefono()
  dejarDeOir = oir.mock.results[0]?.value
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  antesDeIrse(() => null)
  dejarDeOir()
  await telefonoVacio()
})

/** As it is left by whoever asked for their key and took the day along. */
const conDia = async () => {
  anotarQueGuardaVisitas()
  await conLlave(YO)
  await guardarDia(YO, '2026-11-23', '2026-11-23', jornadaDePrueba())
}
const queda = async () => {
  const base = await almacen()
  return { dias: await base.count('dias'), llaves: await base.count('llaves') }
}

/** A phone with its hands full: nothing of it is deleted before it is let go. */
async function ocupado() {
  const tx = (await almacen()).transaction(['dias', 'llaves'], 'readwrite')
  let libre = false
  onTestFinished(() => {
    libre = true
  })
  const hasta = (async () => {
    while (!libre) await tx.objectStore('dias').count()
    await tx.done
  })()
  return () => {
    libre = true
    return hasta
  }
}

/** Where the browser goes, once it does. */
const ido = () => new Promise<string>((listo) => vi.spyOn(navegador, 'irA').mockImplementation(listo))

test('quien sale se va cuando el teléfono ya no guarda nada, aunque borrarlo lleve diez segundos', async () => {
  await conDia()
  const soltar = await ocupado()
  const destino = ido()
  salir()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(navegador.irA).not.toHaveBeenCalled()
  await soltar()
  expect(await destino).toBe(INGRESO)
  expect(await queda()).toEqual({ dias: 0, llaves: 0 })
})

test('a los diez segundos se va igual, y lo que se estaba borrando se borra', async () => {
  await conDia()
  const soltar = await ocupado()
  const destino = ido()
  salir()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await destino).toBe(INGRESO)
  await soltar()
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await queda()).toEqual({ dias: 0, llaves: 0 }))
})

test('de un navegador que no guarda visitas se va en el acto', () => {
  void ido()
  salir()
  expect(navegador.irA).toHaveBeenCalledWith(INGRESO)
})
