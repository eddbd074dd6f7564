import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  pedidoDeFormulario1,
  pedidoDeObservar,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'

/** CONFORME DE USO asks for form 1, a sketch and the five requirements of every encomienda; the demonstration insists on all. */

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const presentar = async (idCarpeta: number, quien: Demo = 'pablo', resto: object = {}) => {
  const pedido = { method: 'PUT', url: '/api/documentacion/presentar', payload: { idCarpeta, ...resto } } as const
  const { statusCode, json } = await portal.como(quien, pedido)
  return [statusCode, json().message]
}
const quitar = async (idArchivo: number, quien: Demo = 'pablo') =>
  (await portal.como(quien, { method: 'DELETE', url: `/api/documentacion/archivo/${idArchivo}` })).statusCode
const subir = async (campos: Record<string, number>, nombre = 'dni.pdf', quien: Demo = 'pablo') =>
  (await portal.como(quien, pedidoDeSubida(campos, [documento(nombre)]))).statusCode
const responder = async (idCarpeta: number, ...requisitos: number[]) => {
  for (const idRequisito of requisitos) {
    expect(await subir({ idCarpeta, idRequisito }, `requisito-${idRequisito}.pdf`)).toBe(200)
  }
}
const archivos = async (idCarpeta: number): Promise<Record<string, number>> => {
  const filas = await consultar('select nombre_original as n, id_archivo as id from archivo where id_carpeta = $1', [
    idCarpeta,
  ])
  return Object.fromEntries(filas.map(({ n, id }) => [n, id]))
}
/** Its form sent, and nothing else. */
async function conFormulario() {
  const idCarpeta = await carpetas.presentada()
  expect((await portal.como('pablo', pedidoDeFormulario1(idCarpeta))).statusCode).toBe(200)
  return idCarpeta
}
const EN_MESA = '/api/documentacion/listarTodas?completas=1&estado=PRESENTADO&pagina=1&porPagina=25'
const estaEnMesa = async (idCarpeta: number) =>
  (await portal.como('lucia', { url: EN_MESA }))
    .json()
    .carpetas.some((una: { idCarpeta: number }) => una.idCarpeta === idCarpeta)

describe('presentar', () => {
  it('los papeles esperan: hasta presentarla no está completa, ni en Mesa de entradas, ni corre el reloj de la ciudad', async () => {
    const idCarpeta = await conFormulario()
    expect((await presentar(idCarpeta))[1]).toBe(
      'Para presentar la carpeta falta: Responder el requisito: DNI del propietario, de ambos lados y legible; Responder el requisito: Título de propiedad del inmueble o boleto de compraventa con firmas certificadas; Responder el requisito: Plano en PDF, firmado por el profesional y por el propietario; Responder el requisito: Encomienda visada por el colegio profesional; Responder el requisito: Comprobante de pago del timbrado ($ 2.500,00)',
    )
    await responder(idCarpeta, 1, 2, 3, 4)
    expect(await presentar(idCarpeta)).toEqual([
      409,
      'Para presentar la carpeta falta: Responder el requisito: Comprobante de pago del timbrado ($ 2.500,00)',
    ])
    await responder(idCarpeta, 5)
    const reloj = async () =>
      (await portal.como('pablo', { url: `/api/documentacion/relojes/${idCarpeta}` })).json().actual.reloj
    expect([(await carpetas.fila(idCarpeta)).completa, await estaEnMesa(idCarpeta), await reloj()]).toEqual([
      false,
      false,
      'SOLICITANTE',
    ])
    expect(await presentar(idCarpeta)).toEqual([200, 'Carpeta presentada'])
    expect([(await carpetas.fila(idCarpeta)).completa, await estaEnMesa(idCarpeta), await reloj()]).toEqual([
      true,
      true,
      'CIUDAD',
    ])
    const correos = `select redaccion->>'asunto' as asunto from correo_saliente where redaccion->>'asunto' = $1`
    expect(await consultar(correos, [`Carpeta ${idCarpeta}: presentada`])).toHaveLength(1)
  })

  it('dos veces, una detrás de otra y a la vez, es una: una sola línea en la historia y un solo correo', async () => {
    const idCarpeta = await conFormulario()
    await responder(idCarpeta, 1, 2, 3, 4, 5)
    const [a, b] = await Promise.all([presentar(idCarpeta), presentar(idCarpeta)])
    expect([a, b, await presentar(idCarpeta)]).toEqual(Array.from({ length: 3 }, () => [200, 'Carpeta presentada']))
    const cuantas = await consultar(
      `select (select count(*)::int from tramite_historial where id_carpeta = $1 and evento = 'COMPLETADA') as lineas,
         (select count(*)::int from correo_saliente where redaccion->>'asunto' = $2) as correos`,
      [idCarpeta, `Carpeta ${idCarpeta}: presentada`],
    )
    expect(cuantas).toEqual([{ lineas: 1, correos: 1 }])
  })

  it('la ajena no existe; el personal no presenta la de otro; una cerrada no se presenta; con otra versión, se dice', async () => {
    const idCarpeta = await conFormulario()
    await responder(idCarpeta, 1, 2, 3, 4, 5)
    expect((await presentar(idCarpeta, 'bruno'))[0]).toBe(404)
    expect((await presentar(idCarpeta, 'lucia'))[0]).toBe(403)
    expect((await presentar(idCarpeta, 'ana'))[0]).toBe(403)
    expect((await presentar(idCarpeta, 'pablo', { version: 9 }))[0]).toBe(409)
    expect((await presentar(idCarpeta, 'pablo', { version: 1 }))[0]).toBe(200)
    await carpetas.mover('lucia', idCarpeta, { idEstado: 8, observaciones: 'No se puede' })
    expect((await presentar(idCarpeta))[0]).toBe(409)
  })

  it('un archivo sin casillero y sin decir nada la presenta, con los que esperaban (A-32)', async () => {
    const idCarpeta = await conFormulario()
    await responder(idCarpeta, 1)
    expect(await subir({ idCarpeta, sinPresentar: 1 }, 'otro.pdf')).toBe(200)
    expect((await carpetas.fila(idCarpeta)).completa).toBe(false)
    expect(await subir({ idCarpeta, sinPresentar: 0 }, 'plano.pdf')).toBe(200)
    expect((await carpetas.fila(idCarpeta)).completa).toBe(true)
    expect(await quitar((await archivos(idCarpeta))['otro.pdf'] ?? 0)).toBe(409)
  })
})

