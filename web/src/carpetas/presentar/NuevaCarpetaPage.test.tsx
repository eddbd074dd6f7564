// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { useEncomienda } from './encomienda.ts'
import { NuevaCarpetaPage } from './NuevaCarpetaPage.tsx'

conPantallas()

const fila = (idEncomiendaTipo: number, encomiendatipo: string) => ({
  idEncomiendaTipo,
  encomiendatipo,
  idFormularioTipo: 17,
  FormularioTipo: 'FORMULARIO 14',
  codigoFormulario: '14',
  requiereCroquis: false,
})
const ofrecidas = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('el tipo de encomienda se busca por lo que se va a hacer, y cada uno dice cuándo elegirlo', async () => {
  entrarComo('profesional')
  responde('GET /formulario/obtenerTiposEncomienda', {
    tiposEncomienda: [
      fila(4, 'INSTALACION DE CARTELERIA'),
      fila(17, 'RETIRO DE CARTELERIA'),
      fila(18, 'ESTRUCTURA PARA ANTENA'),
      fila(99, 'UNO NUEVO DE LA CIUDAD'),
    ],
  })
  montar(<NuevaCarpetaPage />, '/nuevaCarpeta')
  const persona = userEvent.setup()
  const campo = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tipo de encomienda' })
  const siguiente = screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' })
  expect(siguiente.disabled).toBe(true)

  await persona.type(campo, 'sacar')
  expect(ofrecidas()).toEqual(['RETIRO DE CARTELERIAVa a sacar un cartel o un anuncio.'])
  await persona.clear(campo)
  await persona.type(campo, 'ciudad')
  expect(ofrecidas()).toEqual(['UNO NUEVO DE LA CIUDAD'])
  await persona.clear(campo)
  await persona.type(campo, 'cartelería')
  expect(ofrecidas()).toHaveLength(2)
  await persona.clear(campo)
  await persona.type(campo, 'no es nada')
  expect(screen.getByText('No hay coincidencias')).toBeTruthy()

  await persona.clear(campo)
  await persona.type(campo, 'anuncio')
  await persona.click(within(screen.getByRole('listbox')).getByText('INSTALACION DE CARTELERIA'))
  expect(campo.value).toBe('INSTALACION DE CARTELERIA')
  expect(screen.getByText('Va a colocar un cartel o un anuncio.')).toBeTruthy()
  await persona.click(siguiente)
  expect(useEncomienda.getState().encomienda).toEqual({
    idEncomiendaTipo: 4,
    encomiendatipo: 'INSTALACION DE CARTELERIA',
  })
})
