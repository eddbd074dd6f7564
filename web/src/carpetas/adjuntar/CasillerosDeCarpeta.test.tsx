// @vitest-environment happy-dom
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { carpetaDePrueba } from '../../pruebas/carpeta.ts'
import { pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { CasillerosDeCarpeta } from './CasillerosDeCarpeta.tsx'

conPantallas()

const DNI = 'DNI del propietario'
const requisito = (idRequisito: number, texto: string, cambios: Partial<Requisito> = {}): Requisito => ({
  idRequisito,
  texto,
  obligatorio: false,
  ejemplo: null,
  archivos: [],
  noCorresponde: null,
  ...cambios,
})
const abrir = (detalle: Requisito[], soloLee = false) => {
  entrarComo(soloLee ? 'operador' : 'profesional')
  responde('GET /documentacion/requisitos', { requisitos: [], detalle })
  responde('GET /documentacion/observaciones/{idCarpeta}', { observaciones: [] }, { idCarpeta: 1001 })
  montar(<CasillerosDeCarpeta carpeta={carpetaDePrueba()} soloLee={soloLee} />, '/')
}
const TRES = [
  requisito(1, DNI, { obligatorio: true }),
  requisito(3, 'Plano', { archivos: [{ idArchivo: 7, nombre: 'plano.pdf' }] }),
  requisito(4, 'Encomienda', { noCorresponde: 'La firma la ciudad' }),
]
const casillero = (nombre: string) => within(screen.getByRole('listitem', { name: nombre }))

test('dice cuáles están respondidos y con qué; el personal no los cambia', async () => {
  abrir(TRES, true)
  expect(await screen.findByText('2 de 3 respondidos')).toBeTruthy()
  expect(casillero(DNI).getByTitle('Sin responder')).toBeTruthy()
  expect(casillero(DNI).getByText('(obligatorio)')).toBeTruthy()
  expect(casillero('Plano').getByTitle('Respondido')).toBeTruthy()
  expect(casillero('Plano').getByText('plano.pdf')).toBeTruthy()
  expect(casillero('Encomienda').getByText('No corresponde: La firma la ciudad')).toBeTruthy()
  // What answers it opens; nothing of it changes.
  expect(screen.queryAllByRole('button').map((boton) => boton.getAttribute('aria-label'))).toEqual(['Abrir plano.pdf'])
})

test('de la que se completó antes de que hubiera casilleros, ninguno se lee como que falta', async () => {
  entrarComo('profesional')
  const detalle = [requisito(1, DNI, { obligatorio: true }), requisito(5, 'Comprobante de pago del timbrado')]
  responde('GET /documentacion/requisitos', { requisitos: [], detalle })
  responde('GET /documentacion/observaciones/{idCarpeta}', { observaciones: [] }, { idCarpeta: 1001 })
  montar(<CasillerosDeCarpeta carpeta={carpetaDePrueba({ carpetaCompleta: true })} />, '/')
  expect(await screen.findByText(/^No se respondieron uno por uno/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((uno) => uno.getAttribute('aria-label'))).toEqual([
    DNI,
    'Comprobante de pago del timbrado',
  ])
  expect(screen.queryByTitle('Sin responder')).toBeNull()
  expect(screen.queryByText('(obligatorio)')).toBeNull()
  expect(screen.queryByText(/El timbrado se paga/)).toBeNull()
  // One may still be answered there, where it is observed.
  expect(casillero(DNI).getByText('Adjuntar')).toBeTruthy()
})

const TIMBRADO = 'Comprobante de pago del timbrado'
const DONDE = /^El timbrado se paga fuera del portal: pregunte en la mesa de entradas/
test.each([
  { caso: 'donde se pide el timbrado', detalle: requisito(5, TIMBRADO), soloLee: false, veces: 1 },
  { caso: 'no en los demás', detalle: requisito(5, DNI), soloLee: false, veces: 0 },
  { caso: 'ni ya respondido', detalle: requisito(5, TIMBRADO, { noCorresponde: 'Exento' }), soloLee: false, veces: 0 },
  { caso: 'ni al personal', detalle: requisito(5, TIMBRADO), soloLee: true, veces: 0 },
])('dónde se paga, $caso', async ({ detalle, soloLee, veces }) => {
  abrir([detalle], soloLee)
  await screen.findByRole('listitem', { name: detalle.texto })
  expect(screen.queryAllByText(DONDE)).toHaveLength(veces)
  const oficinas = screen.queryAllByRole('link', { name: 'Oficinas y horarios' })
  expect(oficinas.map((enlace) => enlace.getAttribute('href'))).toEqual(veces ? ['/textos/oficinas'] : [])
})

test.each([
  ['Timbrado', 'Si no paga con tarjeta, adjunte aquí el comprobante.'],
  ['Derechos de construcción', DONDE],
])('pedido el pago de %s, el timbrado dice cómo se paga', async (concepto, dicho) => {
  entrarComo('profesional')
  responde('GET /documentacion/requisitos', { requisitos: [], detalle: [requisito(5, TIMBRADO)] })
  responde('GET /documentacion/observaciones/{idCarpeta}', { observaciones: [] }, { idCarpeta: 1001 })
  const carpeta = { ...carpetaDePrueba(), timbrado: 2500, cobro: { monto: 2500, concepto, oficina: 'VISADO' } }
  montar(<CasillerosDeCarpeta carpeta={carpeta} soloLee={false} />, '/')
  expect(await screen.findByText(dicho, { exact: false })).toBeTruthy()
})

test('se adjunta a su casillero', async () => {
  abrir(TRES)
  responde('POST /documentacion/carpetaProfesional', { ok: true, message: 'Archivos enviados' })
  await screen.findByRole('button', { name: `Adjuntar: ${DNI}` })
  const campo = screen.getByRole('listitem', { name: DNI }).querySelector<HTMLInputElement>('input[type=file]')
  if (!campo) throw new Error('El casillero no tiene dónde elegir')
  await userEvent.upload(campo, pdf('dni.pdf'))
  await waitFor(() => expect(llamadas.map(({ nombre }) => nombre)).toContain('POST /documentacion/carpetaProfesional'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const subida = llamadas.find(({ nombre }) => nombre === 'POST /documentacion/carpetaProfesional')
  expect(String(subida?.cuerpo)).toMatch(/name="idRequisito"\s+1\s/)
  expect(String(subida?.cuerpo)).toMatch(/name="sinPresentar"\s+1\s/)
})

test('lo que no se admite no se manda: se dice por qué, y se elige otro', async () => {
  abrir(TRES)
  responde('POST /documentacion/carpetaProfesional', { ok: true, message: 'Archivos enviados' })
  await screen.findByRole('button', { name: `Adjuntar: ${DNI}` })
  const campo = screen.getByRole('listitem', { name: DNI }).querySelector<HTMLInputElement>('input[type=file]')
  if (!campo) throw new Error('El casillero no tiene dónde elegir')
  await userEvent.upload(campo, new File(['MZ'], 'dni.exe'), { applyAccept: false })
  const dialogo = within(await screen.findByRole('dialog', { name: DNI }))
  expect(await dialogo.findByText(/dni\.exe/)).toBeTruthy()
  await userEvent.upload(dialogo.getByLabelText(/Archivos/, { selector: 'input' }), pdf('dni.pdf'))
  expect(await dialogo.findByText('dni.pdf')).toBeTruthy()
  fireEvent.click(dialogo.getByRole('button', { name: 'Adjuntar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(llamadas.filter(({ nombre }) => nombre === 'POST /documentacion/carpetaProfesional')).toHaveLength(1)
})

test('se dice que no corresponde, con su motivo, y se puede desdecir', async () => {
  abrir(TRES)
  responde('PUT /documentacion/requisitoNoCorresponde', { ok: true, message: 'Operación exitosa!' })
  fireEvent.click(await screen.findByRole('button', { name: `No corresponde: ${DNI}` }))
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Escriba por qué no corresponde: lo lee Mesa de entradas')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Por qué no corresponde/), { target: { value: ' Es una sociedad ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar por qué no corresponde: Encomienda' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sí corresponde' }))
  await waitFor(() =>
    expect(llamadas.filter(({ nombre }) => nombre.startsWith('PUT')).map(({ cuerpo }) => cuerpo)).toEqual([
      { idCarpeta: 1001, idRequisito: 1, motivo: 'Es una sociedad' },
      { idCarpeta: 1001, idRequisito: 4, motivo: '' },
    ]),
  )
})

test('lo que espera se quita o se reemplaza; lo presentado, no', async () => {
  abrir(TRES)
  responde('DELETE /documentacion/archivo/{idArchivo}', { ok: true, message: 'Archivo quitado' }, { idArchivo: 7 })
  responde('POST /documentacion/carpetaProfesional', { ok: true, message: 'Archivos enviados' })
  fireEvent.click(await screen.findByRole('button', { name: 'Reemplazar plano.pdf' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Plano' }))
  await userEvent.upload(dialogo.getByLabelText(/Archivos/, { selector: 'input' }), pdf('plano-2.pdf'))
  fireEvent.click(dialogo.getByRole('button', { name: 'Reemplazar' }))
  // Out of reach until the dialog is gone, and a moment more.
  const quitar = await screen.findByRole('button', { name: 'Quitar plano.pdf' })
  const subida = llamadas.find(({ nombre }) => nombre === 'POST /documentacion/carpetaProfesional')
  expect(String(subida?.cuerpo)).toMatch(/name="reemplaza"\s+7\s/)
  fireEvent.click(quitar)
  await waitFor(() => expect(llamadas.some(({ nombre }) => nombre.startsWith('DELETE'))).toBe(true))
})

test('presentada la carpeta, sus papeles ya no se cambian', async () => {
  entrarComo('profesional')
  responde('GET /documentacion/requisitos', { requisitos: [], detalle: TRES })
  responde('GET /documentacion/observaciones/{idCarpeta}', { observaciones: [] }, { idCarpeta: 1001 })
  montar(<CasillerosDeCarpeta carpeta={carpetaDePrueba({ presentada: true, carpetaCompleta: true })} />, '/')
  expect(await screen.findByRole('button', { name: 'Abrir plano.pdf' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Reemplazar|Quitar/ })).toBeNull()
})
