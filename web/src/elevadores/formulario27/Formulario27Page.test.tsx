// @vitest-environment happy-dom
import type { EstadoDePago } from '@catastro/domain/pagos/estados'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { guardarBorrador, leerBorrador } from '../../envios/borrador.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { avisarALasOtras } from '../../envios/vueltaDelPago.ts'
import { DEL_REGISTRO } from '../../padron/domicilio/domicilioDelFormulario.ts'
import { pdf } from '../../pruebas/carpetaPresentada.ts'
import { pagoDePrueba } from '../../pruebas/pago.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import * as navegador from '../../red/navegador.ts'
import { type Campo27, FORMULARIO_27, valoresPagados } from './campos27.ts'
import type { EnCurso27 } from './enCurso27.ts'
import { Formulario27Page } from './Formulario27Page.tsx'

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
const RESPUESTAS = {
  Padron: '100001',
  idDomicilio: 1,
  idCalle: 7,
  nropuerta: '450',
  Piso: '',
  Departamento: '',
  PadronInmueble: '100001',
  idDomicilioInmueble: 1,
  idCalleInmueble: 7,
  nropuertaInmueble: '450',
  nroelevadores: 3,
  expedienteobra: 12345,
}
const DEL_REGISTRO_LAS_DOS = {
  origen: DEL_REGISTRO,
  calle: 'SAN MARTIN',
  origenInmueble: DEL_REGISTRO,
  calleInmueble: 'SAN MARTIN',
}
const LIBRE: EnCurso27 = { pago: null, respuestas: null, ultima: null }
const pagando = (estado: EstadoDePago): EnCurso27 => ({
  ...LIBRE,
  pago: { idPago: 5, estado, monto: 5200 },
  respuestas: RESPUESTAS,
})
const presentada = (idCarpeta: number): EnCurso27 => ({
  ...LIBRE,
  ultima: { idCarpeta, padron: '100001', fecha: '2026-11-22T15:00:00.000Z', pago: null },
})
const FIELDS = { Comercio: 'c', Monto: 'cifrado', 'Producto[0]': 'ALTA DE RESPONSABLES DE ASCENSORES' }

const estadoDelPago = (estado: EstadoDePago) =>
  responde('GET /pagos/estado/{idPago}', pagoDePrueba(estado, { monto: 5200, producto: 'FORM27' }), { idPago: 5 })

/** What the browser gives for a new tab, or null when it blocks it. */
function pestana(documento = document.implementation.createHTMLDocument()) {
  const ventana = { document: documento, sessionStorage: { setItem: vi.fn() }, close: vi.fn(), closed: false }
  vi.spyOn(window, 'open').mockReturnValue(ventana as unknown as Window)
  return ventana
}

let enviados: [document: Document, action: string, target: string][]
beforeEach(() => {
  entrarComo('ciudadano')
  responde('GET /elevadores/formulario27/enCurso', LIBRE)
  responde('GET /formulario/tarifas', { tarifas: [{ idTarifa: 116, valor: 5200 }] })
  responde('GET /formulario/calles', { calles: [{ idcalle: 7, calle: 'SAN MARTIN' }] })
  responde(
    'GET /padron/obtenerDomicilioPorPadron/{padron}',
    { ok: true, domicilio: [SAN_MARTIN] },
    { padron: '100001' },
  )
  enviados = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    enviados.push([this.ownerDocument, this.action, this.target])
  })
})

const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre)
const boton = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const escribir = (name: string, value: string) => fireEvent.change(campo(name), { target: { value } })

async function abrir() {
  montar(<Formulario27Page />, '/formulario27')
  await screen.findByRole('heading', { name: 'Solicitud inscripcion responsable elevadores' })
}
/** Typed before, and found again. */
async function revisar(cambios: Partial<Valores<Campo27>> = {}) {
  const escrito = { ...valoresPagados(RESPUESTAS, FORMULARIO_27.iniciales), ...DEL_REGISTRO_LAS_DOS, ...cambios }
  guardarBorrador('formulario27', escrito, { version: 0, pendiente: true })
  await abrir()
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar al pago' }))
  await screen.findByText('Revise sus respuestas')
}
const pagar = () => fireEvent.click(boton('Pagar $ 5.200,00'))

