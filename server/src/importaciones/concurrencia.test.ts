import type { PoolClient } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { hastaQueEsperen } from '../../pruebas/hastaQueEsperen.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import type { AlmacenEntero } from '../plataforma/archivos/almacen.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const { atender, recibir, revisar, ver, aplicar, consultar } = importacionesDePrueba(() => portal)

/** A promise, and who keeps it. */
function puerta() {
  let abrir = () => {}
  const abierta = new Promise<void>((resolve) => {
    abrir = resolve
  })
  return { abierta, abrir: () => abrir() }
}

describe('dos procesos y una importación', () => {
  it('la que uno está leyendo no la toma el otro', async () => {
    const id = await recibir('calles', 'Calle;Tipo\nLOS ALAMOS;CALLE\n')
    const [leyendo, seguir] = [puerta(), puerta()]
    const lecturas: string[] = []
    const almacenDe = (proceso: string, alLeer: () => Promise<void>): AlmacenEntero => ({
      ...portal.almacen,
      leer: async (ruta) => {
        lecturas.push(proceso)
        await alLeer()
        return portal.almacen.leer(ruta)
      },
    })
    const uno = atender({
      db: portal.db,
      almacen: almacenDe('uno', () => {
        leyendo.abrir()
        return seguir.abierta
      }),
    })
    await leyendo.abierta
    await atender({ db: portal.db, almacen: almacenDe('otro', async () => {}) })
    expect(lecturas).toEqual(['uno'])
    seguir.abrir()
    await uno
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1 })
  })

  it('la que el otro terminó entre que se la vio y se la tomó no se hace de nuevo', async () => {
    const id = await recibir('calles', 'Calle;Tipo\nLOS FRESNOS;CALLE\n')
    const [vista, seguir] = [puerta(), puerta()]
    const conectar = portal.db.$client.connect.bind(portal.db.$client)
    // The first of the two stops after it has seen the list, and before it takes the lock.
    portal.db.$client.connect = (async () => {
      portal.db.$client.connect = conectar
      return pausado(await conectar(), /pg_try_advisory_xact_lock/, () => {
        vista.abrir()
        return seguir.abierta
      })
    }) as typeof conectar
    const lento = atender()
    await vista.abierta
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1 })
    seguir.abrir()
    await lento
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1 })
  })
})

/** A connection that waits once before the statement that is like this. */
function pausado(client: PoolClient, cual: RegExp, antes: () => Promise<void>): PoolClient {
  const query = client.query.bind(client) as (...pedido: unknown[]) => unknown
  client.query = (async (...pedido: [{ readonly text?: string }]) => {
    if (cual.test(pedido[0].text ?? '')) {
      Reflect.deleteProperty(client, 'query')
      await antes()
    }
    return query(...pedido)
  }) as typeof client.query
  return client
}

it('dos la aplican a la vez: uno, y el otro recibe 409', async () => {
  const id = await revisar('calles', 'Calle;Tipo\nLOS PINOS;CALLE\n')
  const otra = await portal.db.$client.connect()
  await otra.query('begin')
  await otra.query('select from importacion where id_importacion = $1 for update', [id])
  const pedidos = Promise.all([aplicar(id, 'ana'), aplicar(id, 'lucia')])
  await hastaQueEsperen(portal.db, 2)
  await otra.query('rollback')
  otra.release()
  expect((await pedidos).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'APLICADA', altas: 1 })
  expect(await consultar(`select count(*)::int as n from calle where calle = 'LOS PINOS'`)).toEqual([{ n: 1 }])
})
