// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mostrar } from '../pruebas/mostrar.tsx'
import { responde } from '../pruebas/respuestas.ts'
import { conServidor, entrarComo, ROLES, usuario } from '../pruebas/servidor.ts'
import { anotarQueGuardaVisitas } from '../red/almacen.ts'
import * as navegador from '../red/navegador.ts'
import { useSesion } from '../red/sesion.ts'
import { PuertaDeRuta } from './PuertaDeRuta.tsx'

conServidor()

const deGestores = (
  <PuertaDeRuta guardia="gestor">
    <h1>Adentro</h1>
  </PuertaDeRuta>
)

test('mientras carga la sesión hay un aviso de espera y nadie sale', () => {
  const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
  mostrar(deGestores)
  expect(screen.getByRole('status').textContent).toBe('Cargando…')
  expect(irA).not.toHaveBeenCalled()
})

test('quien puede, entra', () => {
  entrarComo('profesional')
  mostrar(deGestores)
  expect(screen.getByRole('heading', { name: 'Adentro' })).toBeTruthy()
})

test('quien no puede, sale al ingreso externo y pierde el token', () => {
  const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
  localStorage.setItem('token', 'bueno')
  entrarComo('operador')
  mostrar(deGestores)
  expect(screen.queryByText('Adentro')).toBeNull()
  expect(irA).toHaveBeenCalledExactlyOnceWith('http://ingreso.prueba/login?logout=true&destino=catastro')
  expect(localStorage.getItem('token')).toBeNull()
})

test('quien vuelve con la sesión vencida sale a ingresar, y lo que va a retomar lo espera', () => {
  const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
  const [retomar, salida] = [
    '{"idPersona":12,"lugar":"#/veredas?pagoRealizado=true"}',
    '{"idPago":31,"lugar":"/veredas","idPersona":12}',
  ]
  localStorage.setItem('porRetomar', retomar)
  sessionStorage.setItem('salidaAlPago', salida)
  useSesion.setState({ estado: 'anonimo', usuario: null, roles: [] })
  mostrar(deGestores)
  expect(irA).toHaveBeenCalledExactlyOnceWith('http://ingreso.prueba/login?logout=true&destino=catastro')
  expect([localStorage.getItem('porRetomar'), sessionStorage.getItem('salidaAlPago')]).toEqual([retomar, salida])
})

test('un enlace de otra persona pregunta en cualquier pantalla, y según lo elegido sigue una o la otra', async () => {
  const [mia, ajena] = [usuario(12), { ...usuario(17), nombre_persona: 'Mala', apellido_persona: 'Persona' }]
  responde('GET /catastroInicio/authStatus', { usuarioSinContraseña: mia, roles: [...ROLES.profesional] })
  localStorage.setItem('token', 'bueno')
  useSesion.setState({ estado: 'otraPersona', cambio: { de: mia, a: ajena } })
  mostrar(deGestores)
  expect(screen.getByRole('heading', { name: 'Está por entrar como otra persona' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('El enlace que abrió es de Mala Persona')
  expect(screen.getAllByRole('button').map((boton) => boton.textContent)).toEqual([
    `Seguir como ${mia.nombre_persona} ${mia.apellido_persona}`,
    'Entrar como Mala Persona',
  ])
  expect(screen.queryByText('Adentro')).toBeNull()
})

test('sin servicio ofrece reintentar, y al volver sigue donde estaba', async () => {
  responde('GET /catastroInicio/authStatus', { usuarioSinContraseña: usuario(12), roles: [...ROLES.profesional] })
  localStorage.setItem('token', 'bueno')
  useSesion.setState({ estado: 'sinServicio' })
  mostrar(deGestores)
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Adentro' })).toBeTruthy()
})

test('si la sesión termina en medio de algo lo dice, y no se lleva a nadie', () => {
  const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
  useSesion.setState({ estado: 'anonimo', vencida: true })
  mostrar(deGestores)
  expect(screen.getByRole('alert').textContent).toContain(
    'Lo que escribió está guardado. Ingrese de nuevo y vuelve a esta misma página.',
  )
  expect(irA).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Ingresar' }))
  expect(irA).toHaveBeenCalledExactlyOnceWith('http://ingreso.prueba/login?logout=true&destino=catastro')
})

test('quien dejó de ser inspector no se va de su jornada ni pierde la sesión: el teléfono guarda lo que firmó', () => {
  const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
  entrarComo('ciudadano')
  const jornada = (
    <PuertaDeRuta guardia="personalSinRed">
      <h1>Adentro</h1>
    </PuertaDeRuta>
  )
  anotarQueGuardaVisitas()
  mostrar(jornada)
  expect(screen.getByText(/^Usted ya no hace visitas/)).toBeTruthy()
  expect(screen.queryByText('Adentro')).toBeNull()
  expect([irA.mock.calls, localStorage.getItem('token')]).toEqual([[], 'token-de-prueba'])
})