test('un padrón registrado trae el domicilio y cierra sus campos; otro padrón los abre', async () => {
  await abrir()
  await screen.findByRole('button', { name: 'Continuar al pago' })
  escribir('Padrón', '100001')
  fireEvent.click(boton('Buscar padrón del responsable'))
  await waitFor(() => expect(campo('Calle').value).toBe('SAN MARTIN'))
  const suyos = ['Calle', 'Número de puerta', 'Piso (opcional)', 'Departamento (opcional)']
  // The register has neither floor nor apartment.
  expect(suyos.map((nombre) => campo(nombre).disabled)).toEqual([true, true, false, false])
  escribir('Padrón', '10000')
  await waitFor(() => expect(campo('Número de puerta').disabled).toBe(false))
  expect(campo('Número de puerta').value).toBe('')
})

test('uno desconocido lo dice con el texto corto, y deja escribir', async () => {
  responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: false, domicilio: [] }, { padron: '999999' })
  await abrir()
  await screen.findByRole('button', { name: 'Continuar al pago' })
  escribir('Padrón', '999999')
  fireEvent.click(boton('Buscar padrón del responsable'))
  // Beside the field, and in the summary that leads to it.
  expect(await screen.findAllByText('El padrón ingresado no se encuentra registrado')).toHaveLength(2)
  expect(campo('Número de puerta').disabled).toBe(false)
})

test('la página de pago se abre en el mismo clic, antes de preguntar nada, y va sola al proveedor', async () => {
  const ventana = pestana()
  atiende('POST /pagos/preparar', () => {
    // What is asked for now is what the payment locks.
    responde('GET /elevadores/formulario27/enCurso', pagando('INICIADO'))
    return { idPago: 5, estado: 'INICIADO', monto: 5200, action: 'http://proveedor.prueba/boton', fields: FIELDS }
  })
  estadoDelPago('INICIADO')
  await revisar()
  pagar()
  expect(window.open).toHaveBeenCalledTimes(1)
  expect(nombres()).not.toContain('POST /pagos/preparar')
  await waitFor(() => expect(enviados).toEqual([[ventana.document, 'http://proveedor.prueba/boton', '']]))
  expect(llamadas.find(({ nombre }) => nombre === 'POST /pagos/preparar')?.cuerpo).toEqual({ producto: 'FORM27' })
  expect(nombres().indexOf('PUT /borradores/{clave}')).toBeLessThan(nombres().indexOf('POST /pagos/preparar'))
  expect(await screen.findByText(/Estamos verificando su pago: \$ 5.200,00/)).toBeTruthy()
  const cerrados = ['Padrón', 'Calle', 'Padrón del inmueble', 'Cantidad de elevadores', 'Expediente de obra']
  expect(cerrados.map((nombre) => [campo(nombre).value, campo(nombre).disabled])).toEqual([
    ['100001', true],
    ['SAN MARTIN', true],
    ['100001', true],
    ['3', true],
    ['12345', true],
  ])
})

test('dos clics abren una sola pestaña', async () => {
  pestana()
  falla('POST /pagos/preparar', 503, 'Ahora no')
  await revisar()
  const pagarlo = boton('Pagar $ 5.200,00')
  act(() => {
    pagarlo.click()
    pagarlo.click()
  })
  await screen.findByText('Ahora no')
  expect(window.open).toHaveBeenCalledTimes(1)
})

test('si el navegador la bloquea, lo dice y da un botón propio que la abre, y otro que paga aquí', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  atiende('POST /pagos/preparar', () => {
    responde('GET /elevadores/formulario27/enCurso', pagando('INICIADO'))
    return { idPago: 5, estado: 'INICIADO', monto: 5200, action: 'http://proveedor.prueba/boton', fields: FIELDS }
  })
  estadoDelPago('INICIADO')
  await revisar()
  pagar()
  expect(await screen.findByText(/no se abrió en otra pestaña: el navegador no lo permitió/)).toBeTruthy()
  const abrirla = boton('Abrir la página de pago de $ 5.200,00')
  expect([abrirla.type, abrirla.form?.target, abrirla.form?.action, abrirla.form?.method]).toEqual([
    'submit',
    '_blank',
    'http://proveedor.prueba/boton',
    'post',
  ])
  const campos = [...(abrirla.form?.querySelectorAll<HTMLInputElement>('input[type=hidden]') ?? [])]
  expect(Object.fromEntries(campos.map(({ name, value }) => [name, value]))).toEqual(FIELDS)
  expect(boton('Pagar $ 5.200,00 en esta pestaña').getAttribute('formtarget')).toBe('_self')
  expect(enviados).toEqual([])
})

