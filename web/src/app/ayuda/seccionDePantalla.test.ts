import { AYUDA } from '@catastro/domain/ciudad/ayuda'
import { seccionesDe } from '@catastro/domain/ciudad/secciones'
import { expect, test } from 'vitest'
import { RUTAS } from '../rutas.ts'
import { seccionDePantalla } from './seccionDePantalla.ts'

test.each([
  ['/misCarpetas', 'Mis carpetas'],
  ['/misCarpetasVeredas', 'Veredas y fachadas'],
  ['/formulario1bis', 'El desglose de una carpeta'],
  ['/formulario27', 'Elevadores'],
  ['/formulario12vista/1007', 'Veredas y fachadas'],
  ['/padron/100001', 'Consultar un padrón'],
  ['/visitas', 'Asignación y visitas'],
  ['/jornada', 'Mi jornada'],
  ['/tarifas', 'Tarifas y precios'],
  ['/ciudad/correos', 'La ciudad y su personal'],
  ['/requisitosDeEncomienda/nuevo', 'Requisitos y tipos de encomienda'],
  ['/portada', undefined],
  ['', undefined],
])('de «%s», «%s»', (pantalla, seccion) => {
  expect(seccionDePantalla(pantalla)).toBe(seccion)
})

test('cada parte que se nombra está en la ayuda que viene escrita', () => {
  const escritas = seccionesDe(AYUDA).map(({ titulo }) => titulo)
  const nombradas = new Set(RUTAS.map(({ ruta }) => seccionDePantalla(ruta)).filter((una) => una !== undefined))
  expect([...nombradas].filter((una) => !escritas.includes(una))).toEqual([])
  expect(nombradas.size).toBe(25)
})

/** The help itself and the city's own texts, the front page, and the numbers that forms to come will have. */
const SIN_PARTE = [
  '/ayuda',
  '/textos/:texto',
  '/portada',
  '/*',
  ...['1c', '1cbis', '7', '40', '44'].map((n) => `/formulario${n}`),
]

test('de toda otra pantalla dice algo', () => {
  const sin = RUTAS.map(({ ruta }) => ruta).filter((ruta) => seccionDePantalla(ruta) === undefined)
  expect(sin.toSorted()).toEqual(SIN_PARTE.toSorted())
})
