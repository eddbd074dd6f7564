// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo, type Tipo } from '../pruebas/servidor.ts'
import { RequisitosPage } from './RequisitosPage.tsx'

conPantallas()

const DNI = 'DNI del propietario'
const requisitos = (obligatorio: boolean) =>
  responde('GET /documentacion/requisitosDeEncomienda', {
    requisitos: [
      { idRequisito: 1, idEncomiendaTipo: null, encomiendatipo: null, texto: DNI, obligatorio },
      { idRequisito: 6, idEncomiendaTipo: 4, encomiendatipo: 'CARTELES', texto: 'Fotomontaje', obligatorio: false },
    ],
  })
const abrir = (quien: Tipo) => {
  entrarComo(quien)
  requisitos(false)
  montar(<RequisitosPage />, '/requisitosDeEncomienda')
  return userEvent.setup()
}
const interruptor = (texto: string) => screen.findByRole<HTMLInputElement>('switch', { name: `Obligatorio: ${texto}` })
const hechas = () => llamadas.filter(({ nombre }) => nombre.startsWith('PUT')).map(({ cuerpo }) => cuerpo)

test('se hace obligatorio, y deja de serlo', async () => {
  const quien = abrir('administrador')
  responde('PUT /documentacion/requisitoObligatorio', { ok: true, message: 'Operación exitosa!' })
  expect(await screen.findByText('Carteles')).toBeTruthy()
  expect(screen.getByText('Todas')).toBeTruthy()
  requisitos(true)
  await quien.click(await interruptor(DNI))
  expect(await screen.findByText(`«${DNI}» es obligatorio.`)).toBeTruthy()
  await waitFor(async () => expect((await interruptor(DNI)).checked).toBe(true))
  requisitos(false)
  await quien.click(await interruptor(DNI))
  expect(await screen.findByText(`«${DNI}» ya no es obligatorio.`)).toBeTruthy()
  await waitFor(async () => expect((await interruptor(DNI)).checked).toBe(false))
  expect(hechas()).toEqual([
    { idRequisito: 1, obligatorio: true },
    { idRequisito: 1, obligatorio: false },
  ])
})

test('si falla se dice junto a su interruptor hasta que se reintenta, y queda como estaba', async () => {
  const quien = abrir('operador')
  falla('PUT /documentacion/requisitoObligatorio', 503, 'Sin servicio')
  await quien.click(await interruptor(DNI))
  expect(await screen.findByText('Sin servicio')).toBeTruthy()
  await waitFor(async () => expect((await interruptor(DNI)).checked).toBe(false))
  const celda = (await interruptor(DNI)).closest('td')
  expect(celda?.textContent).toContain('No se cambió.Sin servicio')
  responde('PUT /documentacion/requisitoObligatorio', { ok: true, message: 'Operación exitosa!' })
  requisitos(true)
  await quien.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(async () => expect((await interruptor(DNI)).checked).toBe(true))
  expect(screen.queryByText('Sin servicio')).toBeNull()
  expect(hechas()).toEqual([
    { idRequisito: 1, obligatorio: true },
    { idRequisito: 1, obligatorio: true },
  ])
})

test('quien solo consulta los ve sin poder cambiarlos', async () => {
  abrir('jefe')
  expect(await screen.findByText('Fotomontaje')).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText(/Su perfil permite consultar/)).toBeTruthy()
})
