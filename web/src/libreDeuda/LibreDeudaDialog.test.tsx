// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { cargarConfiguracion } from '../red/configuracion.ts'
import { LibreDeudaDialog } from './LibreDeudaDialog.tsx'

conPantallas()

const pagar = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pagar con tarjeta/ })
const padron = () => screen.getByPlaceholderText<HTMLInputElement>('Ingrese su número de Padrón')
const DOMICILIO = {
  ...{ idDomicilio: 1, idCalle: 7, calle: 'SAN MARTIN', NroPuerta: '450', Piso: '', Departamento: '', Seccion: '' },
  ...{ Manzana: '', Parcela: '', Distrito: '', Dominio: '', Padron: '100001' },
}
const FICHA = {
  ...{ apeynom: 'NIEVA CLARA', dni: '*****111', cuit: '27-*****111-*', calle: 'SAN MARTIN', numero: '450', piso: '' },
  ...{ dpto: '', padronm: '100001', padronp: '3100001', domicilios: [DOMICILIO] },
}
const deEstePadron = (padron: string) => responde('GET /padron/ficha/{padron}', { ficha: FICHA }, { padron })
const habilitado = () => waitFor(() => expect(pagar().disabled).toBe(false))
const pagos = () => llamadas.filter(({ nombre }) => nombre === 'POST /pagos/preparar')

function abrir(alCerrar = () => {}) {
  entrarComo('ciudadano')
  deEstePadron('100001')
  montar(<LibreDeudaDialog alCerrar={alCerrar} />, '/catastro')
}

test.each([
  ['', false],
  ['12A', false],
  ['1', true],
  ['12345678', true],
])('con %j el pago se habilita: %s', async (escrito, habilita) => {
  abrir()
  if (habilita) deEstePadron(escrito)
  if (escrito) await userEvent.type(padron(), escrito)
  await waitFor(() => expect(pagar().disabled).toBe(!habilita))
  expect(screen.getByTitle(habilita ? 'Padrón válido' : 'Padrón no válido')).toBeTruthy()
})

test('pasa a mayúsculas, corta en 8, y en blanco avisa con Enter', async () => {
  abrir()
  await userEvent.type(padron(), ' {Enter}')
  expect(await screen.findByText('Por favor, ingrese la información solicitada')).toBeTruthy()
  await userEvent.clear(padron())
  await userEvent.type(padron(), '12a456789')
  expect(padron().value).toBe('12A45678')
  expect(nombres()).not.toContain('GET /padron/ficha/{padron}')
})

test('guarda los datos, sin el importe, y manda el formulario que preparó el servidor', async () => {
  const fields = { Comercio: 'c', Monto: 'cifrado', 'Producto[0]': 'Libre Deuda' }
  responde('POST /pagos/preparar', {
    idPago: 7,
    estado: 'INICIADO',
    monto: 2550,
    action: 'http://proveedor.prueba/boton',
    fields,
  })
  const enviados: [string, unknown][] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    enviados.push([
      this.action,
      Object.fromEntries([...this.elements].map((e) => [e.getAttribute('name'), (e as HTMLInputElement).value])),
    ])
  })
  abrir()
  await userEvent.type(padron(), '100001')
  await habilitado()
  await userEvent.dblClick(pagar())
  await waitFor(() => expect(enviados).toEqual([['http://proveedor.prueba/boton', fields]]))
  // The page is leaving: whoever clicks meanwhile pays nothing again, and whoever comes back can.
  expect(pagar().disabled).toBe(true)
  expect(pagos().map(({ cuerpo }) => cuerpo)).toEqual([{ producto: 'LIBRE_DEUDA', padron: '100001' }])
  expect(JSON.parse(localStorage.getItem('emailData') ?? '')).toMatchObject({
    message: '100001',
    subject: 'Libre Deuda',
  })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ nombre_persona: 'Pablo' })
  window.dispatchEvent(new Event('pageshow'))
  await habilitado()
  expect(enviados).toHaveLength(1)
})

test('lo que ya está pagado va derecho al pedido', async () => {
  responde('POST /pagos/preparar', { idPago: 7, estado: 'CONFIRMADO', monto: 2550, action: null, fields: null })
  abrir()
  await userEvent.type(padron(), '100001')
  await habilitado()
  await userEvent.click(pagar())
  expect(await screen.findByText('Está en /LibreDeudaPagoExitoso')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('emailData') ?? '')).toMatchObject({ message: '100001', idPago: 7 })
})

test('un padrón desconocido se dice junto al campo y no guarda nada', async () => {
  const NO_ESTA = 'El padrón ingresado no se encuentra registrado'
  falla('GET /padron/ficha/{padron}', 404, NO_ESTA, { padron: '999' })
  falla('POST /pagos/preparar', 404, NO_ESTA)
  abrir()
  await userEvent.type(padron(), '999')
  // Known before it is paid for; who pays all the same is refused by the server.
  expect(await screen.findAllByText(NO_ESTA)).toHaveLength(1)
  await habilitado()
  await userEvent.click(pagar())
  await waitFor(() => expect(screen.getAllByText(NO_ESTA).length).toBeGreaterThan(1))
  expect(padron().value).toBe('999')
  expect(localStorage.getItem('emailData')).toBeNull()
})

test('antes de pagar dice de quién es y qué inmueble, cuánto y cuánto tarda; lo que viene tapado queda tapado', async () => {
  responde('GET /tramites', {
    tramites: [
      {
        ...{ tramite: 'libreDeuda', nombre: 'Libre Deuda', explicacion: '', papeles: [], formularios: [], firman: [] },
        ...{ costos: [{ concepto: 'Certificado', detalle: '', importe: 2550 }], plazo: { casos: 31, mediana: 3 } },
      },
    ],
    tarifas: [],
    tiposDeObra: [],
  })
  abrir()
  await userEvent.type(padron(), '100001')
  expect(pagar().disabled).toBe(true)
  expect(await screen.findByText('NIEVA CLARA')).toBeTruthy()
  expect(screen.getByText('27-*****111-*')).toBeTruthy()
  expect(screen.getByText('SAN MARTIN 450')).toBeTruthy()
  expect(screen.getByText(/El certificado cuesta/).textContent).toContain('La mitad tardó 3 días o menos')
  expect(pagar().textContent).toBe('$ 2.550,00')
  // Another number is another property: nothing stands of the one before.
  await userEvent.type(padron(), '2')
  expect(screen.queryByText('NIEVA CLARA')).toBeNull()
})

test('si no se puede saber de quién es, se dice, y se puede pagar', async () => {
  falla('GET /padron/ficha/{padron}', 429, 'Ya consultó demasiado por hoy', { padron: '77' })
  abrir()
  await userEvent.type(padron(), '77')
  expect(await screen.findByText(/No se pudo ver de quién es ese padrón/)).toBeTruthy()
  expect(pagar().disabled).toBe(false)
})

test('Cancelar cierra', async () => {
  const alCerrar = vi.fn()
  abrir(alCerrar)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(alCerrar).toHaveBeenCalledOnce()
})

test('sin que la ciudad diga lo que cuesta, se lee eso y no hay con qué pagar (A-200)', async () => {
  const decir = async (importeLibreDeuda: number | null) => {
    vi.stubGlobal('fetch', async () => Response.json({ importeLibreDeuda }))
    await cargarConfiguracion()
    vi.unstubAllGlobals()
  }
  await decir(null)
  onTestFinished(() => decir(2550))
  abrir()
  expect(await screen.findByText('La ciudad todavía no confirmó esta tarifa')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull()
})
