// @vitest-environment happy-dom
import type { SolicitudDelPersonal } from '@catastro/domain/libreDeuda/llamadas'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { SolicitudesPage } from './SolicitudesPage.tsx'

conPantallas()

const solicitud: SolicitudDelPersonal = {
  idLibreDeuda: 5,
  padron: '100001',
  estado: 'SOLICITADO',
  solicitado: '2026-11-21T15:00:00.000Z',
  resuelto: null,
  motivo: null,
  importe: 2550,
  transaccion: 'T0000001',
  numero: null,
  vence: null,
  vencido: false,
  codigo: null,
  disponible: false,
  solicitante: 'Nieva Clara',
  cuil: '27309991112',
  titular: 'NIEVA CLARA',
  domicilio: 'SAN MARTIN 450',
  propia: false,
}

async function abrir(cambios: Partial<SolicitudDelPersonal> = {}) {
  entrarComo('operador')
  responde('GET /libreDeuda/solicitudes', { total: 1, solicitudes: [{ ...solicitud, ...cambios }] })
  montar(<SolicitudesPage />, '/solicitudesLibreDeuda')
  await userEvent.click(await screen.findByRole('button', { name: 'Resolver la solicitud 5' }))
}

test('emitir muestra antes lo que se certifica', async () => {
  responde('POST /libreDeuda/emitir', { ok: true, message: 'Certificado emitido', numero: 'LD-2026-000001' })
  await abrir()
  expect(screen.getByText('NIEVA CLARA')).toBeTruthy()
  expect(screen.getByText('Nieva Clara (27-30999111-2)')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Emitir' }))
  expect(await screen.findByText('Certificado emitido')).toBeTruthy()
  expect(llamadas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([
    ['POST /libreDeuda/emitir', { idLibreDeuda: 5 }],
  ])
})

test('rechazar pide el motivo, y una falla no lo pierde', async () => {
  falla('POST /libreDeuda/rechazar', 409, 'Otra persona ya resolvió esta solicitud')
  await abrir()
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar solicitud' }))
  expect(screen.getByText('Escriba el motivo: se envía al solicitante')).toBeTruthy()
  expect(nombres()).toEqual([])
  const motivo = screen.getByLabelText<HTMLTextAreaElement>('Motivo del rechazo')
  await userEvent.type(motivo, 'Tiene deuda')
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar solicitud' }))
  expect(await screen.findByText('Otra persona ya resolvió esta solicitud')).toBeTruthy()
  expect(motivo.value).toBe('Tiene deuda')
})

test('la de un padrón propio no se ofrece resolver, aunque la haya pedido otra persona', async () => {
  await abrir({ propia: true })
  expect(screen.getByText('Este Libre Deuda es suyo: tiene que resolverlo otra persona')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Emitir' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull()
})
