import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  pedidoDeFormulario1,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'
import { requisitosDePrueba } from '../../pruebas/requisitosDePrueba.ts'

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

it('por qué no corresponde se dice con palabras: diez letras o más', async () => {
  const idCarpeta = await carpetas.presentada()
  for (const motivo of ['.', '....................', '1234567890 123', 'Sociedad.', 'A B C D E F G H I']) {
    const rechazo = await portal.como('pablo', pedidoDeNoCorresponde(idCarpeta, DNI, motivo))
    expect([rechazo.statusCode, rechazo.json().errors]).toEqual([
      400,
      [{ path: 'motivo', msg: 'Por qué no corresponde: debe decir por qué, con al menos 10 letras' }],
    ])
  }
  expect(await respondidos(idCarpeta)).toEqual({})
  expect(await decir(idCarpeta, DNI, 'A B C D E F G H I Ñ')).toBe(200)
})

it('el personal ve cuántos no corresponden en la fila de la carpeta', async () => {
  const idCarpeta = await carpetas.completa()
  const enLaFila = async () => {
    const { carpetas: filas } = (
      await portal.como('lucia', { url: `/api/documentacion/listarTodas?buscar=${idCarpeta}&pagina=1` })
    ).json()
    return filas.find((una: { idCarpeta: number }) => una.idCarpeta === idCarpeta).noCorresponden
  }
  expect(await enLaFila()).toBeUndefined()
  await decir(idCarpeta, DNI, 'Es una sociedad')
  await decir(idCarpeta, 2, 'El dominio es de la provincia')
  expect(await enLaFila()).toBe(2)
  await adjuntar(idCarpeta, DNI, 'dni.pdf')
  expect(await enLaFila()).toBe(1)
})

describe('lo que el personal no acepta', () => {
  const rechazado = async (idCarpeta: number) => {
    const { detalle } = (
      await portal.como('pablo', { url: `/api/documentacion/requisitos?idCarpeta=${idCarpeta}` })
    ).json()
    return (detalle as Requisito[]).find(({ idRequisito }) => idRequisito === DNI)?.rechazado
  }
  const observar = (idCarpeta: number) =>
    portal.como('lucia', pedidoDeObservar(idCarpeta, [{ texto: 'El propietario es una persona', idRequisito: DNI }]))
  const responder = async (idCarpeta: number, respuesta: string) => {
    const [{ idObservacion } = { idObservacion: 0 }] = await carpetas.observacionesDe(idCarpeta)
    return portal.como('pablo', pedidoDeRespuesta({ idObservacion, respuesta }))
  }
  async function noAceptada() {
    const idCarpeta = await carpetas.completa()
    await decir(idCarpeta, DNI, 'Es una sociedad')
    expect(await rechazado(idCarpeta)).toBe(false)
    expect((await observar(idCarpeta)).statusCode).toBe(200)
    expect([await rechazado(idCarpeta), (await carpetas.fila(idCarpeta)).estado]).toEqual([true, 'OBSERVADO'])
    return idCarpeta
  }

  it('espera otra respuesta, y no vale escribir al lado', async () => {
    const idCarpeta = await noAceptada()
    const alLado = await responder(idCarpeta, 'Ya lo había dicho')
    expect([alLado.statusCode, alLado.json().errors]).toEqual([
      400,
      [
        {
          path: 'respuesta',
          msg: 'No se aceptó que este requisito no corresponda: adjunte su archivo, o diga otra vez por qué no corresponde',
        },
      ],
    ])
    expect((await carpetas.fila(idCarpeta)).estado).toBe('OBSERVADO')
    expect(await adjuntar(idCarpeta, DNI, 'dni.pdf')).toBe(200)
    expect([await respondidos(idCarpeta), (await carpetas.fila(idCarpeta)).estado]).toEqual([
      expect.objectContaining({ 1: 'dni.pdf' }),
      'PRESENTADO',
    ])
  })

  it('otra razón la responde; retirada la observación, vale la que estaba', async () => {
    const conOtra = await noAceptada()
    expect(await decir(conOtra, DNI, 'Es una sociedad en formación')).toBe(200)
    expect([await rechazado(conOtra), (await carpetas.fila(conOtra)).estado]).toEqual([false, 'PRESENTADO'])
    const retirada = await noAceptada()
    const [{ idObservacion } = { idObservacion: 0 }] = await carpetas.observacionesDe(retirada)
    await portal.como('lucia', pedidoDeRetiro(idObservacion))
    expect([await rechazado(retirada), await respondidos(retirada)]).toEqual([
      false,
      expect.objectContaining({ 1: 'Es una sociedad' }),
    ])
  })
})

