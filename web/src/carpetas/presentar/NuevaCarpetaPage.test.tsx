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

const fila = (idEncomiendaTipo: number, encomiendatipo: string, explicacion = '') => ({
  idEncomiendaTipo,
  encomiendatipo,
  idFormularioTipo: 17,
  FormularioTipo: 'FORMULARIO 14',
  codigoFormulario: '14',
  requiereCroquis: false,
  explicacion,
})
/** What stands before a type is begun: its papers, its costs, how long it takes. */
const ANTES = {
  tramites: [
    {
      tramite: 'encomienda-4',
      nombre: 'INSTALACION DE CARTELERIA',
      explicacion: 'Va a colocar un cartel o un anuncio.',
      papeles: [{ texto: 'DNI del propietario', ayuda: 'De los dos lados.', obligatorio: true, ejemplo: null }],
      formularios: [{ codigo: '14', nombre: 'FORMULARIO 14' }],
      firman: ['Un profesional con matrícula vigente.'],
      costos: [{ concepto: 'Timbrado', detalle: 'Según el tipo de obra', importe: null }],
      plazo: { casos: 12, mediana: 9 },
    },
  ],
  tarifas: [65, 112, 120, 121].map((idTarifa) => ({ idTarifa, valor: 350 })),
  tiposDeObra: [{ idObraTipo: 11, obraTipo: 'CARTELERIA', timbrado: 1800 }],
}
const ofrecidas = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('el tipo de encomienda se busca por lo que se va a hacer, y cada uno dice cuándo elegirlo', async () => {
  entrarComo('profesional')
  responde('GET /formulario/obtenerTiposEncomienda', {
    tiposEncomienda: [
      fila(4, 'INSTALACION DE CARTELERIA', 'Va a colocar un cartel o un anuncio.'),
      fila(17, 'RETIRO DE CARTELERIA', 'Va a sacar un cartel o un anuncio.'),
      fila(18, 'ESTRUCTURA PARA ANTENA'),
      fila(99, 'UNO NUEVO DE LA CIUDAD'),
    ],
  })
  responde('GET /tramites', ANTES)
  montar(<NuevaCarpetaPage />, '/nuevaCarpeta')
  const persona = userEvent.setup()
  const campo = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tipo de encomienda' })
  const siguiente = screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' })
  expect(siguiente.disabled).toBe(true)

  await persona.type(campo, 'sacar')
  expect(ofrecidas()).toEqual(['Retiro de carteleriaVa a sacar un cartel o un anuncio.'])
  await persona.clear(campo)
  await persona.type(campo, 'ciudad')
  expect(ofrecidas()).toEqual(['Uno nuevo de la ciudad'])
  await persona.clear(campo)
  await persona.type(campo, 'cartelería')
  expect(ofrecidas()).toHaveLength(2)
  await persona.clear(campo)
  await persona.type(campo, 'no es nada')
  expect(screen.getByText('No hay coincidencias')).toBeTruthy()

  await persona.clear(campo)
  await persona.type(campo, 'anuncio')
  await persona.click(within(screen.getByRole('listbox')).getByText('Instalacion de carteleria'))
  expect(campo.value).toBe('Instalacion de carteleria')
  expect(screen.getByText('Va a colocar un cartel o un anuncio.')).toBeTruthy()
  expect(await screen.findByText('DNI del propietario')).toBeTruthy()
  expect(
    screen.getByText(
      'La mitad tardó 9 días o menos, sin contar los días en que esperó a quien lo presentó (12 casos del último año).',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Elija el tipo de obra para ver cuánto cuesta.')).toBeTruthy()
  await persona.selectOptions(screen.getByRole('combobox', { name: 'Tipo de obra' }), 'Carteleria')
  const estimacion = screen.getByRole('table', { name: 'Estimación' })
  await persona.type(screen.getByRole('textbox', { name: /Perímetro/ }), '10,5')
  // 1.800 and ten and a half metres at 350.
  expect(
    within(estimacion)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$ 1.800,00', '$ 3.675,00', '$ 5.475,00'])
  await persona.click(siguiente)
  expect(useEncomienda.getState().encomienda).toEqual({
    idEncomiendaTipo: 4,
    encomiendatipo: 'INSTALACION DE CARTELERIA',
  })
})
