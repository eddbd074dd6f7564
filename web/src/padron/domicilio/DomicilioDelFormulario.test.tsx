// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Formulario27Page } from '../../elevadores/formulario27/Formulario27Page.tsx'
import { Llenar as Formulario29Page } from '../../elevadores/formulario29/formulario29.tsx'
import { Llenar as Formulario31Page } from '../../elevadores/formulario31/formulario31.tsx'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { completadoAMano, esDelRegistro, loTrajo, origenDelRegistro } from './domicilioDelFormulario.ts'

/** The address of forms 27, 29 and 31: what the look-up brought is locked, and nothing else. */

conPantallas()

const SAN_MARTIN = {
  idDomicilio: 1,
  idCalle: 7,
  calle: 'SAN MARTIN',
  NroPuerta: '450',
  Piso: '',
  Departamento: '',
  Seccion: '',
  Manzana: '',
  Parcela: '',
  Distrito: '',
  Dominio: '',
  Padron: '100001',
}

beforeEach(() => {
  entrarComo('ciudadano')
  responde('GET /elevadores/formulario27/enCurso', { pago: null, respuestas: null, ultima: null })
  responde('GET /formulario/tarifas', { tarifas: [{ idTarifa: 116, valor: 5200 }] })
  responde('GET /formulario/calles', { calles: [{ idcalle: 7, calle: 'SAN MARTIN' }] })
  responde('GET /instituciones/getInstituciones', { instituciones: [] })
})

const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre)
async function buscar(pagina: ReactNode, camino: string, suyo: { padron: string; boton: string }, trae: object) {
  responde(
    'GET /padron/obtenerDomicilioPorPadron/{padron}',
    { ok: true, domicilio: [{ ...SAN_MARTIN, ...trae }] },
    { padron: '100001' },
  )
  montar(pagina, camino)
  fireEvent.change(await screen.findByLabelText(suyo.padron), { target: { value: '100001' } })
  fireEvent.click(screen.getByRole('button', { name: suyo.boton }))
}
const cerrados = (nombres: readonly string[]) => nombres.map((nombre) => campo(nombre).disabled)

const RESPONSABLE = { padron: 'Padrón', boton: 'Buscar padrón del responsable' }
const EMPRESA = { padron: 'Padrón', boton: 'Buscar padrón de la empresa' }
const CON_PISO = ['Calle', 'Número de puerta', 'Piso (opcional)', 'Departamento (opcional)']

test.each([
  ['27', <Formulario27Page key="27" />, '/formulario27', RESPONSABLE],
  ['29', <Formulario29Page key="29" />, '/formulario29', EMPRESA],
] as const)(
  '%s: el piso y el departamento que el padrón no trae quedan para escribir',
  async (_, pagina, camino, suyo) => {
    await buscar(pagina, camino, suyo, {})
    await waitFor(() => expect(campo('Calle').value).toBe('SAN MARTIN'))
    expect(cerrados(CON_PISO)).toEqual([true, true, false, false])
    fireEvent.change(campo('Piso (opcional)'), { target: { value: '3' } })
    expect(campo('Piso (opcional)').value).toBe('3')
    // What was brought stays locked while the rest is typed.
    expect(cerrados(CON_PISO)).toEqual([true, true, false, false])
  },
)

test.each([
  ['27', <Formulario27Page key="27" />, '/formulario27', RESPONSABLE],
  ['29', <Formulario29Page key="29" />, '/formulario29', EMPRESA],
] as const)('%s: lo que el padrón trae se cierra, campo por campo', async (_, pagina, camino, suyo) => {
  await buscar(pagina, camino, suyo, { Piso: '2' })
  await waitFor(() => expect(campo('Piso (opcional)').value).toBe('2'))
  expect(cerrados(CON_PISO)).toEqual([true, true, true, false])
})

test.each([
  ['450', true],
  ['', false],
])('31: con la puerta %j, cerrada %s', async (NroPuerta, cerrada) => {
  await buscar(
    <Formulario31Page />,
    '/formulario31',
    { padron: 'Padrón del inmueble', boton: 'Buscar padrón del inmueble' },
    { NroPuerta },
  )
  await waitFor(() => expect(campo('Calle').value).toBe('SAN MARTIN'))
  expect(cerrados(['Calle', 'Número de puerta'])).toEqual([true, cerrada])
})

test('de dónde sale cada campo, también en un borrador de antes', () => {
  expect([origenDelRegistro([]), origenDelRegistro(['Piso', 'dpto'])]).toEqual(['registro', 'registro sin Piso dpto'])
  expect(['registro', 'registro sin Piso', '', '555 | 7', undefined].map(esDelRegistro)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['Piso', 'calle'].map((nombre) => loTrajo('registro sin Piso', nombre))).toEqual([false, true])
  expect(['Piso', 'calle'].map((nombre) => loTrajo('registro', nombre))).toEqual([true, true])
  expect(['', '3', ' '].map((escrito) => completadoAMano('registro sin Piso', () => escrito))).toEqual([
    false,
    true,
    false,
  ])
  expect(completadoAMano('registro', () => '3')).toBe(false)
})
