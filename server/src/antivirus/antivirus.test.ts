import { once } from 'node:events'
import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'
import { clamdDePrueba, EICAR } from '../../pruebas/clamdDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { multiparte, PDF, PNG } from '../../pruebas/multiparte.ts'
import { leerZip } from '../../pruebas/zip.ts'
import { revisarBytes, SinVeredicto } from '../plataforma/antivirus/clamd.ts'
import { mientrasSeCopia } from '../plataforma/archivos/copiaEnCurso.ts'
import { leerEntero } from '../plataforma/archivos/leerEntero.ts'

const EN_REVISION = {
  ok: false,
  message:
    'El archivo se está revisando con el antivirus y todavía no se puede abrir. Intente de nuevo en unos minutos',
}
const APARTADO = {
  ok: false,
  message: 'El antivirus encontró algo en este archivo y nadie lo puede abrir. Envíe otro en su lugar',
}
const MALO = Buffer.concat([PDF, EICAR])

let clamd: Awaited<ReturnType<typeof clamdDePrueba>>
let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  clamd = await clamdDePrueba()
  afterAll(() => clamd.cerrar())
  portal = await appDePrueba({ ajustes: { ANTIVIRUS_URL: clamd.url } })
  carpetas = carpetasDePrueba(portal)
  await portal.trabajar('revisar-archivos') // what the demo city came with
})

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const subir = (idCarpeta: number, ...archivos: ReturnType<typeof documento>[]) =>
  portal.como('pablo', pedidoDeSubida({ idCarpeta }, archivos))
const archivosDe = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })).json()
    .archivos as readonly { idArchivo: number; nombre: string; situacion?: string }[]
const bajar = (idArchivo: number) => portal.como('lucia', { url: `/api/documentacion/archivo/${idArchivo}` })
const bajarTodo = (idCarpeta: number) =>
  portal.como('lucia', { url: `/api/documentacion/obtenerArchivos/?idCarpeta=${idCarpeta}` })
const situaciones = async (idCarpeta: number) => (await archivosDe(idCarpeta)).map((a) => [a.nombre, a.situacion])
const apartados = async () => (await portal.como('ana', { url: '/api/archivos/apartados' })).json()

