import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { avisosDeRespaldo } from './edad.ts'

let carpeta: string
beforeEach(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'edad-'))
})
afterEach(() => rm(carpeta, { recursive: true, force: true }))

async function copiaDeHace(horas: number): Promise<void> {
  const hecha = new Date(Date.now() - horas * 3_600_000 - 1000)
  const copia = join(carpeta, `copia-20261124-04${String(99 - horas).padStart(4, '0')}Z-portal1-pg18`)
  await mkdir(copia)
  const manifiesto = {
    formato: 1,
    hecha,
    portal: '1',
    postgres: '18',
    migraciones: 1,
    almacen: null,
    sabido: { el: hecha, escrituras: 0, numeros: {} },
    cifrada: false,
    tablas: [],
    secuencias: [],
    archivos: 0,
    faltan: [],
  }
  await writeFile(join(copia, 'MANIFIESTO.json'), JSON.stringify(manifiesto))
}

it('la edad de la última copia es una métrica, y desde las 26 horas un aviso; sin ninguna, también', async () => {
  const portal = await appDePrueba({ ajustes: { RESPALDO_CARPETA: carpeta } })
  const avisos = async () => (await portal.app.inject('/salud/listo')).json().avisos
  expect(await avisos()).toEqual(['Todavía no hay ninguna copia de respaldo en RESPALDO_CARPETA'])
  await copiaDeHace(26)
  expect(await avisos()).toEqual(['La última copia de respaldo es de hace 26 horas'])
  await copiaDeHace(25)
  expect(await avisos()).toBeUndefined()
  const metricas = (await portal.app.inject('/metricas')).body
  expect(Number(/^portal_respaldo_edad_segundos (.+)$/m.exec(metricas)?.[1])).toBeGreaterThan(25 * 3600)
})

it('a quien no dijo dónde están las copias se le dice en producción, y en la demostración no', async () => {
  expect(await avisosDeRespaldo(undefined, true)).toEqual([
    'No hay copias de respaldo: falta RESPALDO_CARPETA, y RESPALDO_HORA para que se haga y se pruebe una cada noche',
  ])
  const portal = await appDePrueba()
  expect((await portal.app.inject('/salud/listo')).json()).toEqual({ ok: true })
  expect((await portal.app.inject('/metricas')).body).not.toContain('portal_respaldo_edad_segundos')
})
