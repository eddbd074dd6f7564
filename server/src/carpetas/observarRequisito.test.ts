import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'
import { requisitosDePrueba } from '../../pruebas/requisitosDePrueba.ts'

/** CONFORME DE USO asks for the five requirements of every encomienda: 1 to 5. */

const DNI = 1
const TITULO = 2
const PLANO = 3
const SOBRE_EL_DNI = { texto: 'Falta el dorso', idRequisito: DNI }
const SOBRE_EL_PLANO = { texto: 'Sin escala', idRequisito: PLANO }
const ENTERA = { texto: 'Falta la firma' }

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
  // The demonstration insists on all of them.
  await portal.db.$client.query('update encomienda_requisito_version set obligatorio = false')
})

const adjuntar = async (idCarpeta: number, idRequisito: number, nombre: string, quien: Demo = 'pablo') =>
  expect(
    (await portal.como(quien, pedidoDeSubida({ idCarpeta, idRequisito }, [documento(nombre)]))).json(),
  ).toMatchObject({ ok: true })
const noCorresponde = async (idCarpeta: number, idRequisito: number, motivo: string, quien: Demo = 'pablo') =>
  expect(
    (
      await portal.como(quien, {
        method: 'PUT',
        url: '/api/documentacion/requisitoNoCorresponde',
        payload: { idCarpeta, idRequisito, motivo },
      })
    ).json(),
  ).toMatchObject({ ok: true })
const responder = (
  idObservacion: number | undefined,
  respuesta: string,
  archivos: Parameters<typeof pedidoDeRespuesta>[1] = [],
) => portal.como('pablo', pedidoDeRespuesta({ idObservacion: idObservacion ?? 0, respuesta }, archivos))
const estado = async (idCarpeta: number) => (await carpetas.fila(idCarpeta)).estado
const situaciones = async (idCarpeta: number) =>
  (await carpetas.observacionesDe(idCarpeta)).map(({ situacion }) => situacion)
async function archivosDe(idCarpeta: number, idRequisito: number): Promise<string[]> {
  const { detalle } = (
    await portal.como('pablo', { url: `/api/documentacion/requisitos?idCarpeta=${idCarpeta}` })
  ).json()
  return detalle
    .find((requisito: { idRequisito: number }) => requisito.idRequisito === idRequisito)
    .archivos.map(({ nombre }: { nombre: string }) => nombre)
}

describe('observar un requisito', () => {
  it('respondido o no, se dice cuál', async () => {
    const idCarpeta = await carpetas.presentada()
    await carpetas.mover('ana', idCarpeta, { idEstado: 3, observaciones: 'Forzada' })
    await adjuntar(idCarpeta, PLANO, 'plano.pdf')
    const pedido = pedidoDeObservar(idCarpeta, [SOBRE_EL_DNI, SOBRE_EL_PLANO])
    expect((await portal.como('lucia', pedido)).json()).toMatchObject({ ok: true })
    const sobre = { codigoFormulario: null, idArchivo: null, situacion: 'PENDIENTE', noCorresponde: false }
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { ...sobre, ...SOBRE_EL_DNI, requisito: 'DNI del propietario, de ambos lados y legible' },
      { ...sobre, ...SOBRE_EL_PLANO },
    ])
  })

  it.each([
    ['de otra encomienda', { texto: 'a', idRequisito: 8 }, 'Requisito: no es de esta carpeta'],
    ['que no existe', { texto: 'a', idRequisito: 999 }, 'Requisito: no es de esta carpeta'],
    [
      'y un formulario a la vez',
      { texto: 'a', idRequisito: DNI, codigoFormulario: '1' },
      'Requisito: una observación es sobre un requisito, o sobre un formulario o un archivo, no sobre ambos',
    ],
    [
      'y un archivo a la vez',
      { texto: 'a', idRequisito: DNI, idArchivo: 1 },
      'Requisito: una observación es sobre un requisito, o sobre un formulario o un archivo, no sobre ambos',
    ],
  ])('uno %s no', async (_caso, observacion, msg) => {
    const idCarpeta = await carpetas.completa()
    const respuesta = await portal.como('lucia', pedidoDeObservar(idCarpeta, [ENTERA, observacion]))
    expect(respuesta.statusCode).toBe(400)
    expect(respuesta.json().errors).toEqual([{ path: 'observaciones.1.idRequisito', msg }])
    expect(await situaciones(idCarpeta)).toEqual([])
  })
})

