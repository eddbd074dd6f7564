import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { barrerDelTodo } from '../../pruebas/barridoDePrueba.ts'
import { carpetasDePrueba, pedidoDeObservar } from '../../pruebas/carpetasDePrueba.ts'
import { pedidoDeFormulario, pedidoDeFormulario14 } from '../../pruebas/formulariosDePrueba.ts'
import { MEMBRETE } from '../../pruebas/membreteDePrueba.ts'
import { fotoNumero, NO_CUMPLE, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { datosDelLegajo } from './datosDelLegajo.ts'
import { fotosDeVisitas } from './fotosDelLegajo.ts'
import { hacerLegajos } from './hacerLegajos.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const pedir = (idCarpeta: number) =>
  portal.como('pablo', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta } })
const ver = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/legajo/${idCarpeta}` })).json()
const bajar = (idCarpeta: number) => portal.como('pablo', { url: `/api/documentacion/legajo/${idCarpeta}/pdf` })

describe('el legajo de una carpeta', () => {
  it('se pide, lo hace el trabajo, y se baja como PDF; el barrido lo conserva', async () => {
    const idCarpeta = await carpetas.completa()
    expect(await ver(idCarpeta)).toEqual({ situacion: 'SIN_PEDIR', hechoEl: null })
    expect((await bajar(idCarpeta)).statusCode).toBe(404)
    expect((await pedir(idCarpeta)).json()).toMatchObject({ ok: true })
    expect((await ver(idCarpeta)).situacion).toBe('EN_PREPARACION')
    await portal.trabajar('hacer-legajos')
    expect(await ver(idCarpeta)).toEqual({ situacion: 'LISTO', hechoEl: expect.any(String) })
    await barrerDelTodo(portal)
    const pdf = await bajar(idCarpeta)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.toString('latin1')).toContain('/Type /Pages')
  })

  it('pedido otra vez se hace de nuevo, y mientras tanto se baja el anterior', async () => {
    const idCarpeta = await carpetas.completa()
    await pedir(idCarpeta)
    await portal.trabajar('hacer-legajos')
    const { hechoEl } = await ver(idCarpeta)
    await pedir(idCarpeta)
    expect(await ver(idCarpeta)).toEqual({ situacion: 'EN_PREPARACION', hechoEl })
    expect((await bajar(idCarpeta)).statusCode).toBe(200)
    await portal.trabajar('hacer-legajos')
    expect((await ver(idCarpeta)).situacion).toBe('LISTO')
  })

  it('de una carpeta borrada no se hace, y el trabajo sigue con las demás', async () => {
    const [borrada, otra] = [await carpetas.presentada(), await carpetas.presentada()]
    await pedir(borrada)
    await pedir(otra)
    await portal.como('pablo', { method: 'DELETE', url: '/api/documentacion', payload: { id: borrada } })
    await portal.trabajar('hacer-legajos')
    expect((await ver(otra)).situacion).toBe('LISTO')
    const { rowCount } = await portal.db.$client.query('select from legajo where id_carpeta = $1', [borrada])
    expect(rowCount).toBe(0)
  })
})

it('lleva lo que encontró cada visita, con sus fotos, y ninguna nota del inspector', async () => {
  const visitas = visitasDePrueba(portal)
  const { idCarpeta, idVisita } = await visitas.planeada()
  const id = '7b9b1a52-3c1f-4d0e-8a55-0d6a4b8f2c11'
  await visitas.foto('diego', idVisita, { id, idItem: 2 })
  await visitas.resultado('diego', idVisita, { ...NO_CUMPLE, fotos: [id], notas: 'Solo para la oficina' })
  const datos = await datosDelLegajo(portal.db, idCarpeta)
  expect(datos?.visitas).toMatchObject([{ idVisita, resultado: 'NO CUMPLE', firmante: 'Soria Diego' }])
  const fotos = await fotosDeVisitas(portal.almacen, datos?.archivos ?? [], datos?.visitas ?? [])
  expect(fotos.get(idVisita)).toEqual([
    { nombre: 'El cartel de obra está a la vista, con su profesional', bytes: fotoNumero(1) },
  ])
  await pedir(idCarpeta)
  await portal.trabajar('hacer-legajos')
  expect((await bajar(idCarpeta)).statusCode).toBe(200)
})

it('lleva lo observado en cada ronda, con el lugar de la página', async () => {
  const idCarpeta = await carpetas.completa()
  const { archivos } = (
    await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })
  ).json()
  const marca = { pagina: 2, x: 100, y: 700, caja: [0, 0, 595, 842], giro: 270 }
  const idArchivo = archivos.find(({ tipo }: { tipo: string }) => tipo === 'application/pdf').idArchivo
  await portal.como(
    'lucia',
    pedidoDeObservar(idCarpeta, [{ texto: 'Falta la cota', idArchivo, marca }, { texto: 'La nota' }]),
  )
  expect((await datosDelLegajo(portal.db, idCarpeta))?.observaciones).toMatchObject([
    { texto: 'Falta la cota', marca, situacion: 'PENDIENTE' },
    { texto: 'La nota', marca: null },
  ])
  await pedir(idCarpeta)
  await portal.trabajar('hacer-legajos')
  expect((await bajar(idCarpeta)).statusCode).toBe(200)
})

describe('el legajo que no sale', () => {
  /** A store that has no room, and says how often it was asked. */
  function sinLugar() {
    const cuenta = { veces: 0 }
    const almacen: Almacen = {
      ...portal.almacen,
      guardar: async () => {
        cuenta.veces++
        throw new Error('no hay lugar')
      },
    }
    const imprenta = {
      db: portal.db,
      almacen,
      sellador: undefined,
      membrete: async () => MEMBRETE,
    }
    return { cuenta, hacer: () => hacerLegajos(imprenta, new AbortController().signal) }
  }
  const pasanDosMinutos = () =>
    portal.db.$client.query(`update legajo set tomado_el = tomado_el - interval '2 minutes 1 second'`)

  it('se intenta tres veces, con dos minutos entre una y otra; pedido otra vez, de nuevo', async () => {
    const idCarpeta = await carpetas.presentada()
    await pedir(idCarpeta)
    const { cuenta, hacer } = sinLugar()
    await expect(hacer()).rejects.toThrow('no hay lugar')
    await hacer()
    expect([cuenta.veces, (await ver(idCarpeta)).situacion]).toEqual([1, 'EN_PREPARACION'])
    for (let vez = 2; vez <= 3; vez++) {
      await pasanDosMinutos()
      await expect(hacer()).rejects.toThrow('no hay lugar')
    }
    await pasanDosMinutos()
    await hacer()
    expect([cuenta.veces, (await ver(idCarpeta)).situacion]).toEqual([3, 'FALLIDO'])
    await pedir(idCarpeta)
    await portal.trabajar('hacer-legajos')
    expect((await ver(idCarpeta)).situacion).toBe('LISTO')
  })
})

it('dice cada formulario con sus respuestas, los que faltan, los archivos con su suma y la historia', async () => {
  const idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 6, idFormularioTipo: 2 })
  await portal.como('pablo', pedidoDeFormulario('1bis', idCarpeta))
  await portal.como('pablo', pedidoDeFormulario14(idCarpeta))
  const datos = await datosDelLegajo(portal.db, idCarpeta)
  expect(datos?.portada).toMatchObject({
    idCarpeta,
    encomienda: 'DEMOLICION',
    solicitante: 'Medina, Pablo',
    padron: '100001',
  })
  expect(datos?.formularios.map(({ titulo, autor }) => [titulo, autor])).toEqual([
    ['FORMULARIO 1 BIS - LIQUIDACION DE DERECHOS', 'Medina Pablo'],
    ['FORMULARIO 14 - INSTALACION DE PUBLICIDAD O CERCA', 'Medina Pablo'],
  ])
  expect(datos?.formularios[0]?.bloques[1]?.respuestas.at(-1)).toMatchObject({
    pregunta: 'Total a pagar',
    respuesta: '$ 597.960,00',
  })
  expect(datos?.pendientes).toEqual(['FORMULARIO 2 - ANTECEDENTES Y TRABAJOS AUTORIZADOS'])
  expect(datos?.archivos.map(({ clase, sha256 }) => [clase, sha256.length])).toEqual([
    ['CROQUIS', 64],
    ['RECIBO_FORM', 64],
  ])
  expect(datos?.historia.map(({ TramiteEstado, evento }) => [TramiteEstado, evento])).toEqual([['PRESENTADO', 'ALTA']])
})
