import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento } from '../../pruebas/carpetasDePrueba.ts'
import { PDF, PNG } from '../../pruebas/multiparte.ts'
import { leerZip } from '../../pruebas/zip.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const bajarTodo = (idCarpeta: number) =>
  portal.como('pablo', { url: `/api/documentacion/obtenerArchivos/?idCarpeta=${idCarpeta}` })
async function ultimoArchivo(idCarpeta: number) {
  const { archivos } = (
    await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })
  ).json()
  return portal.como('pablo', { url: `/api/documentacion/archivo/${archivos.at(-1).idArchivo}` })
}
/** What every download says, whatever it is. */
const SIEMPRE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
}

describe('un archivo solo', () => {
  it('baja con los mismos bytes, su tipo y sus cabeceras', async () => {
    const respuesta = await bajarTodo(await carpetas.presentada())
    expect(respuesta.rawPayload.equals(PNG)).toBe(true)
    expect(respuesta.headers).toMatchObject({
      ...SIEMPRE,
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'content-disposition': `inline; filename="croquis.png"; filename*=UTF-8''croquis.png`,
    })
  })

  const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')
  const DXF = Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')
  const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
  it.each([
    ['plano.pdf', PDF, 'application/pdf', 'inline'],
    ['foto.png', PNG, 'image/png', 'inline'],
    ['foto.jpg', JPEG, 'image/jpeg', 'inline'],
    ['plano.dxf', DXF, 'image/vnd.dxf', 'attachment'],
    ['todo.zip', ZIP, 'application/zip', 'attachment'],
    // By its bytes: a ZIP that calls itself a picture is never shown, nor called one.
    ['foto.png', ZIP, 'application/zip', 'attachment', 'foto.zip'],
  ])('%s (%#): %s', async (nombre, contenido, tipo, modo, guardado = nombre) => {
    const idCarpeta = await carpetas.presentada()
    await carpetas.subir('pablo', idCarpeta, [documento(nombre, contenido)])
    const respuesta = await ultimoArchivo(idCarpeta)
    expect(respuesta.rawPayload.equals(contenido)).toBe(true)
    expect(respuesta.headers).toMatchObject({
      ...SIEMPRE,
      'content-type': tipo,
      'content-disposition': `${modo}; filename="${guardado}"; filename*=UTF-8''${guardado}`,
    })
  })

  it.each([
    ['Plano de José.pdf', `filename="Plano de Jos_.pdf"; filename*=UTF-8''Plano%20de%20Jos%C3%A9.pdf`],
    ['平面図.pdf', `filename="___.pdf"; filename*=UTF-8''%E5%B9%B3%E9%9D%A2%E5%9B%B3.pdf`],
    ['100%.pdf', `filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
    ["it's (1)*.pdf", `filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2a.pdf`],
    ['a;b=c.pdf', `filename="a;b=c.pdf"; filename*=UTF-8''a%3Bb%3Dc.pdf`],
  ])('con un nombre raro: %s', async (nombre, cabecera) => {
    const idCarpeta = await carpetas.presentada()
    await carpetas.subir('pablo', idCarpeta, [documento(nombre)])
    expect((await ultimoArchivo(idCarpeta)).headers['content-disposition']).toBe(`inline; ${cabecera}`)
  })
})

describe('varios archivos', () => {
  it('bajan en un ZIP con el nombre de la carpeta y los mismos bytes', async () => {
    const idCarpeta = await carpetas.presentada()
    const grande = Buffer.concat([PDF, Buffer.alloc(300_000, 'relleno')])
    await carpetas.subir('pablo', idCarpeta, [documento('plano de José.pdf', grande), documento('b.png', PNG)])
    const respuesta = await bajarTodo(idCarpeta)
    expect(respuesta.headers).toMatchObject({
      ...SIEMPRE,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="carpeta-${idCarpeta}.zip"; filename*=UTF-8''carpeta-${idCarpeta}.zip`,
    })
    const entradas = leerZip(respuesta.rawPayload)
    expect(entradas.map(([nombre]) => nombre)).toEqual(['croquis.png', 'plano de José.pdf', 'b.png'])
    expect(entradas.map(([, contenido]) => contenido.length)).toEqual([PNG.length, grande.length, PNG.length])
    expect(entradas[1]?.[1].equals(grande)).toBe(true)
  })

  it('ningún nombre se repite ni sale de la carpeta donde se abre', async () => {
    const idCarpeta = await carpetas.presentada()
    const nombres = ['PLANO.pdf', 'plano (2).pdf', 'plano.pdf', 'plano.pdf', 'C:plano.pdf']
    await carpetas.subir(
      'pablo',
      idCarpeta,
      nombres.map((nombre) => documento(nombre)),
    )
    await carpetas.subir('pablo', idCarpeta, [
      documento('sin extension'),
      documento('sin extension'),
      documento('a:b?.pdf'),
    ])
    await portal.db.$client.query(
      `update archivo set nombre_original = '../../x.pdf' where id_carpeta = $1 and clase = 'CROQUIS'`,
      [idCarpeta],
    )
    expect(leerZip((await bajarTodo(idCarpeta)).rawPayload).map(([nombre]) => nombre)).toEqual([
      '.._.._x.pdf',
      'PLANO.pdf',
      'plano (2).pdf',
      'plano (3).pdf',
      'plano (4).pdf',
      'C_plano.pdf',
      'sin extension.pdf',
      'sin extension (2).pdf',
      'a_b_.pdf',
    ])
  })
})

describe('lo que no se puede bajar', () => {
  it('de una carpeta sin archivos: 404 en JSON', async () => {
    const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 16, idFormularioTipo: 19 })
    await portal.db.$client.query('delete from archivo where id_carpeta = $1', [idCarpeta])
    const respuesta = await bajarTodo(idCarpeta)
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      404,
      { ok: false, message: 'La carpeta no tiene archivos' },
    ])
  })

  it('un archivo cuyos bytes se perdieron: 404 y no un archivo vacío', async () => {
    const idCarpeta = await carpetas.presentada()
    const { rows } = await portal.db.$client.query('select ruta from archivo where id_carpeta = $1', [idCarpeta])
    await portal.almacen.borrar(rows[0].ruta)
    for (const respuesta of [await bajarTodo(idCarpeta), await ultimoArchivo(idCarpeta)]) {
      expect([respuesta.statusCode, respuesta.json()]).toEqual([
        404,
        { ok: false, message: 'El archivo no existe o no está a su alcance' },
      ])
      expect(respuesta.headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })
})
