// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { ErrorConTexto, NoHay } from '../ui/avisos/errorConTexto.ts'
import { useLectura } from './useLectura.ts'

afterEach(cleanup)

interface Pedida {
  readonly pedido: string
  readonly llegar: (dato: string) => void
  readonly fallar: (error: Error) => void
}
/** What was asked for, and how each ends. */
let pedidas: Pedida[] = []
const leer = (pedido: string) =>
  new Promise<string>((llegar, fallar) => {
    pedidas.push({ pedido, llegar, fallar })
  })

function Pantalla() {
  const [leido, setLeido] = useState('nada')
  const lectura = useLectura(leer, setLeido)
  return (
    <>
      <output>{lectura.leyendo ? 'leyendo' : leido}</output>
      {['uno', 'dos'].map((cual) => (
        <button key={cual} type="button" onClick={() => lectura.pedir(cual)}>
          {cual}
        </button>
      ))}
      <button type="button" onClick={lectura.olvidar}>
        otra cosa
      </button>
      <AvisoDeFallo {...lectura.fallo} />
    </>
  )
}
function abrir() {
  pedidas = []
  render(<Pantalla />)
}
const elegir = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dice = (texto: string) => screen.findByText(texto, { selector: 'output' })

test('de dos elecciones vale la segunda, conteste cuando conteste la primera', async () => {
  abrir()
  elegir('uno')
  elegir('dos')
  expect(await dice('leyendo')).toBeTruthy()
  pedidas[1]?.llegar('la segunda')
  expect(await dice('la segunda')).toBeTruthy()
  pedidas[0]?.llegar('la primera')
  elegir('uno')
  pedidas[2]?.llegar('la tercera')
  expect(await dice('la tercera')).toBeTruthy()
})

test('lo que no llega se dice hasta que llega, y se reintenta lo mismo', async () => {
  abrir()
  elegir('dos')
  pedidas[0]?.fallar(new ErrorConTexto('Se cortó'))
  expect(await screen.findByText('Se cortó')).toBeTruthy()
  elegir('Reintentar')
  expect(screen.queryByText('Se cortó')).toBeNull()
  pedidas[1]?.llegar('llegó')
  expect(await dice('llegó')).toBeTruthy()
  expect(pedidas.map(({ pedido }) => pedido)).toEqual(['dos', 'dos'])
})

test('de lo que no existe no se ofrece reintentar', async () => {
  abrir()
  elegir('uno')
  pedidas[0]?.fallar(new NoHay('No hay ninguno'))
  expect(await screen.findByText('No hay ninguno')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

test('olvidada, ni lo que llega ni lo que falla después cuentan', async () => {
  abrir()
  elegir('uno')
  elegir('otra cosa')
  pedidas[0]?.llegar('tarde')
  elegir('dos')
  elegir('otra cosa')
  pedidas[1]?.fallar(new ErrorConTexto('tarde y mal'))
  elegir('uno')
  pedidas[2]?.llegar('a tiempo')
  expect(await dice('a tiempo')).toBeTruthy()
  expect(screen.queryByText('tarde y mal')).toBeNull()
})
