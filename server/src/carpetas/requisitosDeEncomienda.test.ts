import { createHash } from 'node:crypto'
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import type { RequisitoDeEncomienda } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeFormulario1, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'
import { multiparte, PDF } from '../../pruebas/multiparte.ts'
import { requisitosDePrueba } from '../../pruebas/requisitosDePrueba.ts'

/** CONFORME DE USO (10) asks for the five requirements of every encomienda: 1 to 5. */

const CONFORME = 10
const DNI = 1
const TITULO = 2
const TEXTO_DEL_DNI = 'DNI del propietario, de ambos lados y legible'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
let requisitos: ReturnType<typeof requisitosDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
  requisitos = requisitosDePrueba(portal)
})
/** As it came, without what the demonstration insists on. */
beforeEach(async () => {
  await portal.db.$client.query(`delete from encomienda_requisito_version where version > 0;
    update encomienda_requisito_version set obligatorio = false`)
})

const lista = async (): Promise<RequisitoDeEncomienda[]> =>
  (await portal.como('lucia', { url: '/api/documentacion/requisitosDeEncomienda' })).json().requisitos
const enLaLista = async (idRequisito: number) => (await lista()).find((uno) => uno.idRequisito === idRequisito)
const pedidos = async (idCarpeta: number): Promise<Requisito[]> =>
  (await portal.como('pablo', { url: `/api/documentacion/requisitos?idCarpeta=${idCarpeta}` })).json().detalle
const textos = async (idCarpeta: number) => (await pedidos(idCarpeta)).map(({ texto }) => texto)
const adjuntar = (idCarpeta: number, idRequisito: number, nombre: string) =>
  portal.como('pablo', pedidoDeSubida({ idCarpeta, idRequisito }, [documento(nombre)]))
const presentar = async (idCarpeta: number) =>
  (await portal.como('pablo', { method: 'PUT', url: '/api/documentacion/presentar', payload: { idCarpeta } }))
    .statusCode
/** With its form and a plan: it is only to be filed. */
async function porPresentar() {
  const idCarpeta = await carpetas.presentada()
  await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
  await adjuntar(idCarpeta, 3, 'plano.pdf')
  return idCarpeta
}
const EN_UNA_SEMANA = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
/** What is written for later holds from now on. */
const llegaElDia = (idRequisito: number) =>
  portal.db.$client.query(
    'update encomienda_requisito_version set vigente_desde = now() where id_requisito = $1 and version > 0',
    [idRequisito],
  )

