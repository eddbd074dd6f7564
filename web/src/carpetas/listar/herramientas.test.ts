import { describe, expect, test } from 'vitest'
import { herramientasDe } from './herramientas.ts'

interface Cambios {
  readonly encomiendatipo?: string | null
  readonly idUso?: number | null
  readonly borrable?: boolean
}
const carpeta = (tramiteEstado: string, mas: Cambios = {}) => ({
  idCarpeta: 1010,
  tramiteEstado,
  encomiendatipo: 'OBRA NUEVA',
  idUso: null,
  borrable: false,
  ...mas,
})

describe('adjuntar', () => {
  test.each([
    ['propia', 'PRESENTADO', '/olvidoAdjuntarArchivos?idCarpeta=1010', false],
    ['propia', 'PENDIENTE DE PAGO', '/adjuntarComprobanteDePago?idCarpeta=1010', true],
    ['propia', 'espera de pago', '/adjuntarComprobanteDePago?idCarpeta=1010', true],
    ['propia', 'PAGADO', '/olvidoAdjuntarArchivos?idCarpeta=1010', false],
    ['veredas', 'PRESENTADO', '/olvidoAdjuntarArchivos?idCarpeta=1010', false],
    ['veredas', 'PENDIENTE DE PAGO', '/adjuntarComprobanteDePago?idCarpeta=1010', true],
    ['personal', 'PRESENTADO', '/AdjuntarArchivos?idCarpeta=1010', false],
    ['personal', 'PENDIENTE DE PAGO', '/AdjuntarArchivos?idCarpeta=1010', false],
  ] as const)('lista %s, %s → %s', (modo, estado, enlace, resaltada) => {
    expect(herramientasDe(carpeta(estado), modo).adjuntar).toEqual({ enlace, resaltada })
  })
})

test('el desglose pide una encomienda, y en veredas no está', () => {
  expect(herramientasDe(carpeta('PRESENTADO'), 'propia').desglose).toEqual({
    enlace: '/verDesgloseCarpetaEncomienda?idCarpeta=1010',
    habilitado: true,
  })
  expect(herramientasDe(carpeta('PRESENTADO', { encomiendatipo: null }), 'propia').desglose).toEqual({
    enlace: '/verDesgloseCarpetaEncomienda?idCarpeta=1010',
    habilitado: false,
  })
  expect(herramientasDe(carpeta('PRESENTADO', { encomiendatipo: null }), 'personal').desglose).toEqual({
    enlace: '/verDesgloseCarpetaEncomienda?idCarpeta=1010',
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

test('una carpeta que hizo un formulario lo muestra, en cualquier lista', () => {
  const deVeredas = carpeta('PRESENTADO', { encomiendatipo: null, idUso: 12 })
  expect(herramientasDe(deVeredas, 'veredas').formulario).toBe('/formulario12vista/1010')
  expect(herramientasDe(deVeredas, 'personal').formulario).toBe('/formulario12vista/1010')
  const deElevadores = carpeta('PRESENTADO', { encomiendatipo: null, idUso: 13 })
  expect(herramientasDe(deElevadores, 'veredas').formulario).toBe('/formulario27vista/1010')
  expect(herramientasDe(deElevadores, 'personal').formulario).toBe('/formulario27vista/1010')
  expect(herramientasDe(carpeta('PRESENTADO'), 'propia').formulario).toBeNull()
})
