import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import yazl from 'yazl'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { PDF, PNG } from '../../pruebas/multiparte.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
  await importarCarpetas('A-1/98', 'A-2/98', 'B-1', 'B.1')
})
const { atender, enviar, leer, consultar, importarCarpetas } = importacionesDePrueba(() => portal)

type Contenido = readonly (readonly [ruta: string, bytes: Uint8Array])[]
async function zip(contenido: Contenido): Promise<Buffer> {
  const archivo = new yazl.ZipFile()
  for (const [ruta, bytes] of contenido) archivo.addBuffer(Buffer.from(bytes), ruta)
  archivo.end()
  return buffer(archivo.outputStream)
}
/** The same length in its place, wherever the ZIP has it. */
const cambiado = (bytes: Buffer, de: string, a: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(de, a), 'latin1')
const otroPdf = (letra: string) => Buffer.concat([PDF, Buffer.from(`% ${letra}\n`)])

async function revisar(bytes: Buffer): Promise<number> {
  const respuesta = await enviar('ana', 'archivosAnteriores', bytes, 'papeles.zip')
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([200, 'Archivo recibido. Se está revisando'])
  await atender()
  return respuesta.json().idImportacion
}
const ver = async (id: number) => (await leer(`/importaciones/${id}`, 'ana')).importacion
interface Fila {
  readonly accion: string
  readonly celdas: Readonly<Record<string, string>>
  readonly errores: readonly { readonly columna: string; readonly msg: string }[]
}
const dichas = async (id: number) =>
  (await leer(`/importaciones/${id}/filas?porPagina=25`, 'ana')).filas.map(({ accion, celdas, errores }: Fila) => {
    const faltas = errores.map(({ columna, msg }) => `${columna} ${msg}`).join('; ')
    return `${celdas['Ruta en el ZIP']}: ${faltas || accion}`
  })
