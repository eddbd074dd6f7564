import { claveDeNumero, PARECIDOS } from '@catastro/domain/elevadores/numero'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  CONSERVADORA,
  type ElevadoresDePrueba,
  elevadoresDePrueba,
  FORMULARIO_30,
  FORMULARIO_31,
} from '../../pruebas/elevadoresDePrueba.ts'

let e: ElevadoresDePrueba
beforeAll(async () => {
  e = await elevadoresDePrueba()
})
const enLaBase = async (numero: string): Promise<string> =>
  (await e.consulta('select clave_de_numero($1) as clave', [numero]))[0].clave

/** How somebody might write 'C-100' so that nobody sees another number. */
const IGUALES = [
  'C-100',
  'c-100',
  ' C-100 ',
  'C\u2010100', // hyphen
  'C\u2011100', // non-breaking hyphen
  'C\u2013100', // en dash
  'C\u2014100', // em dash
  'C\u2212100', // minus
  'C\uff0d100', // full-width hyphen
  '\u0421-100', // Cyrillic Es
  '\u0441-100', // and its small one
  'C-\uff11\uff10\uff10', // full-width digits
  '\uff23-100', // full-width C
  'C -\u00a0100', // no-break space
  'C-1\u200b00', // zero width
]
const DISTINTOS = ['C-101', 'C100', 'D-100', 'C-1000', 'C/100']

describe('un número de conservador que se ve igual es el mismo', () => {
  it.each(IGUALES)('%j', async (numero) => {
    expect([claveDeNumero(numero), await enLaBase(numero)]).toEqual(['C-100', 'C-100'])
  })
  it.each(DISTINTOS)('%j es otro', async (numero) => {
    expect(claveDeNumero(numero)).toBe(await enLaBase(numero))
    expect(claveDeNumero(numero)).not.toBe('C-100')
  })
  it('el portal y la base dicen lo mismo de cada parecido, y de lo que se escribe aquí', async () => {
    const todos = [
      ...Object.values(PARECIDOS).flatMap((otros) => [...otros]),
      'Único 1',
      'ÚNICO-1',
      'ñandú',
      'Nº 7/B',
      '½ ﬁ ①',
    ]
    for (const uno of todos) expect([uno, claveDeNumero(uno)]).toEqual([uno, await enLaBase(uno)])
    expect(['Н', 'в', 'Υ'].map(claveDeNumero)).toEqual(['H', 'B', 'Y'])
  })

  it('de quien lo pagó es para todas: ninguna otra empresa lo presenta, y se lo encuentra escrito de cualquier manera', async () => {
    const { idFormulario29 } = (await e.presentar('29', { ...CONSERVADORA, nroconservador: 'C-100' })).json()
    await e.pagar29(idFormulario29)
    for (const nroconservador of ['\u0421-100', 'C\u2010100', 'C-\uff11\uff10\uff10', 'c-100']) {
      const deOtra = e.presentar('29', { ...CONSERVADORA, nroconservador, idInstitucion: 5 }, 'bruno')
      expect([nroconservador, ...(await e.rechazo(deOtra))]).toEqual([
        nroconservador,
        409,
        'Ese número de conservador es de otra empresa',
      ])
      const buscar = `/elevadores/empresas?buscar=${encodeURIComponent(nroconservador)}`
      const { empresas } = (await e.pedir('lucia', 'GET', buscar)).json()
      expect(empresas.map((una: Record<string, unknown>) => una.idInstitucion)).toEqual([4])
    }
  })

  it.each([
    '\u13df-100', // Cherokee Tli
    'C\u02d7100', // modifier minus
    'C\u2500100', // a line of a table
    'C\ufe0f-100', // variation selector
    '\u0421\u0301-10', // an accent on its own
    '\u05df-100', // Hebrew
    'C-\u0661\u0660\u0660', // Arabic digits
  ])('%j lleva lo que no se escribe en un número, y no se admite', async (nroconservador) => {
    const dicho = [400, 'Número de conservador: debe tener solo letras, números y signos del teclado']
    expect(await e.rechazo(e.presentar('29', { ...CONSERVADORA, nroconservador }))).toEqual(dicho)
    expect(await e.rechazo(e.presentar('30', { ...FORMULARIO_30, nroconservador }))).toEqual(dicho)
    const nota = { ...FORMULARIO_31, idDomicilio: e.idDomicilio, nroconservador }
    expect(await e.rechazo(e.presentar('31', nota))).toEqual(dicho)
  })
  it.each(['Nº 7/B', 'ÑANDÚ-1', 'C.100 (bis)', "N° 1'"])('%s se admite', async (nroconservador) => {
    const nota = { ...FORMULARIO_31, idDomicilio: e.idDomicilio, nroconservador }
    expect((await e.presentar('31', nota)).statusCode).toBe(200)
  })
})
