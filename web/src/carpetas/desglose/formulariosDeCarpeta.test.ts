import type { FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { expect, test } from 'vitest'
import { herramientasDeFormulario } from './formulariosDeCarpeta.ts'

const fila = (codigoFormulario: string, grabado: 0 | 1, idPago: number | null = null): FilaDeFormulario => ({
  codigoFormulario,
  FormularioTipo: 'FORMULARIO',
  idCarpeta: 1001,
  grabado,
  idPago,
  debe: codigoFormulario === '1bis' && grabado === 1 && idPago === null ? 597_960 : 0,
  observado: 0,
})

test.each([
  ['1', '/formulario1?idCarpeta=1001', '/formulario1vista/1001'],
  ['1bis', '/formulario1bis?idCarpeta=1001', '/formulario1bisvista/1001'],
  ['2', '/formulario2?idCarpeta=1001', '/formulario2vista/1001'],
  ['12', '/formulario12?idCarpeta=1001', '/formulario12vista/1001'],
  ['14', '/formulario14?idCarpeta=1001', '/formulario14vista/1001'],
  ['19', '/formulario19?idCarpeta=1001', '/formulario19vista/1001'],
])('el formulario %s se edita en %s y se ve en %s', (codigo, editar, ver) => {
  expect(herramientasDeFormulario(fila(codigo, 0), 'PRESENTADO')).toEqual({
    estado: 'PENDIENTE',
    editar: { enlace: editar, motivo: '' },
    ver: { enlace: ver, motivo: 'Todavía no fue enviado' },
    pagar: null,
  })
  expect(herramientasDeFormulario(fila(codigo, 1, 5), 'PRESENTADO')).toEqual({
    estado: 'COMPLETADO',
    editar: { enlace: editar, motivo: 'Ya fue enviado' },
    ver: { enlace: ver, motivo: '' },
    pagar: null,
  })
})

test('solo el 1bis grabado sin pago se paga, y en su vista', () => {
  expect(herramientasDeFormulario(fila('1bis', 1), 'PRESENTADO')).toMatchObject({
    estado: 'PENDIENTE DE PAGO',
    pagar: '/formulario1bisvista/1001',
  })
  expect(herramientasDeFormulario(fila('1bis', 0), 'PRESENTADO').pagar).toBeNull()
  expect(herramientasDeFormulario(fila('2', 1), 'PRESENTADO')).toMatchObject({ estado: 'COMPLETADO', pagar: null })
})

test('uno observado se corrige, y se ve lo que se había enviado', () => {
  const { estado, editar, ver } = herramientasDeFormulario({ ...fila('1', 0), observado: 1 }, 'OBSERVADO')
  expect([estado, editar.motivo, ver.motivo]).toEqual(['PENDIENTE', '', ''])
})

test('en una carpeta cerrada no se edita nada, ni se paga lo que quedó debiendo', () => {
  expect(herramientasDeFormulario(fila('1', 0), 'RECHAZADO').editar.motivo).toBe('La carpeta está cerrada')
  expect(herramientasDeFormulario(fila('1bis', 1), 'RECHAZADO')).toMatchObject({
    estado: 'PENDIENTE DE PAGO',
    pagar: null,
  })
})

test('un código que no es del desglose no lleva a ninguna parte', () => {
  const { editar, ver } = herramientasDeFormulario(fila('27', 1), 'PRESENTADO')
  expect([editar.motivo, ver.motivo]).toEqual(['Se completa fuera del desglose', 'Se completa fuera del desglose'])
})
