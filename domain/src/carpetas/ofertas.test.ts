import { describe, expect, it } from 'vitest'
import { pasoDelTitular, porQueNoSeLlena } from './ofertas.ts'

describe('qué se le ofrece a quien presentó una carpeta', () => {
  it.each([
    ['PRESENTADO', false, 'completar'],
    ['PRESENTADO', true, 'adjuntar'],
    ['EN INSPECCION', true, 'adjuntar'],
    ['EN INSPECCION', false, 'completar'],
    ['OBSERVADO', true, 'responder'],
    ['OBSERVADO', false, 'responder'],
    ['PENDIENTE DE PAGO', true, 'comprobante'],
    ['PENDIENTE DE PAGO', false, 'comprobante'],
    ['PAGADO', true, 'adjuntar'],
    ['APROBADO', true, 'adjuntar'],
    ['RECHAZADO', true, null],
    ['FINALIZADO', false, null],
  ])('%s, completa %s: %s', (tramiteEstado, carpetaCompleta, paso) => {
    expect(pasoDelTitular({ tramiteEstado, carpetaCompleta })).toBe(paso)
  })

  it('un formulario se llena hasta que se envía, mientras la carpeta no está cerrada', () => {
    expect(porQueNoSeLlena({ grabado: 0 }, 'OBSERVADO')).toBeNull()
    expect(porQueNoSeLlena({ grabado: 1 }, 'OBSERVADO')).toBe('ENVIADO')
    expect(porQueNoSeLlena({ grabado: 0 }, 'RECHAZADO')).toBe('CERRADA')
    expect(porQueNoSeLlena({ grabado: 1 }, 'FINALIZADO')).toBe('ENVIADO')
  })
})
