import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeFormulario1, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'

/** CONFORME DE USO asks for the five requirements of every encomienda: 1 to 5. */

const PLANO = 3
const DNI = 1
const DE_OTRA_ENCOMIENDA = 8

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const pedidoDeNoCorresponde = (idCarpeta: number, idRequisito: number, motivo: string) =>
  ({
    method: 'PUT',
    url: '/api/documentacion/requisitoNoCorresponde',
    payload: { idCarpeta, idRequisito, motivo },
  }) as const
const decir = async (idCarpeta: number, idRequisito: number, motivo: string, quien: Demo = 'pablo') =>
  (await portal.como(quien, pedidoDeNoCorresponde(idCarpeta, idRequisito, motivo))).statusCode
const adjuntar = async (idCarpeta: number, idRequisito: number, nombre: string) =>
  (await portal.como('pablo', pedidoDeSubida({ idCarpeta, idRequisito }, [documento(nombre)]))).statusCode
async function respondidos(idCarpeta: number): Promise<Record<number, string>> {
  const { detalle } = (
    await portal.como('pablo', { url: `/api/documentacion/requisitos?idCarpeta=${idCarpeta}` })
  ).json()
  return Object.fromEntries(
    (detalle as Requisito[])
      .map(({ idRequisito, archivos, noCorresponde }) => [
        idRequisito,
        noCorresponde ?? archivos.map(({ nombre }) => nombre).join(),
      ])
      .filter(([, con]) => con !== ''),
  )
}
const nombres = async (idCarpeta: number): Promise<string[]> =>
  (await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` }))
    .json()
    .archivos.map(({ nombre }: { nombre: string }) => nombre)

it('cada requisito se responde con archivos o diciendo por qué no corresponde, y lo último vale', async () => {
  const idCarpeta = await carpetas.presentada()
  expect(await respondidos(idCarpeta)).toEqual({})
  expect(await adjuntar(idCarpeta, PLANO, 'plano.pdf')).toBe(200)
  expect(await adjuntar(idCarpeta, PLANO, 'plano-2.pdf')).toBe(200)
  expect(await decir(idCarpeta, DNI, 'El propietario es una sociedad')).toBe(200)
  expect(await respondidos(idCarpeta)).toEqual({ 3: 'plano.pdf,plano-2.pdf', 1: 'El propietario es una sociedad' })
  expect(await decir(idCarpeta, DNI, 'Es una persona jurídica')).toBe(200)
  expect(await respondidos(idCarpeta)).toMatchObject({ 1: 'Es una persona jurídica' })
  expect(await adjuntar(idCarpeta, DNI, 'dni.pdf')).toBe(200)
  expect(await respondidos(idCarpeta)).toMatchObject({ 1: 'dni.pdf' })
  expect(await decir(idCarpeta, 2, 'No hace falta')).toBe(200)
  expect(await decir(idCarpeta, 2, ' ')).toBe(200)
  expect(await respondidos(idCarpeta)).toEqual({ 1: 'dni.pdf', 3: 'plano.pdf,plano-2.pdf' })
  // As the encomienda asks, and then what answers none of it.
  expect(await nombres(idCarpeta)).toEqual(['dni.pdf', 'plano.pdf', 'plano-2.pdf', 'croquis.png'])
})

it('el de otra encomienda, el que no existe y el de una carpeta ajena o cerrada se rechazan', async () => {
  const idCarpeta = await carpetas.completa()
  for (const ajeno of [DE_OTRA_ENCOMIENDA, 999]) {
    expect(await decir(idCarpeta, ajeno, 'No hace falta')).toBe(400)
    expect(await adjuntar(idCarpeta, ajeno, 'x.pdf')).toBe(400)
  }
  expect(await nombres(idCarpeta)).toEqual(['croquis.png', 'plano.pdf'])
  expect(await decir(idCarpeta, DNI, 'No hace falta', 'bruno')).toBe(404)
  expect(await decir(idCarpeta, DNI, 'x'.repeat(240))).toBe(200)
  expect(await decir(idCarpeta, DNI, 'x'.repeat(241))).toBe(400)
  await carpetas.mover('lucia', idCarpeta, { idEstado: 8, observaciones: 'No se puede' })
  expect(await decir(idCarpeta, DNI, 'No hace falta')).toBe(409)
})

describe('obligatorio', () => {
  const hacerObligatorio = (idRequisito: number, obligatorio: unknown, quien: Demo = 'lucia') =>
    portal.como(quien, {
      method: 'PUT',
      url: '/api/documentacion/requisitoObligatorio',
      payload: { idRequisito, obligatorio },
    })
  const completa = async (idCarpeta: number) => (await carpetas.fila(idCarpeta)).completa
  /** All but the answer to the DNI. */
  async function casiCompleta() {
    const idCarpeta = await carpetas.presentada()
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    await adjuntar(idCarpeta, PLANO, 'plano.pdf')
    return idCarpeta
  }
  afterEach(async () => {
    await hacerObligatorio(DNI, false)
  })

  it('sin responder deja la carpeta incompleta; respondido, la completa, y ya no se desdice', async () => {
    await hacerObligatorio(DNI, true)
    const idCarpeta = await casiCompleta()
    expect(await completa(idCarpeta)).toBe(false)
    await decir(idCarpeta, DNI, 'Es una sociedad')
    expect(await completa(idCarpeta)).toBe(true)
    const desdecirse = await portal.como('pablo', pedidoDeNoCorresponde(idCarpeta, DNI, ''))
    expect([desdecirse.statusCode, desdecirse.json().message]).toEqual([
      409,
      'El requisito es obligatorio y la carpeta ya está completa: adjunte su archivo, o cambie por qué no corresponde',
    ])
    expect(await respondidos(idCarpeta)).toMatchObject({ 1: 'Es una sociedad' })
    expect(await decir(idCarpeta, DNI, 'Es una persona jurídica')).toBe(200)
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    expect(await respondidos(idCarpeta)).toMatchObject({ 1: 'dni.pdf' })
    expect(await completa(idCarpeta)).toBe(true)
  })

  it('lo que todavía no está completo se desdice', async () => {
    await hacerObligatorio(DNI, true)
    const idCarpeta = await carpetas.presentada()
    expect(await decir(idCarpeta, DNI, 'Es una sociedad')).toBe(200)
    expect(await decir(idCarpeta, DNI, '')).toBe(200)
    expect(await respondidos(idCarpeta)).toEqual({})
  })

  it('no se le pide a la que ya estaba completa, en la mesa o más adelante, aunque después cambie algo', async () => {
    const enMesa = await casiCompleta()
    const recibida = await casiCompleta()
    await carpetas.mover('lucia', recibida, { idEstado: 2, expediente: 'E-1' })
    await hacerObligatorio(DNI, true)
    for (const idCarpeta of [enMesa, recibida]) {
      await adjuntar(idCarpeta, PLANO, 'plano-2.pdf')
      expect(await completa(idCarpeta)).toBe(true)
      expect(await decir(idCarpeta, 2, 'No hace falta')).toBe(200)
      expect(await decir(idCarpeta, 2, '')).toBe(200)
      expect(await completa(idCarpeta)).toBe(true)
    }
  })

  it('se le pide a la que no lo estaba; y si deja de serlo, queda completa la que solo esperaba eso', async () => {
    const idCarpeta = await carpetas.presentada()
    const sinDocumentos = await carpetas.presentada()
    await portal.como('pablo', pedidoDeFormulario1(sinDocumentos))
    await hacerObligatorio(DNI, true)
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    await adjuntar(idCarpeta, PLANO, 'plano.pdf')
    expect(await completa(idCarpeta)).toBe(false)
    expect((await hacerObligatorio(DNI, false)).json()).toEqual({ ok: true, message: 'Operación exitosa!' })
    expect(await completa(idCarpeta)).toBe(true)
    expect(await completa(sinDocumentos)).toBe(false)
    const { rows } = await portal.db.$client.query(
      'select evento from tramite_historial where id_carpeta = $1 order by id',
      [idCarpeta],
    )
    expect(rows.at(-1)).toEqual({ evento: 'COMPLETADA' })
    // Asked for again, it stays complete.
    await hacerObligatorio(DNI, true)
    await adjuntar(idCarpeta, PLANO, 'plano-2.pdf')
    expect(await completa(idCarpeta)).toBe(true)
  })

  it('lo dice la ciudad, de uno que existe, y queda quién lo cambió', async () => {
    expect((await hacerObligatorio(999, true)).json().errors).toEqual([
      { path: 'idRequisito', msg: 'Requisito: no existe' },
    ])
    for (const obligatorio of ['sí', 1, null, undefined]) {
      const rechazo = await hacerObligatorio(DNI, obligatorio)
      expect([rechazo.statusCode, rechazo.json().errors]).toEqual([
        400,
        [{ path: 'obligatorio', msg: 'Obligatorio: debe ser sí o no' }],
      ])
    }
    await hacerObligatorio(DNI, true, 'ana')
    const { requisitos } = (await portal.como('lucia', { url: '/api/documentacion/requisitosDeEncomienda' })).json()
    expect(requisitos.slice(0, 2)).toEqual([
      {
        idRequisito: 1,
        idEncomiendaTipo: null,
        encomiendatipo: null,
        texto: 'DNI del propietario, de ambos lados y legible',
        obligatorio: true,
      },
      expect.objectContaining({ idRequisito: 2, obligatorio: false }),
    ])
    const { cambios } = (await portal.como('ana', { url: '/api/auditoria/encomienda_requisito/1' })).json()
    expect(cambios[0]).toMatchObject({
      accion: 'Cambio',
      campos: [{ campo: 'Obligatorio', antes: 'No', despues: 'Sí' }],
    })
  })
})