describe('con antivirus', () => {
  it('un archivo no se abre hasta que está limpio, y mientras tanto se dice', async () => {
    const idCarpeta = await carpetas.presentada()
    await portal.trabajar('revisar-archivos')
    await subir(idCarpeta, documento('plano.pdf'))
    expect(await situaciones(idCarpeta)).toEqual([
      ['croquis.png', undefined],
      ['plano.pdf', 'EN_REVISION'],
    ])
    const plano = (await archivosDe(idCarpeta)).at(-1)?.idArchivo ?? 0
    expect([(await bajar(plano)).statusCode, (await bajar(plano)).json()]).toEqual([409, EN_REVISION])
    const zip = leerZip((await bajarTodo(idCarpeta)).rawPayload)
    expect(zip.map(([nombre]) => nombre)).toEqual(['croquis.png', 'LEAME.txt'])
    expect(zip.at(-1)?.[1].toString()).toBe('Estos archivos no están en el ZIP:\r\nplano.pdf')
    expect((await apartados()).enEspera).toMatchObject({ cuantos: 1 })

    await portal.trabajar('revisar-archivos')
    expect(await situaciones(idCarpeta)).toEqual([
      ['croquis.png', undefined],
      ['plano.pdf', undefined],
    ])
    expect((await bajar(plano)).rawPayload.equals(PDF)).toBe(true)
    expect((await apartados()).enEspera).toEqual({ cuantos: 0, desde: null })
  })

  it('lo que tiene algo espera en el almacén a que termine la copia que se está haciendo, sin que nadie lo abra', async () => {
    const idCarpeta = await carpetas.presentada()
    await subir(idCarpeta, documento('durante.pdf', MALO))
    const [{ ruta }] = await consultar(`select ruta from archivo where nombre_original = 'durante.pdf'`)
    const client = await portal.db.$client.connect()
    await mientrasSeCopia(client, () => portal.trabajar('revisar-archivos')).finally(() => client.release())
    const malo = (await archivosDe(idCarpeta)).find(({ nombre }) => nombre === 'durante.pdf')?.idArchivo ?? 0
    expect((await bajar(malo)).json()).toEqual(APARTADO)
    expect(await leerEntero(portal.almacen, ruta)).toEqual(MALO)
    await portal.trabajar('revisar-archivos')
    await expect(portal.almacen.leer(ruta)).rejects.toThrow('El archivo no está en el almacén')
    await consultar(`delete from correo_saliente where motivo = 'ARCHIVOS'`)
  })

  it('lo que tiene algo no se abre nunca, sale del almacén, y se le dice a quien lo envió y a la ciudad', async () => {
    const idCarpeta = await carpetas.presentada()
    await subir(idCarpeta, documento('contrato.pdf', MALO), documento('plano.pdf'))
    const [{ ruta }] = await consultar(`select ruta from archivo where nombre_original = 'contrato.pdf'`)
    await portal.trabajar('revisar-archivos')
    expect(await situaciones(idCarpeta)).toEqual([
      ['croquis.png', undefined],
      ['contrato.pdf', 'APARTADO'],
      ['plano.pdf', undefined],
    ])
    const malo = (await archivosDe(idCarpeta)).find(({ nombre }) => nombre === 'contrato.pdf')?.idArchivo ?? 0
    expect([(await bajar(malo)).statusCode, (await bajar(malo)).json()]).toEqual([409, APARTADO])
    expect(leerZip((await bajarTodo(idCarpeta)).rawPayload).map(([nombre]) => nombre)).toEqual([
      'croquis.png',
      'plano.pdf',
      'LEAME.txt',
    ])
    expect((await apartados()).apartados[0]).toMatchObject({
      nombre: 'contrato.pdf',
      idPersona: 2,
      persona: 'Medina, Pablo',
      hallazgo: 'Eicar-Test-Signature',
    })
    await expect(portal.almacen.leer(ruta)).rejects.toThrow('El archivo no está en el almacén')
    expect(
      await consultar(
        `select id_persona, destinatario, redaccion ->> 'asunto' as asunto from correo_saliente where motivo = 'ARCHIVOS' order by 1`,
      ),
    ).toEqual([
      {
        id_persona: 2,
        destinatario: 'pablo.medina@example.com',
        asunto: 'El antivirus apartó un archivo que usted envió: contrato.pdf',
      },
      {
        id_persona: null,
        destinatario: 'certificados@catastro.example.com',
        asunto: 'El antivirus apartó un archivo: contrato.pdf',
      },
    ])
    // Neither the sweep nor another round brings it back.
    await portal.trabajar('barrer-archivos')
    await portal.trabajar('revisar-archivos')
    expect((await bajar(malo)).json()).toEqual(APARTADO)
  })

  it('lo de un borrador espera igual, y sigue esperando cuando se presenta', async () => {
    const url = '/api/borradores/veredas'
    await portal.como('clara', { method: 'PUT', url, payload: { datos: {}, version: 0 } })
    const foto = { campo: 'FotoVeredaArchivo', nombre: 'foto.png', contenido: PNG }
    const subida = await portal.como('clara', {
      method: 'POST',
      url: `${url}/archivos`,
      ...multiparte({ campo: 'FotoVeredaArchivo' }, [{ ...foto, campo: 'files' }]),
    })
    const { idArchivo } = subida.json().archivos[0]
    const ver = () => portal.como('clara', { url: `${url}/archivos/${idArchivo}` })
    expect((await ver()).json()).toEqual(EN_REVISION)
    await portal.trabajar('revisar-archivos')
    expect((await ver()).statusCode).toBe(200)
  })

  it('una planilla no se lee hasta que está limpia; una mala falla con su razón', async () => {
    const { recibir, ver } = importacionesDePrueba(() => portal)
    const estadoDe = async (id: number) => {
      const { estado, motivo } = await ver(id)
      return [estado, motivo]
    }
    const buena = await recibir('calles', 'Calle,Tipo\nCalle Nueva Uno,0\n')
    const mala = await recibir('calles', `Calle,Tipo\n${EICAR},0\n`)
    await portal.trabajar('importar')
    expect([await estadoDe(buena), await estadoDe(mala)]).toEqual([
      ['POR_REVISAR', null],
      ['POR_REVISAR', null],
    ])
    await portal.trabajar('revisar-archivos')
    await portal.trabajar('importar')
    expect([await estadoDe(buena), await estadoDe(mala)]).toEqual([
      ['REVISADA', null],
      ['FALLIDA', APARTADO.message],
    ])
  })

  it('lo que el antivirus no puede revisar espera, sin detener a los demás', async () => {
    const idCarpeta = await carpetas.presentada()
    const enorme = Buffer.concat([PDF, Buffer.alloc(6 * 1024 * 1024)])
    await subir(idCarpeta, documento('enorme.pdf', enorme), documento('plano.pdf'))
    await portal.trabajar('revisar-archivos')
    expect(await situaciones(idCarpeta)).toEqual([
      ['croquis.png', undefined],
      ['enorme.pdf', 'EN_REVISION'],
      ['plano.pdf', undefined],
    ])
    const antes = clamd.revisados()
    await portal.trabajar('revisar-archivos') // not at once again
    expect(clamd.revisados()).toBe(antes)
  })

  it('sin él nada pasa por limpio: espera, se dice, y al volver se revisa', async () => {
    const idCarpeta = await carpetas.presentada()
    await portal.trabajar('revisar-archivos')
    const { puerto } = clamd
    await clamd.cerrar()
    await subir(idCarpeta, documento('plano.pdf'), documento('otro.pdf', MALO))
    await portal.trabajar('revisar-archivos')
    await portal.trabajar('revisar-archivos')
    const plano = (await archivosDe(idCarpeta)).at(1)?.idArchivo ?? 0
    expect((await bajar(plano)).json()).toEqual(EN_REVISION)
    await portal.db.$client.query(
      `update revision_de_archivo set pedida_el = now() - interval '16 minutes' where nombre in ('plano.pdf', 'enorme.pdf')`,
    )
    expect((await portal.app.inject('/salud/listo')).json()).toEqual({
      ok: true,
      avisos: ['Hay archivos que esperan al antivirus desde hace más de 15 minutos: nadie los puede abrir'],
    })
    const espera = /^portal_antivirus_espera_segundos (\d+)/m.exec((await portal.app.inject('/metricas')).body)
    expect(Number(espera?.[1])).toBeGreaterThanOrEqual(960)

    clamd = await clamdDePrueba(puerto)
    await portal.trabajar('revisar-archivos')
    expect((await bajar(plano)).statusCode).toBe(200)
    expect((await situaciones(idCarpeta)).at(-1)).toEqual(['otro.pdf', 'APARTADO'])
  })
})

