import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { azar } from '../../pruebas/azar.ts'
import {
  CROQUIS,
  carpetasDePrueba,
  documento,
  pedidoDeAlta,
  pedidoDeFormulario1,
  pedidoDeMovimiento,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'
import { unTercio } from '../../pruebas/larga.ts'
import { recalcularCompleta } from './completitud.ts'

/*
 * `carpeta.completa` is kept by every transaction that touches a form, a file or a payment. Here it is compared with
 * its definition written a second time, after each step of histories drawn at random.
 */
const DEFINICION = `
  select c.id_carpeta, c.completa as columna,
    c.id_encomienda_tipo is null or (
      (select count(*) from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'DOCUMENTO') >= 1
      and (c.id_encomienda_tipo in (4, 13, 16, 17, 19)
        or (select count(*) from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'CROQUIS') >= 1)
      and (select count(*) from carpeta_formulario f where f.id_carpeta = c.id_carpeta)
        = (select count(*) from carpeta_formulario f where f.id_carpeta = c.id_carpeta and f.grabado
            and (f.id_formulario_tipo <> 2 or f.id_pago is not null))
    ) as definicion
  from carpeta c`

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

/** Types with their first form: form 1 alone, several, and one exempt from the sketch. */
const TIPOS = [
  [10, 1],
  [10, 1],
  [9, 1],
  [16, 19],
] as const
const MOVEDORES: readonly Demo[] = ['lucia', 'hector', 'ana', 'ana']

const discrepancias = async () =>
  (await portal.db.$client.query(DEFINICION)).rows.filter(({ columna, definicion }) => columna !== definicion)

it.each(unTercio([20260301, 7, 4242]))('historias al azar con semilla %i', async (semilla) => {
  const { entre, uno } = azar(semilla)
  const mias: number[] = []
  const logrados: Record<string, number> = {}

  const pasos = {
    presentar: async () => {
      const [idEncomiendaTipo, idFormularioTipo] = uno(TIPOS)
      const croquis = entre(4) > 0 ? [CROQUIS] : []
      const respuesta = await portal.como('pablo', pedidoDeAlta({ idEncomiendaTipo, idFormularioTipo }, croquis))
      if (respuesta.statusCode === 200) mias.push(respuesta.json().idCarpeta)
      return respuesta
    },
    subir: () => portal.como(uno(['pablo', 'lucia']), pedidoDeSubida({ idCarpeta: uno(mias) }, [documento()])),
    formulario: () => portal.como(uno(['pablo', 'hector']), pedidoDeFormulario1(uno(mias))),
    mover: () =>
      portal.como(
        uno(MOVEDORES),
        pedidoDeMovimiento(uno(mias), { idEstado: 1 + entre(9), observaciones: 'al azar', expediente: '1' }),
      ),
    pagar: () =>
      portal.como('pablo', {
        method: 'PUT',
        url: '/api/formulario/actualizarTramite-Pagado',
        payload: { idCarpeta: uno(mias) },
      }),
    borrar: () => portal.como(uno(['pablo', 'ana']), { method: 'DELETE', url: `/api/documentacion?id=${uno(mias)}` }),
  }
  const SORTEO = [
    'presentar',
    'subir',
    'subir',
    'subir',
    'formulario',
    'formulario',
    'mover',
    'mover',
    'pagar',
    'borrar',
  ] as const

  while (mias.length === 0) await pasos.presentar()
  for (let paso = 0; paso < 120; paso++) {
    const nombre = uno(SORTEO)
    const { statusCode } = await pasos[nombre]()
    if (statusCode === 200) logrados[nombre] = (logrados[nombre] ?? 0) + 1
    else expect([400, 404, 409]).toContain(statusCode)
    expect(await discrepancias(), `paso ${paso}: ${nombre}`).toEqual([])
  }
  // The histories did something: every kind of step but paying, which few come to, and complete folders among them.
  expect(Object.keys(logrados)).toEqual(expect.arrayContaining(['presentar', 'subir', 'formulario', 'mover', 'borrar']))
  const { rows } = await portal.db.$client.query(
    'select count(*) filter (where completa) as completas, count(*) filter (where not completa) as otras from carpeta where id_carpeta = any($1)',
    [mias],
  )
  expect(rows[0].completas).toBeGreaterThan(0)
  expect(rows[0].otras).toBeGreaterThan(0)
})

describe('a una completa le falta una sola cosa', () => {
  it.each([
    ['nada', 'select $1::integer', true],
    ['el documento', "delete from archivo where id_carpeta = $1 and clase = 'DOCUMENTO'", false],
    ['el croquis', "delete from archivo where id_carpeta = $1 and clase = 'CROQUIS'", false],
    ['un documento que no sea comprobante', comoClase('COMPROBANTE'), false],
    ['un documento que no sea el recibo del 14', comoClase('RECIBO_FORM'), false],
    ['el formulario', 'update carpeta_formulario set grabado = false where id_carpeta = $1', false],
    [
      'responder lo observado, que ya se había enviado',
      'update carpeta_formulario set grabado = false, observado = true where id_carpeta = $1',
      true,
    ],
  ])('%s: %#', async (_que, sentencia, completa) => {
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.completa()
    await portal.db.$client.query(sentencia, [idCarpeta])
    await recalcularCompleta(portal.db, idCarpeta)
    expect((await carpetas.fila(idCarpeta)).completa).toBe(completa)
  })
})

function comoClase(clase: string) {
  return `update archivo set clase = '${clase}' where id_carpeta = $1 and clase = 'DOCUMENTO'`
}
