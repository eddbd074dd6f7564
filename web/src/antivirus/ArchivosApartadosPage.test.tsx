// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { ArchivosApartadosPage } from './ArchivosApartadosPage.tsx'
import { ARCHIVOS_APARTADOS } from './direcciones.ts'

conPantallas()

const abrir = () => {
  entrarComo('administrador')
  montar(<ArchivosApartadosPage />, ARCHIVOS_APARTADOS.enlace())
}

test('qué se apartó, quién lo envió y cuánto espera', async () => {
  responde('GET /archivos/apartados', {
    enEspera: { cuantos: 3, desde: '2026-11-22T13:00:00.000Z' },
    apartados: [
      {
        nombre: 'contrato.pdf',
        idPersona: 2,
        persona: 'Medina, Pablo',
        hallazgo: 'Eicar-Test-Signature',
        recibidoEl: '2026-11-22T13:00:00.000Z',
        revisadoEl: '2026-11-22T13:00:05.000Z',
      },
    ],
  })
  abrir()
  expect(await screen.findByText('contrato.pdf')).toBeTruthy()
  expect(screen.getByText('Medina, Pablo (2)')).toBeTruthy()
  expect(screen.getByText('Eicar-Test-Signature')).toBeTruthy()
  expect(screen.getByText(/^3 archivos esperan al antivirus desde el 22\/11\/2026/)).toBeTruthy()
})

test('sin nada apartado se dice', async () => {
  responde('GET /archivos/apartados', { enEspera: { cuantos: 0, desde: null }, apartados: [] })
  abrir()
  expect(await screen.findByText('El antivirus no apartó ningún archivo')).toBeTruthy()
  expect(screen.getByText('Todo lo que se subió está revisado.')).toBeTruthy()
})

test('sin antivirus se dice eso, y nada de lo que habría apartado', async () => {
  responde('GET /archivos/apartados', { enEspera: null, apartados: [] })
  abrir()
  expect(await screen.findByText('El portal no tiene un antivirus: lo que se sube no se revisa.')).toBeTruthy()
  expect(screen.queryByText('El antivirus no apartó ningún archivo')).toBeNull()
})
