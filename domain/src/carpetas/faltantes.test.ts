import { expect, test } from 'vitest'
import { type Faltante, faltantesDe } from './faltantes.ts'
import type { FilaDeFormulario } from './llamadas.ts'
import type { Requisito } from './requisitos.ts'

const fila = (codigoFormulario: string, grabado: 0 | 1): FilaDeFormulario => ({
  codigoFormulario,
  FormularioTipo: `FORMULARIO ${codigoFormulario}`,
  idCarpeta: 1001,
  grabado,
  idPago: null,
  debe: codigoFormulario === '1bis' ? 597_960 : 0,
  observado: 0,
})
const requisito = (idRequisito: number, obligatorio: boolean, noCorresponde: string | null = null): Requisito => ({
  idRequisito,
  texto: `Requisito ${idRequisito}`,
  obligatorio,
  archivos: [],
  noCorresponde,
})
const enBreve = (falta: Faltante) => {
  if (falta.que === 'completar' || falta.que === 'pagar') return `${falta.que} ${falta.formulario.codigoFormulario}`
  return falta.que === 'requisito' ? `requisito ${falta.requisito.idRequisito}` : falta.que
}

test('lo que falta, en el orden en que se hace: los formularios, lo que pide la encomienda y el croquis', () => {
  const formularios = [fila('1', 1), fila('1bis', 1), fila('2', 0)]
  const requisitos = [requisito(7, true), requisito(8, false), requisito(9, true, 'Es una sociedad')]
  expect(faltantesDe({ idEncomiendaTipo: 1 }, formularios, [], requisitos).map(enBreve)).toEqual([
    'pagar 1bis',
    'completar 2',
    'requisito 7',
    'documento',
    'croquis',
  ])
})

test('un comprobante no vale por documento; con documento y croquis no falta nada', () => {
  expect(faltantesDe({ idEncomiendaTipo: 1 }, [], [{ clase: 'CROQUIS' }, { clase: 'COMPROBANTE' }])).toEqual([
    { que: 'documento' },
  ])
  expect(faltantesDe({ idEncomiendaTipo: 1 }, [fila('1', 1)], [{ clase: 'CROQUIS' }, { clase: 'DOCUMENTO' }])).toEqual(
    [],
  )
})

test.each([4, 13, 16, 17, 19])('la encomienda %i no lleva croquis', (idEncomiendaTipo) => {
  expect(faltantesDe({ idEncomiendaTipo }, [], [{ clase: 'DOCUMENTO' }])).toEqual([])
})
