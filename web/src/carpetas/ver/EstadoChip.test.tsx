// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nombreDeSituacion } from '../../plazos/mensajes.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { entrarComo } from '../../pruebas/servidor.ts'
import { cargarConfiguracion } from '../../red/configuracion.ts'
import { documentacionDe } from './documentacion.ts'
import { EstadoChip, tonoDeEstado } from './EstadoChip.tsx'

conPantallas()

test('un estado renombrado se lee con su nombre, y los demás con el suyo', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ciudad: { nombre: 'Otra', estados: { PRESENTADO: 'Ingresada' } } }),
  )
  await cargarConfiguracion()
  vi.unstubAllGlobals()
  montar(
    <>
      <EstadoChip estado="PRESENTADO" />
      <EstadoChip estado="APROBADO" />
    </>,
    '/',
  )
  expect(await screen.findByText('Ingresada')).toBeTruthy()
  expect(screen.getByText('APROBADO')).toBeTruthy()
  expect(screen.queryByText('PRESENTADO')).toBeNull()
  expect([nombreDeSituacion('INCOMPLETA'), nombreDeSituacion('PAGADO')]).toEqual(['Ingresada, incompleta', 'PAGADO'])
})

test.each([
  ['PRESENTADO', 'info', 'info'],
  ['RECIBIDO MESA ENTRADAS', 'info', 'info'],
  ['EN INSPECCION', 'info', 'info'],
  ['OBSERVADO', 'atencion', 'neutro'],
  ['PENDIENTE DE PAGO', 'atencion', 'neutro'],
  ['PAGADO', 'bien', 'bien'],
  ['APROBADO', 'bien', 'bien'],
  ['RECHAZADO', 'mal', 'mal'],
  ['FINALIZADO', 'bien', 'bien'],
  ['ARCHIVADA', 'neutro', 'neutro'],
])('%s: a quien le toca, %s; a los demás, %s', (estado, aQuienLeToca, aLosDemas) => {
  expect([tonoDeEstado(estado, true), tonoDeEstado(estado, false)]).toEqual([aQuienLeToca, aLosDemas])
})

test.each([
  ['PRESENTADO', false, 'atencion', 'neutro'],
  ['OBSERVADO', true, 'atencion', 'neutro'],
  ['RECIBIDO MESA ENTRADAS', true, 'bien', 'bien'],
  ['RECHAZADO', true, 'neutro', 'neutro'],
])('la documentación de una %s (completa: %s): %s, y %s', (tramiteEstado, carpetaCompleta, aQuienLeToca, aLosDemas) => {
  const tono = (leToca: boolean) => documentacionDe({ tramiteEstado, carpetaCompleta }, leToca).tono
  expect([tono(true), tono(false)]).toEqual([aQuienLeToca, aLosDemas])
})

test('al personal, un chip de lo que espera a quien presentó no le pide nada; a quien presentó, sí', async () => {
  const fondo = (texto: string) => getComputedStyle(screen.getByText(texto)).backgroundColor
  entrarComo('operador')
  const { unmount } = montar(<EstadoChip estado="OBSERVADO" />, '/')
  const alPersonal = fondo('OBSERVADO')
  unmount()
  entrarComo('profesional')
  montar(<EstadoChip estado="OBSERVADO" />, '/')
  expect(fondo('OBSERVADO')).not.toBe(alPersonal)
})
