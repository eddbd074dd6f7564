import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { barrerDelTodo } from '../../pruebas/barridoDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { type LibreDeudaDePrueba, libreDeudaDePrueba } from '../../pruebas/libreDeudaDePrueba.ts'
import { ARCHIVOS_DE_SELLO } from '../../pruebas/sellos/archivos.ts'
import { autoridadDeTiempoDePrueba } from '../../pruebas/sellos/autoridadDeTiempoDePrueba.ts'
import { leerSello } from '../../pruebas/sellos/leerSello.ts'
import { abrirSellador } from '../plataforma/sello/sellador.ts'

const TITULAR = 'Dirección de Catastro, Municipalidad de Prueba'
const SELLADO = { bien: true, entero: true, tiempo: { bien: true } }

let autoridad: Awaited<ReturnType<typeof autoridadDeTiempoDePrueba>>
let d: LibreDeudaDePrueba
beforeAll(async () => {
  autoridad = await autoridadDeTiempoDePrueba()
  afterAll(() => autoridad.cerrar())
  d = await libreDeudaDePrueba(await abrirSellador({ ...ARCHIVOS_DE_SELLO.ciudad, tiempo: autoridad.url }))
})
beforeEach(async () => {
  autoridad.responder('bien')
  autoridad.alPreguntar(async () => {})
  await d.consulta('delete from sello_pendiente')
})

const sellar = () => d.portal.trabajar('sellar-documentos')
/** As if the time until the next attempt had passed. */
const pasaElTiempo = () => d.consulta(`update sello_pendiente set proximo_el = now()`)
const pendientes = async () =>
  (await d.consulta('select clase, intentos from sello_pendiente order by clase')) as unknown[]
const verificar = async (codigo: string) =>
  (await d.portal.app.inject({ url: `/api/verificar/${codigo}` })).json().certificado

async function emitida(padron: string) {
  const id = await d.solicitada(padron)
  await d.emitir(id)
  await d.portal.trabajar('hacer-certificados')
  const [fila] = await d.consulta(`select codigo, ruta, tamano, sha256 from certificado where id_libre_deuda = ${id}`)
  return { id, codigo: fila.codigo as string, ruta: fila.ruta as string }
}
async function bajada(id: number, quien: 'clara' | 'lucia' = 'clara') {
  const respuesta = await d.portal.como(quien, { url: `/api/libreDeuda/certificado/${id}` })
  expect(respuesta.statusCode).toBe(200)
  expect(respuesta.headers['content-length']).toBe(String(respuesta.rawPayload.length))
  return respuesta.rawPayload
}
let padron = 100_010
async function dePadron() {
  padron += 1
  const pedido = { method: 'POST', url: '/api/padron/certificado', payload: { padron: String(padron) } } as const
  const { idCertificado, codigo } = (await d.portal.como('pablo', pedido)).json()
  return {
    codigo: codigo as string,
    bajar: () => d.portal.como('pablo', { url: `/api/padron/certificado/${idCertificado}` }),
  }
}

describe('un documento se sella cuando se hace', () => {
  it('el Libre Deuda: el que se baja y el que va por correo; quien lo verifica lo lee', async () => {
    const { id, codigo } = await emitida('100001')
    const pdf = await bajada(id)
    expect(await leerSello(pdf)).toMatchObject(SELLADO)
    await d.correos()
    const adjuntos = d.enviados.flatMap((mensaje) => mensaje.adjuntos)
    expect(adjuntos.map(({ contenido }) => contenido.equals(pdf))).toEqual([true])
    expect(await pendientes()).toEqual([])
    expect((await verificar(codigo)).sello).toEqual({ por: TITULAR, el: expect.stringMatching(/^\d{4}-.*Z$/) })
  })

  it('el de un padrón', async () => {
    const { codigo, bajar } = await dePadron()
    expect(await leerSello((await bajar()).rawPayload)).toMatchObject(SELLADO)
    expect((await verificar(codigo)).sello.por).toBe(TITULAR)
  })

  it('el legajo, y otra vez cuando se hace de nuevo', async () => {
    const legajo = await legajoDe()
    expect(await leerSello(await legajo.bajar())).toMatchObject(SELLADO)
    await legajo.hacer()
    expect(await leerSello(await legajo.bajar())).toMatchObject(SELLADO)
    expect(await pendientes()).toEqual([])
  })
})

async function legajoDe() {
  const idCarpeta = await carpetasDePrueba(d.portal).presentada()
  const hacer = async () => {
    await d.portal.como('pablo', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta } })
    await d.portal.trabajar('hacer-legajos')
  }
  await hacer()
  return {
    hacer,
    bajar: async () => (await d.portal.como('pablo', { url: `/api/documentacion/legajo/${idCarpeta}/pdf` })).rawPayload,
  }
}

