import { describe, expect, test } from 'vitest'
import { herramientasDe } from './herramientas.ts'

const carpeta = (tramiteEstado: string, mas: { encomiendatipo?: string | null; borrable?: boolean } = {}) => ({
  tramiteEstado,
  encomiendatipo: 'OBRA NUEVA',
  borrable: false,
  ...mas,
})

describe('adjuntar', () => {
  test.each([
    ['propia', 'PRESENTADO', '/olvidoAdjuntarArchivos', false],
    ['propia', 'PENDIENTE DE PAGO', '/adjuntarComprobanteDePago', true],
    ['propia', 'espera de pago', '/adjuntarComprobanteDePago', true],
    ['propia', 'PAGADO', '/olvidoAdjuntarArchivos', false],
    ['veredas', 'PRESENTADO', '/olvidoAdjuntarArchivos', false],
    ['veredas', 'PENDIENTE DE PAGO', '/adjuntarComprobanteDePago', true],
    ['personal', 'PRESENTADO', '/AdjuntarArchivos', false],
    ['personal', 'PENDIENTE DE PAGO', '/AdjuntarArchivos', true],
  ] as const)('lista %s, %s → %s', (modo, estado, ruta, resaltada) => {
    expect(herramientasDe(carpeta(estado), modo).adjuntar).toEqual({ ruta, resaltada })
  })
})

test('el desglose pide una encomienda, y en veredas no está', () => {
  expect(herramientasDe(carpeta('PRESENTADO'), 'propia').desglose).toEqual({ habilitado: true })
  expect(herramientasDe(carpeta('PRESENTADO', { encomiendatipo: null }), 'propia').desglose).toEqual({
    habilitado: false,
  })
  expect(herramientasDe(carpeta('PRESENTADO', { encomiendatipo: null }), 'personal').desglose).toEqual({
    habilitado: false,
  })
  expect(herramientasDe(carpeta('PRESENTADO'), 'veredas').desglose).toBeNull()
})

test('borrar, solo lo borrable y en las listas propias', () => {
  const borrable = carpeta('PRESENTADO', { borrable: true })
  expect(herramientasDe(borrable, 'propia').borrar).toBe(true)
  expect(herramientasDe(borrable, 'veredas').borrar).toBe(true)
  expect(herramientasDe(borrable, 'personal').borrar).toBe(false)
  expect(herramientasDe(carpeta('PRESENTADO'), 'propia').borrar).toBe(false)
})
