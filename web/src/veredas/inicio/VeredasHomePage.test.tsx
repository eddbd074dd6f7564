// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pagoDePrueba } from '../../pruebas/pago.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { enCursoResponde, veredaDePrueba } from '../../pruebas/vereda.ts'
import { VeredasHomePage } from './VeredasHomePage.tsx'

conPantallas()

function abrir() {
  entrarComo('ciudadano')
  montar(<VeredasHomePage />, '/veredasHome')
}
const destino = (nombre: string | RegExp) => screen.getByRole('link', { name: nombre }).getAttribute('href')

test('dos tarjetas y el simulador; de quien nunca pagó no dice nada', async () => {
  enCursoResponde(null)
  abrir()
  expect(destino('Consultar Trámites')).toBe('/misCarpetasVeredas')
  expect(destino('Cargar Formulario')).toBe('/veredas')
  expect(destino(/^Simulador de aranceles/)).toBe('/veredasSimulador')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test.each([
  ['PAGANDO', 'Tiene un pago sin terminar', 'Ver cómo está el pago', '/veredas?pagoRealizado=true&idPago=5'],
  ['SIN_PAGAR', 'El pago fue rechazado. No se le cobró nada', 'Volver al formulario', '/veredas'],
  [
    'POR_COMPLETAR',
    'Ya está pago, y falta algo para presentarlo',
    'Completar y enviar',
    '/veredas?pagoRealizado=true&idPago=5',
  ],
  ['PRESENTADA', 'Su formulario quedó presentado: carpeta 1020', 'Ver el formulario', '/formulario12vista/1020'],
] as const)('lo último, %s: se dice y se ofrece seguir', async (situacion, titulo, enlace, a) => {
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('EN_PROCESO', { producto: 'VEREDAS' }), { idPago: 5 })
  enCursoResponde(veredaDePrueba(situacion))
  abrir()
  expect(await screen.findByRole('heading', { name: titulo })).toBeTruthy()
  expect(destino(enlace)).toBe(a)
  expect(screen.getByText(/^Pago 5 \(T0000005\), \$ 4.625,00, del 21\/11\/2026 12:00$/)).toBeTruthy()
})

test('lo que falta se dice, y hasta cuándo se espera', async () => {
  const falta = [{ path: 'FotoVeredaArchivo', msg: 'Debe adjuntar los archivos!' }]
  enCursoResponde(veredaDePrueba('POR_COMPLETAR', { falta, espera: '2027-01-20T15:00:00.000Z' }))
  abrir()
  expect(await screen.findByText('Falta una foto.')).toBeTruthy()
  expect(
    screen.getByText(
      /no tiene que pagar de nuevo. Lo esperamos hasta el 20\/01\/2027 12:00; si no lo completa, lo pagado queda para devolver\./,
    ),
  ).toBeTruthy()
})

test('lo devuelto, y lo que se va a devolver', async () => {
  enCursoResponde(veredaDePrueba('DEVUELTA'))
  abrir()
  expect(await screen.findByText('Con este pago no se presenta nada: el municipio le devuelve el importe')).toBeTruthy()
})

test('cuando el pago abierto se confirma, se vuelve a mirar qué fue de él', async () => {
  enCursoResponde(veredaDePrueba('PAGANDO'))
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('CONFIRMADO', { producto: 'VEREDAS' }), { idPago: 5 })
  abrir()
  await screen.findByRole('heading', { name: 'Tiene un pago sin terminar' })
  enCursoResponde(veredaDePrueba('PRESENTADA'))
  expect(await screen.findByRole('heading', { name: 'Su formulario quedó presentado: carpeta 1020' })).toBeTruthy()
})

test('lo que se empezó para otro padrón se ofrece aparte, y se sigue con ese', async () => {
  responde('GET /pagos/estado/{idPago}', pagoDePrueba('EN_PROCESO', { producto: 'VEREDAS' }))
  enCursoResponde(
    veredaDePrueba('PRESENTADA', { idPago: 6 }),
    veredaDePrueba('PAGANDO', { respuestas: { ...veredaDePrueba('PAGANDO').respuestas, Padron: '100002' } }),
  )
  responde('POST /pagos/preparar', {
    idPago: 5,
    estado: 'EN_PROCESO',
    monto: 4625,
    action: 'http://tarjeta',
    fields: { Comercio: 'x' },
  })
  const ida = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  abrir()
  expect(await screen.findByRole('heading', { name: 'Su formulario quedó presentado: carpeta 1020' })).toBeTruthy()
  expect(
    screen.getByText('Padrón 100002, SAN MARTIN 450: Vereda. $ 4.625,00, comenzado el 21/11/2026 12:00.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Seguir con el pago de $ 4.625,00' }))
  await waitFor(() => expect(ida).toHaveBeenCalledTimes(1))
  expect(llamadas.find(({ nombre }) => nombre === 'POST /pagos/preparar')?.cuerpo).toEqual({
    producto: 'VEREDAS',
    idPago: 5,
  })
})
