import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Demo } from '../../pruebas/appDePrueba.ts'
import { CUIL } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { type LibreDeudaDePrueba, libreDeudaDePrueba } from '../../pruebas/libreDeudaDePrueba.ts'
import { multiparte, PDF } from '../../pruebas/multiparte.ts'
import { visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'
import { leerZip } from '../../pruebas/zip.ts'

let ciudad: LibreDeudaDePrueba
let idCarpeta: number
let deBruno: number

type Datos = ReadonlyMap<string, Buffer>
async function datosDe(quien: Demo): Promise<Datos> {
  const respuesta = await ciudad.portal.como(quien, { url: '/api/misDatos' })
  expect([respuesta.statusCode, respuesta.headers['content-type'], respuesta.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    expect.stringContaining('mis-datos.zip'),
  ])
  return new Map(leerZip(respuesta.rawPayload))
}
const texto = (datos: Datos, nombre: string) => datos.get(nombre)?.toString('utf8') ?? ''
const tabla = (datos: Datos, nombre: string): Record<string, string>[] => parse(texto(datos, nombre), { columns: true })

beforeAll(async () => {
  ciudad = await libreDeudaDePrueba()
  const { portal } = ciudad
  const carpetas = carpetasDePrueba(portal)
  idCarpeta = (await carpetas.observada({ texto: 'Falta la firma' })).idCarpeta
  const { idVisita } = await visitasDePrueba(portal).planeada()
  await visitasDePrueba(portal).resultado('diego', idVisita)
  await ciudad.emitir(await ciudad.solicitada())
  await portal.trabajar('hacer-certificados')
  deBruno = (
    await ciudad.consulta(`select id_carpeta from carpeta where id_persona = (select id_persona from persona
      where documento_persona = '${CUIL.bruno}') order by 1 limit 1`)
  )[0]?.id_carpeta
  await portal.como('pablo', {
    method: 'PUT',
    url: '/api/borradores/veredas',
    payload: { datos: { metros: '3' }, version: 0 },
  })
  await portal.como('pablo', {
    method: 'POST',
    url: '/api/borradores/veredas/archivos',
    ...multiparte({ campo: 'files' }, [{ campo: 'files', nombre: 'croquis de la vereda.pdf', contenido: PDF }]),
  })
})

describe('descargar mis datos', () => {
  it('lleva lo propio: carpetas con su historia, formularios y documentos, borradores y lo demás', async () => {
    const datos = await datosDe('pablo')
    expect([...datos.keys()][0]).toBe('LEEME.txt')
    expect(texto(datos, 'LEEME.txt')).toMatch(
      /^Los datos de Pablo \S+ en el portal de catastro, como estaban el \d{4}-/,
    )
    expect(JSON.parse(texto(datos, 'persona.json'))).toMatchObject({
      documento: CUIL.pablo,
      nombre: 'Pablo',
      matricula: expect.any(String),
      perfiles: ['PROFESIONAL'],
    })
    const [suyas] = await ciudad.consulta(
      'select count(*)::int as n from carpeta where borrada_el is null and (id_persona = 2 or id_profesional = 1)',
    )
    const carpetas = tabla(datos, 'carpetas.csv')
    expect(carpetas).toHaveLength(suyas.n)
    expect(carpetas.find(({ Carpeta }) => Carpeta === String(idCarpeta))).toMatchObject({
      Trámite: 'CONFORME DE USO',
      Estado: 'OBSERVADO',
      Usted: 'la presentó',
      Padrón: '100001',
    })
    const carpeta = JSON.parse(texto(datos, `carpetas/${idCarpeta}/carpeta.json`))
    expect(carpeta.observaciones).toMatchObject([{ texto: 'Falta la firma' }])
    expect(carpeta.formularios['1']).toMatchObject({ usoahabilitar: 'Panadería' })
    expect(carpeta.historia.at(-1)).toMatchObject({ TramiteEstado: 'OBSERVADO' })
    const suPlano = [...datos.keys()].find(
      (nombre) => nombre.startsWith(`carpetas/${idCarpeta}/`) && nombre.endsWith('-plano.pdf'),
    )
    expect(datos.get(suPlano ?? '')).toEqual(Buffer.from(PDF))
    expect(JSON.parse(texto(datos, 'borradores.json'))).toMatchObject([{ clave: 'veredas', datos: { metros: '3' } }])
    const [enBorrador] = [...datos.keys()].filter((nombre) => nombre.startsWith('borradores/veredas/'))
    expect(datos.get(enBorrador ?? '')).toEqual(Buffer.from(PDF))
    expect(tabla(datos, 'correos.csv').map(({ Asunto }) => Asunto)).toContainEqual(
      expect.stringContaining(`${idCarpeta}`),
    )
    expect(tabla(datos, 'faltan.csv')).toEqual([])
  })

  it('lleva pagos, certificados e inmuebles de quien los tiene', async () => {
    const datos = await datosDe('clara')
    expect(tabla(datos, 'pagos.csv').at(-1)).toMatchObject({
      Qué: expect.any(String),
      Importe: '2550',
      Estado: 'CONFIRMADO',
    })
    expect(tabla(datos, 'libre-deuda.csv').at(-1)).toMatchObject({ Padrón: '100001', Estado: 'EMITIDO' })
    expect([...datos.keys()].filter((nombre) => /^certificados\/libre-deuda-.+\.pdf$/.test(nombre))).toHaveLength(1)
    expect(tabla(datos, 'inmuebles.csv').map((fila) => fila.Padrón)).toContain('100001')
    const suObra = tabla(datos, 'carpetas.csv').find(({ Carpeta }) => Carpeta === String(idCarpeta))
    expect(suObra).toMatchObject({ Usted: 'es el propietario' })
    // What an owner's screens do not show of somebody else's folder: its visits.
    expect(JSON.parse(texto(datos, `carpetas/${idCarpeta}/carpeta.json`))).not.toHaveProperty('visitas')
  })

  it('las sumas son las de cada archivo', async () => {
    const datos = await datosDe('clara')
    const sumas = texto(datos, 'SHA256SUMS').trimEnd().split('\n')
    expect(sumas).toHaveLength(datos.size - 1)
    for (const renglon of sumas) {
      const nombre = renglon.slice(66)
      const suma = createHash('sha256')
        .update(datos.get(nombre) ?? '')
        .digest('hex')
      expect([nombre, suma]).toEqual([nombre, renglon.slice(0, 64)])
    }
  })

  it('de lo ajeno no hay nada: ni la carpeta de otro, ni su correo, ni su CUIL', async () => {
    const datos = await datosDe('rosa')
    expect(tabla(datos, 'carpetas.csv')).toEqual([])
    const todo = [...datos].map(([nombre, bytes]) => nombre + bytes.toString('latin1')).join()
    for (const otro of ['pablo', 'clara', 'bruno'] as const) expect(todo).not.toContain(CUIL[otro])
    if (deBruno) {
      const dePablo = await datosDe('pablo')
      expect([...dePablo.keys()].filter((nombre) => nombre.startsWith(`carpetas/${deBruno}/`))).toEqual([])
    }
  })

  it('una carpeta que se borró mientras se escribía no corta lo demás', async () => {
    await ciudad.consulta(`update carpeta set borrada_el = now() where id_carpeta = ${idCarpeta}`)
    const datos = await datosDe('pablo')
    expect(tabla(datos, 'carpetas.csv').map(({ Carpeta }) => Carpeta)).not.toContain(String(idCarpeta))
    await ciudad.consulta(`update carpeta set borrada_el = null where id_carpeta = ${idCarpeta}`)
  })

  it('queda anotado, tiene el límite de las consultas, y de a una por persona', async () => {
    const consultas = async () =>
      (
        await ciudad.consulta(
          `select count(*)::int as n from consulta_personal where tipo = '/misDatos' and clase = 'CONSULTA' and id_persona = 2`,
        )
      )[0].n
    const antes = await consultas()
    await datosDe('pablo')
    expect(await consultas()).toBe(antes + 1)
    // What it holds of Clara, whose works they are, she sees as when he opens the folder.
    const deClara = async () => (await ciudad.portal.como('clara', { url: '/api/consultas/mias' })).json().consultas
    await expect.poll(deClara).toContainEqual(
      expect.objectContaining({
        que: expect.stringMatching(/^Una carpeta en la que usted es parte/),
        quien: 'Un profesional',
      }),
    )
    const juntas = await Promise.all([1, 2].map(() => ciudad.portal.como('pablo', { url: '/api/misDatos' })))
    expect(juntas.map(({ statusCode }) => statusCode)).toContain(200)
  })

  it('sin sesión, no', async () => {
    expect((await ciudad.portal.app.inject({ url: '/api/misDatos' })).statusCode).toBe(401)
  })
})
