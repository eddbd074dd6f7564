// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leerSalida } from '../../envios/salidaAlPago.ts'
import { rechazo } from '../../pruebas/declaradas.ts'
import { pagoDePrueba } from '../../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { enCursoResponde, TARIFAS, veredaDePrueba } from '../../pruebas/vereda.ts'
import { VeredasPage } from './VeredasPage.tsx'

const irAlProveedor = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../../envios/irAlProveedor.ts', () => ({ irAlProveedor }))
// A canvas is the browser's own: what it does to a photo is seen there.
vi.mock('../../ui/fotos/prepararFoto.ts', () => ({ prepararFoto: async (foto: File) => foto }))

conPantallas()

const DOMICILIO = {
  idDomicilio: 3,
  idCalle: 7,
  calle: 'SAN MARTIN',
  NroPuerta: '450',
  Piso: '',
  Departamento: '',
  Seccion: '1',
  Manzana: '14',
  Parcela: '7',
  Distrito: '01',
  Dominio: 'N-101407',
  Padron: '100001',
}
/** What the draft on the server holds. */
let borrador: Record<string, unknown>
let fotos: string[]

beforeEach(() => {
  borrador = {}
  fotos = []
  irAlProveedor.mockClear()
  entrarComo('ciudadano')
  enCursoResponde(null)
  responde('GET /formulario/tarifas', { tarifas: TARIFAS })
  responde('GET /formulario/calles', { calles: [{ idcalle: 7, calle: 'SAN MARTIN' }] })
  responde('GET /formulario/tiposInmueble', {
    tiposInmueble: [
      { idInmuebleTipo: 2, InmuebleTipo: 'LOCAL COMERCIAL' },
      { idInmuebleTipo: 1, InmuebleTipo: 'VIVIENDA UNIFAMILIAR' },
    ],
  })
  responde('GET /formulario/obtenerLeyendas/{idFormularioTipo}', {
    leyendas1: ['Con baldosa antideslizante'],
    leyendas2: ['Con bandeja de protección'],
  })
  responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: true, domicilio: [DOMICILIO] }, { padron: '100001' })
  atiende('PUT /borradores/{clave}', async ({ json }) => {
    borrador = (await json()).datos
    return { version: 1, modificadoEl: '2026-11-21T15:00:00.000Z' }
  })
  atiende('POST /borradores/{clave}/archivos', async ({ request }) => {
    const [, nombre = ''] = /filename="([^"]+)"/.exec(await request.text()) ?? []
    fotos.push(nombre)
    const archivos = fotos.map((n, i) => ({ idArchivo: i + 1, campo: '', nombre: n, tipo: 'image/jpeg', tamano: 1 }))
    return { ok: true, message: '', archivos }
  })
})

async function abrir(ruta = '/veredas') {
  montar(<VeredasPage />, ruta)
  await screen.findByLabelText('Vereda')
  return userEvent.setup()
}
type Quien = Awaited<ReturnType<typeof abrir>>
/** The whole text at once: a letter at a time says nothing more here. */
const escribir = (campo: HTMLElement, value: string) => fireEvent.change(campo, { target: { value } })
/** Of the step in sight or of another. */
const trabajo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre)
const pasoALaVista = (titulo: string) => screen.findByRole('heading', { level: 2, name: titulo })
async function siguiente(quien: Quien, titulo?: string) {
  await quien.click(screen.getByRole('button', { name: 'Siguiente' }))
  if (titulo) await pasoALaVista(titulo)
}
async function seguirHastaLasFotos(quien: Quien) {
  await siguiente(quien, 'La obra')
  await siguiente(quien, 'Solicitante')
  await siguiente(quien, 'Fotos antes de la obra')
}
async function volverAlDomicilio(quien: Quien) {
  for (const titulo of ['Solicitante', 'La obra', 'Domicilio de la obra']) {
    await quien.click(screen.getByRole('button', { name: 'Atrás' }))
    await pasoALaVista(titulo)
  }
}
const foto = (nombre: string, contenido = nombre) => new File([contenido], nombre, { type: 'image/jpeg' })
const campoDeFotos = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre)
const resumen = async () => (await screen.findByRole('alert')).textContent
const renglones = () =>
  within(screen.getByRole('table', { name: 'Importe a pagar' }))
    .getAllByRole('row')
    .map((fila) => fila.textContent)

