import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nombrar } from '../../../pruebas/barridoDePrueba.ts'
import { baseSembrada } from '../../../pruebas/baseDePrueba.ts'
import type { DbRaiz } from '../base/db.ts'
import { AlmacenAjeno, type AlmacenEntero } from './almacen.ts'
import { carpetaLocal } from './carpetaLocal.ts'
import { reconocerAlmacen } from './identidad.ts'

let db: DbRaiz
let raiz: string
let almacen: AlmacenEntero
beforeEach(async () => {
  db = await baseSembrada()
  raiz = await mkdtemp(join(tmpdir(), 'identidad-'))
  almacen = await enCarpeta('archivos')
})
afterEach(() => rm(raiz, { recursive: true, force: true }))

const enCarpeta = (nombre: string) => carpetaLocal({ carpeta: join(raiz, nombre), maximo: 1000 })
const guardar = async (donde = almacen) => (await donde.guardar(Readable.from([Buffer.from('x')]))).ruta
const conFila = async (ruta: string) => {
  await nombrar(db, ruta)
  return ruta
}
const rechazo = async (deQuien = almacen, base = db) => {
  const error = await reconocerAlmacen(base, deQuien).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(AlmacenAjeno)
  return String(error)
}
const idDeLaBase = async (base = db) => (await base.$client.query('select id from almacen')).rows[0]?.id

describe('una base y un almacén sin marca', () => {
  it('se adoptan cuando ninguno tiene nada', async () => {
    await reconocerAlmacen(db, almacen)
    expect((await almacen.marca())?.id).toBe(await idDeLaBase())
    await reconocerAlmacen(db, almacen)
  })

  it('se adoptan cuando la base conoce los archivos, y no cuando conoce solo la mitad', async () => {
    await conFila(await guardar())
    await guardar()
    expect(await rechazo()).toContain('La base de datos conoce 1 de los 2 archivos de la carpeta')
    expect([await almacen.marca(), await idDeLaBase()]).toEqual([null, undefined])
    await conFila(await guardar())
    await reconocerAlmacen(db, almacen)
    expect((await almacen.marca())?.id).toBe(await idDeLaBase())
  })

  it('no se adoptan cuando la base no conoce ninguno, ni cuando nombra archivos y la carpeta está vacía', async () => {
    const ruta = await guardar()
    expect(await rechazo()).toBe(
      'AlmacenAjeno: La base de datos conoce 0 de los 1 archivos de la carpeta: está vacía, es otra o es anterior. ' +
        'No se inicia, y no se tocó ningún archivo. Revise DATABASE_URL, STORAGE_URL y DATA_DIR. Si esta base y esta ' +
        'carpeta van juntas desde ahora, por una restauración o una mudanza, inicie una vez con ' +
        'ADOPTAR_ALMACEN=sin-marca (docs/operacion.md, Archivos)',
    )
    await almacen.borrar(ruta)
    await conFila('ab/ab000000000000000000000000000000')
    expect(await rechazo()).toContain('La carpeta de archivos está vacía, y la base de datos nombra archivos')
  })
})

describe('una base y un almacén que ya se conocen', () => {
  let ruta: string
  beforeEach(async () => {
    await reconocerAlmacen(db, almacen)
    ruta = await conFila(await guardar())
  })

  it('otra base, o una vacía, se niega y no toca nada; a pedido, con la marca que la oración dice, va', async () => {
    const vacia = await baseSembrada()
    const id = await idDeLaBase()
    const oracion = await rechazo(almacen, vacia)
    expect(oracion).toContain('La base de datos conoce 0 de los 1 archivos de la carpeta')
    expect(oracion).toContain(`ADOPTAR_ALMACEN=${id} `)

    const ajena = await baseSembrada()
    await reconocerAlmacen(ajena, await enCarpeta('otra'))
    expect(await rechazo(almacen, ajena)).toContain(
      `La carpeta de archivos es de otra base de datos: lleva la marca ${id} y esta base espera ${await idDeLaBase(ajena)}`,
    )
    expect(await Readable.from(almacen.listar()).toArray()).toEqual([ruta])
    await expect(reconocerAlmacen(ajena, almacen, 'sin-marca')).rejects.toBeInstanceOf(AlmacenAjeno)
    await reconocerAlmacen(ajena, almacen, id)
    expect((await almacen.marca())?.id).toBe(await idDeLaBase(ajena))
    expect(await rechazo()).toContain('La carpeta de archivos es de otra base de datos')
  })

  it('una carpeta sin la marca, aunque esté vacía, se niega; a pedido, va', async () => {
    const otra = await enCarpeta('otra')
    expect(await rechazo(otra)).toContain(
      `La carpeta de archivos no es la de esta base de datos: le falta la marca ${await idDeLaBase()}`,
    )
    await reconocerAlmacen(db, otra, 'sin-marca')
    expect((await otra.marca())?.id).toBe(await idDeLaBase())
  })

  it('una copia entera de la carpeta va, y entra en reposo por un día', async () => {
    await db.$client.query(`update almacen set en_reposo_hasta = now() - interval '1 day'`)
    await reconocerAlmacen(db, almacen)
    expect(await reposa()).toBe(false)
    await cp(join(raiz, 'archivos'), join(raiz, 'copia'), { recursive: true })
    await reconocerAlmacen(db, await enCarpeta('copia'))
    expect(await reposa()).toBe(true)
  })

  it('una caída entre la marca y la fila se termina en el arranque siguiente', async () => {
    const nueva = await baseSembrada()
    const vacia = await enCarpeta('nueva')
    const marca = { id: '6f2e3c50-52a4-4c7e-9a55-0b8f6f0c1a11', testigo: 'a3c1d7b2-9d0e-4f2b-8c66-5e1f0a9b7c22' }
    await vacia.marcar(marca)
    await reconocerAlmacen(nueva, vacia)
    expect(await idDeLaBase(nueva)).toBe(marca.id)
  })

  const reposa = async () =>
    (await db.$client.query(`select en_reposo_hasta > now() + interval '23 hours' as si from almacen`)).rows[0]?.si
})
