import type { FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { expect, test } from 'vitest'
import { faltantesDe } from './faltantes.ts'

const DE_OBRA = { idEncomiendaTipo: 1, tramiteEstado: 'PRESENTADO' }

const fila = (codigoFormulario: string, grabado: 0 | 1): FilaDeFormulario => ({
  codigoFormulario,
  FormularioTipo: `FORMULARIO ${codigoFormulario}`,
  idCarpeta: 1001,
  grabado,
  idPago: null,
  debe: codigoFormulario === '1bis' ? 597_960 : 0,
  observado: 0,
})

test('nombra los formularios, los documentos y el croquis que faltan', () => {
  expect(faltantesDe(DE_OBRA, [fila('1', 1), fila('1bis', 1), fila('2', 0)], [])).toEqual([
    { texto: 'Pagar el FORMULARIO 1bis.', enlace: '/formulario1bisvista/1001' },
    { texto: 'Completar el FORMULARIO 2.', enlace: '/formulario2?idCarpeta=1001' },
    { texto: 'Adjuntar la documentación que pide la encomienda.' },
    { texto: 'Adjuntar el croquis de manzana.' },
  ])
})

test('un comprobante no vale por documento; con documento y croquis no falta nada', () => {
  expect(faltantesDe(DE_OBRA, [], [{ clase: 'CROQUIS' }, { clase: 'COMPROBANTE' }])).toEqual([
    { texto: 'Adjuntar la documentación que pide la encomienda.' },
  ])
  expect(faltantesDe(DE_OBRA, [fila('1', 1)], [{ clase: 'CROQUIS' }, { clase: 'DOCUMENTO' }])).toEqual([])
})

test.each([4, 13, 16, 17, 19])('la encomienda %i no lleva croquis', (idEncomiendaTipo) => {
  expect(faltantesDe({ ...DE_OBRA, idEncomiendaTipo }, [], [{ clase: 'DOCUMENTO' }])).toEqual([])
})
