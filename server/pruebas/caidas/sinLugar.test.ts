import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { verificarCadena } from '../../src/cadena/verificar.ts'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { pedidoDeAlta } from '../carpetasDePrueba.ts'
import { importacionesDePrueba } from '../importacionesDePrueba.ts'
import { instantanea, tablasDe } from '../instantanea.ts'
import { multiparte } from '../multiparte.ts'
import { fotoDePrueba } from '../veredasDePrueba.ts'
import { visitasDePrueba } from '../visitasDePrueba.ts'

/** No room left, for files or for the database: what would have to be kept is refused, and can be sent again later. */

const SIN_LUGAR = {
  ok: false,
  message: 'El servicio no está disponible en este momento. Intente de nuevo en unos minutos',
}
let discoLleno = false
let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
let idVisita: number
const importaciones = importacionesDePrueba(() => portal)
beforeAll(async () => {
  portal = await appDePrueba({
    almacen: (almacen) => ({
      ...almacen,
      guardar: async (contenido, maximo) => {
        if (discoLleno) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
        return almacen.guardar(contenido, maximo)
      },
    }),
  })
  v = visitasDePrueba(portal)
  idVisita = (await v.planeada()).idVisita
  await v.llamar('clara', 'PUT', '/borradores/veredas', { datos: {}, version: 0 })
})

const foto = { id: randomUUID() }
const resultado = randomUUID()
const CON_ARCHIVO: readonly (readonly [string, () => Promise<LightMyRequestResponse>])[] = [
  ['una carpeta', () => portal.como('pablo', pedidoDeAlta())],
  ['una planilla', () => importaciones.enviar('lucia', 'calles', 'Calle;Tipo\nNUEVA;CALLE\n')],
  [
    'una foto de un borrador',
    () =>
      portal.como('clara', {
        method: 'POST',
        url: '/api/borradores/veredas/archivos',
        ...multiparte({ campo: 'FotoVeredaArchivo' }, [{ ...fotoDePrueba(1), campo: 'files' }]),
      }),
  ],
  ['una foto de una visita', () => v.foto('diego', idVisita, foto)],
]
const SIN_ARCHIVO: typeof CON_ARCHIVO = [
  [
    'lo escrito en un borrador',
    () => v.llamar('rosa', 'PUT', '/borradores/veredas', { datos: { a: 'b' }, version: 0 }),
  ],
  ['el resultado de una visita', () => v.resultado('diego', idVisita, undefined, resultado)],
]

async function seNiegaSinPerderNada(pedir: () => Promise<LightMyRequestResponse>) {
  const { filas } = await instantanea(portal)
  const negado = await pedir()
  expect([negado.statusCode, negado.json()]).toEqual([503, SIN_LUGAR])
  expect((await instantanea(portal)).filas).toEqual(filas)
}

describe('sin lugar para los archivos', () => {
  it.each(CON_ARCHIVO)('%s', async (_que, pedir) => {
    discoLleno = true
    try {
      await seNiegaSinPerderNada(pedir)
    } finally {
      discoLleno = false
    }
  })
})

describe('sin lugar para la base', () => {
  const enCadaTabla = async (orden: (tabla: string) => string) => {
    const tablas = [...(await tablasDe(portal.db)), 'cadena.sello', 'cadena.punta']
    await portal.db.$client.query(tablas.map(orden).join(';'))
  }
  async function sinLugar(obra: () => Promise<unknown>) {
    await enCadaTabla((t) => `create trigger a_lleno before insert or update on ${t} execute function lleno()`)
    try {
      await obra()
    } finally {
      await enCadaTabla((t) => `drop trigger a_lleno on ${t}`)
    }
  }
  beforeAll(async () => {
    await portal.db.$client.query(`create function lleno() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  })

  it.each([...CON_ARCHIVO, ...SIN_ARCHIVO])('%s', async (_que, pedir) => {
    await sinLugar(() => seNiegaSinPerderNada(pedir))
    expect((await pedir()).statusCode).toBe(200)
  })

  it('lo que había que sellar se sella después', async () => {
    await sinLugar(() => expect(portal.trabajar('sellar-auditoria')).rejects.toThrow('No space left on device'))
    await expect
      .poll(
        async () => {
          await portal.trabajar('sellar-auditoria')
          return v.consultar(`select count(*)::integer as n from auditoria a
            where not exists (select from cadena.sello s where s.id_auditoria = a.id)`)
        },
        { timeout: 30_000 },
      )
      .toEqual([{ n: 0 }])
    expect((await verificarCadena(portal.db)).rotura).toBeNull()
  })
})