async function llenar(quien: Quien) {
  escribir(screen.getByRole('textbox', { name: 'Padrón' }), '100001')
  await quien.click(screen.getByRole('button', { name: 'Buscar padrón' }))
  await screen.findByText('SAN MARTIN 450')
  await siguiente(quien, 'La obra')
  await quien.click(trabajo('Pintura'))
  escribir(screen.getByLabelText('Monto de obra'), '250.000')
  escribir(screen.getByLabelText('Días de depósito de materiales'), '3')
  escribir(screen.getByLabelText('Metros de cerca (opcional)'), '4,5')
  await siguiente(quien, 'Solicitante')
  await siguiente(quien, 'Fotos antes de la obra')
  await quien.upload(campoDeFotos('Fotos de la obra'), [foto('una.jpg'), foto('dos.jpg')])
  await screen.findByAltText('Foto 2: dos.jpg')
}
const aRevisar = (quien: Quien) => quien.click(screen.getByRole('button', { name: 'Continuar al pago' }))

describe('mientras se llena', () => {
  test('el importe se ve renglón por renglón, con su tarifa', async () => {
    const quien = await abrir('/veredas?paso=obra')
    expect(renglones().at(-1)).toBe('Total a abonar$ 1.200,00')
    await quien.click(trabajo('Fachada'))
    await quien.click(trabajo('Revoque'))
    escribir(screen.getByLabelText('Monto de obra'), '199.999,99')
    escribir(screen.getByLabelText('Días de depósito de materiales'), '1')
    expect(renglones()).toEqual([
      'Depósito de materiales1 día × $\u00a0250,00 (tarifa 119)$ 250,00',
      'Cerca de obra0,00 m × $\u00a0350,00 (tarifa 65)$ 0,00',
      'Derecho de construcción0,6 % de $\u00a0199.999,99 (tarifa 64)$ 1.200,00',
      'Canon por trabajo2 trabajos × $\u00a0800,00 (tarifa 111)$ 1.600,00',
      'Total a abonar$ 3.050,00',
    ])
  })

  test.each([
    [['Vereda'], ['Condiciones para la vereda'], ['Fotos de la vereda'], true],
    [['Pintura'], ['Condiciones para la fachada y los demás trabajos'], ['Fotos de la obra'], false],
    [
      ['Vereda', 'Pintura'],
      ['Condiciones para la vereda', 'Condiciones para la fachada y los demás trabajos'],
      ['Fotos de la vereda', 'Fotos de la fachada y los demás trabajos'],
      true,
    ],
  ])('%j: sus leyendas, sus fotos y sus medidas', async (trabajos, leyendas, entradas, conMedidas) => {
    const quien = await abrir('/veredas?paso=condiciones')
    for (const name of trabajos) await quien.click(trabajo(name))
    await screen.findByRole('heading', { name: leyendas[0] ?? '' })
    const titulos = screen.getAllByRole('heading', { level: 2, name: /^Condiciones para/ }).map((h) => h.textContent)
    expect(titulos).toEqual(leyendas)
    const campos = screen.getAllByLabelText<HTMLInputElement>(/^Fotos de/).filter(({ type }) => type === 'file')
    expect(campos.map(({ id }) => document.getElementById(`${id}-label`)?.textContent)).toEqual(entradas)
    expect(screen.queryByLabelText('Ancho') !== null).toBe(conMedidas)
  })

  test('la superficie es ancho por largo, la mitad hacia arriba', async () => {
    const quien = await abrir()
    await quien.click(trabajo('Vereda'))
    escribir(screen.getByLabelText('Ancho'), '1,25')
    escribir(screen.getByLabelText('Largo'), '0,46')
    expect(screen.getByText('0,58 m²')).toBeTruthy()
  })

  test('un padrón sin registrar se completa a mano; uno largo no se corta', async () => {
    responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: false, domicilio: [] }, { padron: '555555' })
    const quien = await abrir()
    const padron = screen.getByRole<HTMLInputElement>('textbox', { name: 'Padrón' })
    escribir(padron, '1000010')
    await quien.click(screen.getByRole('button', { name: 'Buscar padrón' }))
    expect(
      (await screen.findAllByText(/admite padrones de hasta 6 números: preséntelo en mesa/)).length,
    ).toBeGreaterThan(0)
    expect(padron.value).toBe('1000010')
    escribir(padron, '555.555')
    await quien.click(screen.getByRole('button', { name: 'Buscar padrón' }))
    const aviso = 'El padrón ingresado no se encuentra registrado, deberá cargar el domicilio manualmente'
    expect(await screen.findByText(aviso)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Número de puerta').disabled).toBe(false)
    await siguiente(quien)
    expect(await resumen()).toContain('Debe ingresar una secciónDebe ingresar una manzana')
  })

  test('un inmueble elegido en el mapa se busca como si se hubiera escrito, con la misma regla', async () => {
    const parcela = (idParcela: number, padron: string) => ({
      ...{ idParcela, padron, idManzana: 1, seccion: '1', manzana: '14', parcela: '7' },
      ...{ domicilio: `SAN MARTIN ${idParcela}`, centro: [-65.2, -26.8] as [number, number] },
    })
    const parcelas = [parcela(450, '100001'), parcela(451, '1000010')]
    responde('GET /mapa/capas', { calles: 1, manzanas: 1, parcelas: 1, carpetas: null, marco: null })
    responde('GET /mapa/buscar', { parcelas, hayMas: false })
    for (const p of parcelas) {
      const caja: [number, number, number, number] = [-65.3, -26.9, -65.1, -26.7]
      responde('GET /mapa/parcelas/{idParcela}', { parcela: p, caja }, { idParcela: p.idParcela })
    }
    const quien = await abrir()
    const elegir = async (idParcela: number, padron: string) => {
      await quien.click(screen.getByRole('button', { name: 'Elegir en el mapa' }))
      await quien.type(await screen.findByRole('searchbox', { name: 'Calle y altura' }), 'san martin{Enter}')
      await quien.click(await screen.findByRole('button', { name: new RegExp(`SAN MARTIN ${idParcela} `) }))
      await quien.click(await screen.findByRole('button', { name: `Usar el padrón ${padron}` }))
    }
    const padron = screen.getByRole<HTMLInputElement>('textbox', { name: 'Padrón' })
    await elegir(450, '100001')
    await screen.findByText('SAN MARTIN 450')
    expect(padron.value).toBe('100001')
    await waitFor(() => expect(borrador).toMatchObject({ Padron: '100001', idDomicilio: '3', NroPuerta: '450' }))
    // One that this form does not take is refused as when it is typed, and takes with it what the other had brought.
    await elegir(451, '1000010')
    const motivo = /admite padrones de hasta 6 números: preséntelo en mesa/
    expect((await screen.findAllByText(motivo)).length).toBeGreaterThan(0)
    expect([padron.value, screen.queryByText('SAN MARTIN 450')]).toEqual(['1000010', null])
  })

  test('de un padrón con varios domicilios vale el primero, y se elige otro', async () => {
    const otro = { ...DOMICILIO, idDomicilio: 4, NroPuerta: '999' }
    responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: true, domicilio: [DOMICILIO, otro] })
    const quien = await abrir()
    escribir(screen.getByRole('textbox', { name: 'Padrón' }), '100001')
    await quien.click(screen.getByRole('button', { name: 'Buscar padrón' }))
    expect(await screen.findByText('SAN MARTIN 450', { selector: 'dd' })).toBeTruthy()
    await quien.click(screen.getByRole('radio', { name: 'SAN MARTIN 999' }))
    expect(screen.getByText('SAN MARTIN 999', { selector: 'dd' })).toBeTruthy()
    // What the register does not have may be added; what it has is not touched.
    await quien.click(screen.getByRole('button', { name: 'Agregar piso, departamento u otro dato' }))
    const puerta = () => screen.getByLabelText<HTMLInputElement>('Número de puerta')
    expect([puerta().value, puerta().disabled]).toEqual(['999', true])
    // Another padron: what the first one brought is no longer what is asked for.
    escribir(screen.getByRole('textbox', { name: 'Padrón' }), '2')
    await quien.click(screen.getByRole('button', { name: 'Completar el domicilio a mano' }))
    expect([puerta().value, puerta().disabled]).toEqual(['', false])
  })

  test('hasta dos fotos por entrada, ninguna dos veces; cada una se quita', async () => {
    const quien = await abrir('/veredas?paso=fotos')
    await quien.click(trabajo('Vereda'))
    await quien.click(trabajo('Pintura'))
    const [vereda, otras] = [
      campoDeFotos('Fotos de la vereda'),
      campoDeFotos('Fotos de la fachada y los demás trabajos'),
    ]
    await quien.upload(
      vereda,
      ['a', 'b', 'c'].map((n) => foto(`${n}.jpg`)),
    )
    expect(await screen.findByText('No puede adjuntar mas de 2 archivos')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    await quien.upload(vereda, foto('a.jpg'))
    await screen.findByAltText('Foto 1: a.jpg')
    await quien.upload(otras, foto('otro-nombre.jpg', 'a.jpg'))
    expect(await screen.findByText('otro-nombre.jpg: esa foto ya está, elija otra')).toBeTruthy()
    await waitFor(() => expect(fotos).toEqual(['a.jpg']))
    atiende('DELETE /borradores/{clave}/archivos/{idArchivo}', () => ({ ok: true, message: '' }))
    await quien.click(screen.getByRole('button', { name: 'Quitar la foto 1: a.jpg' }))
    expect(screen.queryByRole('img')).toBeNull()
    await waitFor(() => expect(nombres()).toContain('DELETE /borradores/{clave}/archivos/{idArchivo}'))
  })
})

