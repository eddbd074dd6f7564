import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REALIZADA } from '@catastro/domain/pagos/estados'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { arrancar } from '../../src/arranque.ts'
import { DE_LA_REPLICA } from '../../src/deLaReplica.ts'
import { leerAjustes } from '../../src/plataforma/ajustes/ajustes.ts'
import { exigirReplica } from '../../src/plataforma/arranque/exigirBase.ts'
import type { ConexionDeBase } from '../../src/plataforma/base/db.ts'
import { Replica } from '../../src/plataforma/base/replica.ts'
import { FILAS } from '../acceso/filas.ts'
import { COLUMNAS, comoColumna, mundoDeAcceso } from '../acceso/mundo.ts'
import { pedidoDe } from '../acceso/recorrer.ts'
import { type AppDePrueba, appSobre, type Demo } from '../appDePrueba.ts'
import { puertoLibre } from '../caidas/proceso.ts'
import { pedidoDeAlta } from '../carpetasDePrueba.ts'
import { proveedorDePrueba } from '../proveedorDePrueba.ts'
import { levantarPar, type ParDeBases, programasDeNpm } from './parDeBases.ts'

/** While it is stopped half way, who reads the replica finds what was before. */

type Portal = AppDePrueba & { cerrar(): Promise<void> }
let par: ParDeBases
let portal: Portal
let otroProceso: Portal
const proveedor = proveedorDePrueba()
beforeAll(async () => {
  par = await levantarPar(await programasDeNpm())
  portal = await appSobre(par.dueño, par, { replica: par.replica, proveedor })
  otroProceso = await appSobre(par.dueño, par, { replica: par.replica, proveedor })
}, 120_000)
afterAll(async () => {
  await portal.cerrar()
  await otroProceso.cerrar()
  await par.detener()
})

const enUso = async () => {
  await expect.poll(() => portal.replica?.mirar().then(() => portal.replica?.segundosFuera()), ESPERA).toBe(0)
  await expect.poll(() => otroProceso.replica?.mirar().then(() => otroProceso.replica?.segundosFuera()), ESPERA).toBe(0)
}
const ESPERA = { timeout: 20_000, interval: 50 }
beforeEach(async () => {
  await par.seguir()
  await enUso()
}, 60_000)

const leidas = (de = portal) => ({ ...(de.replica?.leidas() ?? { replica: 0, principal: 0 }) })
async function lista(quien: Demo, de = portal): Promise<number[]> {
  const respuesta = await de.como(quien, { url: '/api/documentacion/listar?idProfesional=1&pagina=1&porPagina=25' })
  expect(respuesta.statusCode, respuesta.body).toBe(200)
  return respuesta.json().carpetas.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta)
}
async function presentar(de = portal): Promise<number> {
  const respuesta = await de.como('pablo', pedidoDeAlta())
  expect(respuesta.statusCode).toBe(200)
  return respuesta.json().idCarpeta
}

describe('lo que uno acaba de escribir', () => {
  it.each([1, 2, 3])(
    'está en su lista en el acto, en este proceso y en el otro; otra persona lo ve después (%i)',
    async () => {
      await par.pausar()
      const antes = leidas()
      for (const [escribe, lee] of [
        [portal, otroProceso],
        [otroProceso, portal],
      ] as const) {
        const idCarpeta = await presentar(escribe)
        expect(await lista('pablo', lee)).toContain(idCarpeta)
        expect(await lista('pablo', escribe)).toContain(idCarpeta)
        // Of the replica, where it is not yet.
        expect(await lista('ana')).not.toContain(idCarpeta)
      }
      expect(leidas()).toEqual({ replica: antes.replica + 2, principal: antes.principal + 2 })
      await par.seguir()
      await par.alDia()
      const despues = leidas()
      expect(await lista('pablo')).toEqual(await lista('ana'))
      expect(leidas()).toEqual({ principal: despues.principal, replica: despues.replica + 2 })
    },
  )

  it('también un pago suyo que el portal confirmó por su cuenta, en el otro proceso', async () => {
    const payload = { producto: 'LIBRE_DEUDA', padron: '100001' }
    const { idPago } = (await portal.como('clara', { method: 'POST', url: '/api/pagos/preparar', payload })).json()
    const { rows } = await par.dueño.$client.query('select transaccion from pago where id_pago = $1', [idPago])
    proveedor.dira(rows[0]?.transaccion, REALIZADA)
    await par.alDia()
    await par.pausar()
    await par.dueño.$client.query(`update pago_seguimiento set proxima = now(), ultima = now() - interval '1 minute'`)
    await otroProceso.trabajar('liquidar-pagos')
    const { pagos } = (await portal.como('clara', { url: '/api/pagos/mios?pagina=1&porPagina=25' })).json()
    expect(pagos.find((pago: { idPago: number }) => pago.idPago === idPago)).toMatchObject({ estado: 'CONFIRMADO' })
    await par.seguir()
  })

  it('lo que se escribe fuera de toda transacción se anota también', async () => {
    await par.dueño.$client.query('delete from escritura_reciente where id_persona > 0')
    const payload = { buscar: 'nieva', estado: 'OBSERVADO', orden: 'vencimiento' }
    const url = '/api/documentacion/vistaDeLista/tramite'
    expect(await portal.como('lucia', { method: 'PUT', url, payload })).toMatchObject({ statusCode: 200 })
    expect((await par.dueño.$client.query('select from escritura_reciente where id_persona > 0')).rows).toHaveLength(1)
  })

  it('leer no anota nada', async () => {
    await par.alDia()
    await par.dueño.$client.query('delete from escritura_reciente where id_persona > 0')
    await lista('pablo')
    await lista('ana')
    expect((await par.dueño.$client.query('select from escritura_reciente where id_persona > 0')).rows).toEqual([])
  })
})

