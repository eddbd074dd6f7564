import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { hastaQueEsperen } from '../../pruebas/hastaQueEsperen.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { firmaDelServidor } from '../cadena/permitir.ts'
import { IMPORTADOR } from '../plataforma/proceso/programas.ts'
import { importarEnOtroProceso, type OrdenDeImportar } from './enOtroProceso.ts'

let portal: AppDePrueba
let orden: OrdenDeImportar
beforeAll(async () => {
  portal = await appDePrueba()
  const { database = '' } = portal.db.$client.options
  const firma = await firmaDelServidor(portal.db)
  if (!firma) throw new Error('La base no tiene firma')
  orden = {
    conexion: { ...inject('servidor'), database },
    firma: { interior: firma.interior.toString('base64'), exterior: firma.exterior.toString('base64') },
    lugarDeArchivos: portal.carpeta,
    s3: { url: undefined, region: 'us-east-1', credencial: undefined },
    conAntivirus: false,
    marco: null,
  }
})

const { recibir, ver, aplicar, consultar } = importacionesDePrueba(() => portal)
const importar = (fin = new AbortController().signal) => importarEnOtroProceso(IMPORTADOR, orden)(fin)

const archivo = (serie: string, cuantos: number) =>
  [
    'Padrón;Padrón provincial;Apellido y nombre;Calle;Número',
    ...Array.from({ length: cuantos }, (_, n) => {
      const padron = `${serie}${String(n).padStart(5, '0')}`
      return `${padron};9${padron};APARTE ${serie};JUNIN;${n + 1}`
    }),
  ].join('\n')
const cuantosDe = async (serie: string) =>
  (await consultar(`select count(*)::int as n from padron where apeynom = 'APARTE ${serie}'`))[0].n
const intentosDe = async (id: number) =>
  (await consultar(`select intentos from importacion where id_importacion = ${id}`))[0].intentos

/** Stopped at that row of the file, which somebody else holds, until `soltar`. */
async function tomando(padron: string) {
  const otra = await portal.db.$client.connect()
  await otra.query('begin')
  await otra.query(`insert into padron (padronm, padronp, apeynom) values ($1, 'de otro', 'OTRO')`, [padron])
  return async () => {
    await otra.query('rollback')
    otra.release()
  }
}

describe('en un proceso aparte', () => {
  it('se revisa y se aplica, con quien la ordenó en la auditoría', async () => {
    const id = await recibir('padrones', archivo('61', 300))
    await importar()
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 300, rechazadas: 0 })
    await aplicar(id)
    await importar()
    expect(await ver(id)).toMatchObject({ estado: 'APLICADA', altas: 300 })
    expect(await cuantosDe('61')).toBe(300)
    const autores = await consultar(
      `select distinct id_persona from auditoria where entidad = 'padron' and id_entidad = 'importación ${id}'`,
    )
    expect(autores).toEqual([{ id_persona: 1 }])
  })

  larga('al que se le dice que termine deja todo como estaba, y no cuenta como un intento', async () => {
    const id = await recibir('padrones', archivo('62', 650))
    await importar()
    await aplicar(id)
    // Not of the last ones that are read together: told to end, it is between two of those that it does.
    const soltar = await tomando('6200249')
    const fin = new AbortController()
    const importando = importar(fin.signal)
    await hastaQueEsperen(portal.db, 1)
    fin.abort()
    await soltar()
    await importando
    expect(await cuantosDe('62')).toBe(0)
    expect(await ver(id)).toMatchObject({ estado: 'POR_APLICAR' })
    expect(await intentosDe(id)).toBe(0)
    await importar()
    expect(await cuantosDe('62')).toBe(650)
  })

  larga('el que se queda sin base deja todo como estaba, y dice con qué terminó', async () => {
    const id = await recibir('padrones', archivo('63', 250))
    await importar()
    await aplicar(id)
    const soltar = await tomando('6300249')
    const importando = importar()
    const queja = expect(importando).rejects.toThrow('El importador terminó con 1: ')
    await hastaQueEsperen(portal.db, 1)
    await consultar(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${orden.conexion.user}' and wait_event_type = 'Lock'`,
    )
    await queja
    await soltar()
    expect(await cuantosDe('63')).toBe(0)
    await importar()
    expect(await cuantosDe('63')).toBe(250)
  })

  larga('nada que hacer, o una base que no está: termina, y lo segundo lo dice', async () => {
    await importar()
    const sinBase = { ...orden, conexion: { ...orden.conexion, database: 'ninguna' } }
    await expect(importarEnOtroProceso(IMPORTADOR, sinBase)(new AbortController().signal)).rejects.toThrow(
      'El importador terminó con 1: error: database "ninguna" does not exist',
    )
  })
})