describe('por pasos', () => {
  test('cada paso dice lo suyo antes del que sigue; ir atrás no pierde nada', async () => {
    const quien = await abrir()
    await siguiente(quien)
    expect(await resumen()).toBe(
      'Hay un problemaDebe ingresar un padronDebe seleccionar una calleDebe ingresar un nro de puerta',
    )
    await llenar(quien)
    expect(screen.queryByRole('alert')).toBeNull()
    await volverAlDomicilio(quien)
    expect(screen.getByText('SAN MARTIN 450')).toBeTruthy()
    expect(trabajo('Pintura').checked).toBe(true)
    await seguirHastaLasFotos(quien)
    expect(await screen.findByAltText('Foto 2: dos.jpg')).toBeTruthy()
  })

  test('lo que falta en todos se dice junto, se abre el primero, y cada línea lleva al suyo', async () => {
    const quien = await abrir('/veredas?paso=fotos')
    await aRevisar(quien)
    expect(await resumen()).toBe(
      'Hay un problemaDebe ingresar un padronDebe seleccionar una calleDebe ingresar un nro de puerta' +
        'Debe seleccionar al menos un ítemDebe ingresar un monto de obraDebe ingresar una cantidad de días' +
        'Debe adjuntar el archivo!',
    )
    expect(await pasoALaVista('Domicilio de la obra')).toBeTruthy()
    await quien.click(screen.getByRole('link', { name: 'Debe ingresar un monto de obra' }))
    expect(await pasoALaVista('La obra')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Monto de obra'))
  })

  test('un borrador sigue en el primer paso al que le falta algo', async () => {
    const quien = await abrir()
    await llenar(quien)
    await waitFor(() => expect(borrador).toMatchObject({ pintura: '1' }))
    cleanup()
    // Another device, to which the photos do not come.
    responde('GET /borradores/{clave}', { datos: { ...borrador, MontodeObra: '' }, version: 2, modificadoEl: null })
    await abrir()
    expect(await pasoALaVista('La obra')).toBeTruthy()
  })

  test('«Cambiar» abre el paso de lo que se cambia', async () => {
    const quien = await abrir()
    await llenar(quien)
    await aRevisar(quien)
    await quien.click(await screen.findByRole('button', { name: 'Cambiar Días de depósito de materiales' }))
    expect(await pasoALaVista('La obra')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Días de depósito de materiales'))
  })
})

describe('al pagar', () => {
  const PAGO = {
    idPago: 5,
    estado: 'INICIADO' as const,
    monto: 4625,
    TransaccionComercioId: 'T0000005',
    action: 'http://tarjeta',
    fields: { Comercio: 'x' },
    otros: [],
  }

  async function pagar(quien: Quien) {
    await aRevisar(quien)
    await quien.click(await screen.findByRole('button', { name: 'Pagar $ 4.625,00' }))
  }

  test('va lo que está en el servidor, y queda en el navegador con los nombres de la especificación', async () => {
    responde('POST /formulario/realizarPagoF22', PAGO)
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    await waitFor(() => expect(irAlProveedor).toHaveBeenCalledWith('http://tarjeta', { Comercio: 'x' }))
    expect(llamadas.find(({ nombre }) => nombre === 'POST /formulario/realizarPagoF22')?.cuerpo).toEqual({
      monto: '4625.00',
      idPersona: 17,
    })
    expect(borrador).toMatchObject({ Padron: '100001', idDomicilio: '3', pintura: '1', MontodeObra: '250.000' })
    expect(borrador).toMatchObject({ idInmuebleTipo: '1', email: 'pablo@prueba.ar', ancho: '', vereda: '0' })
    expect(fotos).toEqual(['una.jpg', 'dos.jpg'])
    expect(JSON.parse(localStorage.getItem('checks') ?? '')).toMatchObject({ pintura: 1, vereda: 0 })
    expect(JSON.parse(localStorage.getItem('domicilio') ?? '')).toMatchObject({ Padron: '100001', NroPuerta: '450' })
    expect(JSON.parse(localStorage.getItem('valores') ?? '')).toMatchObject({ 'pago-veredas': { idPago: 5 } })
  })

  test('un domicilio escrito recibe su número antes de pagar', async () => {
    responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: false, domicilio: [] }, { padron: '555555' })
    responde('POST /formulario/agregarDomicilioObra', { ok: true, message: '', id: 77 })
    responde('POST /formulario/realizarPagoF22', PAGO)
    const quien = await abrir()
    await llenar(quien)
    await volverAlDomicilio(quien)
    escribir(screen.getByRole('textbox', { name: 'Padrón' }), '555555')
    await quien.click(screen.getByRole('button', { name: 'Buscar padrón' }))
    await screen.findByText(/deberá cargar el domicilio manualmente/)
    await quien.type(screen.getByRole('combobox', { name: 'Calle' }), 'SAN{Enter}')
    for (const campo of ['Número de puerta', 'Sección', 'Manzana', 'Distrito', 'Dominio', 'Parcela']) {
      escribir(screen.getByLabelText(campo), 'S/N')
    }
    await seguirHastaLasFotos(quien)
    await pagar(quien)
    await waitFor(() => expect(irAlProveedor).toHaveBeenCalled())
    expect(await screen.findByText('Domicilio agregado con éxito!')).toBeTruthy()
    expect(llamadas.find(({ nombre }) => nombre.endsWith('agregarDomicilioObra'))?.cuerpo).toEqual({
      Padron: '555555',
      idCalle: '7',
      ...{ NroPuerta: 'S/N', Piso: '', Departamento: '' },
      ...{ Seccion: 'S/N', Manzana: 'S/N', Parcela: 'S/N', Distrito: 'S/N', Dominio: 'S/N' },
      ...{ idInmuebleTipo: '1', idPersona: 17 },
    })
    expect(borrador).toMatchObject({ idDomicilio: '77', idCalle: '7', NroPuerta: 'S/N' })
  })

  test('lo que el servidor rechaza se dice junto a su campo, con todo lo escrito', async () => {
    atiende('POST /formulario/realizarPagoF22', () =>
      rechazo(400, 'x', [{ path: 'email', msg: 'Correo electrónico: no existe' }]),
    )
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    expect(await resumen()).toContain('Correo electrónico: no existe')
    expect(screen.getByLabelText<HTMLInputElement>('Monto de obra').value).toBe('250.000')
  })

  test('si no se pudo anotar el pago, se dice y se puede intentar de nuevo', async () => {
    const texto = 'Hubo un error al insertar el pago, contáctese con el administrador'
    falla('POST /formulario/realizarPagoF22', 500, texto)
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    expect((await screen.findAllByText(texto)).length).toBeGreaterThan(0)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pagar $ 4.625,00' }).disabled).toBe(false)
  })

  test('lo que no llegó al servidor no se paga', async () => {
    falla('POST /borradores/{clave}/archivos', 503, 'no')
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    expect((await screen.findAllByText(/«una.jpg» no se pudo guardar en el borrador/)).length).toBeGreaterThan(0)
    expect(nombres()).not.toContain('POST /formulario/realizarPagoF22')
  })

  const OTRO = veredaDePrueba('PAGANDO', {
    idPago: 4,
    monto: 9999,
    respuestas: { ...veredaDePrueba('PAGANDO').respuestas, Padron: '100002' },
    domicilio: 'LAPRIDA 120',
  })

  test('con un pago empezado por otras respuestas, dice qué paga cada uno, y el botón paga lo de la pantalla', async () => {
    responde('POST /formulario/realizarPagoF22', { ...PAGO, otros: [OTRO] })
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    const dialogo = within(await screen.findByRole('dialog', { name: 'Ya empezó otro pago' }))
    expect(irAlProveedor).not.toHaveBeenCalled()
    expect(dialogo.getByText('Padrón 100001, SAN MARTIN 450: Pintura. $ 4.625,00')).toBeTruthy()
    expect(
      dialogo.getByText('Padrón 100002, LAPRIDA 120: Vereda. $ 9.999,00, comenzado el 21/11/2026 12:00'),
    ).toBeTruthy()
    await quien.click(dialogo.getByRole('button', { name: 'Pagar $ 4.625,00' }))
    await waitFor(() => expect(irAlProveedor).toHaveBeenCalledWith('http://tarjeta', { Comercio: 'x' }))
    expect(JSON.parse(localStorage.getItem('valores') ?? '')).toMatchObject({ 'pago-veredas': { idPago: 5 } })
    expect(nombres()).not.toContain('POST /pagos/preparar')
  })

  test('quien prefiere el que empezó, sigue con ese', async () => {
    responde('POST /formulario/realizarPagoF22', { ...PAGO, otros: [OTRO] })
    responde('POST /pagos/preparar', {
      idPago: 4,
      estado: 'EN_PROCESO',
      monto: 9999,
      action: 'http://tarjeta',
      fields: { Comercio: 'el otro' },
    })
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    await quien.click(await screen.findByRole('button', { name: /^Seguir con el pago de \$/ }))
    await waitFor(() => expect(irAlProveedor).toHaveBeenCalledWith('http://tarjeta', { Comercio: 'el otro' }))
    expect(llamadas.find(({ nombre }) => nombre === 'POST /pagos/preparar')?.cuerpo).toEqual({
      producto: 'VEREDAS',
      idPago: 4,
    })
    expect(JSON.parse(localStorage.getItem('valores') ?? '')).toMatchObject({ 'pago-veredas': { idPago: 4 } })
  })

  test('lo que va a pagar queda anotado en la pestaña: la falla dice cuál fue y vuelve al formulario', async () => {
    location.hash = '#/veredas?paso=revision'
    responde('POST /formulario/realizarPagoF22', PAGO)
    const quien = await abrir()
    await llenar(quien)
    await pagar(quien)
    await waitFor(() => expect(irAlProveedor).toHaveBeenCalled())
    expect(leerSalida()).toMatchObject({
      idPago: 5,
      lugar: '/veredas',
      exito: '/veredas?pagoRealizado=true&idPago=5',
    })
  })
})