test('cerrada mientras carga, no se dice que está bloqueada: el pago queda empezado y se abre de nuevo', async () => {
  const ventana = pestana()
  atiende('POST /pagos/preparar', () => {
    // As a browser does with a tab that is gone.
    Object.assign(ventana, { closed: true })
    Object.defineProperty(ventana, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
    responde('GET /elevadores/formulario27/enCurso', pagando('INICIADO'))
    return { idPago: 5, estado: 'INICIADO', monto: 5200, action: 'http://proveedor.prueba/boton', fields: FIELDS }
  })
  estadoDelPago('INICIADO')
  await revisar()
  pagar()
  expect(await screen.findByText(/Termine el pago en la otra pestaña/)).toBeTruthy()
  expect(screen.queryByText(/el navegador no lo permitió/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(boton('Abrir la página de pago de $ 5.200,00').type).toBe('button')
  expect(boton('Cambiar los datos')).toBeTruthy()
  expect(enviados).toEqual([])
})

test('si no se puede preparar el pago, la pestaña se cierra, se dice por qué y nada se pierde', async () => {
  const ventana = pestana()
  falla('POST /pagos/preparar', 503, 'El proveedor de pagos no responde')
  await revisar()
  pagar()
  expect(await screen.findByText('El proveedor de pagos no responde')).toBeTruthy()
  expect(ventana.close).toHaveBeenCalled()
  expect(leerBorrador('formulario27')).toMatchObject({ nroelevadores: '3', expedienteobra: '12345' })
})

test('lo escrito a mano recibe su número antes de pagar, una sola vez', async () => {
  pestana()
  responde('POST /formulario/agregarDomicilioObra', { ok: true, message: 'x', id: 77 })
  falla('POST /pagos/preparar', 503, 'Ahora no')
  await revisar({ PadronInmueble: '555555', idDomicilioInmueble: '', nropuertaInmueble: '12', origenInmueble: '' })
  pagar()
  await screen.findByText('Ahora no')
  expect(screen.getByText('Domicilio agregado con éxito!')).toBeTruthy()
  expect(llamadas.filter(({ nombre }) => nombre.endsWith('agregarDomicilioObra')).map(({ cuerpo }) => cuerpo)).toEqual([
    { Padron: '555555', idCalle: 7, NroPuerta: '12', Piso: '', Departamento: '', idPersona: 17 },
  ])
  expect(leerBorrador('formulario27')).toMatchObject({ idDomicilio: '1', idDomicilioInmueble: '77' })
  pagar()
  await waitFor(() => expect(nombres().filter((n) => n === 'POST /pagos/preparar')).toHaveLength(2))
  expect(nombres().filter((n) => n.endsWith('agregarDomicilioObra'))).toHaveLength(1)
})

test('un domicilio del padrón completado con el piso recibe un número propio, y viaja con él', async () => {
  pestana()
  responde('POST /formulario/agregarDomicilioObra', { ok: true, message: 'x', id: 78 })
  falla('POST /pagos/preparar', 503, 'Ahora no')
  await revisar({ Piso: '3', origen: 'registro sin Piso Departamento' })
  pagar()
  await screen.findByText('Ahora no')
  expect(llamadas.filter(({ nombre }) => nombre.endsWith('agregarDomicilioObra')).map(({ cuerpo }) => cuerpo)).toEqual([
    { Padron: '100001', idCalle: 7, NroPuerta: '450', Piso: '3', Departamento: '', idPersona: 17 },
  ])
  expect(leerBorrador('formulario27')).toMatchObject({ idDomicilio: '78', idDomicilioInmueble: '1' })
})

test('el del padrón sin completar es el del padrón', async () => {
  pestana()
  falla('POST /pagos/preparar', 503, 'Ahora no')
  await revisar({ origen: 'registro sin Piso Departamento' })
  pagar()
  await screen.findByText('Ahora no')
  expect(nombres()).not.toContain('POST /formulario/agregarDomicilioObra')
})

test('después de recargar sigue cerrado, y al confirmarse el pago lo dice sin que nadie toque nada', async () => {
  responde('GET /elevadores/formulario27/enCurso', pagando('EN_PROCESO'))
  estadoDelPago('EN_PROCESO')
  await abrir()
  expect(await screen.findByText(/Estamos verificando su pago/)).toBeTruthy()
  expect(campo('Cantidad de elevadores').disabled).toBe(true)
  // Known to the provider, it is not let go of here.
  expect(screen.queryByRole('button', { name: 'Cambiar los datos' })).toBeNull()
  estadoDelPago('CONFIRMADO')
  act(avisarALasOtras)
  expect(await screen.findByText('Pago confirmado: $ 5.200,00.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Abrir la página de pago de $ 5.200,00' })).toBeNull()
})

test('un pago que termina sin hacerse abre los campos y dice qué pasó', async () => {
  responde('GET /elevadores/formulario27/enCurso', pagando('EN_PROCESO'))
  atiende('GET /pagos/estado/{idPago}', () => {
    responde('GET /elevadores/formulario27/enCurso', LIBRE)
    return pagoDePrueba('RECHAZADO', { monto: 5200, producto: 'FORM27' })
  })
  await abrir()
  expect(
    await screen.findByText(
      'El pago fue rechazado. No se le cobró nada. Pago 5, operación T-5, $ 5.200,00. Puede corregir los datos y pagar de nuevo.',
    ),
  ).toBeTruthy()
  expect(campo('Cantidad de elevadores').disabled).toBe(false)
})

test('lo que está en curso se contesta antes que el pago: igual se dice qué pasó', async () => {
  responde('GET /elevadores/formulario27/enCurso', pagando('EN_PROCESO'))
  estadoDelPago('EN_PROCESO')
  await abrir()
  await screen.findByText(/Estamos verificando su pago/)
  responde('GET /elevadores/formulario27/enCurso', LIBRE)
  let contestar = () => {}
  const contestado = new Promise<void>((listo) => {
    contestar = listo
  })
  atiende('GET /pagos/estado/{idPago}', async () => {
    await contestado
    return pagoDePrueba('RECHAZADO', { monto: 5200, producto: 'FORM27' })
  })
  act(avisarALasOtras)
  await waitFor(() => expect(campo('Cantidad de elevadores').disabled).toBe(false))
  contestar()
  expect(await screen.findByText(/El pago fue rechazado. No se le cobró nada. Pago 5/)).toBeTruthy()
})

test.each([
  ['RECHAZADO', 'El pago fue rechazado. No se le cobró nada. Pago 5, operación T-5, $ 5.200,00.'],
  ['CANCELADO', 'El pago se canceló. No se le cobró nada. Pago 5, operación T-5, $ 5.200,00.'],
  ['VENCIDO', 'El pago venció sin terminarse. No se le cobró nada. Pago 5, operación T-5, $ 5.200,00.'],
  ['DEVUELTO', 'El importe de este pago se devolvió. Pago 5, operación T-5, $ 5.200,00.'],
] as const)('un pago %s nunca se da por confirmado', async (estado, texto) => {
  responde('GET /elevadores/formulario27/enCurso', pagando('EN_PROCESO'))
  // Another look at what is under way says the same for a while yet.
  estadoDelPago(estado)
  await abrir()
  expect(await screen.findByText(texto)).toBeTruthy()
  expect(screen.queryByText(/Pago confirmado/)).toBeNull()
})

test('lo que no llegó al proveedor se suelta para cambiar los datos', async () => {
  responde('GET /elevadores/formulario27/enCurso', pagando('INICIADO'))
  estadoDelPago('INICIADO')
  atiende('POST /elevadores/formulario27/soltar', () => {
    responde('GET /elevadores/formulario27/enCurso', LIBRE)
    estadoDelPago('CANCELADO')
    return { ok: true, message: 'Puede cambiar los datos' }
  })
  await abrir()
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar los datos' }))
  await waitFor(() => expect(campo('Cantidad de elevadores').disabled).toBe(false))
  // Who let go of it needs not be told.
  expect(screen.queryByText(/El pago se canceló/)).toBeNull()
})

test('sin comprobante no se envía; con él manda lo pagado, y a los 2,5 s la página se carga de nuevo', async () => {
  const recargar = vi.spyOn(navegador, 'recargar').mockImplementation(() => {})
  responde('GET /elevadores/formulario27/enCurso', pagando('CONFIRMADO'))
  estadoDelPago('CONFIRMADO')
  responde('POST /borradores/{clave}/archivos', {
    ok: true,
    message: 'x',
    archivos: [{ idArchivo: 1, campo: 'comprobante', nombre: 'recibo.pdf', tipo: 'application/pdf', tamano: 9 }],
  } as never)
  responde('POST /documentacion/altaFormulario27', { ok: true, message: 'Formulario enviado!', idCarpeta: 1010 })
  await abrir()
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar' }))
  expect(await screen.findAllByText('Debe adjuntar el comprobante de pago!')).toHaveLength(2)
  expect(nombres()).not.toContain('POST /documentacion/altaFormulario27')

  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, pdf('recibo.pdf'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  fireEvent.click(boton('Enviar'))
  await vi.waitFor(() => expect(screen.getByText('1010')).toBeTruthy())
  expect(screen.getAllByText('Formulario enviado!').length).toBeGreaterThan(0)
  const cuerpo = String(llamadas.find(({ nombre }) => nombre.endsWith('altaFormulario27'))?.cuerpo)
  const partes = Object.fromEntries(
    [...cuerpo.matchAll(/name="(\w+)"\r?\n\r?\n([^\r\n]*)/g)].map(([, nombre, valor]) => [nombre, valor]),
  )
  expect(partes).toEqual({
    ...Object.fromEntries(Object.entries(RESPUESTAS).map(([nombre, valor]) => [nombre, String(valor)])),
    idPago: '5',
    idPersona: '17',
    idTarifa: '116',
    tarifa: '5200',
    importe: '5200',
  })
  expect(cuerpo).toContain('filename="recibo.pdf"')
  await pasanSegundos(2)
  expect(recargar).not.toHaveBeenCalled()
  await pasanSegundos(1)
  expect(recargar).toHaveBeenCalledTimes(1)
})

test('recargada, muestra la carpeta que se presentó y el formulario en blanco', async () => {
  responde('GET /elevadores/formulario27/enCurso', presentada(1010))
  montar(<Formulario27Page />, '/formulario27', { state: { presentada: 1010 } })
  expect(await screen.findByRole('heading', { name: 'Formulario enviado! Carpeta número 1010' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver el formulario' }).getAttribute('href')).toBe('/formulario27vista/1010')
  expect(campo('Cantidad de elevadores').value).toBe('')
})

test('lo que se presentó otro día se nombra en un renglón', async () => {
  responde('GET /elevadores/formulario27/enCurso', presentada(1008))
  await abrir()
  expect(await screen.findByRole('link', { name: 'carpeta 1008' })).toBeTruthy()
  expect(screen.queryByText(/Carpeta número/)).toBeNull()
})

test('lo que otra pestaña presentó se ve también aquí', async () => {
  vi.spyOn(navegador, 'recargar').mockImplementation(() => {})
  responde('GET /elevadores/formulario27/enCurso', pagando('CONFIRMADO'))
  estadoDelPago('CONFIRMADO')
  await abrir()
  await screen.findByText('Pago confirmado: $ 5.200,00.')
  responde('GET /elevadores/formulario27/enCurso', presentada(1011))
  act(avisarALasOtras)
  expect(await screen.findByText('1011')).toBeTruthy()
  expect(nombres()).not.toContain('POST /documentacion/altaFormulario27')
})
