// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { LectorDeCarpeta } from './LectorDeCarpeta.tsx'

conPantallas()

const DNI = 'DNI del propietario'
const PLANO = 'Plano'
const ENCOMIENDA = 'Encomienda'

function abrir(alObservar?: (parte: string) => void, noCorresponde: string | null = 'La firma la ciudad') {
  entrarComo('operador')
  const fecha = '2026-10-01T10:00:00.000Z'
  conCarpeta(carpetaPresentada(), {
    archivos: [
      { clase: 'DOCUMENTO', fecha },
      { clase: 'CROQUIS', fecha },
      { clase: 'DOCUMENTO', fecha },
    ],
  })
  responde('GET /documentacion/requisitos', {
    requisitos: [],
    detalle: [
      { idRequisito: 1, texto: DNI, obligatorio: true, ejemplo: null, archivos: [], noCorresponde: null },
      {
        idRequisito: 3,
        texto: PLANO,
        obligatorio: false,
        ejemplo: null,
        archivos: [{ idArchivo: 1, nombre: 'archivo-0.pdf' }],
        noCorresponde: null,
      },
      {
        idRequisito: 4,
        texto: ENCOMIENDA,
        obligatorio: false,
        ejemplo: null,
        archivos: [],
        noCorresponde,
      },
    ],
  })
  montar(
    <LectorDeCarpeta
      carpeta={carpetaPresentada()}
      Respuestas={() => null}
      alfileresDe={() => []}
      elegido={null}
      alElegir={() => {}}
      alObservar={alObservar}
    />,
    '/AdjuntarArchivos',
  )
}
const casillero = async (nombre: string) => within(await screen.findByRole('listitem', { name: nombre }))

test('cada requisito con lo que lo responde; de su archivo se va a leerlo', async () => {
  abrir()
  expect((await casillero(DNI)).getByText('Sin responder')).toBeTruthy()
  expect((await casillero(DNI)).getByText('(obligatorio)')).toBeTruthy()
  expect((await casillero(ENCOMIENDA)).getByText('No corresponde: La firma la ciudad')).toBeTruthy()
  expect(screen.getByText('2 de 3 respondidos')).toBeTruthy()
  await screen.findByRole('heading', { name: 'archivo-0.pdf' })
  await userEvent.click((await casillero(PLANO)).getByRole('button', { name: 'Ver archivo-0.pdf' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'archivo-0.pdf' }))
  expect(screen.queryByRole('button', { name: /^Observar/ })).toBeNull()
})

test('los documentos antes que el croquis; y los requisitos, plegados si nadie dijo que alguno no corresponde', async () => {
  abrir(undefined, null)
  await screen.findByRole('heading', { name: 'archivo-1.pdf' })
  const titulos = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titulos.slice(0, 3)).toEqual(['archivo-0.pdf', 'archivo-2.pdf', 'archivo-1.pdf'])
  const requisitos = await screen.findByRole('region', { name: 'Requisitos' })
  expect(requisitos.querySelector('details')?.open).toBe(false)
  expect(within(requisitos).queryAllByRole('listitem')).toEqual([])
})

test('primero lo que no corresponde, que se puede no aceptar', async () => {
  const alObservar = vi.fn()
  abrir(alObservar)
  const filas = await within(await screen.findByRole('region', { name: 'Requisitos' })).findAllByRole('listitem')
  expect(filas.map((fila) => fila.getAttribute('aria-label'))).toEqual([ENCOMIENDA, DNI, PLANO])
  await userEvent.click(screen.getByRole('button', { name: `No aceptar el requisito ${ENCOMIENDA}` }))
  expect(alObservar.mock.calls).toEqual([['requisito 4']])
})

test('se observa cualquiera, también el que nadie respondió', async () => {
  const alObservar = vi.fn()
  abrir(alObservar)
  await userEvent.click(await screen.findByRole('button', { name: `Observar el requisito ${DNI}` }))
  await userEvent.click(screen.getByRole('button', { name: `Observar el requisito ${PLANO}` }))
  expect(alObservar.mock.calls).toEqual([['requisito 1'], ['requisito 3']])
})