const pedir = async (id: number, que: string) => {
  const respuesta = await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/${que}` })
  return [respuesta.statusCode, respuesta.json().message]
}
async function importar(bytes: Buffer, que = 'aplicar'): Promise<number> {
  const id = await revisar(bytes)
  expect(await pedir(id, que)).toEqual([200, 'La importación comenzó'])
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'APLICADA', motivo: null })
  return id
}
const numeroDe = async (anterior: string): Promise<number> =>
  (await consultar(`select id_carpeta from carpeta where numero_anterior = '${anterior}'`))[0].id_carpeta
const archivosDe = async (anterior: string) =>
  (await leer(`/documentacion/archivos?idCarpeta=${await numeroDe(anterior)}`, 'pablo')).archivos
async function guardados(): Promise<string[]> {
  const rutas: string[] = []
  for await (const ruta of portal.almacen.listar()) rutas.push(ruta)
  return rutas.sort()
}

describe('los archivos de un ZIP', () => {
  it('van a la carpeta de su número, revisados, y se leen como los de cualquiera', async () => {
    const [{ texto }] = await consultar(
      `select texto from requisitos_de_carpeta(${await numeroDe('A-2/98')}) order by orden limit 1`,
    )
    const id = await importar(
      await zip([
        ['A-1 98/plano.html', PDF],
        [`a-2-98/${texto}/dni.png`, PNG],
        ['A-1 98/carta.pdf', otroPdf('carta')],
        ['__MACOSX/A-1 98/._carta.pdf', PDF],
        ['A-1 98/.DS_Store', PDF],
      ]),
    )
    expect(await ver(id)).toMatchObject({ leidas: 3, altas: 3, rechazadas: 0 })
    expect(await archivosDe('A-1/98')).toMatchObject([
      { nombre: 'plano.pdf', clase: 'DOCUMENTO', tipo: 'application/pdf', tamano: PDF.length },
      { nombre: 'carta.pdf' },
    ])
    const [dni] = await archivosDe('A-2/98')
    expect(dni).toMatchObject({ nombre: 'dni.png', tipo: 'image/png' })
    expect(
      await consultar(
        `select q.texto from archivo a join requisitos_de_carpeta(a.id_carpeta) q using (id_requisito) where a.id_archivo = ${dni.idArchivo}`,
      ),
    ).toEqual([{ texto }])
    const [plano] = await archivosDe('A-1/98')
    const bajado = await portal.como('pablo', { url: `/api/documentacion/archivo/${plano.idArchivo}` })
    expect(bajado.rawPayload).toEqual(PDF)
    // Nobody else's eyes.
    expect((await portal.como('bruno', { url: `/api/documentacion/archivo/${plano.idArchivo}` })).statusCode).toBe(404)
    // The antivirus is asked of each, as of whatever is attached.
    expect(
      await consultar(
        `select nombre from revision_de_archivo join archivo using (ruta) where id_carpeta = ${await numeroDe('A-1/98')} order by nombre`,
      ),
    ).toEqual([{ nombre: 'carta.pdf' }, { nombre: 'plano.pdf' }])
    // By chunks, and not one by one.
    expect(
      await consultar(
        `select accion, despues->>'filas' as filas from auditoria where entidad = 'archivo' and id_entidad = 'importación ${id}'`,
      ),
    ).toEqual([{ accion: 'INSERT', filas: '3' }])
  })

  larga('otra vez, quedan igual; con su nombre y otros bytes, es un error', async () => {
    const id = await revisar(
      await zip([
        ['A-1 98/plano.pdf', PDF],
        ['A-1 98/carta.pdf', otroPdf('otra')],
      ]),
    )
    expect(await dichas(id)).toEqual([
      'A-1 98/plano.pdf: IGUAL',
      'A-1 98/carta.pdf: Archivo ya está en la carpeta, y es otro: cámbiele el nombre',
    ])
  })
})

describe('no entra, y dice cuál', () => {
  it('lo que no es de una carpeta, no es lo que dice, está vacío o pesa demasiado', async () => {
    const id = await revisar(
      await zip([
        ['suelto.pdf', PDF],
        ['Z-9/plano.pdf', PDF],
        ['B 1/plano.pdf', PDF],
        ['A-1 98/a/b/plano.pdf', PDF],
        ['A-1 98/Un requisito/plano.pdf', PDF],
        ['A-1 98/programa.pdf', Buffer.from('MZ\x90\0 no es un PDF')],
        ['A-1 98/vacio.pdf', Buffer.alloc(0)],
        ['A-1 98/justo.pdf', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)])],
        ['A-1 98/grande.pdf', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length + 1)])],
        ['A-2 98/plano.pdf', PDF],
        ['a-2-98/PLANO.pdf', PDF],
      ]),
    )
    const [SIN, Z, B, HONDA, REQUISITO, PROGRAMA, VACIO, JUSTO, GRANDE, PLANO, OTRO] = await dichas(id)
    expect(SIN).toBe('suelto.pdf: Problema no está en una carpeta que se llame como el número de la suya')
    expect(Z).toBe('Z-9/plano.pdf: Carpeta ninguna carpeta importada tiene ese número')
    expect(B).toBe('B 1/plano.pdf: Carpeta más de una carpeta importada tiene ese número, salvo por sus signos')
    expect(HONDA).toBe('A-1 98/a/b/plano.pdf: Problema no está en una carpeta que se llame como el número de la suya')
    expect(REQUISITO).toMatch(
      /^A-1 98\/Un requisito\/plano.pdf: Requisito no es uno de los de esa carpeta: los que hay son DNI del propietario/,
    )
    expect(PROGRAMA).toBe(
      'A-1 98/programa.pdf: Problema el archivo «programa.pdf» no es de un tipo admitido. Puede adjuntar PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP',
    )
    expect(VACIO).toBe('A-1 98/vacio.pdf: Problema está vacío')
    expect(JUSTO).toBe('A-1 98/justo.pdf: ALTA')
    expect(GRANDE).toBe('A-1 98/grande.pdf: Problema supera los 10 MB')
    expect(PLANO).toBe('A-2 98/plano.pdf: ALTA')
    expect(OTRO).toBe('a-2-98/PLANO.pdf: Fila repite la fila 11')
  })

  it('lo que quiere salir de su lugar, o no se puede abrir; y nada se escribe en el disco con esos nombres', async () => {
    const bytes = await zip([
      ['xx/A-1 98.pdf', PDF],
      ['A-1 98/yy/zz.pdf', PDF],
      ['A-1 98/roto.pdf', Buffer.from(`%PDF-1.4 ${'roto '.repeat(50)}`)],
    ])
    const id = await revisar(
      cambiado(cambiado(bytes, 'xx/A-1 98.pdf', '../A-1 98.pdf'), 'A-1 98/yy/zz.pdf', 'A-1 98/../zz.pdf'),
    )
    expect((await dichas(id)).slice(0, 2)).toEqual([
      '../A-1 98.pdf: Problema su nombre quiere salir del ZIP',
      'A-1 98/../zz.pdf: Problema su nombre quiere salir del ZIP',
    ])
  })

  larga('ni un ZIP dañado, ni otra cosa, ni de quien no es ADMINISTRADOR', async () => {
    const bueno = await zip([['A-1 98/plano.pdf', PDF]])
    expect(await ver(await revisar(bueno.subarray(0, bueno.length - 30)))).toMatchObject({ estado: 'FALLIDA' })
    const csv = await enviar('ana', 'archivosAnteriores', 'a;b\n1;2\n')
    expect([csv.statusCode, csv.json().message]).toEqual([415, 'Archivo: tiene que ser un ZIP'])
    expect((await enviar('lucia', 'archivosAnteriores', bueno, 'papeles.zip')).statusCode).toBe(403)
    const tabla = await enviar('ana', 'carpetasAnteriores', bueno, 'papeles.zip')
    expect(tabla.statusCode).toBe(415)
  })

  larga('lo de una carpeta de quien lo sube', async () => {
    await consultar(`update carpeta set id_persona = 1, id_profesional = null where numero_anterior = 'A-2/98'`)
    expect(await dichas(await revisar(await zip([['A-2 98/x.pdf', PDF]])))).toEqual([
      'A-2 98/x.pdf: Carpeta es de una carpeta suya: tiene que importarla otra persona',
    ])
    await consultar(`update carpeta set id_persona = 2, id_profesional = 1 where numero_anterior = 'A-2/98'`)
  })
})

describe('deshecha', () => {
  it('no queda ninguna fila ni ningún byte; y sin eso, la de sus carpetas no se deshace', async () => {
    const carpetas = await importarCarpetas('D-1', 'D-2')
    const antes = [await fotoDe(portal.db), await guardados()]
    const id = await importar(
      await zip([
        ['D-1/plano.pdf', otroPdf('d1')],
        ['D-2/foto.png', PNG],
      ]),
    )
    expect((await guardados()).length).toBe((antes[1] as string[]).length + 2)
    expect(await pedir(carpetas, 'deshacer')).toEqual([
      409,
      'No se puede deshacer: lo que se importó ya lo usan 2 archivos adjuntos',
    ])
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect([await fotoDe(portal.db), await guardados()]).toEqual(antes)
    expect(await pedir(carpetas, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect((await ver(carpetas)).estado).toBe('DESHECHA')
  })

  larga('no, si algo se observó de uno', async () => {
    await importarCarpetas('E-1')
    const id = await importar(await zip([['E-1/plano.pdf', otroPdf('e1')]]))
    await consultar(
      `insert into observacion (id_carpeta, id_archivo, texto, creada_por) select id_carpeta, id_archivo, 'Se ve mal', 4 from archivo where id_carpeta = ${await numeroDe('E-1')}`,
    )
    expect(await pedir(id, 'deshacer')).toEqual([
      409,
      'No se puede deshacer: lo que se importó ya lo usan 1 observación',
    ])
  })
})

larga('si no se puede aplicar, de lo que se guardó no queda nada', async () => {
  await importarCarpetas('F-1', 'F-2')
  const id = await revisar(
    await zip([
      ['F-1/uno.pdf', otroPdf('f1')],
      ['F-2/dos.pdf', otroPdf('f2')],
    ]),
  )
  const antes = await guardados()
  await consultar(`create function caerse() returns trigger language plpgsql as $$ begin raise exception 'se cayó'; end $$;
    create trigger caerse before insert on archivo for each statement execute function caerse()`)
  expect(await pedir(id, 'aplicar')).toEqual([200, 'La importación comenzó'])
  await expect(atender()).rejects.toThrow()
  await consultar('drop trigger caerse on archivo; drop function caerse()')
  expect((await ver(id)).estado).toBe('FALLIDA')
  // Nor its ZIP.
  expect((await guardados()).length).toBe(antes.length - 1)
})

describe('cuánto pesa un papel lo dice la ciudad (A-279)', () => {
  const deMegas = (megas: number, demas = 0) =>
    Buffer.concat([otroPdf(`${megas} ${demas}`), Buffer.alloc(megas * 1_048_576 + demas)]).subarray(
      0,
      megas * 1_048_576 + demas,
    )
  async function escribir(papeles: string) {
    const [{ version, valor }] = (await leer('/ciudad/configuracion/tamanos', 'ana')).versiones
    const respuesta = await portal.como('ana', {
      method: 'POST',
      url: '/api/ciudad/configuracion',
      payload: { clave: 'tamanos', version, motivo: 'Planos grandes', valor: { ...valor, papeles } },
    })
    expect(respuesta.statusCode).toBe(200)
  }

  it('el de 12 megas entra, un byte más no; y lo revisado entra aunque después se admita menos', async () => {
    await importarCarpetas('G-1')
    await escribir('12')
    const id = await revisar(
      await zip([
        ['G-1/justo.pdf', deMegas(12)],
        ['G-1/grande.pdf', deMegas(12, 1)],
      ]),
    )
    expect(await dichas(id)).toEqual(['G-1/justo.pdf: ALTA', 'G-1/grande.pdf: Problema supera los 12 MB'])
    await escribir('5')
    expect(await pedir(id, 'aplicar?modo=BUENAS&conMalas=1')).toEqual([200, 'La importación comenzó'])
    await atender()
    expect(await archivosDe('G-1')).toMatchObject([{ nombre: 'justo.pdf', tamano: 12_582_912 }])
    await escribir('10')
  })
})
