// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { Marco } from './Marco.tsx'
import { MarcoVacio } from './MarcoVacio.tsx'

conPantallas()

test.each([
  ['de las pantallas del portal', Marco],
  ['de las que no tienen barra ni menú', MarcoVacio],
])('desde el marco %s se llega a la portada, sin sesión', (_caso, UnMarco) => {
  montar(<UnMarco />, '/seguimiento')
  const pie = within(screen.getByRole('contentinfo'))
  expect(pie.getByRole('link', { name: 'Portada' }).getAttribute('href')).toBe('./portada')
})