it('sin el ajuste nada espera, y lo que una vez se apartó sigue apartado', async () => {
  const sin = await appDePrueba()
  const ruta = (await sin.db.$client.query('select ruta from archivo order by id_archivo limit 1')).rows[0].ruta
  const idArchivo = (await sin.db.$client.query('select id_archivo from archivo where ruta = $1', [ruta])).rows[0]
    .id_archivo
  const ver = async () => (await sin.como('ana', { url: `/api/documentacion/archivo/${idArchivo}` })).statusCode
  expect(await ver()).toBe(200)
  await sin.db.$client.query(
    `update revision_de_archivo set estado = 'INFECTADO', hallazgo = 'X', revisada_el = now() where ruta = $1`,
    [ruta],
  )
  expect(await ver()).toBe(409)
  expect((await sin.como('ana', { url: '/api/archivos/apartados' })).json().enEspera).toBeNull()
})

it('uno que acepta la conexión y calla, o contesta otra cosa, no dice nada de nadie', async () => {
  const preguntar = async (contesta: string | null) => {
    const servidor = createServer((conexion) => {
      conexion.on('error', () => {})
      if (contesta !== null) conexion.end(contesta)
    }).listen(0, '127.0.0.1')
    await once(servidor, 'listening')
    const direccion = servidor.address()
    const puerto = typeof direccion === 'object' && direccion ? direccion.port : 0
    const dicho = await revisarBytes(
      { equipo: '127.0.0.1', puerto },
      Readable.from([Buffer.alloc(3_000_000)]),
      200,
    ).catch((error: unknown) => error)
    servidor.close()
    return dicho
  }
  expect(await preguntar(null)).toBeInstanceOf(SinVeredicto)
  expect(await preguntar('')).toBeInstanceOf(SinVeredicto)
  expect(await preguntar('stream: OK')).toBeInstanceOf(SinVeredicto) // cut before its end
  expect(await preguntar('HTTP/1.1 200 OK\0')).toBeInstanceOf(SinVeredicto)
  expect(await preguntar('otra: stream: OK\0')).toBeInstanceOf(SinVeredicto)
})
