import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { nombrar } from '../../../pruebas/barridoDePrueba.ts'
import { baseEnBlanco } from '../../../pruebas/baseDePrueba.ts'
import { carpetasDePrueba } from '../../../pruebas/carpetasDePrueba.ts'
import { almacenEn } from '../../../pruebas/ciudadDePrueba.ts'
import { reconocerAlmacen } from '../../plataforma/archivos/identidad.ts'
import { MIGRACIONES } from '../../plataforma/proceso/raiz.ts'
import type { Orden } from './cifrado.ts'
import { leerManifiesto, ultimaCopia } from './manifiesto.ts'
import { respaldar } from './respaldar.ts'
import { leerDesde, restaurar } from './restaurar.ts'
import { probarCopia } from './simulacro.ts'

let portal: AppDePrueba
let raiz: string
let destino: string
beforeEach(async () => {
  portal = await appDePrueba()
  raiz = await mkdtemp(join(tmpdir(), 'copias-'))
  destino = join(raiz, 'copias')
})
afterEach(() => rm(raiz, { recursive: true, force: true }))

const copiar = (cifrar: Orden | null = null) =>
  respaldar({ dueño: portal.db, almacen: portal.almacen, destino, version: '1.2.3', cifrar })
const volver = async (copia: string, mas: { descifrar?: Orden; desde?: ReturnType<typeof leerDesde> } = {}) => {
  const dueño = await baseEnBlanco()
  const carpeta = join(raiz, 'otro lugar')
  const revisado = await restaurar({ copia, dueño, carpeta, migraciones: MIGRACIONES, descifrar: null, ...mas })
  return { dueño, carpeta, revisado }
}
const guardar = async (contenido: string) => {
  const { ruta } = await portal.almacen.guardar(Readable.from([Buffer.from(contenido)]))
  await nombrar(portal.db, ruta)
  return ruta
}
const leerDe = async (carpeta: string, ruta: string) => {
  const { contenido } = await (await almacenEn(carpeta)).examinar(ruta)
  return (await Readable.from(contenido).toArray()).join('')
}

