// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { Ver } from './formulario1.tsx'

conPantallas()

const GUARDADO: RespuestaDe<'main', 'GET /formulario/consultarFormulario1'>[number] = {
  idFormulario: 1002,
  idCarpeta: 1002,
  hormigonarmado: 1,
  asfalto: 0,
  cordoncuneta: 1,
  tierrasincc: 0,
  redbajatension: 1,
  redgasnatural: 1,
  conformeexistente: 0,
  cantidadluminarias: 2,
  recoleccionresiduos: 6,
  cantarboles: 1,
  usoexistente: 'Terreno baldío',
  usoahabilitar: 'Vivienda',
  conformehabilitar: 'Permitido',
  observaciones: '',
  idPersona: 12,
  autor: 'Medina Pablo',
  // Half past eleven at night of the 26th, where the city is.
  fecha: '2026-09-27T02:30:00.000Z',
}

const abrir = (ruta: string) => {
  entrarComo('profesional')
  responde('GET /formulario/tiposFormulario', { tiposFormulario: [] })
  montar(<Ver />, ruta, { path: '/formulario1vista/:idCarpeta' })
}
const respuesta = (pregunta: string) => screen.getByText(pregunta).nextElementSibling?.textContent

test('cada respuesta, el autor, la fecha dd/mm/aaaa y la carpeta', async () => {
  responde('GET /formulario/consultarFormulario1', [GUARDADO])
  abrir('/formulario1vista/1002')
  await screen.findByText('Terreno baldío')
  expect([respuesta('Hormigón armado'), respuesta('Asfalto')]).toEqual(['Sí', 'No'])
  expect([respuesta('Cantidad de luminarias'), respuesta('Recolección de residuos')]).toEqual([
    '2',
    '6 veces por semana',
  ])
  expect([respuesta('Carpeta'), respuesta('Completado por'), respuesta('Fecha')]).toEqual([
    '1002',
    'Medina Pablo',
    '26/09/2026',
  ])
  expect(screen.getByRole('button', { name: 'Volver' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
})

test('uno que nadie completó lo dice, y no se imprime', async () => {
  responde('GET /formulario/consultarFormulario1', [])
  abrir('/formulario1vista/1002')
  expect(await screen.findByText('Este formulario todavía no fue completado.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull()
})

test('sin número de carpeta: solo en la consola', async () => {
  const consola = vi.spyOn(console, 'log').mockImplementation(() => {})
  abrir('/formulario1vista/nada')
  expect(await screen.findByRole('heading', { name: 'Formulario 1' })).toBeTruthy()
  expect(consola).toHaveBeenCalledWith('Falta idCarpeta en la dirección del formulario 1')
  expect(screen.queryByRole('alert')).toBeNull()
})
