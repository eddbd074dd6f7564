import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { beforeAll, expect, it } from 'vitest'
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

it('uno obligatorio sin responder deja la carpeta incompleta; respondido, la completa', async () => {
  const obligatorio = (valor: boolean) =>
    portal.db.$client.query('update encomienda_requisito set obligatorio = $2 where id = $1', [DNI, valor])
  const completa = async (idCarpeta: number) => (await carpetas.fila(idCarpeta)).completa
  await obligatorio(true)
  try {
    const idCarpeta = await carpetas.presentada()
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    await adjuntar(idCarpeta, PLANO, 'plano.pdf')
    expect(await completa(idCarpeta)).toBe(false)
    await decir(idCarpeta, DNI, 'Es una sociedad')
    expect(await completa(idCarpeta)).toBe(true)
    await decir(idCarpeta, DNI, '')
    expect(await completa(idCarpeta)).toBe(false)
    await adjuntar(idCarpeta, DNI, 'dni.pdf')
    expect(await completa(idCarpeta)).toBe(true)
  } finally {
    await obligatorio(false)
  }
})