describe('lo que pide una encomienda', () => {
  it('otras palabras valen para la que se prepara; la presentada sigue con las que se le pidieron', async () => {
    const [presentada, enPreparacion] = [await porPresentar(), await porPresentar()]
    expect(await presentar(presentada)).toBe(200)
    const guardado = await requisitos.cambiar(DNI, { texto: 'DNI tarjeta', obligatorio: 1, orden: 7 })
    expect([guardado.statusCode, guardado.json()]).toEqual([
      200,
      { ok: true, message: 'Guardado: así se pide desde ahora', idRequisito: 1, version: 1 },
    ])
    expect((await textos(presentada))[0]).toBe(TEXTO_DEL_DNI)
    expect((await textos(enPreparacion)).at(-1)).toBe('DNI tarjeta')
    // It is asked of the one, and the other does not go back.
    expect(await presentar(enPreparacion)).toBe(409)
    await adjuntar(presentada, 3, 'plano-2.pdf')
    expect(await carpetas.fila(presentada)).toMatchObject({ completa: true })
  })

  it('uno nuevo se pide a la que se prepara y de su encomienda, y a ninguna otra', async () => {
    const presentada = await porPresentar()
    expect(await presentar(presentada)).toBe(200)
    const enPreparacion = await carpetas.presentada()
    const nuevo = await requisitos.agregar({ texto: 'Croquis acotado', obligatorio: 1, idEncomiendaTipo: CONFORME })
    const { idRequisito } = nuevo.json()
    await requisitos.agregar({ texto: 'De demolición', idEncomiendaTipo: 6 })
    expect((await textos(enPreparacion)).slice(5)).toEqual(['Croquis acotado'])
    expect((await textos(presentada)).slice(5)).toEqual([])
    expect((await adjuntar(presentada, idRequisito, 'x.pdf')).statusCode).toBe(400)
    expect((await adjuntar(enPreparacion, idRequisito, 'x.pdf')).statusCode).toBe(200)
    const { tramites } = (await portal.app.inject('/api/tramites')).json()
    const conforme = tramites.find(({ tramite }: { tramite: string }) => tramite === `encomienda-${CONFORME}`)
    expect(conforme.papeles.map(({ texto }: { texto: string }) => texto)).toContain('Croquis acotado')
  })

  it('retirado ya no se pide; donde se respondió, sigue y no la detiene; la presentada lo conserva', async () => {
    await requisitos.cambiar(DNI, { obligatorio: 1 })
    const [respondida, sinResponder, presentada] = [await porPresentar(), await porPresentar(), await porPresentar()]
    for (const idCarpeta of [respondida, presentada]) await adjuntar(idCarpeta, DNI, 'dni.pdf')
    expect(await presentar(presentada)).toBe(200)
    await requisitos.cambiar(DNI, { retirado: 1 })
    expect(await textos(sinResponder)).not.toContain(TEXTO_DEL_DNI)
    expect(await presentar(sinResponder)).toBe(200)
    expect((await pedidos(respondida))[0]).toMatchObject({ texto: TEXTO_DEL_DNI, obligatorio: false })
    expect(await presentar(respondida)).toBe(200)
    expect((await pedidos(presentada))[0]).toMatchObject({ texto: TEXTO_DEL_DNI, obligatorio: true })
    expect(await enLaLista(DNI)).toMatchObject({ retirado: true, rige: true })
  })

  it('desde un día: hasta entonces rige lo de antes, y la lista dice cuándo cambia', async () => {
    const idCarpeta = await carpetas.presentada()
    const guardado = await requisitos.cambiar(TITULO, { texto: 'Escritura', vigenteDesde: EN_UNA_SEMANA })
    const [anio, mes, dia] = EN_UNA_SEMANA.split('-')
    expect(guardado.json().message).toBe(`Guardado: así se pide desde el ${dia}/${mes}/${anio}`)
    expect((await textos(idCarpeta))[1]).toMatch(/^Título de propiedad/)
    expect(await enLaLista(TITULO)).toMatchObject({
      texto: expect.stringMatching(/^Título de propiedad/),
      rige: true,
      cambiaEl: new Date(`${EN_UNA_SEMANA}T00:00:00-03:00`).toISOString(),
    })
    await llegaElDia(TITULO)
    expect((await textos(idCarpeta))[1]).toBe('Escritura')
    expect(await enLaLista(TITULO)).toMatchObject({ texto: 'Escritura', cambiaEl: null })
  })

  it('lo que se escribe después de algo por regir lo reemplaza; uno nuevo por regir todavía no se pide', async () => {
    await requisitos.cambiar(TITULO, { texto: 'Por venir', vigenteDesde: EN_UNA_SEMANA })
    await requisitos.cambiar(TITULO, { texto: 'En el acto' })
    await llegaElDia(TITULO)
    const idCarpeta = await carpetas.presentada()
    expect((await textos(idCarpeta))[1]).toBe('En el acto')
    const { idRequisito } = (
      await requisitos.agregar({ idEncomiendaTipo: CONFORME, vigenteDesde: EN_UNA_SEMANA })
    ).json()
    expect(await textos(idCarpeta)).toHaveLength(5)
    expect(await enLaLista(idRequisito)).toMatchObject({ texto: 'Otro', rige: false })
  })

  it('cada versión dice quién, por qué y desde cuándo, y volver a una es escribirla otra vez', async () => {
    await requisitos.cambiar(DNI, { texto: 'DNI nuevo', motivo: 'Ordenanza 12' })
    const [, deFabrica] = await requisitos.versiones(DNI)
    await requisitos.cambiar(DNI, { texto: deFabrica?.texto, motivo: 'Vuelve a lo que vino' })
    expect(
      (await requisitos.versiones(DNI)).map(({ version, texto, autor, motivo }) => [version, texto, autor, motivo]),
    ).toEqual([
      [2, TEXTO_DEL_DNI, 'Ana Romano', 'Vuelve a lo que vino'],
      [1, 'DNI nuevo', 'Ana Romano', 'Ordenanza 12'],
      [0, TEXTO_DEL_DNI, null, null],
    ])
    const { rows } = await portal.db.$client.query(
      `select accion, id_persona is not null as firmado from auditoria
       where entidad = 'encomienda_requisito_version' and id_entidad = '1/2' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ accion: 'INSERT', firmado: true }])
  })

  it('dos a la vez: vale uno, y al otro se le dice qué cambió y quién', async () => {
    const respuestas = await Promise.all([
      requisitos.cambiar(DNI, { texto: 'Uno', version: 0 }),
      requisitos.cambiar(DNI, { texto: 'Dos', version: 0 }),
    ])
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [gano] = await requisitos.versiones(DNI)
    expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      `Mientras usted editaba, Ana Romano guardó la versión 1: Requisito: «${TEXTO_DEL_DNI}» → «${gano?.texto}». Revise lo suyo y guarde otra vez`,
    )
    const perdida = await requisitos.cambiar(DNI, { version: 9 })
    expect([perdida.statusCode, perdida.json().message]).toEqual([
      409,
      'La versión que usted miraba ya no está. Abra la pantalla otra vez y revise lo que vale ahora',
    ])
  })

  it('a cuántas carpetas llega: las que se preparan, de cada encomienda', async () => {
    const cuantas = async () =>
      (await portal.como('ana', { url: '/api/documentacion/carpetasEnPreparacion' }))
        .json()
        .tipos.find(({ idEncomiendaTipo }: { idEncomiendaTipo: number }) => idEncomiendaTipo === CONFORME)
    const antes = await cuantas()
    expect(antes).toMatchObject({ encomiendatipo: 'CONFORME DE USO', carpetas: expect.any(Number) })
    const idCarpeta = await porPresentar()
    expect((await cuantas()).carpetas).toBe(antes.carpetas + 1)
    await presentar(idCarpeta)
    expect(await cuantas()).toEqual(antes)
  })

  it.each([
    [{ texto: '' }, 'texto', 'Escriba el requisito'],
    [{ texto: 'x'.repeat(161) }, 'texto', 'Requisito: debe tener como máximo 160 caracteres'],
    [{ ayuda: 'x'.repeat(201) }, 'ayuda', 'Ayuda: debe tener como máximo 200 caracteres'],
    [{ orden: 0 }, 'orden', 'Lugar: debe ser 1 o más'],
    [{ orden: 100 }, 'orden', 'Lugar: debe ser 99 o menos'],
    [{ obligatorio: 'quizás' }, 'obligatorio', 'Obligatorio: debe ser Sí o No'],
    [{ ejemplo: 'dni.pdf' }, 'ejemplo', 'Ejemplo: no es un archivo subido'],
    [{ ejemplo: '0'.repeat(64) }, 'ejemplo', 'Ese ejemplo no está guardado: súbalo otra vez'],
    [{ motivo: '' }, 'motivo', 'Escriba el motivo'],
    [{ vigenteDesde: '2020-01-01' }, 'vigenteDesde', 'Vigente desde: debe ser hoy o una fecha posterior'],
    [{ vigenteDesde: '31/12' }, 'vigenteDesde', 'Vigente desde: no es una fecha válida'],
  ])('se niega y nombra el campo: %j', async (otra, path, msg) => {
    const respuesta = await requisitos.cambiar(DNI, otra)
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, [{ path, msg }]])
    expect(await requisitos.versiones(DNI)).toHaveLength(1)
  })

  it('160 letras entran; lo que no cambia nada, no; ni lo que no existe', async () => {
    expect((await requisitos.cambiar(DNI, { texto: 'x'.repeat(160) })).statusCode).toBe(200)
    const igual = await requisitos.cambiar(DNI, {})
    expect([igual.statusCode, igual.json().message]).toEqual([400, 'No cambió nada de lo que está guardado'])
    const ninguno = await requisitos.agregar({ idRequisito: 999 })
    expect([ninguno.statusCode, ninguno.json().errors]).toEqual([
      404,
      [{ path: 'idRequisito', msg: 'Requisito: no existe' }],
    ])
    const deNinguna = await requisitos.agregar({ idEncomiendaTipo: 999 })
    expect([deNinguna.statusCode, deNinguna.json().errors]).toEqual([
      404,
      [{ path: 'idEncomiendaTipo', msg: 'Tipo de encomienda: no existe' }],
    ])
    expect((await requisitos.enviar({}, 'lucia')).statusCode).toBe(403)
  })
})

it('el ejemplo se guarda una vez, lo abre cualquiera, y se ve en la carpeta y antes de empezar', async () => {
  const subir = (nombre: string) =>
    portal.como('ana', {
      method: 'POST',
      url: '/api/documentacion/ejemplosDeRequisito',
      ...multiparte({}, [{ campo: 'ejemplo', nombre, contenido: PDF }]),
    })
  const ejemplo = createHash('sha256').update(PDF).digest('hex')
  expect((await subir('modelo de DNI.pdf')).json()).toEqual({
    ok: true,
    message: 'Ejemplo recibido: se verá cuando guarde',
    ejemplo,
    nombre: 'modelo de DNI.pdf',
  })
  expect((await subir('otro nombre.pdf')).json().nombre).toBe('modelo de DNI.pdf')
  expect((await portal.db.$client.query('select from ejemplo_de_requisito')).rowCount).toBe(1)
  expect((await requisitos.cambiar(DNI, { ejemplo })).statusCode).toBe(200)
  const suyo = { ejemplo, nombre: 'modelo de DNI.pdf' }
  expect((await pedidos(await carpetas.presentada()))[0]?.ejemplo).toEqual(suyo)
  const { tramites } = (await portal.app.inject('/api/tramites')).json()
  expect(tramites[0].papeles[0].ejemplo).toEqual(suyo)
  const servido = await portal.app.inject(`/api/documentacion/ejemplosDeRequisito/${ejemplo}`)
  expect([servido.statusCode, servido.headers['content-type'], servido.rawPayload.equals(PDF)]).toEqual([
    200,
    'application/pdf',
    true,
  ])
  for (const [nombre, estado] of [
    ['0'.repeat(64), 404],
    ['modelo.pdf', 400],
  ] as const)
    expect((await portal.app.inject(`/api/documentacion/ejemplosDeRequisito/${nombre}`)).statusCode).toBe(estado)
})
