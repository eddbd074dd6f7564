// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nombreDeSituacion } from '../../plazos/mensajes.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { cargarConfiguracion } from '../../red/configuracion.ts'
import { EstadoChip } from './EstadoChip.tsx'

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
