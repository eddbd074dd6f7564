// @vitest-environment happy-dom
import { camposDe } from '@catastro/domain/ciudad/configurables'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo, TOPES_DE_FABRICA } from '../pruebas/servidor.ts'
import { CambiarCiudadPage } from './CambiarCiudadPage.tsx'

conPantallas()

const deFabrica = { version: 0, valor: { pie: 'De fábrica' }, autor: null, motivo: null, escritoEl: null }
const escrita = (version: number, pie: string) => ({
  version,
  valor: { pie },
  autor: 'Ana Romano',
  motivo: 'Cambió',
  escritoEl: '2026-11-25T13:00:00.000Z',
})

function abrir() {
  entrarComo('administrador')
  responde('GET /ciudad/configuracion', { claves: [{ ...escrita(1, 'Pie uno'), clave: 'pie' }] })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [escrita(1, 'Pie uno'), deFabrica] })
  montar(<CambiarCiudadPage />, '/ciudad/pie', { path: '/ciudad/:clave' })
}
const pie = () => screen.findByLabelText<HTMLInputElement>('Pie')
const escribir = async (texto: string) => fireEvent.change(await pie(), { target: { value: texto } })
const guardadas = () => llamadas.filter(({ nombre }) => nombre === 'POST /ciudad/configuracion')

test('se ve antes de guardar, y volver a una versión la pone en el formulario', async () => {
  abrir()
  await escribir('Pie nuevo')
  expect((await screen.findAllByText('Pie nuevo')).length).toBeGreaterThan(0)
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a esta versión' }))
  expect((await pie()).value).toBe('De fábrica')
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Vuelve a lo que vino')
  expect(guardadas()).toEqual([])
})

test('si otra persona guardó antes, lo dice, y lo escrito queda para probar sobre lo de ella', async () => {
  abrir()
  await escribir('Pie mío')
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Porque sí' } })
  const versiones: unknown[] = []
  atiende('POST /ciudad/configuracion', async ({ json }) => {
    versiones.push((await json()).version)
    return rechazo(409, 'Mientras usted editaba, Bea guardó la versión 2')
  })
  responde('GET /ciudad/configuracion', { claves: [{ ...escrita(2, 'Pie de Bea'), clave: 'pie' }] })
  responde('GET /ciudad/configuracion/{clave}', {
    versiones: [escrita(2, 'Pie de Bea'), escrita(1, 'Pie uno'), deFabrica],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const aviso = await screen.findByRole('group', { name: 'No se hizo' })
  expect(aviso.textContent).toBe('Mientras usted editaba, Bea guardó la versión 2')
  expect(await screen.findByText('Pie de Bea')).toBeDefined()
  expect((await pie()).value).toBe('Pie mío')
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(versiones).toEqual([1, 2]))
})

const CORREO = 'correo.carpetaRecibida'
const delCorreo = (version: number, asunto: string) => ({
  ...escrita(version, ''),
  valor: { asunto, cuerpo: 'Pasó a {estado}.\n\nMesa de entradas.' },
})

test('un correo dice qué campos ofrece y cuáles pide, y se ve con datos inventados', async () => {
  entrarComo('administrador')
  responde('GET /ciudad/configuracion', { claves: [{ ...delCorreo(1, 'La {carpeta}'), clave: CORREO }] })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [delCorreo(1, 'La {carpeta}')] })
  montar(<CambiarCiudadPage />, `/ciudad/${CORREO}`, { path: '/ciudad/:clave' })
  const campos = await screen.findByRole('region', { name: 'Campos que puede nombrar' })
  expect([...campos.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '{carpeta}: El número de la carpeta. Por ejemplo, «1024». Obligatorio, en el asunto o en el texto.',
    '{estado}: Su estado, como lo llama la ciudad. Por ejemplo, «OBSERVADO».',
  ])
  const vista = () => screen.getByRole('region', { name: 'Cómo se vería' }).textContent
  expect(vista()).toContain('La 1024Pasó a OBSERVADO.\n\nMesa de entradas.Debajo van')
  fireEvent.change(screen.getByLabelText('Asunto'), { target: { value: '<i>{carpeta}</i> {otro}' } })
  expect(vista()).toContain('<i>1024</i> {otro}')
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Otras palabras' } })
  atiende('POST /ciudad/configuracion', async () =>
    rechazo(400, 'Asunto: este correo no tiene el campo {otro}', [
      { path: 'valor.asunto', msg: 'Asunto: este correo no tiene el campo {otro}' },
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect((await screen.findAllByText('Asunto: este correo no tiene el campo {otro}')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('Asunto').value).toBe('<i>{carpeta}</i> {otro}')
})

test('un estado: cómo se llama y qué significa, uno detrás de otro, y como se leerían', async () => {
  entrarComo('administrador')
  const valor = Object.fromEntries(camposDe('estados').map(([campo, { semilla }]) => [campo, semilla]))
  const vigente = { ...deFabrica, valor }
  const renombrada = { ...escrita(1, ''), valor: { ...valor, estado2: 'EN MESA', significa2: 'Ya la tiene la mesa' } }
  responde('GET /ciudad/configuracion', { claves: [{ ...renombrada, clave: 'estados' }] })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [renombrada, vigente] })
  montar(<CambiarCiudadPage />, '/ciudad/estados', { path: '/ciudad/:clave' })
  const significa = await screen.findByLabelText<HTMLInputElement>('Qué significa OBSERVADO')
  expect(significa.value).toBe('Hay algo que corregir o completar: espera a quien la presentó.')
  fireEvent.change(significa, { target: { value: 'Lo espera a usted' } })
  fireEvent.change(screen.getByLabelText('OBSERVADO'), { target: { value: 'CON FALTAS' } })
  const vista = () => screen.getByRole('region', { name: 'Cómo se vería' }).querySelector('dl')
  await waitFor(() => expect(vista()?.children[3]?.textContent).toBe('CON FALTASLo espera a usted'))
  expect(vista()?.children).toHaveLength(9)
  // Of what was written, what is not as it came.
  const filas = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  expect(filas.filter((fila) => fila.includes('RECIBIDO MESA ENTRADAS: EN MESA'))).toHaveLength(1)
  expect(filas.some((fila) => fila.includes('Qué significa RECIBIDO MESA ENTRADAS: Ya la tiene la mesa'))).toBe(true)
  expect(filas.some((fila) => fila.includes('Como vino'))).toBe(true)
})

test('la frase de un certificado se ve en su hoja, con la dependencia y el color que valen', async () => {
  entrarComo('administrador')
  const suya = { ...deFabrica, valor: { fraseLibreDeuda: 'No debe.', frasePadron: 'Figura así.' } }
  responde('GET /ciudad/configuracion', {
    claves: [
      { ...suya, clave: 'certificados' },
      { ...deFabrica, clave: 'identidad', valor: { nombre: 'Puerto Lago', dependencia: 'Obras Privadas' } },
    ],
  })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [suya] })
  montar(<CambiarCiudadPage />, '/ciudad/certificados', { path: '/ciudad/:clave' })
  const frase = await screen.findByLabelText('Frase del certificado de padrón')
  fireEvent.change(frase, { target: { value: 'Consta.' } })
  const vista = () => screen.getByRole('region', { name: 'Cómo se vería' }).textContent
  await waitFor(() => expect(vista()).toContain('Puerto LagoObras PrivadasCertificado de padrónConsta.'))
  expect(vista()).toContain('Puerto LagoObras PrivadasCertificado de Libre DeudaNo debe.')
})

