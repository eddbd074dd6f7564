// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../pruebas/respuestas.ts'
import { DomicilioConCorreccion } from './DomicilioConCorreccion.tsx'

conPantallas()

const CORREGIR = 'PUT /personas/domicilioDePropietario'
const domicilio = { idPropietario: 1, Domicilio: 'SAN MARTIN 450', motivo: null }
const alCorregir = vi.fn()
const abrir = async (corrige: 'lo propio' | 'lo de otro') => {
  montar(<DomicilioConCorreccion domicilio={domicilio} corrige={corrige} alCorregir={alCorregir} />, '/')
  await userEvent.click(screen.getByRole('button', { name: 'Corregir el domicilio del propietario' }))
  return within(await screen.findByRole('dialog'))
}
const enviados = () => llamadas.filter(({ nombre }) => nombre === CORREGIR).map(({ cuerpo }) => cuerpo)

test('su persona lo corrige sin decir por qué', async () => {
  responde(CORREGIR, { ok: true, message: 'El domicilio quedó corregido' })
  const dialogo = await abrir('lo propio')
  const campo = dialogo.getByLabelText<HTMLInputElement>('Domicilio')
  expect(campo.value).toBe('SAN MARTIN 450')
  expect(dialogo.queryByLabelText('Motivo')).toBeNull()
  await userEvent.clear(campo)
  await userEvent.type(campo, ' LAPRIDA 45 ')
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('El domicilio quedó corregido')).toBeTruthy()
  expect(enviados()).toEqual([{ idPropietario: 1, Domicilio: 'LAPRIDA 45', anterior: 'SAN MARTIN 450' }])
  const cerrar = dialogo.getAllByRole('button', { name: 'Cerrar' }).at(-1)
  if (cerrar) await userEvent.click(cerrar)
  expect(alCorregir).toHaveBeenCalledOnce()
})

test('el personal dice por qué: sin motivo no sale, y el campo lo dice', async () => {
  responde(CORREGIR, { ok: true, message: 'El domicilio quedó corregido' })
  const dialogo = await abrir('lo de otro')
  await userEvent.clear(dialogo.getByLabelText('Domicilio'))
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }))
  expect(await dialogo.findByRole('link', { name: 'Escriba el domicilio' })).toBeTruthy()
  expect(dialogo.getByRole('link', { name: 'Escriba el motivo' })).toBeTruthy()
  expect(enviados()).toEqual([])
  await userEvent.type(dialogo.getByLabelText('Domicilio'), 'LAPRIDA 45')
  await userEvent.type(dialogo.getByLabelText('Motivo'), 'Lo pidió por nota')
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(enviados()).toEqual([
      { idPropietario: 1, Domicilio: 'LAPRIDA 45', anterior: 'SAN MARTIN 450', motivo: 'Lo pidió por nota' },
    ]),
  )
})

test('si otro lo cambió mientras tanto se dice, y lo escrito queda', async () => {
  falla(CORREGIR, 409, 'Otra persona cambió este domicilio mientras usted lo miraba')
  const dialogo = await abrir('lo propio')
  await userEvent.type(dialogo.getByLabelText('Domicilio'), ' B')
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }))
  expect((await dialogo.findAllByText(/^Otra persona cambió este domicilio/)).length).toBeGreaterThan(0)
  expect(dialogo.getByLabelText<HTMLInputElement>('Domicilio').value).toBe('SAN MARTIN 450 B')
})

test('quien no puede lo lee y no se le ofrece; el motivo del municipio se lee', () => {
  const corregido = { ...domicilio, motivo: 'Lo pidió por nota' }
  montar(<DomicilioConCorreccion domicilio={corregido} corrige={null} alCorregir={alCorregir} />, '/')
  expect(screen.getByText('SAN MARTIN 450')).toBeTruthy()
  expect(screen.getByText('Lo corrigió el municipio: Lo pidió por nota')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
