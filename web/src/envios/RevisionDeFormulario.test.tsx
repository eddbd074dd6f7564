// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { type PorAgregar, RevisionDeFormulario } from './RevisionDeFormulario.tsx'

conPantallas()

const FOTO = { texto: 'Falta una foto: sin ella no se presenta', boton: 'Agregar foto', campo: 'FotoVeredaArchivo' }
function revisar(porAgregar: PorAgregar | null) {
  const [alEnviar, alCambiar] = [vi.fn(), vi.fn()]
  montar(
    <RevisionDeFormulario
      sobre={[]}
      respuestas={[]}
      ocupado={false}
      fallo={null}
      progreso={null}
      enviar="Pagar $ 4.925,00"
      {...{ alEnviar, alCambiar, porAgregar }}
    />,
    '/veredas',
  )
  return { alEnviar, alCambiar }
}
const botones = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('lo que conviene agregar antes de pagar se dice, y es el primer botón', () => {
  const { alEnviar, alCambiar } = revisar(FOTO)
  expect(screen.getByText('Falta una foto: sin ella no se presenta')).toBeTruthy()
  expect(botones()).toEqual(['Agregar foto', 'Pagar $ 4.925,00', 'Volver a las respuestas'])
  fireEvent.click(screen.getByRole('button', { name: 'Agregar foto' }))
  expect(alCambiar).toHaveBeenCalledWith('FotoVeredaArchivo')
  expect(alEnviar).not.toHaveBeenCalled()
})

test('sin nada que agregar, se envía', () => {
  const { alEnviar } = revisar(null)
  expect(botones()).toEqual(['Pagar $ 4.925,00', 'Volver a las respuestas'])
  fireEvent.click(screen.getByRole('button', { name: 'Pagar $ 4.925,00' }))
  expect(alEnviar).toHaveBeenCalledOnce()
})