describe('de una carpeta aprobada', () => {
  const APROBADA = 'La carpeta ya está aprobada: un requisito se cambia solo si Mesa de entradas lo observa'
  async function aprobada() {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: 'E-7' })
    expect(await decir(idCarpeta, DNI, 'Es una sociedad')).toBe(200)
    await carpetas.mover('lucia', idCarpeta, { idEstado: 7 })
    return idCarpeta
  }
  const cambiar = async (idCarpeta: number, idRequisito: number) =>
    (
      await Promise.all([
        portal.como('pablo', pedidoDeNoCorresponde(idCarpeta, idRequisito, 'Es una sociedad anónima')),
        portal.como('pablo', pedidoDeNoCorresponde(idCarpeta, idRequisito, '')),
        portal.como('lucia', pedidoDeNoCorresponde(idCarpeta, idRequisito, 'Es una sociedad anónima')),
        portal.como('pablo', pedidoDeSubida({ idCarpeta, idRequisito }, [documento('dni.pdf')])),
      ])
    ).map((respuesta) => [respuesta.statusCode, respuesta.json().message])
  const notas = async (idCarpeta: number) =>
    (
      await portal.db.$client.query(
        `select observacion from tramite_historial where id_carpeta = $1 and evento = 'REQUISITO CAMBIADO' order by id`,
        [idCarpeta],
      )
    ).rows.map(({ observacion }) => observacion)

  it('un requisito no cambia; lo demás se sigue adjuntando', async () => {
    const idCarpeta = await aprobada()
    expect(await cambiar(idCarpeta, DNI)).toEqual(Array.from({ length: 4 }, () => [409, APROBADA]))
    expect((await portal.como('pablo', pedidoDeSubida({ idCarpeta }, [documento('otro.pdf')]))).statusCode).toBe(200)
    expect(await notas(idCarpeta)).toEqual([])
  })

  it('observado sí, y la historia lo dice; los que no se observaron, tampoco entonces', async () => {
    const idCarpeta = await aprobada()
    await portal.como(
      'ana',
      pedidoDeObservar(idCarpeta, [
        { texto: 'El propietario es una persona', idRequisito: DNI },
        { texto: 'Falta la escala', idRequisito: PLANO },
      ]),
    )
    expect((await cambiar(idCarpeta, 2)).map(([estado]) => estado)).toEqual([409, 409, 409, 409])
    expect(await adjuntar(idCarpeta, DNI, 'dni.pdf')).toBe(200)
    expect(await decir(idCarpeta, PLANO, 'No se modifica la planta')).toBe(200)
    expect((await carpetas.fila(idCarpeta)).estado).toBe('APROBADO')
    expect(await notas(idCarpeta)).toEqual([
      'DNI del propietario, de ambos lados y legible: con otro archivo',
      'Plano en PDF, firmado por el profesional y por el propietario: no corresponde',
    ])
  })
})

describe('obligatorio', () => {
  const hacerObligatorio = (idRequisito: number, obligatorio: boolean) =>
    requisitosDePrueba(portal).cambiar(idRequisito, { obligatorio })
  const completa = async (idCarpeta: number) => (await carpetas.fila(idCarpeta)).completa
  const presentar = async (idCarpeta: number) =>
    (await portal.como('pablo', { method: 'PUT', url: '/api/documentacion/presentar', payload: { idCarpeta } }))
      .statusCode
  /** All but the answer to the DNI, and to be filed. */
  async function casiCompleta() {
    const idCarpeta = await carpetas.presentada()
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
    await adjuntar(idCarpeta, PLANO, 'plano.pdf')
    return idCarpeta
  }
  // The demonstration insists on all of them.
  beforeEach(async () => {
    await portal.db.$client.query('update encomienda_requisito_version set obligatorio = false')
  })

  it('sin responder no se presenta; respondido y presentada, ya no se desdice', async () => {
    await hacerObligatorio(DNI, true)
    const idCarpeta = await casiCompleta()
    expect([await presentar(idCarpeta), await completa(idCarpeta)]).toEqual([409, false])
    await decir(idCarpeta, DNI, 'Es una sociedad')
    expect([await presentar(idCarpeta), await completa(idCarpeta)]).toEqual([200, true])
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
    for (const idCarpeta of [enMesa, recibida]) expect(await presentar(idCarpeta)).toBe(200)
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

  it('se le pide a la que no se presentó, y si deja de serlo, se presenta sin él; presentada, no vuelve atrás', async () => {
    await hacerObligatorio(DNI, true)
    const idCarpeta = await casiCompleta()
    expect(await presentar(idCarpeta)).toBe(409)
    expect((await hacerObligatorio(DNI, false)).statusCode).toBe(200)
    expect([await completa(idCarpeta), await presentar(idCarpeta)]).toEqual([false, 200])
    await hacerObligatorio(DNI, true)
    await adjuntar(idCarpeta, PLANO, 'plano-2.pdf')
    expect(await completa(idCarpeta)).toBe(true)
  })
})
