// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, falla, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { CajaDeBusqueda } from './CajaDeBusqueda.tsx'
import type { Hallado } from './hallazgos.ts'

conPantallas()

const carpeta = (idCarpeta: number): Hallado['carpetas'][number] => ({
  idCarpeta,
  estado: 'OBSERVADO',
  completa: true,
  encomienda: 'CONFORME DE USO',
  titular: 'Nieva Clara',
  profesional: 'Medina Pablo',
  domicilio: 'SAN MARTIN 450',
  padron: '100001',
  expediente: '118301-P',
  numeroAnterior: null,
})
const NADA: Hallado = {
  carpetas: [],
  hayMas: false,
  padrones: [],
  empresas: [],
  pagos: [],
  libresDeuda: [],
  certificados: [],
}
const PADRONES = [{ padronm: '100001', apeynom: 'NIEVA CLARA', domicilio: 'SAN MARTIN 450' }]

function conHallado(hallado: Partial<Hallado> | ((texto: string, pagina: number) => Partial<Hallado>)) {
  const pedidos: string[] = []
  atiende('GET /buscar', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const texto = searchParams.get('texto') ?? ''
    pedidos.push(texto)
    return {
      ...NADA,
      ...(typeof hallado === 'function' ? hallado(texto, Number(searchParams.get('pagina'))) : hallado),
    }
  })
  return pedidos
}
const abrir = (ayuda = '') => {
  const alCerrar = vi.fn()
  responde('GET /ciudad/textos/{texto}', { titulo: 'Glosario', texto: '', desde: null })
  responde('GET /ciudad/textos/{texto}', { titulo: 'Ayuda', texto: ayuda, desde: null }, { texto: 'ayuda' })
  montar(<CajaDeBusqueda alCerrar={alCerrar} />, '/catastro')
  return alCerrar
}
const caja = () => screen.getByRole('combobox', { name: 'Qué buscar' })
const opciones = () => screen.getAllByRole('option').map((o) => o.textContent)

test('se escribe, se elige con la flecha y se abre con Enter', async () => {
  entrarComo('operador')
  const pedidos = conHallado({ carpetas: [carpeta(1001), carpeta(1002)], padrones: PADRONES })
  const alCerrar = abrir()
  expect(screen.getByText(/Un número: de carpeta/)).toBeTruthy()
  await userEvent.type(caja(), 'nieva')
  const grupo = await screen.findByRole('group', { name: 'Carpetas' })
  expect(within(grupo).getAllByRole('option')).toHaveLength(2)
  expect(opciones()[0]).toBe(
    'Carpeta 1001 · Nieva ClaraSAN MARTIN 450 · Padrón 100001 · Expediente 118301-P · Profesional: Medina PabloOBSERVADO',
  )
  expect(screen.getByRole('status').textContent).toBe('3 resultados')
  // A letter is no search.
  expect(pedidos).toEqual(['nieva'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const elegida = screen.getByRole('option', { selected: true })
  expect(elegida.textContent).toContain('Padrón 100001 · NIEVA CLARA')
  expect(caja().getAttribute('aria-activedescendant')).toBe(elegida.id)
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(alCerrar).toHaveBeenCalledOnce()
  expect(screen.getByText('Está en /padron/100001')).toBeTruthy()
})

test('Enter antes de la respuesta busca, y no abre lo de antes', async () => {
  entrarComo('jefe')
  const pedidos = conHallado((texto) => ({ carpetas: [carpeta(texto === 'uno' ? 1001 : 1002)] }))
  const alCerrar = abrir()
  await userEvent.type(caja(), 'uno')
  await screen.findByText(/Carpeta 1001/)
  await userEvent.clear(caja())
  await userEvent.type(caja(), 'dos{Enter}')
  expect(alCerrar).not.toHaveBeenCalled()
  await screen.findByText(/Carpeta 1002/)
  expect(pedidos).toEqual(['uno', 'dos'])
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Está en /AdjuntarArchivos')).toBeTruthy()
})

test('quien presenta llega al desglose de la suya, y la de veredas a su seguimiento', async () => {
  entrarComo('profesional')
  conHallado({ carpetas: [carpeta(1001), { ...carpeta(1007), encomienda: null }] })
  abrir()
  expect(screen.getByText('Sus pagos y sus certificados')).toBeTruthy()
  await userEvent.type(caja(), 'nieva')
  const enlaces = (await screen.findAllByRole('option')).map((o) => o.getAttribute('href'))
  expect(enlaces).toEqual(['#/verDesgloseCarpetaEncomienda?idCarpeta=1001', '#/stepper?idCarpeta=1007'])
})

test('de a diez, y las que siguen a pedido', async () => {
  entrarComo('operador')
  conHallado((_, pagina) =>
    pagina === 1 ? { carpetas: [carpeta(1002)], hayMas: true, padrones: PADRONES } : { carpetas: [carpeta(1001)] },
  )
  abrir()
  await userEvent.type(caja(), 'nieva')
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más carpetas' }))
  await screen.findByText(/Carpeta 1001/)
  expect(opciones()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Ver más carpetas' })).toBeNull()
})

test('nada, lo parecido y lo que falla se dicen', async () => {
  entrarComo('operador')
  conHallado((texto) => (texto === 'nada' ? {} : { carpetas: [carpeta(1001)], parecidas: true }))
  abrir()
  await userEvent.type(caja(), 'nada')
  expect(await screen.findByText('No se encontró nada con eso')).toBeTruthy()
  await userEvent.clear(caja())
  await userEvent.type(caja(), 'nieba')
  expect(await screen.findByText('Nada coincide tal cual. Esto es parecido:')).toBeTruthy()
  falla('GET /buscar', 429, 'Llegó al máximo de titulares que puede consultar por día. Intente de nuevo mañana')
  await userEvent.type(caja(), 's')
  expect((await screen.findByRole('group', { name: 'No se hizo' })).textContent).toContain('Llegó al máximo')
  expect(screen.queryByRole('option')).toBeNull()
})

test('lo que dice la ayuda va después de lo hallado, y se abre en su lugar', async () => {
  entrarComo('profesional')
  conHallado({})
  const alCerrar = abrir('# Pagar\nCon tarjeta.')
  await userEvent.type(caja(), 'pagar{Enter}')
  const opcion = await screen.findByRole('option', { name: /^Pagar/ })
  expect(opcion.textContent).toContain('Con tarjeta.')
  await userEvent.click(opcion)
  expect(alCerrar).toHaveBeenCalledTimes(1)
})