describe('cuando la réplica no está como tiene que estar', () => {
  it('detenida a la mitad, responde la principal; al volver, otra vez ella', async () => {
    await par.pausar()
    const idCarpeta = await presentar()
    expect(await lista('pablo')).toContain(idCarpeta)
    // Late by more than it may: nobody reads it, and it is said.
    await expect
      .poll(() => portal.replica?.mirar().then(() => portal.replica?.segundosFuera()), ESPERA)
      .toBeGreaterThan(0)
    expect(await lista('ana')).toContain(idCarpeta)
    const { medidas } = (await portal.como('ana', { url: '/api/estado' })).json()
    expect(medidas.find(({ medida }: { medida: string }) => medida === 'replica').valor).toBeGreaterThan(0)
    expect((await portal.app.inject('/metricas')).body).toMatch(/^portal_replica_fuera_segundos [0-9.]+$/m)
    await par.seguir()
    await enUso()
    const { replica } = leidas()
    await lista('ana')
    expect(leidas().replica).toBe(replica + 1)
    expect((await portal.app.inject('/metricas')).body).toMatch(/^portal_replica_fuera_segundos 0$/m)
  })

  it('muerta, nadie recibe un error; y vuelve sola', async () => {
    let muerta = false
    const pidiendo = (['pablo', 'ana', 'lucia'] as const).map(async (quien) => {
      for (let mas = 20; mas > 0; mas -= muerta ? 1 : 0) await lista(quien === 'lucia' ? 'ana' : quien)
    })
    await par.matar()
    muerta = true
    await Promise.all(pidiendo)
    const idCarpeta = await presentar()
    expect(await lista('pablo')).toContain(idCarpeta)
    expect(await lista('ana')).toContain(idCarpeta)
    expect(portal.replica?.segundosFuera()).toBeGreaterThan(0)
    await par.revivir()
    await enUso()
    expect(await lista('pablo')).toContain(idCarpeta)
  })

  it.each([
    ['muere la principal', 'matarAlPrincipal', 'revivirAlPrincipal'],
    ['muere una conexión de la principal', 'matarUnaConexion', 'seguirSinElla'],
  ] as const)('si %s y se olvida lo anotado, lo escrito antes también está', async (_, morir, volver) => {
    await par.pausar()
    const idCarpeta = await presentar()
    await par[morir]()
    await par[volver]()
    await expect.poll(async () => (await portal.app.inject('/salud/listo')).statusCode, ESPERA).toBe(200)
    const { rows } = await par.dueño.$client.query('select from escritura_reciente where id_persona > 0')
    expect(rows).toEqual([])
    expect(await lista('pablo')).toContain(idCarpeta)
    await portal.replica?.mirar()
    expect(await lista('pablo')).toContain(idCarpeta)
    await par.seguir()
  })
})

