// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { veredaGuardada } from '../../pruebas/vereda.ts'
import { VeredaDeCarpeta } from './VeredaDeCarpeta.tsx'

conPantallas()

const fotoDe = (idArchivo: number, momento: 'ANTES' | 'DESPUES') => ({
  idArchivo,
  nombre: `foto-${idArchivo}.jpg`,
  tipo: 'image/jpeg',
  tamano: 1,
  sha256: `${idArchivo}`,
  fecha: '2026-11-21T15:00:00.000Z',
  momento,
})

function abrir(fotos: ReturnType<typeof fotoDe>[], idUso: number | null = 12) {
  entrarComo('operador')
  responde('GET /formulario/consultarFormulario12', [
    veredaGuardada({ fotos, obraHasta: '2026-12-21T15:00:00.000Z', fotosPedidasEl: null }),
  ])
  atiende('GET /documentacion/archivo/{idArchivo}', () => HttpResponse.arrayBuffer(new Uint8Array([1]).buffer))
  montar(<VeredaDeCarpeta carpeta={{ idCarpeta: 1002, idUso }} />, '/AdjuntarArchivos')
}

test('las fotos de antes y las de después, cada una de su lado', async () => {
  abrir([fotoDe(1, 'ANTES'), fotoDe(2, 'ANTES'), fotoDe(3, 'DESPUES')])
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(3))
  const lado = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('img')
      .map((img) => img.getAttribute('alt'))
  expect(lado('Antes de la obra')).toEqual(['Antes de la obra: foto-1.jpg', 'Antes de la obra: foto-2.jpg'])
  expect(lado('Después de la obra')).toEqual(['Después de la obra: foto-3.jpg'])
})

test('lo pagado, renglón por renglón, con su pago y hasta cuándo dura la obra', async () => {
  abrir([fotoDe(1, 'ANTES')])
  const filas = within(await screen.findByRole('table', { name: 'Liquidación' })).getAllByRole('row')
  expect(filas.map((fila) => fila.textContent)).toEqual([
    'Depósito de materiales3 días × $\u00a0250,00 (tarifa 119)$ 750,00',
    'Cerca de obra4,50 m × $\u00a0350,00 (tarifa 65)$ 1.575,00',
    'Derecho de construcción0,6 % de $\u00a0250.000,00 (tarifa 64)$ 1.500,00',
    'Canon por trabajo1 trabajo × $\u00a0800,00 (tarifa 111)$ 800,00',
    'Total a abonar$ 4.625,00',
  ])
  expect(screen.getByText('T0000005')).toBeTruthy()
  expect(screen.getByText('21/12/2026')).toBeTruthy()
  expect(screen.getByText('Todavía no hay fotos.')).toBeTruthy()
})

test('de otra carpeta no hay nada que ver', () => {
  abrir([], 13)
  expect(screen.queryByRole('region')).toBeNull()
})
