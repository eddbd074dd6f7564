import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { unTercio } from '../../pruebas/larga.ts'
import { dbf, PRJ_WGS84, shp, zipDe } from '../../pruebas/shapefileDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { revisar, ver, filas, aplicar, atender, leer } = importacionesDePrueba(() => portal)

const BORDE = [
  [-65.21, -26.87],
  [-65.2098, -26.87],
  [-65.2098, -26.8702],
  [-65.21, -26.87],
] as const
/** Ñuñoa in each of the letters that it may be written in. */
const NUNOA = {
  utf8: Buffer.from('Ñuñoa'),
  latin1: Buffer.from([0xd1, 0x75, 0xf1, 0x6f, 0x61]),
  cp850: Buffer.from([0xa5, 0x75, 0xa4, 0x6f, 0x61]),
}
async function conSeccion(secciones: readonly Buffer[], otras: Readonly<Record<string, string>> = {}) {
  const parcelas = secciones.map((seccion, n) => ({ anillos: [BORDE], datos: [seccion, '1', String(n)] }))
  const campos = [
    { nombre: 'SECCION', largo: 15 },
    { nombre: 'MANZANA', largo: 5 },
    { nombre: 'PARCELA', largo: 5 },
  ]
  const partes = { ...shp(parcelas), dbf: dbf(campos, parcelas), prj: PRJ_WGS84, ...otras }
  return zipDe(Object.fromEntries(Object.entries(partes).map(([extension, c]) => [`p.${extension}`, c])))
}

describe('las letras de un shapefile', () => {
  it.each(
    unTercio([
      ['UTF-8, diga lo que diga el .cpg', NUNOA.utf8, { cpg: '1252' }, 'utf-8'],
      ['Latin-1 sin .cpg', NUNOA.latin1, {}, 'latin-1'],
      ['Latin-1 aunque el .cpg diga UTF-8', NUNOA.latin1, { cpg: 'UTF-8' }, 'latin-1'],
      ['las del DOS, por su .cpg', NUNOA.cp850, { cpg: '850' }, 'cp850'],
    ] as const),
  )('%s', async (_, seccion, otras, codificacion) => {
    const id = await revisar('parcelas', await conSeccion([seccion], otras), 'parcelas.zip')
    expect(await ver(id)).toMatchObject({ rechazadas: 0, lectura: { codificacion } })
    expect((await filas(id))[0].celdas.Sección).toBe('Ñuñoa')
  })

  it('se muestran diez textos, de los que tienen letras dudosas, en cada una de las letras posibles', async () => {
    const secciones = Array.from({ length: 12 }, (_, n) => Buffer.concat([NUNOA.latin1, Buffer.from(` ${n}`)]))
    const id = await revisar('parcelas', await conSeccion(secciones), 'parcelas.zip')
    const { muestras } = (await ver(id)).lectura
    expect(muestras.map((m: { textos: string[] }) => [m.textos.length, m.textos[0]])).toEqual([
      [10, '\uFFFDu\uFFFDoa 0'],
      [10, 'Ñuñoa 0'],
      [10, 'Ðu±oa 0'],
    ])
  })

  it('se puede elegir otras: se lee de nuevo, y vale al aplicar; después ya no', async () => {
    const id = await revisar('parcelas', await conSeccion([NUNOA.cp850]), 'parcelas.zip')
    expect(await ver(id)).toMatchObject({ lectura: { codificacion: 'latin-1' } })
    expect((await filas(id))[0].celdas.Sección).toBe('¥u¤oa')
    const releer = (payload: object) =>
      portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/releer`, payload })
    expect((await releer({ codificacion: 'klingon' })).json().errors).toEqual([
      { path: 'codificacion', msg: 'Letras: debe ser utf-8, latin-1 o cp850' },
    ])
    expect((await releer({ codificacion: 'cp850' })).json()).toEqual({ ok: true, message: 'Se está leyendo otra vez' })
    // A second tab that had not heard of it.
    expect((await releer({ codificacion: 'latin-1' })).statusCode).toBe(409)
    expect((await aplicar(id)).statusCode).toBe(409)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1, lectura: { codificacion: 'cp850' } })
    expect((await filas(id)).map((f: { celdas: { Sección: string } }) => f.celdas.Sección)).toEqual(['Ñuñoa'])
    expect((await aplicar(id)).statusCode).toBe(200)
    await atender()
    expect((await releer({})).json().message).toBe(
      'Solo se puede volver a leer un shapefile que está revisado y sin aplicar',
    )
    expect((await leer('/mapa/buscar?texto=100001')).parcelas).toHaveLength(1)
  })

  it('descartada, no queda su archivo; una planilla no se vuelve a leer', async () => {
    const id = await revisar('parcelas', await conSeccion([NUNOA.utf8]), 'parcelas.zip')
    const { rows } = await portal.db.$client.query('select ruta from importacion where id_importacion = $1', [id])
    const descartar = () => portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/descartar` })
    expect((await descartar()).statusCode).toBe(200)
    await expect(portal.almacen.leer(rows[0].ruta)).rejects.toThrow()
    const deCalles = await revisar('calles', 'Calle;Tipo\nLOS TARCOS;CALLE\n')
    const respuesta = await portal.como('ana', {
      method: 'POST',
      url: `/api/importaciones/${deCalles}/releer`,
      payload: {},
    })
    expect(respuesta.statusCode).toBe(409)
  })
})
