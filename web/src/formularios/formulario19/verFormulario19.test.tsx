// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carpetaPresentada, conCarpeta } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { Ver } from './formulario19.tsx'

conPantallas()

test('de quién es el inmueble y dónde está, y adónde va la boleta', async () => {
  entrarComo('profesional')
  conCarpeta(carpetaPresentada())
  responde('GET /formulario/tiposFormulario', { tiposFormulario: [] })
  responde('GET /formulario/consultarFormulario19', [
    {
      idFormulario: 1002,
      idCarpeta: 1002,
      idPersona: 12,
      fecha: '2026-09-27T02:30:00.000Z',
      idCalle: 7,
      calle: 'JUNIN',
      mismoDomicilio: false,
      NroPuerta: '715',
      Piso: '',
      Dpto: '',
      Seccion: '1',
      Manzana: '2',
      Distrito: '3',
      Dominio: '4',
      idDeclarante: 1,
      declarante: 'PROPIETARIO',
      autor: 'Medina Pablo',
    },
  ])
  montar(<Ver />, '/formulario19vista/1002', { path: '/formulario19vista/:idCarpeta' })
  expect(await screen.findByText('Ávila, Rosa')).toBeTruthy()
  expect(screen.getByText('SAN MARTIN 1450, padrón 100001')).toBeTruthy()
  // As the form has it, and nothing to type in.
  const campos = within(screen.getByRole('region', { name: 'Domicilio de Envio de Boleta de Cisi' }))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ labels, value, readOnly }) => [labels?.[0]?.textContent, value, readOnly])
  expect(campos).toEqual([
    ['Es el mismo domicilio que el del inmueble?', 'No', true],
    ['Calle', 'JUNIN', true],
    ['Nro Puerta', '715', true],
    ['Piso (opcional)', '', true],
    ['Departamento (opcional)', '', true],
    ['Seccion', '1', true],
    ['Manzana', '2', true],
    ['Distrito', '3', true],
    ['Dominio', '4', true],
    ['Declarante', 'PROPIETARIO', true],
  ])
})
