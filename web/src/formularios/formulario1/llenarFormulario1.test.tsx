// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta, filaDeFormulario } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { Llenar } from './formulario1.tsx'

conPantallas()

const ALTA = 'POST /documentacion/altaFormulario1'
const TITULO = 'FORMULARIO 1 - FACTIBILIDAD Y CONFORME DE USO'

function abrir(grabado: 0 | 1 = 0) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  entrarComo('profesional')
  responde('GET /formulario/tiposFormulario', {
    tiposFormulario: [{ idFormularioTipo: 1, FormularioTipo: TITULO, codigoFormulario: '1' }],
  })
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario('1', grabado)] })
  responde('POST /documentacion/altaFormulario1', { ok: true, message: 'Formulario enviado!' })
  montar(<Llenar />, '/formulario1?idCarpeta=1002')
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
type Quien = ReturnType<typeof abrir>

async function completar(quien: Quien) {
  await screen.findByRole('button', { name: 'Continuar' })
  for (const si of screen.getAllByRole('radio', { name: 'Sí' })) await quien.click(si)
  await quien.type(screen.getByLabelText('Cantidad de luminarias'), '4')
  await quien.type(screen.getByLabelText('Recolección de residuos'), '3')
  await quien.type(screen.getByLabelText('Cantidad de árboles'), '0')
  await quien.selectOptions(screen.getByLabelText('Conforme a habilitar'), 'Permitido')
}
const continuar = (quien: Quien) => quien.click(screen.getByRole('button', { name: 'Continuar' }))
const enviar = (quien: Quien) => quien.click(screen.getByRole('button', { name: 'Enviar formulario' }))

test.each([
  ['profesional', '/misCarpetas'],
  ['administrador', '/misCarpetas'],
  ['jefe', '/verCarpetas'],
  ['ciudadano', '/misCarpetasVeredas'],
] as const)('sin carpeta guardada, %s va a %s', async (tipo, lista) => {
  entrarComo(tipo)
  montar(<Llenar />, '/formulario1')
  expect(await screen.findByText(`Está en ${lista}`)).toBeTruthy()
})

test('una carpeta que no está a su alcance se dice, con la salida a su lista', async () => {
  entrarComo('profesional')
  responde('GET /formulario/tiposFormulario', {
    tiposFormulario: [{ idFormularioTipo: 1, FormularioTipo: TITULO, codigoFormulario: '1' }],
  })
  falla('GET /documentacion/carpeta/{idCarpeta}', 404, 'La carpeta no existe o no está a su alcance')
  montar(<Llenar />, '/formulario1?idCarpeta=1002')
  expect(await screen.findByText('La carpeta no existe o no está a su alcance')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Formulario 1 - factibilidad y conforme de uso' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Volver' }).getAttribute('href')).toBe('/misCarpetas')
})

test('vacío: la frase de las opciones en un resumen con el foco, y no se pasa a revisar', async () => {
  const quien = abrir()
  await screen.findByRole('heading', { name: 'Formulario 1 - factibilidad y conforme de uso' })
  await quien.click(await screen.findByRole('button', { name: 'Continuar' }))
  const enlace = await screen.findByRole('link', {
    name: 'Por favor, complete todas las opciones de selección (Sí/No).',
  })
  expect(document.activeElement?.contains(enlace)).toBe(true)
  expect(screen.getAllByText('Elija Sí o No.')).toHaveLength(7)
  expect(nombres()).toEqual([])
})

test('se revisa, se cambia una respuesta, se envía una vez y vuelve a los 2 s', async () => {
  const quien = abrir()
  await completar(quien)
  await continuar(quien)
  await screen.findByRole('heading', { name: 'Revise sus respuestas' })
  await quien.click(screen.getByRole('button', { name: 'Cambiar Cantidad de luminarias' }))
  const luminarias = await screen.findByLabelText<HTMLInputElement>('Cantidad de luminarias')
  expect(document.activeElement).toBe(luminarias)
  await quien.type(luminarias, '5')
  await continuar(quien)
  await screen.findByRole('heading', { name: 'Revise sus respuestas' })
  const boton = screen.getByRole('button', { name: 'Enviar formulario' })
  boton.click()
  boton.click()
  expect((await screen.findAllByText('Formulario enviado!')).length).toBeGreaterThan(0)
  expect(nombres()).toEqual([ALTA])
  expect(llamadas[0]?.cuerpo).toMatchObject({
    idCarpeta: 1002,
    idFormulario: 1002,
    idPersona: 12,
    hormigonarmado: 1,
    cantidadluminarias: 45,
    conformehabilitar: 'Permitido',
  })
  expect(localStorage.getItem('valores')).toBeNull()
  expect(screen.queryByText('Está en /antes')).toBeNull()
  await pasanSegundos(3)
  expect(screen.getByText('Está en /antes')).toBeTruthy()
})

test('dos pestañas: se envía a la carpeta de la dirección, aunque otra haya guardado la suya, y la revisión la nombra', async () => {
  const quien = abrir()
  await completar(quien)
  localStorage.setItem('datosEncomienda', JSON.stringify(carpetaPresentada({ idCarpeta: 1011, idFormulario: 1011 })))
  await continuar(quien)
  await screen.findByRole('heading', { name: 'Revise sus respuestas' })
  for (const texto of ['1002', 'Ávila, Rosa', 'SAN MARTIN 1450, padrón 100001']) {
    expect(screen.getByText(texto)).toBeTruthy()
  }
  await enviar(quien)
  await screen.findAllByText('Formulario enviado!')
  expect(llamadas[0]?.cuerpo).toMatchObject({ idCarpeta: 1002, idFormulario: 1002 })
})

test('si falla se dice por qué, nada se pierde, y el reintento lleva la misma clave', async () => {
  const quien = abrir()
  falla('POST /documentacion/altaFormulario1', 500, 'Sin servicio')
  await completar(quien)
  await continuar(quien)
  await screen.findByRole('heading', { name: 'Revise sus respuestas' })
  await enviar(quien)
  expect(await screen.findByText('Sin servicio')).toBeTruthy()
  expect(localStorage.getItem('valores')).toContain('"cantidadluminarias":"4"')
  await enviar(quien)
  await waitFor(() => expect(llamadas).toHaveLength(2))
  const claves = llamadas.map(({ cabeceras }) => cabeceras.get('Idempotency-Key'))
  expect(claves[0]).toMatch(/^[\w-]{8,80}$/)
  expect(claves[1]).toBe(claves[0])
})

test('lo que se había escrito está ahí después de recargar, y lo de otra carpeta no', async () => {
  localStorage.setItem(
    'valores',
    JSON.stringify({
      'formulario1-1002': { usoexistente: 'Vivienda', asfalto: 7 },
      'formulario1-1003': { usoahabilitar: 'Bar' },
    }),
  )
  abrir()
  expect((await screen.findByLabelText<HTMLInputElement>('Uso existente (opcional)')).value).toBe('Vivienda')
  expect(screen.getByLabelText<HTMLInputElement>('Uso a habilitar (opcional)').value).toBe('')
})

test('el que ya fue enviado no se vuelve a llenar: lleva a su vista', async () => {
  abrir(1)
  expect(await screen.findByText('El formulario de esta carpeta ya fue enviado')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver el formulario' }).getAttribute('href')).toBe('/formulario1vista/1002')
})
