// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta, filaDeFormulario } from '../../pruebas/carpetaPresentada.ts'
import { rechazo } from '../../pruebas/declaradas.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { main } from '../../red/cliente.ts'
import { cargarConfiguracion } from '../../red/configuracion.ts'
import { DesglosePage } from './DesglosePage.tsx'

conPantallas()

const incompleta = carpetaPresentada({ carpetaCompleta: false, presentada: false })

const abrir = (state?: object) =>
  montar(<DesglosePage />, '/verDesgloseCarpetaEncomienda', state === undefined ? {} : { state })

test('cada botón se habilita según grabado, y el que no, dice por qué', async () => {
  entrarComo('profesional')
  conCarpeta(incompleta, { formularios: [filaDeFormulario('1', 0), filaDeFormulario('1bis', 1)] })
  abrir({ carpeta: incompleta })
  const editar1 = await screen.findByRole('link', { name: 'Editar formulario 1' })
  expect(editar1.getAttribute('href')).toBe('/formulario1?idCarpeta=1002')
  const ver1 = screen.getByRole<HTMLButtonElement>('button', { name: 'Ver formulario 1' })
  expect(ver1.disabled).toBe(true)
  const motivo = document.getElementById(ver1.getAttribute('aria-describedby') ?? '')
  expect(motivo?.textContent).toBe('Todavía no fue enviado')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Editar formulario 1bis' }).disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Pagar $ 597.960,00 del formulario 1bis' }).getAttribute('href')).toBe(
    '/formulario1bisvista/1002',
  )
})

test('lleva sus páginas, también con pocos formularios', async () => {
  entrarComo('profesional')
  conCarpeta(incompleta, { formularios: [filaDeFormulario('1', 0)] })
  abrir({ carpeta: incompleta })
  await screen.findByRole('link', { name: 'Editar formulario 1' })
  const tamanos = screen.getByLabelText<HTMLSelectElement>('Filas por página')
  expect([...tamanos.options].map(({ value }) => value)).toEqual(['5', '10', '25'])
  expect([tamanos.value, screen.getByText('1–1 de 1')]).toEqual(['5', expect.anything()])
})

test('un 1bis sin importe lo dice, y no se paga', async () => {
  entrarComo('operador')
  conCarpeta(incompleta, { formularios: [{ ...filaDeFormulario('1bis', 1), debe: 0 }] })
  abrir({ carpeta: incompleta })
  const fila = (await screen.findByText('Sin importe a pagar')).closest('tr')
  expect(within(fila as HTMLElement).getByText('COMPLETADO')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Pagar / })).toBeNull()
})

test('la carpeta recibida queda guardada, y al recargar se lee de ahí', async () => {
  entrarComo('profesional')
  conCarpeta(incompleta, { formularios: [filaDeFormulario('1', 0)] })
  const { unmount } = abrir({ carpeta: incompleta })
  await screen.findByText('20-25333444-5')
  expect(JSON.parse(localStorage.getItem('datosEncomienda') ?? '')).toMatchObject({
    idCarpeta: 1002,
    idFormulario: 1002,
  })
  expect(localStorage.getItem('idProfesional')).toBe('3')
  unmount()
  abrir()
  expect(await screen.findByText('JUNIN 715')).toBeTruthy()
})

const enPreparacion = carpetaPresentada({ carpetaCompleta: false, presentada: false })