describe('al volver de la tarjeta', () => {
  const ENVIADO = 'Formulario enviado! Revisa tu correo electrónico !'
  const VUELTA = '/veredas?pagoRealizado=true'
  const deAqui = (idPago: number) => {
    const marca = { version: 0, pendiente: false }
    localStorage.setItem('valores', JSON.stringify({ 'pago-veredas': { idPago }, 'pago-veredas marca': marca }))
    localStorage.setItem('checks', '{}')
    localStorage.setItem('domicilio', '{}')
  }
  const alta = () => llamadas.filter(({ nombre }) => nombre === 'POST /documentacion/altaFormularioVeredas')

  test('se presenta sola, con lo que se pagó; se borra lo guardado y a los 2,5 s sigue a la portada', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    deAqui(5)
    enCursoResponde(veredaDePrueba('PRESENTADA'))
    responde('POST /documentacion/altaFormularioVeredas', { ok: true, message: ENVIADO, idCarpeta: 1020 })
    montar(<VeredasPage />, VUELTA)
    expect(await screen.findByText(ENVIADO)).toBeTruthy()
    expect(alta()).toHaveLength(1)
    const cuerpo = String(alta()[0]?.cuerpo)
    const enviado = Object.fromEntries([...cuerpo.matchAll(/name="(\w+)"\s+([^\r\n]*)/g)].map(([, c, v]) => [c, v]))
    expect(enviado).toEqual({
      ...veredaDePrueba('PRESENTADA').respuestas,
      superficie: '25.00',
      dep_mat_precio: '750.00',
      cerca_pesos: '1575.00',
      DerechoConstruccion: '1500.00',
      TotalaAbonar: '4625.00',
      idFormularioTipo: '12',
      idUso: '12',
      idPersona: '17',
      idPago: '5',
    })
    expect(Object.keys(localStorage).filter((clave) => clave !== 'token')).toEqual([])
    await pasanSegundos(2)
    expect(screen.queryByText('Está en /veredasHome')).toBeNull()
    await pasanSegundos(1)
    expect(await screen.findByText('Está en /veredasHome')).toBeTruthy()
  })

  test('mientras no se confirma se espera, y entonces se presenta', async () => {
    enCursoResponde(veredaDePrueba('PAGANDO'))
    responde('GET /pagos/estado/{idPago}', pagoDePrueba('EN_PROCESO', { producto: 'VEREDAS' }), { idPago: 5 })
    responde('POST /documentacion/altaFormularioVeredas', { ok: true, message: ENVIADO, idCarpeta: 1020 })
    deAqui(5)
    montar(<VeredasPage />, VUELTA)
    expect(await screen.findByRole('heading', { name: 'Estamos verificando su pago' })).toBeTruthy()
    expect(alta()).toHaveLength(0)
    enCursoResponde(veredaDePrueba('PRESENTADA'))
    responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO', { producto: 'VEREDAS' }), { idPago: 5 })
    await userEvent.click(await screen.findByRole('button', { name: 'Mirar ahora' }))
    expect(await screen.findByText(ENVIADO)).toBeTruthy()
  })

  test('sin pagar todavía, se sigue con el pago desde ahí', async () => {
    enCursoResponde(veredaDePrueba('PAGANDO'))
    const enProceso = pagoDePrueba('EN_PROCESO', { producto: 'VEREDAS', monto: 4625 })
    responde('GET /pagos/estado/{idPago}', enProceso, { idPago: 5 })
    const fields = { Comercio: 'x' }
    const pago = { idPago: 5, estado: 'EN_PROCESO', monto: 4625, action: 'http://tarjeta', fields } as const
    responde('POST /pagos/preparar', pago)
    deAqui(5)
    montar(<VeredasPage />, VUELTA)
    expect(await screen.findByText(/Si no llegó a pagarlo, siga con el pago/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Seguir con el pago de $ 4.625,00' }))
    await waitFor(() => expect(irAlProveedor).toHaveBeenCalledWith('http://tarjeta', fields))
  })

  test('el que se pagó desde aquí se busca por su número, aunque después se haya empezado otro', async () => {
    deAqui(5)
    atiende('GET /veredas/enCurso', ({ request }) => {
      const suyo = new URL(request.url).searchParams.get('idPago') === '5'
      return { vereda: suyo ? veredaDePrueba('PRESENTADA') : veredaDePrueba('SIN_PAGAR', { idPago: 6 }), otras: [] }
    })
    responde('POST /documentacion/altaFormularioVeredas', { ok: true, message: ENVIADO, idCarpeta: 1020 })
    montar(<VeredasPage />, VUELTA)
    expect(await screen.findByText(ENVIADO)).toBeTruthy()
  })

  test.each([null, veredaDePrueba('PRESENTADA'), veredaDePrueba('SIN_PAGAR')])(
    'escrito a mano no presenta nada: %#',
    async (vereda) => {
      enCursoResponde(vereda)
      await abrir(VUELTA)
      expect(nombres().filter((nombre) => nombre.startsWith('POST'))).toEqual([])
    },
  )

  test('si falla se dice, se reintenta, y no se paga de nuevo', async () => {
    deAqui(5)
    enCursoResponde(veredaDePrueba('POR_COMPLETAR'))
    falla('POST /documentacion/altaFormularioVeredas', 500, 'Algo salió mal')
    montar(<VeredasPage />, VUELTA)
    expect(await screen.findByText('Algo salió mal')).toBeTruthy()
    expect(screen.getByText('Lo que ya pagó vale: no tiene que pagar de nuevo.')).toBeTruthy()
    responde('POST /documentacion/altaFormularioVeredas', { ok: true, message: ENVIADO, idCarpeta: 1020 })
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText(ENVIADO)).toBeTruthy()
  })

  test('con una sola foto, en cualquier equipo: se agrega otra y se envía con el mismo pago', async () => {
    const [una] = veredaDePrueba('POR_COMPLETAR').fotos
    const falta = [{ path: 'FotoVeredaArchivo', msg: 'Debe adjuntar los archivos!' }]
    enCursoResponde(veredaDePrueba('POR_COMPLETAR', { falta, fotos: una ? [una] : [] }))
    responde('GET /veredas/fotos/{idFoto}', HttpResponse.arrayBuffer(new Uint8Array([1]).buffer), { idFoto: 1 })
    responde('POST /documentacion/altaFormularioVeredas', { ok: true, message: ENVIADO, idCarpeta: 1020 })
    montar(<VeredasPage />, '/veredas')
    const quien = userEvent.setup()
    expect(await screen.findByAltText('Foto ya enviada: foto-1.jpg')).toBeTruthy()
    await quien.click(screen.getByRole('button', { name: 'Enviar formulario' }))
    expect(await resumen()).toBe('Hay un problemaDebe adjuntar los archivos!')
    expect(alta()).toHaveLength(0)
    // The sidewalk alone has one input of two: another choice takes the place of this one.
    await quien.upload(campoDeFotos('Agregue una foto'), foto('equivocada.jpg'))
    await screen.findByAltText('Foto 1: equivocada.jpg')
    await quien.upload(campoDeFotos('Agregue una foto'), foto('nueva.jpg'))
    await screen.findByAltText('Foto 1: nueva.jpg')
    await quien.click(screen.getByRole('button', { name: 'Enviar formulario' }))
    expect(await screen.findByText(ENVIADO)).toBeTruthy()
    expect(String(alta()[0]?.cuerpo)).toMatch(/name="FotoVeredaArchivo"; filename="nueva.jpg"/)
  })

  test('si la calle se deshabilitó se elige otro domicilio, y va entero', async () => {
    const msg = 'La calle del domicilio ya no está habilitada: elija otra'
    enCursoResponde(veredaDePrueba('POR_COMPLETAR', { falta: [{ path: 'idCalle', msg }] }))
    responde('GET /veredas/fotos/{idFoto}', HttpResponse.arrayBuffer(new Uint8Array([1]).buffer))
    responde('POST /documentacion/altaFormularioVeredas', { ok: true, message: ENVIADO, idCarpeta: 1020 })
    montar(<VeredasPage />, '/veredas')
    const quien = userEvent.setup()
    await quien.click(await screen.findByRole('button', { name: 'Enviar formulario' }))
    expect(await resumen()).toBe(`Hay un problema${msg}`)
    await quien.click(screen.getByRole('button', { name: 'Elegir el domicilio' }))
    await quien.click(await screen.findByRole('button', { name: 'Buscar' }))
    await quien.click(await screen.findByRole('button', { name: 'Usar este domicilio' }))
    await screen.findByText('SAN MARTIN 450, padrón 100001')
    await quien.click(screen.getByRole('button', { name: 'Enviar formulario' }))
    expect(await screen.findByText(ENVIADO)).toBeTruthy()
    expect(String(alta()[0]?.cuerpo)).toMatch(/name="idCalle"\s+7\s/)
  })

  test.each([
    ['PAGANDO', /^Tiene un pago sin terminar/],
    ['SIN_PAGAR', /^El pago fue rechazado. No se le cobró nada. Pago 5, operación T0000005, \$ 4.625,00. Comenzado el/],
  ] as const)('quien abre el formulario con lo último %s lo lee arriba', async (situacion, texto) => {
    enCursoResponde(veredaDePrueba(situacion))
    await abrir()
    expect(screen.getByText(texto)).toBeTruthy()
  })
})
