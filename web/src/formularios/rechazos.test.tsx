// @vitest-environment happy-dom
import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { carpetaPresentada, conCarpeta, filaDeFormulario, pdf } from '../pruebas/carpetaPresentada.ts'
import { rechazo } from '../pruebas/declaradas.ts'
import { DE_CARPETA_LLENOS } from '../pruebas/formulariosLlenos.ts'
import { paginaDe } from '../pruebas/paginaDeFormulario.tsx'
import { pagoDePrueba } from '../pruebas/pago.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'

/** What the server objects to a field is said beside it, back at the answers; and every field is called one way. */

conPantallas()

function abrir(codigo: CodigoDeFormulario, valores: Readonly<Record<string, string>>) {
  entrarComo('profesional')
  localStorage.setItem('valores', JSON.stringify({ [`formulario${codigo}-1002`]: valores }))
  responde('GET /formulario/tiposFormulario', { tiposFormulario: [] })
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario(codigo, 0)] })
  responde('GET /formulario/tarifas', {
    tarifas: [65, 112, 120, 121].map((idTarifa) => ({ idTarifa, valor: 100, Tarifa: 'TARIFA', tipo: 'TIPO' })),
  })
  responde('GET /formulario/calles', { calles: [{ idcalle: 1, calle: 'SALTA' }] })
  responde('GET /formulario/obtenerDeclarante', { declarante: [{ idDeclarante: 1, declarante: 'Propietario' }] })
  responde('GET /instituciones/getInstituciones', { instituciones: [] })
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO', { idPago: 9, monto: 1250, producto: 'FORM14' }))
  montar(paginaDe(codigo), `/formulario${codigo}?idCarpeta=1002`)
}

const objeta = (codigo: CodigoDeFormulario, path: string, msg: string) =>
  atiende(`POST /documentacion/altaFormulario${codigo}`, () => rechazo(404, msg, [{ path, msg }]))

/** The summary has the focus, and leads to the field, which says the same. */
async function seDiceEn(campo: string, texto: string) {
  const enlace = await screen.findByRole('link', { name: texto })
  expect(enlace.getAttribute('href')).toBe(`#${campo}`)
  await waitFor(() => expect(document.activeElement?.contains(enlace)).toBe(true))
  expect(document.getElementById(`${campo}-error`)?.textContent).toBe(texto)
  expect(screen.queryByRole('heading', { name: 'Revise sus respuestas' })).toBeNull()
}

const botonDeContinuar = { '1': 'Continuar', '1bis': 'Continuar', '2': 'Continuar', '19': 'ENVIAR' } as const