const DE_FABRICA = Object.fromEntries(Object.entries(TOPES_DE_FABRICA).map(([tope, megas]) => [tope, String(megas)]))

test('cuánto pesa cada archivo: lo de hoy al lado de lo que se escribe, como se leería, y lo que el servidor no admite', async () => {
  entrarComo('administrador')
  const tope = { ...deFabrica, valor: DE_FABRICA }
  responde('GET /ciudad/configuracion', { claves: [{ ...tope, clave: 'tamanos' }] })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [tope] })
  montar(<CambiarCiudadPage />, '/ciudad/tamanos', { path: '/ciudad/:clave' })
  const papeles = await screen.findByLabelText<HTMLInputElement>('Papeles de una carpeta')
  expect(papeles.value).toBe('10')
  expect(
    screen.getAllByText('En MB. Al menos 5, lo que pesa una foto de teléfono o un plano escaneado; 25 como máximo.')
      .length,
  ).toBe(7)
  fireEvent.change(papeles, { target: { value: '18' } })
  const filas = () =>
    [...screen.getByRole('table', { name: 'Cuánto puede pesar cada archivo' }).querySelectorAll('tbody tr')].map(
      ({ textContent }) => textContent,
    )
  await waitFor(() => expect(filas()[0]).toBe('Papeles de una carpeta10 MB18 MB'))
  expect(filas().slice(7)).toEqual(['Escudo y foto de la portada1 MB1 MB', 'Archivos que se importan100 MB100 MB'])
  expect(
    screen.getByText(
      'Al adjuntar un papel se lee: «Hasta 5 archivos de 18 MB como máximo cada uno: PDF, PNG, JPG, JPEG, DOCX, XLSX, DWG, DXF, ZIP.»',
    ),
  ).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Planos grandes' } })
  const msg = 'Papeles de una carpeta: debe ser un número entero de 5 a 25 MB'
  const mandado: unknown[] = []
  atiende('POST /ciudad/configuracion', async ({ json }) => {
    mandado.push(await json())
    return rechazo(400, msg, [{ path: 'valor.papeles', msg }])
  })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect((await screen.findAllByText(msg)).length).toBeGreaterThan(0)
  expect(mandado).toEqual([
    { clave: 'tamanos', version: 0, motivo: 'Planos grandes', valor: { ...DE_FABRICA, papeles: '18' } },
  ])
  expect(papeles.value).toBe('18')
})
