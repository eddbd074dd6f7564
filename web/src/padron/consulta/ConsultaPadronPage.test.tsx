// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, nombres, responde } from '../../pruebas/respuestas.ts'
import { useSesion } from '../../red/sesion.ts'
import { ConsultaPadronGeneralPage } from './ConsultaPadronGeneralPage.tsx'
import { ConsultaPadronPage } from './ConsultaPadronPage.tsx'

conPantallas()
beforeEach(() => {
  vi.stubGlobal('print', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
})
afterEach(() => useSesion.setState({ estado: 'cargando', usuario: null }))

const CLARA = {
  apeynom: 'NIEVA CLARA',
  dni: '*****111',
  cuit: '27-*****111-*',
  calle: 'SAN MARTIN',
  numero: '450',
  piso: '1',
  dpto: 'B',
  padronm: '100001',
  padronp: '3100001',
}
const documento = () => screen.getByRole('textbox', { name: 'CUIL o DNI' })
const nombre = () => screen.getByRole('textbox', { name: 'Nombre del titular' })
const abrir = (state?: object) => montar(<ConsultaPadronPage />, '/consultaPadron', state ? { state } : {})

describe('lo que se escribe', () => {
  test('el documento queda en once números, como se lo pegue; el nombre, en treinta letras mayúsculas', async () => {
    abrir()
    await userEvent.type(documento(), '27-30999111-2')
    expect(documento()).toHaveProperty('value', '27309991112')
    await userEvent.type(documento(), '9')
    expect(documento()).toHaveProperty('value', '27309991112')
    const deMas = 'Un CUIL tiene 11 números, y un DNI, 7 u 8: lo que escribió tiene más'
    expect(screen.getByText(deMas)).toBeTruthy()
    await userEvent.clear(documento())
    expect(screen.queryByText(deMas)).toBeNull()
    await userEvent.paste('273099911129')
    expect(documento()).toHaveProperty('value', '')
    expect(screen.getByText(deMas)).toBeTruthy()
    await userEvent.type(nombre(), 'nieva clara abcdefghijklmnopqrstuvwxyz')
    expect(nombre()).toHaveProperty('value', 'NIEVA CLARA ABCDEFGHIJKLMNOPQR')
  })

  test.each(['123456', '123456A', ''])('%j no es un documento, y no se pregunta', async (escrito) => {
    abrir()
    if (escrito) await userEvent.type(documento(), escrito)
    await userEvent.click(screen.getByRole('button', { name: 'Buscar por CUIL o DNI' }))
    expect(screen.getByText('Debe ingresar un número válido')).toBeTruthy()
    expect(document.activeElement).toBe(documento())
  })

  test('un nombre tiene al menos dos letras', async () => {
    abrir()
    await userEvent.type(nombre(), ' n{Enter}')
    expect(screen.getByText('Nombre: debe tener al menos 2 letras')).toBeTruthy()
  })
})

describe('lo que se encuentra', () => {
  test('por documento: sus columnas, como llegan del servidor', async () => {
    responde('GET /padron/obtenerPadron/{cuilOrDni}', { padrones: [CLARA], total: 1 }, { cuilOrDni: '1234567' })
    abrir()
    await userEvent.type(documento(), '1234567{Enter}')
    await screen.findByText('NIEVA CLARA')
    expect(screen.getAllByRole('columnheader').map((c) => c.textContent)).toEqual([
      'Apellido y nombre',
      'DNI',
      'CUIT',
      'Calle',
      'Número',
      'Piso',
      'Dpto.',
      'Padrón municipal',
      'Padrón provincial',
      'Herramientas',
    ])
    expect(screen.getAllByRole('cell').map((c) => c.textContent)).toEqual([
      'NIEVA CLARA',
      '*****111',
      '27-*****111-*',
      'SAN MARTIN',
      '450',
      '1',
      'B',
      '100001',
      '3100001',
      'Imprimir certificado',
    ])
  })

  test('por nombre se manda en mayúsculas y de a páginas; lo parecido se dice, y el otro campo se vacía', async () => {
    const pedidos: string[] = []
    responde('GET /padron/obtenerPadron/{cuilOrDni}', { padrones: [], total: 0 })
    atiende('GET /padron/obtenerPadronNombre/{name}', ({ request }) => {
      pedidos.push(decodeURIComponent(request.url.replace(/.*obtenerPadronNombre\//, '')))
      return { padrones: [CLARA], total: 1000, totalEsMinimo: true, parecidos: true }
    })
    abrir()
    await userEvent.type(documento(), '1234567{Enter}')
    expect(await screen.findByText('No se registraron propiedades asociadas a los datos ingresados')).toBeTruthy()
    await userEvent.type(nombre(), 'nueva clra{Enter}')
    expect(await screen.findByText('Ningún nombre coincide con lo escrito. Estos son parecidos')).toBeTruthy()
    expect(screen.getByText('1–5 de más de 1.000')).toBeTruthy()
    expect(documento()).toHaveProperty('value', '')
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
    await userEvent.selectOptions(screen.getByLabelText('Filas por página'), '25')
    await vi.waitFor(() => expect(pedidos).toHaveLength(3))
    expect(pedidos).toEqual([
      'NUEVA CLRA?pagina=1&porPagina=5',
      'NUEVA CLRA?pagina=2&porPagina=5',
      'NUEVA CLRA?pagina=1&porPagina=25',
    ])
  })

  test('al volver está la misma búsqueda; lo que no es una búsqueda no se toma', async () => {
    responde('GET /padron/obtenerPadronNombre/{name}', { padrones: [CLARA], total: 11 }, { name: 'NIEVA' })
    const { unmount } = abrir({ por: 'nombre', texto: 'NIEVA', pagina: 2, porPagina: 5 })
    expect(await screen.findByText('6–10 de 11')).toBeTruthy()
    expect(nombre()).toHaveProperty('value', 'NIEVA')
    unmount()
    abrir({ por: 'nombre', texto: 7 })
    expect(nombre()).toHaveProperty('value', '')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('el certificado', () => {
  test('se imprime con lo que ya está, sin preguntarle al servidor', async () => {
    useSesion.setState({
      estado: 'autenticado',
      usuario: {
        id_persona: 2,
        documento_persona: '20253334445',
        nombre_persona: 'Pablo',
        apellido_persona: 'Medina',
        email_persona: 'pablo.medina@example.com',
        telefono_persona: '381 555-0002',
      },
    })
    responde('GET /padron/obtenerPadron/{cuilOrDni}', { padrones: [CLARA], total: 1 })
    abrir({ por: 'documento', texto: '30999111', pagina: 1, porPagina: 5 })
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir certificado del padrón 100001' }))
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
    const hoja = within(screen.getByRole('article', { name: 'Certificado' }))
    for (const dato of ['100001', '3100001', 'NIEVA CLARA', 'SAN MARTIN 450, piso 1, dpto. B', 'Medina Pablo']) {
      expect(hoja.getByText(dato)).toBeTruthy()
    }
    expect(hoja.getByText(/^Este certificado es informativo/)).toBeTruthy()
    expect(nombres()).toEqual([])
  })
})

describe('fuera del portal', () => {
  test('sin sesión se busca, pero se pide ingresar: no hay resultado ni certificado', async () => {
    useSesion.setState({ estado: 'anonimo' })
    montar(<ConsultaPadronGeneralPage />, '/consultaPadronGeneral')
    expect(screen.getByRole('button', { name: 'Ingresar con Ciudad Digital' })).toBeTruthy()
    await userEvent.type(documento(), '30999111{Enter}')
    expect(screen.getByText('Para ver los resultados hay que ingresar con Ciudad Digital')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: /certificado/ })).toBeNull()
  })

  test('con sesión, los resultados', async () => {
    useSesion.setState({ estado: 'autenticado' })
    responde('GET /padron/obtenerPadron/{cuilOrDni}', { padrones: [CLARA], total: 1 })
    montar(<ConsultaPadronGeneralPage />, '/consultaPadronGeneral')
    await userEvent.type(documento(), '30999111{Enter}')
    expect(await screen.findByText('NIEVA CLARA')).toBeTruthy()
  })
})
