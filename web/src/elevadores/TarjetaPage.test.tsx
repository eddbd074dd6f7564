// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, responde } from '../pruebas/respuestas.ts'
import { TarjetaPage } from './TarjetaPage.tsx'

/** What whoever scans the QR reads, without signing in. */

conPantallas()

const CODIGO = '7K3MQ0Z9XR4TNB5WCYHE'
const abrir = (codigo = CODIGO) =>
  montar(<TarjetaPage />, `/elevadores/tarjeta/${codigo}`, { path: '/elevadores/tarjeta/:codigo' })
const dato = (nombre: string) => screen.getByText(nombre).nextSibling?.textContent

test('lo que el personal confirmó', async () => {
  responde(
    'GET /elevadores/tarjeta/{codigo}',
    {
      tarjeta: {
        padron: '100001',
        domicilio: 'SAN MARTIN 450',
        inscripcion: { nroelevadores: 3, desde: '2026-11-22' },
        conservadora: {
          Institucion: 'ASCENSORES SRL',
          nroconservador: 'C-1',
          desde: '2026-11-23',
          seguro: { hasta: '2027-01-31', situacion: 'VIGENTE' },
          contrato: { hasta: '2026-10-01', situacion: 'VENCIDO' },
        },
      },
    },
    { codigo: CODIGO },
  )
  // As people copy it.
  abrir('7k3mq-oz9xr-4tnb5-wcyhe')
  expect(await screen.findByRole('heading', { name: 'SAN MARTIN 450' })).toBeTruthy()
  expect(['Padrón', 'Inscripción', 'Elevadores', 'Empresa conservadora', 'Conserva desde', 'Seguro'].map(dato)).toEqual(
    ['100001', 'Desde el 22/11/2026', '3', 'ASCENSORES SRL', '23/11/2026', 'Vence el 31/01/2027'],
  )
  expect(dato('Contrato de conservación')).toBe('Venció el 01/10/2026')
})

test('lo que no, en trámite', async () => {
  responde(
    'GET /elevadores/tarjeta/{codigo}',
    { tarjeta: { padron: '100001', domicilio: 'SAN MARTIN 450', inscripcion: null, conservadora: null } },
    { codigo: CODIGO },
  )
  abrir()
  expect(await screen.findAllByText('en trámite')).toHaveLength(2)
  expect(screen.queryByText('Elevadores')).toBeNull()
  expect(screen.queryByText('Seguro')).toBeNull()
})

test('un código desconocido o mal escrito es lo mismo', async () => {
  falla('GET /elevadores/tarjeta/{codigo}', 404, 'x', { codigo: CODIGO })
  const { unmount } = abrir()
  expect(await screen.findByText('El código no corresponde a ninguna tarjeta de elevadores')).toBeTruthy()
  unmount()
  abrir('corto')
  expect(await screen.findByText('El código no corresponde a ninguna tarjeta de elevadores')).toBeTruthy()
})
