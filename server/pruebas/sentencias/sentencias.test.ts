import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DbRaiz } from '../../src/plataforma/base/db.ts'
import { SENTENCIAS } from '../../src/plataforma/base/sentencias.ts'
import { baseVacia } from '../baseDePrueba.ts'
import { leerCatalogo } from './catalogo.ts'
import { type Descrita, describir } from './describir.ts'
import { escribirTipos } from './escribir.ts'
import { capacidades, FUENTES, importarTodo, nombradas } from './fuentes.ts'
import { leerTablas, type Tablas } from './precisiones.ts'

interface Resultado {
  readonly descritas: ReadonlyMap<string, Descrita>
  readonly fallas: readonly string[]
}

async function describirTodas(client: PoolClient, sentencias = SENTENCIAS): Promise<Resultado> {
  const catalogo = await leerCatalogo(client)
  const descritas = new Map<string, Descrita>()
  const fallas: string[] = []
  for (const [nombre, texto] of sentencias) {
    await describir(client, catalogo, nombre, texto).then(
      (descrita) => descritas.set(nombre, descrita),
      (error: Error) => fallas.push(`${nombre}: ${error.message}`),
    )
  }
  return { descritas, fallas }
}

async function conCliente<T>(db: DbRaiz, obra: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    return await obra(client)
  } finally {
    client.release()
  }
}

describe('las sentencias, frente a la base migrada', () => {
  let db: DbRaiz
  let resultado: Resultado
  let tablas: Tablas

  beforeAll(async () => {
    tablas = leerTablas(await importarTodo())
    db = await baseVacia()
    resultado = await conCliente(db, describirTodas)
  })

  it('PostgreSQL las entiende a todas', () => {
    expect(resultado.fallas).toEqual([])
  })

  it('cada una está en el código con su nombre', () => {
    expect([...SENTENCIAS.keys()].sort()).toEqual(nombradas.map(({ nombre }) => nombre).sort())
  })

  it.each(capacidades)(
    'los tipos de las de %s son los que la base dice (si no: npm run sentencias)',
    async (capacidad) => {
      const suyas = nombradas
        .filter((sentencia) => sentencia.capacidad === capacidad)
        .flatMap(({ nombre }) => resultado.descritas.get(nombre) ?? [])
        .sort((a, b) => (a.nombre < b.nombre ? -1 : 1))
      await expect(escribirTipos(capacidad, suyas, tablas.precisiones)).toMatchFileSnapshot(
        join(FUENTES, capacidad, 'sentencias.generadas.ts'),
      )
    },
  )

  it('las tablas que el código declara son las de la base', async () => {
    const catalogo = await conCliente(db, leerCatalogo)
    const deLaBase = catalogo.columnas
      .filter(({ tabla }) => tablas.dueños.has(tabla))
      .map(
        ({ tabla, columna, tipo, noNula, esVista }) => `${tabla}.${columna} ${tipo}${noNula || esVista ? '' : ' null'}`,
      )
    expect(tablas.columnas.toSorted()).toEqual(deLaBase.toSorted())
  })
})

it('una columna que cambia de nombre se nota en cada sentencia que la lee', async () => {
  await importarTodo()
  const db = await baseVacia()
  await db.$client.query('alter table inspector rename column estado to vigente')
  const deInspectores = new Map([...SENTENCIAS].filter(([, texto]) => /\binspector\b/.test(texto)))
  const { fallas } = await conCliente(db, (client) => describirTodas(client, deInspectores))
  expect(fallas.toSorted()).toEqual(
    [
      ['cambiar_inspector', '"estado"'],
      ['candidatos_a_inspector', 'i.estado'],
      ['carga_de_inspectores', 'i.estado'],
      ['exportar_inspectores', 'i.estado'],
      ['inspector_de_la_agenda', 'i.estado'],
      ['inspector_que_inspecciona', 'i.estado'],
      ['listar_inspectores', 'i.estado'],
      ['soltar_al_reabrir', 'i.estado'],
      ['ya_no_inspecciona', 'i.estado'],
    ].map(([nombre, columna]) => `${nombre}: column ${columna} does not exist`),
  )
})
