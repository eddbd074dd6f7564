// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { carpetaPresentada, conCarpeta, filaDeFormulario } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { DesglosePage } from './DesglosePage.tsx'

conPantallas()

const suya = (cambios: Parameters<typeof carpetaPresentada>[0] = {}) => ({
  ...carpetaPresentada(cambios),
  comoPropietario: true as const,
})
const NO_LO_ENCARGO = 'POST /documentacion/noLoEncargue'
const dichas = () => llamadas.filter(({ nombre }) => nombre === NO_LO_ENCARGO)

function abrir(carpeta = suya(), mas: Parameters<typeof conCarpeta>[1] = {}) {
  entrarComo('ciudadano')
  conCarpeta(carpeta, { formularios: [filaDeFormulario('1', 1), filaDeFormulario('1bis', 0)], ...mas })
  montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda?idCarpeta=1002')
  return screen.findByText(/La presentó otra persona/)
}
const escribir = async (texto: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'No lo encargué' }))
  const dialogo = await screen.findByRole('dialog', { name: 'No lo encargué' })
  if (texto) await userEvent.type(within(dialogo).getByLabelText(/^Qué pasó/), texto)
  fireEvent.click(within(dialogo).getByRole('button', { name: 'Avisar al municipio' }))
  return dialogo
}

test('el propietario lee cómo va, lo que se paga y lo que se llenó, y no se le ofrece hacer nada', async () => {
  const cobro = { monto: 12_500.5, concepto: 'Tasa de inspección', oficina: 'MESA DE ENTRADAS' }
  await abrir(suya({ tramiteEstado: 'PENDIENTE DE PAGO' }), { cobro })
  expect(screen.getByText('A pagar:').textContent).toBe('A pagar: $ 12.500,50')
  const formulario1 = await screen.findByRole('link', { name: 'Formulario 1' })
  expect(formulario1.getAttribute('href')).toBe('/formulario1vista/1002')
  expect(screen.queryByRole('link', { name: 'FORMULARIO 1bis' })).toBeNull()
  for (const nombre of [/^Editar/, /^Pagar/, /Adjuntar/, /código de seguimiento/i]) {
    expect(screen.queryByRole('button', { name: nombre })).toBeNull()
    expect(screen.queryByRole('link', { name: nombre })).toBeNull()
  }
})

test('de la que todavía se prepara se le dice eso, y lo que falta con lo que cuesta, sin llevarlo a hacerlo', async () => {
  const requisito = { idRequisito: 5, texto: 'Comprobante de pago del timbrado' }
  entrarComo('ciudadano')
  conCarpeta(suya({ carpetaCompleta: false }), { faltantes: [{ que: 'requisito', requisito, monto: 2500 }] })
  montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda?idCarpeta=1002')
  expect(await screen.findByText(/^La prepara otra persona, que lo nombró propietario/)).toBeTruthy()
  expect(screen.getByText('En preparación')).toBeTruthy()
  expect(screen.getByText('Empezada')).toBeTruthy()
  const falta = screen.getByText('Responder el requisito: Comprobante de pago del timbrado ($ 2.500,00)')
  expect(falta.closest('a')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Requisitos y adjuntos' })).toBeNull()
})

test('de la que se presentó no se dice que falte nada', async () => {
  await abrir(suya({ carpetaCompleta: true }))
  expect(screen.queryByText('En preparación')).toBeNull()
  expect(screen.getByText('Ingresado')).toBeTruthy()
})

test('su domicilio se lee con la manera de corregirlo', async () => {
  const propietario = { idPropietario: 1, Domicilio: 'SAN MARTIN 450', motivo: null }
  responde('GET /documentacion/domicilioDelPropietario/{idCarpeta}', { domicilio: propietario }, { idCarpeta: 1002 })
  await abrir()
  expect(await screen.findByText('SAN MARTIN 450')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Corregir el domicilio del propietario' }))
  const dialogo = await screen.findByRole('dialog', { name: 'Corregir el domicilio del propietario' })
  expect(within(dialogo).queryByLabelText('Motivo')).toBeNull()
})

test('dice que no lo encargó, con sus palabras; sin ellas no sale', async () => {
  responde(NO_LO_ENCARGO, { ok: true, message: 'Avisado' })
  await abrir()
  const dialogo = await escribir('')
  expect(await within(dialogo).findByText('Escriba qué pasó')).toBeTruthy()
  expect(dichas()).toEqual([])
  await userEvent.type(within(dialogo).getByLabelText(/^Qué pasó/), 'No conozco a quien la presentó')
  conCarpeta(suya({ noEncargada: { motivo: 'No conozco a quien la presentó', dichoEl: '2026-11-27T10:00:00-03:00' } }))
  fireEvent.click(within(dialogo).getByRole('button', { name: 'Avisar al municipio' }))
  expect(await screen.findByText(/el 27\/11\/2026 10:00: No conozco a quien la presentó/)).toBeTruthy()
  expect(dichas().map(({ cuerpo }) => cuerpo)).toEqual([{ idCarpeta: 1002, motivo: 'No conozco a quien la presentó' }])
  expect(screen.queryByRole('button', { name: 'No lo encargué' })).toBeNull()
})

test('lo que no se pudo decir sigue escrito, con el porqué', async () => {
  falla(NO_LO_ENCARGO, 409, 'Ya se dijo de esta carpeta, y el personal lo lee')
  await abrir()
  const dialogo = await escribir('No fui yo')
  expect(await within(dialogo).findByText('Ya se dijo de esta carpeta, y el personal lo lee')).toBeTruthy()
  const escrito = () => within(dialogo).getByLabelText<HTMLTextAreaElement>(/^Qué pasó/).value
  await waitFor(() => expect(escrito()).toBe('No fui yo'))
})
