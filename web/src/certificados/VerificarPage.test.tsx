// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, responde } from '../pruebas/respuestas.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { VerificarPage } from './VerificarPage.tsx'

conPantallas()

const CODIGO = '7K3MQ0Z9XR4TNB5WCYHE'
const certificado: RespuestaDe<'main', 'GET /verificar/{codigo}'>['certificado'] = {
  clase: 'LIBRE_DEUDA',
  situacion: 'VIGENTE',
  numero: 'LD-2026-000001',
  padron: '100001',
  titular: null,
  emitido: '2026-11-21T15:00:00.000Z',
  vence: '2026-12-21',
  anulado: null,
  sello: null,
}
const abrir = (codigo = CODIGO) => montar(<VerificarPage />, `/verificar/${codigo}`, { path: '/verificar/:codigo' })

test.each([
  ['VIGENTE', 'Certificado auténtico y vigente', null],
  ['VENCIDO', 'Certificado auténtico, vencido', null],
  ['ANULADO', 'Certificado anulado', '2026-11-25T15:00:00.000Z'],
] as const)('%s: %s', async (situacion, titulo, anulado) => {
  responde('GET /verificar/{codigo}', { certificado: { ...certificado, situacion, anulado } }, { codigo: CODIGO })
  abrir()
  expect(await screen.findByText(titulo)).toBeTruthy()
  expect(screen.getByText('21/12/2026')).toBeTruthy()
  expect(screen.getByText('7K3MQ-0Z9XR-4TNB5-WCYHE')).toBeTruthy()
  expect(screen.queryByText('25/11/2026') !== null).toBe(anulado !== null)
})

test('uno de un padrón dice las iniciales del titular, y no vence', async () => {
  const dePadron = { ...certificado, clase: 'PADRON', numero: 'PA-2026-000001', titular: 'N. C.', vence: null } as const
  responde('GET /verificar/{codigo}', { certificado: dePadron }, { codigo: CODIGO })
  abrir()
  expect(await screen.findByText('Certificado auténtico')).toBeTruthy()
  expect(screen.getByText('Certificado de padrón')).toBeTruthy()
  expect(screen.getByText('N. C.')).toBeTruthy()
  expect(screen.queryByText('Válido hasta')).toBeNull()
})

test.each([
  [null, null],
  [
    { por: 'Dirección de Catastro, Municipalidad de Prueba', el: '2026-11-22T15:00:00.000Z' },
    'El PDF que entrega el portal está sellado por Dirección de Catastro, Municipalidad de Prueba desde el 22/11/2026.',
  ],
])('con el sello %o dice %s', async (sello, oracion) => {
  responde('GET /verificar/{codigo}', { certificado: { ...certificado, sello } }, { codigo: CODIGO })
  abrir()
  expect(await screen.findByText('Certificado auténtico y vigente')).toBeTruthy()
  expect(screen.queryByText('Sello digital') !== null).toBe(oracion !== null)
  if (oracion) expect(screen.getByText(oracion)).toBeTruthy()
})

test('un código desconocido se dice con palabras; uno incompleto no se pregunta', async () => {
  const message = 'El código no corresponde a ningún certificado emitido por este municipio'
  falla('GET /verificar/{codigo}', 404, message, { codigo: CODIGO })
  abrir()
  expect(await screen.findByText(message)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Verificar otro código'), '7K3MQ')
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  expect(screen.getByText('El código tiene 20 letras y números. Revise que esté completo')).toBeTruthy()
})

test('se escribe como se pueda: minúsculas, guiones y la letra O', async () => {
  responde('GET /verificar/{codigo}', { certificado }, { codigo: CODIGO })
  falla('GET /verificar/{codigo}', 404, 'Desconocido', { codigo: '12345678901234567890' })
  abrir('12345678901234567890')
  await userEvent.type(await screen.findByLabelText('Verificar otro código'), '7k3mq-oz9xr-4tnb5-wcyhe')
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  expect(await screen.findByText('Certificado auténtico y vigente')).toBeTruthy()
})
