// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { LibreDeudaDialog } from './LibreDeudaDialog.tsx'

conPantallas()

const pagar = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pagar con tarjeta' })
const padron = () => screen.getByPlaceholderText<HTMLInputElement>('Ingrese su número de Padrón')
function abrir(alCerrar = () => {}) {
  entrarComo('ciudadano')
  montar(<LibreDeudaDialog alCerrar={alCerrar} />, '/catastro')
}

test.each([
  ['', false],
  ['12A', false],
  ['1', true],
  ['12345678', true],
])('con %j el pago se habilita: %s', async (escrito, habilitado) => {
  abrir()
  if (escrito) await userEvent.type(padron(), escrito)
  expect(pagar().disabled).toBe(!habilitado)
  expect(screen.getByTitle(habilitado ? 'Padrón válido' : 'Padrón no válido')).toBeTruthy()
})

test('pasa a mayúsculas, corta en 8, y en blanco avisa con Enter', async () => {
  abrir()
  await userEvent.type(padron(), ' {Enter}')
  expect(await screen.findByText('Por favor, ingrese la información solicitada')).toBeTruthy()
  await userEvent.clear(padron())
  await userEvent.type(padron(), '12a456789')
  expect(padron().value).toBe('12A45678')
  expect(nombres()).toEqual([])
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
  await userEvent.dblClick(pagar())
  await waitFor(() => expect(enviados).toEqual([['http://proveedor.prueba/boton', fields]]))
  // The page is leaving: whoever clicks meanwhile pays nothing again, and whoever comes back can.
  expect(pagar().disabled).toBe(true)
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ producto: 'LIBRE_DEUDA', padron: '100001' }])
  expect(JSON.parse(localStorage.getItem('emailData') ?? '')).toMatchObject({
    message: '100001',
    subject: 'Libre Deuda',
  })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ nombre_persona: 'Pablo' })
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(pagar().disabled).toBe(false))
  expect(enviados).toHaveLength(1)
})

test('lo que ya está pagado va derecho al pedido', async () => {
  responde('POST /pagos/preparar', { idPago: 7, estado: 'CONFIRMADO', monto: 2550, action: null, fields: null })
  abrir()
  await userEvent.type(padron(), '100001')
  await userEvent.click(pagar())
  expect(await screen.findByText('Está en /LibreDeudaPagoExitoso')).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('emailData') ?? '')).toMatchObject({ message: '100001', idPago: 7 })
})

test('un padrón desconocido se dice junto al campo y no guarda nada', async () => {
  falla('POST /pagos/preparar', 404, 'El padrón ingresado no se encuentra registrado')
  abrir()
  await userEvent.type(padron(), '999')
  await userEvent.click(pagar())
  expect(await screen.findByText('El padrón ingresado no se encuentra registrado')).toBeTruthy()
  expect(padron().value).toBe('999')
  expect(localStorage.getItem('emailData')).toBeNull()
})

test('Cancelar cierra', async () => {
  const alCerrar = vi.fn()
  abrir(alCerrar)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(alCerrar).toHaveBeenCalledOnce()
})
