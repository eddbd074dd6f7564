import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { CROQUIS, documento, pedidoDeAlta, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import { recalcularCompleta } from './completitud.ts'

/*
 * what a folder lacks is said by one function of the database. Here everything that tells it is read of folders in
 * every situation, and compared with what is written by hand.
 */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const ninguno = () => consultar('update encomienda_requisito_version set obligatorio = false')
beforeEach(ninguno)

/** Each encomienda type: whether it asks for a sketch, and its forms, the first of them by the number of its type. */
const ENCOMIENDAS: readonly (readonly [id: number, croquis: boolean, primero: number, formularios: string])[] = [
  [1, true, 1, '1 1bis 2 19'],
  [2, true, 1, '1 1bis 2 19'],
  [3, true, 2, '1bis 2'],
  [4, false, 17, '14'],
  [5, true, 1, '1 1bis 2'],
  [6, true, 2, '1bis 2 14'],
  [7, true, 1, '1 1bis 2 19'],
  [8, true, 5, '2 19'],
  [9, true, 1, '1 2'],
  [10, true, 1, '1'],
  [11, true, 2, '1bis 2 19'],
  [12, true, 2, '1bis 2'],
  [13, false, 17, '14'],
  [14, true, 2, '1bis'],
  [15, true, 2, '1bis 2'],
  [16, false, 19, '19'],
  [17, false, 17, '14'],
  [18, true, 2, '1bis 2 14'],
  [19, false, 5, '2 19'],
]
const DNI = 1

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const json = async (quien: Demo, url: string) => (await portal.como(quien, { url: `/api${url}` })).json()

const enBreve = (falta: Faltante) => {
  const monto = 'monto' in falta ? ` $ ${falta.monto}` : ''
  if (falta.que === 'completar' || falta.que === 'pagar')
    return `${falta.que} ${falta.formulario.codigoFormulario}${monto}`
  return falta.que === 'requisito' ? `requisito ${falta.requisito.idRequisito}${monto}` : falta.que
}

/** All that tell what a folder lacks: its column and the lists say whether, its screens and home say what. */
async function loQueDicen(idCarpeta: number) {
  await recalcularCompleta(portal.db, idCarpeta)
  await consultar("update carpeta set estado_desde = '2001-01-01' where id_carpeta = $1", [idCarpeta])
  const [fila] = await consultar('select completa from carpeta where id_carpeta = $1', [idCarpeta])
  const [propia, delPersonal] = [
    await json('pablo', `/documentacion/listar?buscar=${idCarpeta}&pagina=1`),
    await json('lucia', `/documentacion/listarTodas?buscar=${idCarpeta}&pagina=1`),
  ].map(
    ({ carpetas: filas }) => filas.find((una: { idCarpeta: number }) => una.idCarpeta === idCarpeta).carpetaCompleta,
  )
  const { carpeta: abierta } = await json('pablo', `/documentacion/carpeta/${idCarpeta}`)
  const { carpeta: deLaMesa } = await json('lucia', `/documentacion/carpeta/${idCarpeta}`)
  const { esperan } = await json('pablo', '/inicio/pendientes')
  const enInicio = esperan.find((una: { idCarpeta: number }) => una.idCarpeta === idCarpeta)
  await consultar('update carpeta set estado_desde = now() where id_carpeta = $1', [idCarpeta])
  return {
    completa: [fila.completa, propia, delPersonal, abierta.carpetaCompleta, deLaMesa.carpetaCompleta],
    faltan: [abierta.faltantes, deLaMesa.faltantes, enInicio?.faltantes ?? []].map((lista) => lista.map(enBreve)),
  }
}
const dicen = (...faltan: string[]) => ({
  completa: Array.from({ length: 5 }, () => faltan.length === 0),
  faltan: [faltan, faltan, faltan],
})

/** The forms sent, whatever they say. */
const enviarFormularios = (idCarpeta: number) =>
  consultar('update carpeta_formulario set grabado = true where id_carpeta = $1', [idCarpeta])
const adjuntar = (idCarpeta: number, campos: object = {}) =>
  portal.como('pablo', pedidoDeSubida({ idCarpeta, ...campos }, [documento()]))
const presentar = async (idCarpeta: number) =>
  (await portal.como('pablo', { method: 'PUT', url: '/api/documentacion/presentar', payload: { idCarpeta } }))
    .statusCode
const noCorresponde = (idCarpeta: number, motivo: string) =>
  portal.como('pablo', {
    method: 'PUT',
    url: '/api/documentacion/requisitoNoCorresponde',
    payload: { idCarpeta, idRequisito: DNI, motivo },
  })
const hacerObligatorio = () =>
  consultar('update encomienda_requisito_version set obligatorio = true where id_requisito = $1', [DNI])

/** What each type asks for is its own; what is mandatory is asked of all in the same way. */
const DE_LO_OBLIGATORIO = unTercio(ENCOMIENDAS).map(([idEncomiendaTipo]) => idEncomiendaTipo)

describe.each(ENCOMIENDAS)('encomienda %i', (idEncomiendaTipo, croquis, idFormularioTipo, codigos) => {
  const alta = async (): Promise<number> => {
    const pedido = pedidoDeAlta({ idEncomiendaTipo, idFormularioTipo }, croquis ? [CROQUIS] : [])
    return (await portal.como('pablo', pedido)).json().idCarpeta
  }
  const deLoObligatorio = DE_LO_OBLIGATORIO.includes(idEncomiendaTipo) ? it : larga
  const formularios = codigos.split(' ').map((codigo) => `completar ${codigo}`)

  it('formularios, documento y croquis', async () => {
    const idCarpeta = await alta()
    expect(await loQueDicen(idCarpeta)).toEqual(dicen(...formularios, 'documento'))
    await consultar("delete from archivo where id_carpeta = $1 and clase = 'CROQUIS'", [idCarpeta])
    await enviarFormularios(idCarpeta)
    expect(await loQueDicen(idCarpeta)).toEqual(dicen('documento', ...(croquis ? ['croquis'] : [])))
    await adjuntar(idCarpeta)
    expect(await loQueDicen(idCarpeta)).toEqual(dicen(...(croquis ? ['croquis'] : [])))
  })

  deLoObligatorio(
    'lo obligatorio: sin responder, con su archivo y porque no corresponde; después, se presenta',
    async () => {
      await hacerObligatorio()
      const conArchivo = await alta()
      const sinEl = await alta()
      for (const idCarpeta of [conArchivo, sinEl]) {
        await enviarFormularios(idCarpeta)
        await adjuntar(idCarpeta, { sinPresentar: 1 })
        expect(await loQueDicen(idCarpeta)).toEqual(dicen(`requisito ${DNI}`, 'presentar'))
        expect(await presentar(idCarpeta)).toBe(409)
      }
      await adjuntar(conArchivo, { idRequisito: DNI })
      await noCorresponde(sinEl, 'El propietario es una sociedad')
      for (const idCarpeta of [conArchivo, sinEl]) {
        expect(await loQueDicen(idCarpeta)).toEqual(dicen('presentar'))
        expect(await presentar(idCarpeta)).toBe(200)
        expect(await loQueDicen(idCarpeta)).toEqual(dicen())
      }
    },
  )

  deLoObligatorio(
    'sin casillero ni sinPresentar, un archivo la completa aunque lo obligatorio no se haya respondido (A-203)',
    async () => {
      await hacerObligatorio()
      const idCarpeta = await alta()
      await enviarFormularios(idCarpeta)
      expect(await loQueDicen(idCarpeta)).toEqual(dicen(`requisito ${DNI}`))
      await adjuntar(idCarpeta)
      expect(await loQueDicen(idCarpeta)).toEqual(dicen())
    },
  )

  deLoObligatorio('lo obligatorio no se le pide a la que ya estuvo completa', async () => {
    const idCarpeta = await alta()
    await enviarFormularios(idCarpeta)
    await adjuntar(idCarpeta)
    expect(await loQueDicen(idCarpeta)).toEqual(dicen())
    await hacerObligatorio()
    expect(await loQueDicen(idCarpeta)).toEqual(dicen())
    await consultar("update archivo set clase = 'RECIBO_FORM' where id_carpeta = $1 and clase = 'DOCUMENTO'", [
      idCarpeta,
    ])
    expect(await loQueDicen(idCarpeta)).toEqual(dicen('documento'))
  })
})

it('un 1bis que debe se paga, y se dice cuánto; los requisitos, en el orden en que se piden; un comprobante no es un documento', async () => {
  await consultar('update encomienda_requisito_version set obligatorio = true where id_requisito in (1, 3, 5, 8)')
  const pedido = pedidoDeAlta({ idEncomiendaTipo: 6, idFormularioTipo: 2 })
  const { idCarpeta } = (await portal.como('pablo', pedido)).json()
  await enviarFormularios(idCarpeta)
  await consultar('update carpeta_formulario set a_pagar = 100 where id_carpeta = $1 and id_formulario_tipo = 2', [
    idCarpeta,
  ])
  await adjuntar(idCarpeta, { sinPresentar: 1 })
  await consultar("update archivo set clase = 'COMPROBANTE' where id_carpeta = $1 and clase = 'DOCUMENTO'", [idCarpeta])
  const requisitos = ['requisito 1', 'requisito 3', 'requisito 5 $ 2500', 'requisito 8']
  expect(await loQueDicen(idCarpeta)).toEqual(dicen('pagar 1bis $ 1', ...requisitos))
  await consultar('update carpeta_formulario set pagado = 99 where id_carpeta = $1 and a_pagar = 100', [idCarpeta])
  expect(await loQueDicen(idCarpeta)).toEqual(dicen('pagar 1bis $ 0.01', ...requisitos))
  await consultar('update carpeta set timbrado = 0 where id_carpeta = $1', [idCarpeta])
  requisitos[2] = 'requisito 5'
  await consultar('update carpeta_formulario set pagado = 100 where id_carpeta = $1 and a_pagar = 100', [idCarpeta])
  expect(await loQueDicen(idCarpeta)).toEqual(dicen(...requisitos))
})