describe('lo que no es su réplica', () => {
  const exigir = (otra: object) =>
    exigirReplica(
      { ajuste: 'DATABASE_URL_LECTURA', conexion: { ...par.replica, ...otra } },
      { ajuste: 'DATABASE_URL', conexion: par.servidor },
    )
  const DICE = 'El ajuste DATABASE_URL_LECTURA no es válido: '

  it.each([
    ['otra base del mismo PostgreSQL', { database: 'postgres' }, 'no es una réplica de la base de DATABASE_URL'],
    ['una base que no existe', { database: 'nada' }, 'no existe la base nada'],
    ['otro rol', { user: 'catastro' }, 'entra con el rol catastro, y tiene que ser el de DATABASE_URL, '],
    ['un rol que no existe', { user: 'nadie' }, 'no admite al rol nadie'],
  ])('%s: el portal no arranca, y lo dice nombrando el ajuste', async (_, otra, frase) => {
    await expect(exigir(otra)).rejects.toThrow(DICE)
    await expect(exigir(otra)).rejects.toThrow(frase)
  })

  it('la de otra ciudad tampoco', async () => {
    await expect(exigir(inject('postgres'))).rejects.toThrow(DICE)
  })

  it('la que no está, y la que está detenida, no detienen a nadie', async () => {
    await exigir({ host: '127.0.0.1', port: 9 })
    await par.matar()
    await exigir({})
    await par.revivir()
    await exigir({})
  })

  it('el portal entero arranca sin ella, y lo dice; con la de otra ciudad, no arranca', async () => {
    const carpeta = await mkdtemp(join(tmpdir(), 'sin-replica-'))
    const puerto = await puertoLibre()
    const bitacora = join(carpeta, 'registro')
    const con = (DATABASE_URL_LECTURA: string) =>
      arrancar(
        leerAjustes({
          PORT: String(puerto),
          DATA_DIR: carpeta,
          STORAGE_URL: par.archivos,
          SANDBOX: 'si',
          NIVEL_DE_REGISTRO: 'warn',
          REGISTRO: bitacora,
          DATABASE_URL: comoDireccion(par.servidor),
          DATABASE_URL_MIGRACIONES: comoDireccion(par.dueño.$client.options),
          DATABASE_URL_LECTURA,
        }),
      )
    for (const salida of ['log', 'warn', 'error'] as const) vi.spyOn(console, salida).mockImplementation(() => {})
    try {
      await expect(con(comoDireccion({ ...inject('postgres'), database: 'postgres' }))).rejects.toThrow(
        `${DICE}no es una réplica de la base de DATABASE_URL`,
      )
      const entero = await con('postgres://nadie:clave@127.0.0.1:9/catastro')
      expect((await fetch(`http://127.0.0.1:${puerto}/salud/listo`)).status).toBe(200)
      await entero.detener()
      expect(await readFile(bitacora, 'utf8')).toContain(
        'la réplica no se lee: las listas las responde la base principal',
      )
    } finally {
      vi.restoreAllMocks()
      await rm(carpeta, { recursive: true, force: true })
    }
  }, 60_000)

  it('la principal misma no se lee: no sigue a nadie', async () => {
    const { dichas, replica } = vigilada(par.servidor)
    await replica.mirar()
    await replica.detener()
    expect(dichas).toEqual(['ya no sigue a otra: es una base aparte'])
    expect(replica.segundosFuera()).toBeGreaterThan(0)
  })

  it('la que entra con otro rol, que al arrancar no estaba, no se lee', async () => {
    const { dichas, replica } = vigilada(par.replica)
    await replica.mirar()
    await replica.detener()
    // The main one is entered here by its owner.
    expect(dichas).toEqual([`entra con el rol ${par.replica.user}, y no con el de la principal`])
  })

  function comoDireccion({ user, password, host, port, database }: ConexionDeBase) {
    return `postgres://${user}:${password ?? ''}@/${database}?host=${host}&port=${port}`
  }

  function vigilada(conexion: ConexionDeBase) {
    const dichas: unknown[] = []
    const registro = { info: () => {}, warn: (datos: object) => dichas.push(...Object.values(datos)) }
    return { dichas, replica: new Replica(par.dueño, { ...conexion }, registro) }
  }
})

describe('cada llamada que la lee', () => {
  const filas = FILAS.filter(([llamada]) => DE_LA_REPLICA.has(llamada))
  it('tiene su pedido de muestra', () => {
    expect(new Set(filas.map(([llamada]) => llamada))).toEqual(DE_LA_REPLICA)
  })

  it.each(filas.map((fila) => [fila[0], fila] as const))('%s responde lo mismo, y no escribe ahí', async (_, fila) => {
    const pedido = await pedidoDe(fila, mundoDeAcceso(portal))
    await par.alDia()
    const esperados = fila[2].split(' ').map(Number)
    const { principal } = leidas()
    const dados: number[] = []
    for (const columna of COLUMNAS) dados.push((await comoColumna(portal, columna, pedido)).statusCode)
    expect(dados).toEqual(esperados)
    expect(leidas().principal).toBe(principal)
  })
})

it('cuando es otra la principal, la réplica no se lee hasta que la sigue', async () => {
  await par.alDia()
  await par.pausar()
  await par.cambiarDeLinea()
  await expect.poll(async () => (await portal.app.inject('/salud/listo')).statusCode, ESPERA).toBe(200)
  await portal.replica?.mirar()
  expect(portal.replica?.segundosFuera()).toBeGreaterThan(0)
  const idCarpeta = await presentar()
  expect(await lista('ana')).toContain(idCarpeta)
  await par.seguir()
  await par.anotarLinea()
  await enUso()
  const { replica } = leidas()
  expect(await lista('pablo')).toContain(idCarpeta)
  expect(leidas().replica).toBe(replica + 1)
}, 60_000)