test.each([
  ['1', 'usoexistente', 'usoexistente', 'Uso existente: no se puede'],
  ['1bis', 'supconstruida', 'supconstruida', 'Superficie construida: no se puede'],
  ['2', 'observacion1', 'observacion1', 'Observación 1: no se puede'],
  ['19', 'idCalle', 'idCalle', 'Calle: no existe'],
  ['19', 'idDeclarante', 'idDeclarante', 'Declarante: no existe'],
] as const)(
  'formulario %s: lo que el servidor objeta de %s se dice junto a su campo',
  async (codigo, path, campo, texto) => {
    abrir(codigo, DE_CARPETA_LLENOS[codigo])
    objeta(codigo, path, texto)
    await userEvent.click(await screen.findByRole('button', { name: botonDeContinuar[codigo] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar formulario' }))
    await seDiceEn(campo, texto)
    expect((document.getElementById(campo) as HTMLInputElement | null)?.disabled).toBe(false)
  },
)

describe('formulario 14, ya pagado', () => {
  async function enviarConRecibo() {
    abrir('14', { ...DE_CARPETA_LLENOS['14'], idPago: '9' })
    await screen.findByText(/Pago confirmado/)
    await userEvent.upload(screen.getByLabelText('Adjunte comprobante de pago:'), pdf())
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  }

  test('lo que se objeta del instalador vuelve a las respuestas, a su CUIL', async () => {
    objeta('14', 'representante', 'Instalador: no existe')
    await enviarConRecibo()
    await seDiceEn('cuil', 'Instalador: no existe')
  })

  test('lo que se objeta del comprobante se dice junto a él', async () => {
    objeta('14', 'comprobante', 'Comprobante de pago: el archivo «plano.pdf» está vacío')
    await enviarConRecibo()
    await seDiceEn('comprobante', 'Comprobante de pago: el archivo «plano.pdf» está vacío')
  })
})

test('el pago del 14 que se rechazó dice si se movió dinero y de qué operación, y vuelve a intentarse', async () => {
  abrir('14', { ...DE_CARPETA_LLENOS['14'], idPago: '9' })
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('RECHAZADO', { idPago: 9, monto: 1250, producto: 'FORM14' }))
  expect(
    await screen.findByText('El pago fue rechazado. No se le cobró nada. Pago 9, operación T-5, $ 1.250,00.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByRole('button', { name: 'Continuar al pago' })).toBeTruthy()
})

test('los números se revisan como se entienden, con su unidad', async () => {
  abrir('1bis', DE_CARPETA_LLENOS['1bis'])
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { name: 'Revise sus respuestas' })
  expect(screen.getByText('Superficie construida').nextElementSibling?.textContent).toBe('12.345,00 m²')
  expect(screen.getByText('Importe de la refacción').nextElementSibling?.textContent).toBe('$ 0,00')
})

test('una tarifa que falta se dice con sus palabras', async () => {
  abrir('14', DE_CARPETA_LLENOS['14'])
  responde('GET /formulario/tarifas', { tarifas: [] })
  expect(
    await screen.findByText('Falta una de las tarifas con que se calcula este formulario: avise al municipio.'),
  ).toBeTruthy()
})

test('con una tarifa por confirmar no se llena, y se dice', async () => {
  abrir('1bis', DE_CARPETA_LLENOS['1bis'])
  responde('GET /formulario/tarifas', {
    tarifas: [
      { idTarifa: 65, valor: 100 },
      { idTarifa: 112, valor: 100, porConfirmar: true },
      { idTarifa: 120, valor: 100 },
      { idTarifa: 121, valor: 100 },
    ],
  })
  expect(await screen.findByText('La ciudad todavía no confirmó esta tarifa')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
})

/** Wrong in every field that says so by name. */
const MALOS: Readonly<Partial<Record<CodigoDeFormulario, Readonly<Record<string, string>>>>> = {
  '1': { cantidadluminarias: 'x', recoleccionresiduos: 'x', cantarboles: 'x', usoexistente: 'x'.repeat(46) },
  '1bis': { nroresolucion: 'x'.repeat(200), descripcionotros: 'x'.repeat(101) },
  '2': { supconantecedentes: 'x', permisoconstruccionnro: 'x', finaldeobranro: 'x' },
  '14': { perimetro: 'x', altura: 'x', superficie: 'x', empresaPublicidad: '1', hasta: '2020-01-01' },
  '19': { mismo: '1', manual: '1', Piso: '123', Dpto: '12345678901' },
}

test.each(Object.keys(MALOS) as CodigoDeFormulario[])(
  'formulario %s: cada error nombra al campo como su etiqueta',
  async (codigo) => {
    abrir(codigo, { ...(codigo === '14' && DE_CARPETA_LLENOS['14']), ...MALOS[codigo] })
    await userEvent.click(await screen.findByRole('button', { name: /^(Continuar|ENVIAR)/ }))
    const resumen = (await screen.findByText('Hay un problema')).closest('[role="alert"]')
    const enlaces = [...(resumen?.querySelectorAll('a') ?? [])].map((a) => [a.hash.slice(1), a.textContent ?? ''])
    const conNombre = enlaces.filter(([, texto = '']) => texto.includes(': '))
    expect(conNombre.length).toBeGreaterThan(1)
    for (const [campo = '', texto = ''] of conNombre) {
      const etiqueta = document.getElementById(`${campo}-label`)?.textContent ?? ''
      expect(texto.slice(0, texto.indexOf(': '))).toBe(etiqueta.replace(' (opcional)', ''))
    }
  },
)