describe('sin la autoridad de tiempo nadie espera', () => {
  it.each(['caida', 'basura', 'niega', 'otra'] as const)('%s: sale sin sello, y lo tiene después', async (modo) => {
    autoridad.responder(modo)
    const { id, codigo, ruta } = await emitida('100002')
    expect(await leerSello(await bajada(id))).toBeNull()
    expect((await verificar(codigo)).sello).toBeNull()
    expect(await pendientes()).toEqual([{ clase: 'LIBRE_DEUDA', intentos: 0 }])
    await sellar()
    expect(await pendientes()).toEqual([{ clase: 'LIBRE_DEUDA', intentos: 1 }])

    autoridad.responder('bien')
    await sellar() // not before its time
    expect(await leerSello(await bajada(id))).toBeNull()
    await pasaElTiempo()
    await sellar()
    const pdf = await bajada(id)
    expect(await leerSello(pdf)).toMatchObject(SELLADO)
    expect((await verificar(codigo)).sello.por).toBe(TITULAR)
    expect(await pendientes()).toEqual([])
    const [fila] = await d.consulta(`select ruta, tamano from certificado where id_libre_deuda = ${id}`)
    expect([fila.ruta === ruta, fila.tamano]).toEqual([false, pdf.length])
    await sellar()
    await barrerDelTodo(d.portal)
    expect((await bajada(id)).equals(pdf)).toBe(true)
  })

  it('el de un padrón y el legajo, igual; y el correo sale sin esperar', async () => {
    autoridad.responder('caida')
    const certificado = await dePadron()
    const legajo = await legajoDe()
    await emitida('100003')
    const antes = d.enviados.length
    await d.correos()
    expect(d.enviados.length).toBeGreaterThan(antes)
    expect(await leerSello((await certificado.bajar()).rawPayload)).toBeNull()
    expect(await leerSello(await legajo.bajar())).toBeNull()
    expect(await pendientes()).toEqual([
      { clase: 'LEGAJO', intentos: 0 },
      { clase: 'LIBRE_DEUDA', intentos: 0 },
      { clase: 'PADRON', intentos: 0 },
    ])
    autoridad.responder('bien')
    await sellar()
    expect(await pendientes()).toEqual([])
    expect(await leerSello((await certificado.bajar()).rawPayload)).toMatchObject(SELLADO)
    expect(await leerSello(await legajo.bajar())).toMatchObject(SELLADO)
  })

  it('espera 1, 2, 4 y 8 minutos, y después 10', async () => {
    autoridad.responder('caida')
    await emitida('100004')
    const esperas: number[] = []
    for (let vez = 0; vez < 6; vez++) {
      await pasaElTiempo()
      await sellar()
      const [fila] = await d.consulta(
        `select round(extract(epoch from proximo_el - now()) / 60)::integer as minutos from sello_pendiente`,
      )
      esperas.push(fila.minutos)
    }
    expect(esperas).toEqual([1, 2, 4, 8, 10, 10])
  })
})

describe('lo que cambia mientras espera su sello', () => {
  it('un certificado que se anuló no lo recibe', async () => {
    autoridad.responder('caida')
    const { id } = await emitida('100005')
    await d.anular(id)
    autoridad.responder('bien')
    await sellar()
    expect(await pendientes()).toEqual([])
    expect(await leerSello(await bajada(id, 'lucia'))).toBeNull()
  })

  it('un legajo que se hizo de nuevo se queda con el nuevo', async () => {
    autoridad.responder('caida')
    const legajo = await legajoDe()
    autoridad.responder('bien')
    await legajo.hacer()
    const nuevo = await legajo.bajar()
    expect(await leerSello(nuevo)).toMatchObject(SELLADO)
    expect(await pendientes()).toEqual([{ clase: 'LEGAJO', intentos: 0 }])
    await sellar()
    expect(await pendientes()).toEqual([])
    expect((await legajo.bajar()).equals(nuevo)).toBe(true)
  })

  it('lo que el barrido ya se llevó deja de esperar', async () => {
    autoridad.responder('caida')
    const { ruta } = await emitida('100006')
    await d.portal.almacen.borrar(ruta)
    autoridad.responder('bien')
    await sellar()
    expect(await pendientes()).toEqual([])
  })

  it('si la conexión se corta a mitad de camino, queda como estaba y se sella la vez siguiente', async () => {
    autoridad.responder('caida')
    const { id } = await emitida('100007')
    autoridad.responder('bien')
    autoridad.alPreguntar(async () => {
      await d.consulta(
        `select pg_terminate_backend(pid) from pg_locks where relation = 'sello_pendiente'::regclass and pid <> pg_backend_pid()`,
      )
    })
    await expect(sellar()).rejects.toThrow()
    autoridad.alPreguntar(async () => {})
    expect(await pendientes()).toEqual([{ clase: 'LIBRE_DEUDA', intentos: 0 }])
    expect(await leerSello(await bajada(id))).toBeNull()
    await sellar()
    const pdf = await bajada(id)
    expect(await leerSello(pdf)).toMatchObject(SELLADO)
    // What the first time left there is nobody's.
    await barrerDelTodo(d.portal)
    expect((await bajada(id)).equals(pdf)).toBe(true)
  })

  it('dos procesos a la vez lo sellan una', async () => {
    autoridad.responder('caida')
    const { id } = await emitida('100008')
    autoridad.responder('bien')
    const antes = autoridad.pedidos()
    await Promise.all([sellar(), sellar()])
    expect(autoridad.pedidos() - antes).toBe(1)
    expect(await leerSello(await bajada(id))).toMatchObject(SELLADO)
  })
})