describe('se responde', () => {
  it('con lo que se adjunta a ese requisito, y nada más; con la última respuesta la carpeta vuelve sola', async () => {
    const { idCarpeta } = await carpetas.observada(ENTERA, SOBRE_EL_DNI, { ...SOBRE_EL_DNI, texto: 'Vencido' })
    await carpetas.subir('pablo', idCarpeta)
    expect(await situaciones(idCarpeta)).toEqual(['RESPONDIDA', 'PENDIENTE', 'PENDIENTE'])
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      {},
      { situacion: 'RESPONDIDA', respuesta: null, archivosDeRespuesta: [{ nombre: 'dni.pdf' }] },
      { situacion: 'RESPONDIDA', respuesta: null, archivosDeRespuesta: [{ nombre: 'dni.pdf' }] },
    ])
    expect(await estado(idCarpeta)).toBe('PRESENTADO')
  })

  it('lo adjuntado a un requisito observado no responde lo de la carpeta entera; a uno que nadie observó, sí', async () => {
    const { idCarpeta } = await carpetas.observada(ENTERA, SOBRE_EL_DNI, SOBRE_EL_PLANO)
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    await adjuntar(idCarpeta, DNI, 'dorso.pdf')
    expect(await situaciones(idCarpeta)).toEqual(['PENDIENTE', 'RESPONDIDA', 'PENDIENTE'])
    await adjuntar(idCarpeta, TITULO, 'titulo.pdf')
    expect(await situaciones(idCarpeta)).toEqual(['RESPONDIDA', 'RESPONDIDA', 'PENDIENTE'])
    expect(await estado(idCarpeta)).toBe('OBSERVADO')
  })

  it('una observación retirada no aparta su requisito', async () => {
    const { idCarpeta, ids } = await carpetas.observada(ENTERA, SOBRE_EL_DNI)
    await portal.como('lucia', pedidoDeRetiro(ids[1] ?? 0))
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    expect(await situaciones(idCarpeta)).toEqual(['RESPONDIDA', 'RETIRADA'])
  })

  it('diciendo por qué no corresponde, que queda aunque después se desdiga', async () => {
    const { idCarpeta } = await carpetas.observada(SOBRE_EL_DNI)
    await noCorresponde(idCarpeta, DNI, 'x'.repeat(240))
    const respondida = { situacion: 'RESPONDIDA', respuesta: 'x'.repeat(240), noCorresponde: true }
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([respondida])
    expect(await estado(idCarpeta)).toBe('PRESENTADO')
    await noCorresponde(idCarpeta, DNI, '')
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([respondida])
  })

  it('por escrito, o con archivos que quedan en el requisito', async () => {
    const { idCarpeta, ids } = await carpetas.observada(SOBRE_EL_DNI, SOBRE_EL_PLANO, SOBRE_EL_PLANO)
    await noCorresponde(idCarpeta, TITULO, 'Es una sociedad')
    expect((await responder(ids[0], 'Está en la hoja 2')).statusCode).toBe(200)
    expect(await archivosDe(idCarpeta, DNI)).toEqual([])
    expect((await responder(ids[1], '', [documento('escala.pdf')])).statusCode).toBe(200)
    expect(await archivosDe(idCarpeta, PLANO)).toEqual(['escala.pdf'])
    // Each of those that are answered one by one waits for its own.
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { situacion: 'RESPONDIDA', respuesta: 'Está en la hoja 2', noCorresponde: false },
      { situacion: 'RESPONDIDA', archivosDeRespuesta: [{ nombre: 'escala.pdf' }] },
      { situacion: 'PENDIENTE' },
    ])
  })

  it('otra vez lo mismo, respondido de otro modo: las dos vueltas quedan, y lo último vale', async () => {
    const { idCarpeta, ids } = await carpetas.observada(SOBRE_EL_DNI)
    await noCorresponde(idCarpeta, DNI, 'Es una sociedad')
    // What another tab still shows.
    expect((await responder(ids[0], 'Ya está')).statusCode).toBe(409)
    await portal.como('lucia', pedidoDeObservar(idCarpeta, [{ texto: 'Sí corresponde', idRequisito: DNI }]))
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    expect(await carpetas.observacionesDe(idCarpeta)).toMatchObject([
      { situacion: 'RESPONDIDA', respuesta: 'Es una sociedad', noCorresponde: true, archivosDeRespuesta: [] },
      { situacion: 'RESPONDIDA', respuesta: null, noCorresponde: false, archivosDeRespuesta: [{ nombre: 'dni.pdf' }] },
    ])
    expect(await archivosDe(idCarpeta, DNI)).toEqual(['dni.pdf'])
    expect(await estado(idCarpeta)).toBe('PRESENTADO')
  })

  it('el que se hizo obligatorio mientras tanto: la carpeta observada no vuelve atrás', async () => {
    const { idCarpeta } = await carpetas.observada(SOBRE_EL_DNI, SOBRE_EL_PLANO)
    const obligatorio = (valor: boolean) => requisitosDePrueba(portal).cambiar(TITULO, { obligatorio: valor })
    await obligatorio(true)
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    await noCorresponde(idCarpeta, PLANO, 'Es una boleta')
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', completa: true })
    await obligatorio(false)
  })

  it('no lo que adjunta o dice el personal, ni desdecirse', async () => {
    const { idCarpeta } = await carpetas.observada(SOBRE_EL_DNI)
    await noCorresponde(idCarpeta, DNI, 'Consta en otra carpeta', 'lucia')
    await noCorresponde(idCarpeta, DNI, '')
    await adjuntar(idCarpeta, DNI, 'dni.pdf', 'lucia')
    expect(await situaciones(idCarpeta)).toEqual(['PENDIENTE'])
    expect(await estado(idCarpeta)).toBe('OBSERVADO')
  })
})