describe('una copia', () => {
  it('vuelve en un lugar vacío, igual fila por fila y archivo por archivo', async () => {
    const ruta = await guardar('lo que alguien presentó')
    await portal.db.$client.query(
      `insert into reparticion (reparticion) values (E'con\\nsalto, "comillas", \\\\barra y ñandú')`,
    )
    const { copia, manifiesto, nuevos } = await copiar()
    expect(copia).toMatch(/\/copia-\d{8}-\d{6}Z-portal1\.2\.3-pg\d+\.\d+$/)
    expect(manifiesto.faltan).toEqual([])
    expect(manifiesto.tablas.find(({ tabla }) => tabla === 'carpeta')?.filas).toBeGreaterThan(5)
    expect(nuevos).toBeGreaterThan(5)
    const { dueño, carpeta, revisado } = await volver(copia)
    expect(revisado).toMatchObject({ tablas: manifiesto.tablas.length, archivos: manifiesto.archivos })
    expect(await leerDe(carpeta, ruta)).toBe('lo que alguien presentó')
    const { rows } = await dueño.$client.query(`select reparticion from reparticion where reparticion like 'con%'`)
    expect(rows).toEqual([{ reparticion: 'con\nsalto, "comillas", \\barra y ñandú' }])
    // What was taken off for the rows to come table by table is back.
    await expect(dueño.$client.query('delete from persona')).rejects.toThrow(/foreign key/)
    await expect(dueño.$client.query('delete from auditoria')).rejects.toThrow('solo admite agregar filas')
  })

  it('al arrancar sobre ella, el portal sabe que volvió, y los números siguen por encima de los que se dicen', async () => {
    const { copia } = await copiar()
    const perdida = await carpetasDePrueba(portal).presentada()
    const { dueño, carpeta } = await volver(copia, { desde: leerDesde([`carpeta=${perdida + 50}`]) })
    await reconocerAlmacen(dueño, await almacenEn(carpeta))
    const { rows } = await dueño.$client.query(`select nextval('carpeta_id_carpeta_seq')::int as n`)
    expect(rows).toEqual([{ n: perdida + 1051 }])
    expect((await dueño.$client.query('select motivo from restauracion')).rows).toEqual([
      { motivo: 'La base de datos volvió de una copia anterior a lo último que se supo de ella' },
    ])
  })

  it('la siguiente no repite los bytes que ya están', async () => {
    await copiar()
    const ruta = await guardar('otro')
    const { copia, nuevos, manifiesto } = await copiar()
    expect(nuevos).toBe(1)
    expect(await ultimaCopia(destino)).toBe(copia)
    const { revisado, carpeta } = await volver(copia)
    expect(revisado.archivos).toBe(manifiesto.archivos)
    expect(await leerDe(carpeta, ruta)).toBe('otro')
  })

  it('cifrada, no se lee sin la clave', async () => {
    // A program that anybody has, in the place of age or gpg.
    const mas1: Orden = ['tr', '\\000-\\377', '\\001-\\377\\000']
    const menos1: Orden = ['tr', '\\001-\\377\\000', '\\000-\\377']
    const ruta = await guardar('un secreto')
    const { copia } = await copiar(mas1)
    await expect(volver(copia)).rejects.toThrow('La copia está cifrada: falta RESPALDO_DESCIFRAR')
    const { carpeta } = await volver(copia, { descifrar: menos1 })
    expect(await leerDe(carpeta, ruta)).toBe('un secreto')
  })

  it('dañada, se dice cuál de sus partes, y no se escribe una fila', async () => {
    const { copia, manifiesto } = await copiar()
    const [tabla] = manifiesto.tablas
    await appendFile(join(copia, tabla?.archivo ?? ''), 'x')
    await expect(volver(copia)).rejects.toThrow(`La copia está dañada: ${tabla?.archivo} no es lo que se guardó`)
  })

  it('no se restaura sobre lo que hay', async () => {
    const { copia } = await copiar()
    const pedido = { copia, migraciones: MIGRACIONES, descifrar: null }
    await expect(restaurar({ ...pedido, dueño: portal.db, carpeta: join(raiz, 'nueva') })).rejects.toThrow(
      'La base de datos no está vacía: se restaura en una nueva',
    )
    await cp(join(copia, 'MANIFIESTO.json'), join(raiz, 'llena', 'algo'))
    await expect(restaurar({ ...pedido, dueño: await baseEnBlanco(), carpeta: join(raiz, 'llena') })).rejects.toThrow(
      /^La carpeta de archivos .+ no está vacía/,
    )
  })

  it('lo que la base nombra y la carpeta no tiene se dice', async () => {
    await nombrar(portal.db, 'ab/ab000000000000000000000000000000')
    expect((await copiar()).manifiesto.faltan).toEqual(['ab/ab000000000000000000000000000000'])
  })
})

it('el simulacro restaura la última, la compara, recorre su auditoría, y no deja nada', async () => {
  const { copia } = await copiar()
  const { database } = portal.db.$client.options
  const conexion = { ...inject('postgres'), ...(database && { database }) }
  const probado = await probarCopia({ copia, conexion, cerca: raiz, migraciones: MIGRACIONES, descifrar: null })
  expect(probado.filas).toBe((await leerManifiesto(copia)).tablas.reduce((total, { filas }) => total + filas, 0))
  expect(probado.eslabones).toBeGreaterThan(0)
  expect(await readdir(raiz)).toEqual(['copias'])
  const { rows } = await portal.db.$client.query(`select datname from pg_database where datname like 'simulacro_%'`)
  expect(rows).toEqual([])
})

it('--desde se escribe como carpeta=210, y otra cosa se rechaza con su oración', () => {
  expect(leerDesde(['carpeta=210', 'certificado=30'])).toEqual({
    carpeta_id_carpeta_seq: 210,
    certificado_id_certificado_seq: 30,
  })
  for (const mal of ['carpeta', 'carpeta=-1', 'carpetas=3', 'constructor=3']) {
    expect(() => leerDesde([mal])).toThrow(
      `--desde ${mal}: se escribe como carpeta=210, y puede ser carpeta, operacion`,
    )
  }
})