describe('lo que espera se quita y se reemplaza', () => {
  it('mientras se prepara, por quien la carga; el croquis no', async () => {
    const idCarpeta = await conFormulario()
    await responder(idCarpeta, 1)
    const { 'requisito-1.pdf': dni = 0, 'croquis.png': croquis = 0 } = await archivos(idCarpeta)
    expect([await quitar(dni, 'bruno'), await quitar(dni, 'lucia'), await quitar(croquis)]).toEqual([404, 403, 404])
    expect(await subir({ idCarpeta, idRequisito: 1, reemplaza: dni }, 'dni-2.pdf')).toBe(200)
    expect(Object.keys(await archivos(idCarpeta)).sort()).toEqual(['croquis.png', 'dni-2.pdf'])
    const { 'dni-2.pdf': nuevo = 0 } = await archivos(idCarpeta)
    expect([await quitar(nuevo), await quitar(nuevo)]).toEqual([200, 404])
    expect((await presentar(idCarpeta))[1]).toMatch(/falta: Responder el requisito: DNI del propietario/)
  })

  it('presentada, ya no; ni se reemplaza el de otra carpeta, ni el que se observó', async () => {
    const idCarpeta = await conFormulario()
    await responder(idCarpeta, 1, 2, 3, 4, 5)
    const otra = await conFormulario()
    await responder(otra, 1)
    const { 'requisito-1.pdf': ajeno = 0 } = await archivos(otra)
    expect(await subir({ idCarpeta, idRequisito: 2, reemplaza: ajeno })).toBe(400)
    expect(await subir({ idCarpeta, idRequisito: 2, reemplaza: 999_999 })).toBe(400)
    expect(Object.keys(await archivos(otra))).toContain('requisito-1.pdf')
    // Forced out of its preparation by an administrator, and observed.
    await carpetas.mover('ana', otra, { idEstado: 2, observaciones: 'Se fuerza', expediente: '1' })
    const observada = await portal.como('ana', pedidoDeObservar(otra, [{ texto: 'Ilegible', idArchivo: ajeno }]))
    expect([observada.statusCode, await quitar(ajeno)]).toEqual([200, 409])
    expect((await presentar(idCarpeta))[0]).toBe(200)
    const { 'requisito-1.pdf': dni = 0 } = await archivos(idCarpeta)
    expect([await quitar(dni), await subir({ idCarpeta, idRequisito: 1, reemplaza: dni })]).toEqual([409, 409])
  })
})

it('la fila del personal dice cuánto se respondió', async () => {
  const idCarpeta = await conFormulario()
  const enLaFila = async () => {
    const url = `/api/documentacion/listarTodas?buscar=${idCarpeta}&pagina=1`
    const { carpetas: filas } = (await portal.como('lucia', { url })).json()
    return filas.find((una: { idCarpeta: number }) => una.idCarpeta === idCarpeta).requisitos
  }
  expect(await enLaFila()).toEqual({ respondidos: 0, total: 5 })
  await responder(idCarpeta, 1, 2, 3)
  await portal.como('pablo', {
    method: 'PUT',
    url: '/api/documentacion/requisitoNoCorresponde',
    payload: { idCarpeta, idRequisito: 4, motivo: 'La firma la ciudad' },
  })
  expect(await enLaFila()).toEqual({ respondidos: 4, total: 5 })
  // Complete without any of them, they are among its files.
  const deGolpe = await carpetas.completa()
  const url = `/api/documentacion/listarTodas?buscar=${deGolpe}&pagina=1`
  expect((await portal.como('lucia', { url })).json().carpetas[0].requisitos).toBeUndefined()
})