test('cada cosa que falta lleva a donde se hace, y la primera es el botón; al personal solo se le dice', async () => {
  entrarComo('profesional')
  conCarpeta(enPreparacion, {
    formularios: [filaDeFormulario('1', 0)],
    faltantes: [
      { que: 'completar', formulario: { codigoFormulario: '1', FormularioTipo: 'FORMULARIO 1' } },
      { que: 'requisito', requisito: { idRequisito: 3, texto: 'Plano en PDF' } },
      { que: 'documento' },
    ],
  })
  const { unmount } = abrir({ carpeta: enPreparacion })
  const falta = await screen.findByRole('list', { name: 'Antes de presentarla falta:' })
  const enlaces = within(falta).getAllByRole('link')
  expect(enlaces.map((enlace) => [enlace.textContent, enlace.getAttribute('href')])).toEqual([
    ['Completar el formulario 1', '/formulario1?idCarpeta=1002'],
    ['Responder el requisito: Plano en PDF', '/verDesgloseCarpetaEncomienda?idCarpeta=1002#requisito-3'],
    ['Adjuntar la documentación que pide la encomienda', '/finalizarCargaCarpeta?idCarpeta=1002'],
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Presentar carpeta' }).disabled).toBe(true)
  const cabecera = within(screen.getByLabelText('La carpeta'))
  expect(cabecera.getAllByText('En preparación')).not.toEqual([])
  expect(cabecera.getByRole('link', { name: 'Completar el formulario 1' }).getAttribute('href')).toBe(
    '/formulario1?idCarpeta=1002',
  )
  unmount()
  entrarComo('jefe')
  abrir({ carpeta: enPreparacion })
  const paraPersonal = await screen.findByRole('region', { name: 'Para que la carpeta esté completa falta:' })
  expect(within(paraPersonal).queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Presentar carpeta' })).toBeNull()
})

test('sin nada que falte se presenta; lo que no es obligatorio y quedó sin responder se nombra antes', async () => {
  entrarComo('profesional')
  conCarpeta(enPreparacion, { formularios: [filaDeFormulario('1', 1)], faltantes: [{ que: 'presentar' }] })
  const requisito = { ejemplo: null, archivos: [], noCorresponde: null }
  responde('GET /documentacion/requisitos', {
    requisitos: [],
    detalle: [
      { ...requisito, idRequisito: 1, texto: 'DNI', obligatorio: true, noCorresponde: 'Es una sociedad' },
      { ...requisito, idRequisito: 3, texto: 'Plano en PDF', obligatorio: false },
    ],
  })
  responde('PUT /documentacion/presentar', { ok: true, message: 'Carpeta presentada' })
  abrir({ carpeta: enPreparacion })
  fireEvent.click(await screen.findByRole('button', { name: 'Presentar carpeta' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Presentar carpeta' }))
  expect(dialogo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Plano en PDF'])
  fireEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() =>
    expect(llamadas.filter(({ nombre }) => nombre.startsWith('PUT')).map(({ cuerpo }) => cuerpo)).toEqual([
      { idCarpeta: 1002, version: 3 },
    ]),
  )
})

test('lo que se pide pagar: cuánto, por qué, cómo y hasta cuándo, y en el botón', async () => {
  const porPagar = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO', vence: '2099-01-10' })
  entrarComo('profesional')
  conCarpeta(porPagar, {
    formularios: [filaDeFormulario('1', 1)],
    cobro: { monto: 12_500.5, concepto: 'Tasa de inspección', oficina: 'MESA DE ENTRADAS' },
  })
  abrir({ carpeta: porPagar })
  const aPagar = within(await screen.findByRole('region', { name: 'A pagar: $ 12.500,50' }))
  for (const texto of [
    'Tasa de inspección',
    'Vence el 10/01/2099; si no se paga, la carpeta no sigue su trámite',
    /la oficina MESA DE ENTRADAS/,
  ]) {
    expect(aPagar.getByText(texto)).toBeTruthy()
  }
  expect(aPagar.getByRole('link', { name: 'Oficinas y horarios' }).getAttribute('href')).toBe('/textos/oficinas')
  const conTarjeta = aPagar.getByRole('button', { name: 'Pagar $ 12.500,50 con tarjeta' })
  const cabecera = within(screen.getByLabelText('La carpeta'))
  const comprobante = cabecera.getByRole('link', { name: 'Adjuntar comprobante de pago' })
  // One primary on the screen, which is the one that pays.
  const esPrimario = (boton: HTMLElement) => boton.className.includes('MuiButton-contained')
  expect([esPrimario(conTarjeta), esPrimario(comprobante)]).toEqual([true, false])
  expect(cabecera.getByText('Pague $ 12.500,50 con tarjeta, o de otro modo y adjunte el comprobante.')).toBeTruthy()
})

test('donde la ciudad dijo dónde se paga, se lee eso y no se manda a otra página', async () => {
  const escribir = async (dondeSePaga: string) => {
    vi.stubGlobal('fetch', async () => Response.json({ ciudad: { nombre: 'Otra', dondeSePaga } }))
    await cargarConfiguracion()
    vi.unstubAllGlobals()
  }
  await escribir('por transferencia a CBU 123, a nombre de Municipalidad')
  onTestFinished(() => escribir(''))
  const porPagar = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO' })
  entrarComo('profesional')
  conCarpeta(porPagar, {
    formularios: [filaDeFormulario('1', 1)],
    cobro: { monto: 12_500.5, concepto: 'Tasa de inspección', oficina: 'MESA DE ENTRADAS' },
  })
  abrir({ carpeta: porPagar })
  const aPagar = within(await screen.findByRole('region', { name: 'A pagar: $ 12.500,50' }))
  expect(
    aPagar.getByText(
      'Con tarjeta, en el portal; o por transferencia a CBU 123, a nombre de Municipalidad, adjuntando después el comprobante',
    ),
  ).toBeTruthy()
  expect(aPagar.queryByRole('link')).toBeNull()
})

test('lo que se pide y nadie dijo cuánto: se dice eso, dónde se consulta y hasta cuándo', async () => {
  const porPagar = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO', vence: '2020-01-10' })
  entrarComo('profesional')
  conCarpeta(porPagar, { formularios: [filaDeFormulario('1', 1)] })
  abrir({ carpeta: porPagar })
  const aPagar = within(await screen.findByRole('region', { name: 'A pagar' }))
  expect(
    aPagar.getByText(
      'La oficina no dijo el importe ni el concepto: consúltelos en la mesa de entradas antes de pagar.',
    ),
  ).toBeTruthy()
  expect(aPagar.getByText(/^Vencida hace [\d.]+ días$/)).toBeTruthy()
  expect(aPagar.getByText('Si no se paga, la carpeta no sigue su trámite')).toBeTruthy()
  expect(aPagar.queryByRole('button')).toBeNull()
  const comprobante = screen.getByRole('link', { name: 'Adjuntar comprobante de pago' })
  expect(comprobante.className).toContain('MuiButton-contained')
})

test.each([
  ['OBSERVADO', true],
  ['PRESENTADO', false],
])('en un teléfono, de %s el plazo propio se lee sin desplegar nada: %s', async (tramiteEstado, aLaVista) => {
  vi.stubGlobal('matchMedia', (consulta: string) => ({
    matches: consulta.includes('max-width:599px'),
    media: consulta,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const carpeta = carpetaPresentada({ tramiteEstado, vence: '2020-01-10' })
  entrarComo('profesional')
  conCarpeta(carpeta, { formularios: [filaDeFormulario('1', 1)] })
  abrir({ carpeta })
  const cabecera = await screen.findByLabelText('La carpeta')
  const plazo = within(cabecera).getByText(aLaVista ? /^Vencida hace/ : /^La ciudad se atrasó/)
  expect(plazo.closest('details') === null).toBe(aLaVista)
})

test('una carpeta completa no dice que le falte nada', async () => {
  entrarComo('profesional')
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario('1', 1)] })
  abrir({ carpeta: carpetaPresentada() })
  await screen.findByRole('link', { name: 'Ver formulario 1' })
  expect(screen.queryByText('Para que la carpeta esté completa falta:')).toBeNull()
})

test('recién completa: qué pasó, qué sigue e Imprimir, y no otra vez más abajo', async () => {
  const imprimir = vi.fn()
  vi.stubGlobal('print', imprimir)
  onTestFinished(() => void vi.unstubAllGlobals())
  entrarComo('profesional')
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario('1', 1)] })
  abrir({ carpeta: carpetaPresentada() })
  const cabecera = within(await screen.findByLabelText('La carpeta'))
  expect(cabecera.getByText('La carpeta 1002 está presentada y pasó a Mesa de entradas.')).toBeTruthy()
  fireEvent.click(cabecera.getByRole('button', { name: 'Imprimir' }))
  expect(imprimir).toHaveBeenCalledOnce()
  expect(await screen.findByRole('list', { name: 'Movimientos de la carpeta' })).toBeTruthy()
  expect(screen.queryByText(/Desde aquí puede pasar a|Qué sigue/)).toBeNull()
})

test('una rechazada dice primero por qué', async () => {
  const rechazada = carpetaPresentada({ tramiteEstado: 'RECHAZADO', Observacion: 'El uso no está permitido' })
  entrarComo('profesional')
  conCarpeta(rechazada, { formularios: [filaDeFormulario('1', 1)] })
  abrir({ carpeta: rechazada })
  const cabecera = within(await screen.findByLabelText('La carpeta'))
  expect(cabecera.getByText('Por qué:').parentElement?.textContent).toBe('Por qué: El uso no está permitido')
  expect(cabecera.getAllByText(/El uso no está permitido/)).toHaveLength(1)
  expect(cabecera.getByText('Rechazada').getAttribute('aria-current')).toBe('step')
  expect(cabecera.queryByRole('button', { name: 'Imprimir' })).toBeNull()
})

test('lo de arriba se muestra junto; una parte que no llega no esconde la carpeta', async () => {
  entrarComo('profesional')
  conCarpeta(incompleta, { formularios: [filaDeFormulario('1', 0)] })
  let contestar: (() => void) | undefined
  atiende('GET /documentacion/requisitos', async () => {
    await new Promise<void>((listo) => {
      contestar = listo
    })
    return rechazo(503, 'El servicio no responde')
  })
  abrir({ carpeta: incompleta })
  await waitFor(() => expect(contestar).toBeTruthy())
  // Asked after the screen asked for its folder: once this is answered, that has arrived too.
  await act(() => main('GET /documentacion/carpeta/{idCarpeta}', { params: { idCarpeta: 1002 } }))
  expect(screen.queryByLabelText('La carpeta')).toBeNull()
  contestar?.()
  expect(await screen.findByLabelText('La carpeta')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Editar formulario 1' })).toBeTruthy()
})
