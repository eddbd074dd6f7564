// @vitest-environment happy-dom
import { enCabecera } from '@catastro/domain/roles'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { atiende, falla, responde } from '../pruebas/respuestas.ts'
import { conServidor, ROLES, servidor, usuario } from '../pruebas/servidor.ts'
import { recordar } from './almacen.ts'
import { archivos, main } from './cliente.ts'
import * as navegador from './navegador.ts'
import {
  cerrarSesion,
  comprobarSesion,
  entrarComoLaOtra,
  iniciarSesion,
  login,
  salir,
  seguirComoEstaba,
  useSesion,
} from './sesion.ts'

const DEL_FLUJO = [
  'user',
  'emailData',
  'valores',
  'checks',
  'domicilio',
  'datosEncomienda',
  'datosCarpeta',
  'idProfesional',
]

/** Which person each token belongs to; an unknown token is refused. */
const sesiones = (dueños: Record<string, number>, vistas: string[] = []) =>
  atiende('GET /catastroInicio/authStatus', ({ request }) => {
    vistas.push(`${request.headers.get('Authorization')} en ${window.location.href}`)
    const id = dueños[request.headers.get('Authorization') ?? '']
    return id === undefined
      ? rechazo(401, 'La sesión venció')
      : { usuarioSinContraseña: usuario(id), roles: [...ROLES.profesional] }
  })
const abrir = (direccion: string) => window.history.replaceState(null, '', direccion)
const flujo = () => DEL_FLUJO.filter((clave) => localStorage.getItem(clave) !== null)
const dejarFlujo = () => {
  for (const clave of DEL_FLUJO) localStorage.setItem(clave, '"algo"')
}

conServidor()
beforeEach(() => {
  window.location.href = 'http://portal.prueba/'
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

describe('inicio de la sesión', () => {
  test('con auth en la dirección: se comprueba, se guarda y ya no está en la dirección al preguntar', async () => {
    const vistas: string[] = []
    sesiones({ bueno: 12 }, vistas)
    abrir('/?auth=bueno&destino=obras#/catastro')
    await iniciarSesion()
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', usuario: { id_persona: 12 } })
    expect(localStorage.getItem('token')).toBe('bueno')
    expect(localStorage.getItem('origin')).toBe('obras')
    expect(vistas).toEqual(['bueno en http://portal.prueba/?destino=obras#/catastro'])
  })

  test('con auth en el hash', async () => {
    sesiones({ bueno: 12 })
    abrir('/#/catastro?auth=bueno')
    await iniciarSesion()
    expect(localStorage.getItem('token')).toBe('bueno')
    expect(window.location.href).toBe('http://portal.prueba/#/catastro')
  })

  test('con auth en los dos lugares gana el del hash', async () => {
    sesiones({ hash: 12, fuera: 11 })
    abrir('/?auth=fuera#/catastro?auth=hash')
    await iniciarSesion()
    expect(localStorage.getItem('token')).toBe('hash')
  })

  test('sin auth vale el token guardado, y lo guardado del flujo sigue', async () => {
    sesiones({ viejo: 12 })
    localStorage.setItem('token', 'viejo')
    localStorage.setItem('origin', 'obras')
    dejarFlujo()
    await iniciarSesion()
    expect(useSesion.getState().estado).toBe('autenticado')
    expect(flujo()).toEqual(DEL_FLUJO)
    expect(localStorage.getItem('origin')).toBe('obras')
  })

  test('sin token no hay pregunta ni sesión', async () => {
    await iniciarSesion()
    expect(useSesion.getState().estado).toBe('anonimo')
  })

  test('401: fuera el token y el flujo, queda origin, y se anota en la consola', async () => {
    sesiones({})
    localStorage.setItem('token', 'vencido')
    localStorage.setItem('origin', 'obras')
    dejarFlujo()
    await iniciarSesion()
    expect(useSesion.getState().estado).toBe('anonimo')
    expect(localStorage.getItem('token')).toBeNull()
    expect(flujo()).toEqual([])
    expect(localStorage.getItem('origin')).toBe('obras')
    expect(console.log).toHaveBeenCalled()
  })

  test.each([503, 0])('sin servicio (%s): la sesión no se cierra y reintentar la abre', async (status) => {
    atiende('GET /catastroInicio/authStatus', () => (status === 0 ? HttpResponse.error() : rechazo(status, '')))
    localStorage.setItem('token', 'bueno')
    await iniciarSesion()
    expect(useSesion.getState().estado).toBe('sinServicio')
    expect(localStorage.getItem('token')).toBe('bueno')
    sesiones({ bueno: 12 })
    await comprobarSesion()
    expect(useSesion.getState().estado).toBe('autenticado')
  })

  test('sin servicio al comprobar el de la dirección: no se guarda hasta saber', async () => {
    falla('GET /catastroInicio/authStatus', 503, '')
    abrir('/?auth=nuevo')
    await iniciarSesion()
    expect(localStorage.getItem('token')).toBeNull()
    sesiones({ nuevo: 12 })
    await comprobarSesion()
    expect(localStorage.getItem('token')).toBe('nuevo')
  })
})

describe('un enlace con la sesión de otro (A-08)', () => {
  const conLaSesionDe12 = async (direccion: string) => {
    sesiones({ mio: 12, ajeno: 17 })
    localStorage.setItem('token', 'mio')
    localStorage.setItem('origin', 'obras')
    dejarFlujo()
    abrir(direccion)
    await iniciarSesion()
  }
  const guardado = () => [localStorage.getItem('token'), localStorage.getItem('origin'), flujo().length]

  test('otra persona: antes de elegir no se guarda ni se borra nada, y la dirección ya no lo lleva', async () => {
    await conLaSesionDe12('/?auth=ajeno&destino=otro#/catastro')
    expect(useSesion.getState()).toMatchObject({
      estado: 'otraPersona',
      usuario: null,
      cambio: { de: { id_persona: 12 }, a: { id_persona: 17 } },
    })
    expect(guardado()).toEqual(['mio', 'obras', DEL_FLUJO.length])
    expect(window.location.href).not.toContain('auth')
  })

  test('quien elige entrar entra, y se borra lo que la anterior dejó a medias', async () => {
    await conLaSesionDe12('/?auth=ajeno&destino=otro')
    entrarComoLaOtra()
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', usuario: { id_persona: 17 }, cambio: null })
    expect(guardado()).toEqual(['ajeno', 'otro', 0])
  })

  test('quien elige seguir sigue como estaba, también si pregunta otra vez', async () => {
    await conLaSesionDe12('/?auth=ajeno&destino=otro')
    seguirComoEstaba()
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', usuario: { id_persona: 12 }, cambio: null })
    expect(guardado()).toEqual(['mio', 'obras', DEL_FLUJO.length])
    await comprobarSesion()
    expect(useSesion.getState().usuario?.id_persona).toBe(12)
  })

  test('si la que estaba ya venció no hay nada que elegir', async () => {
    sesiones({ ajeno: 17 })
    localStorage.setItem('token', 'vencido')
    dejarFlujo()
    abrir('/?auth=ajeno')
    await iniciarSesion()
    expect(useSesion.getState().usuario?.id_persona).toBe(17)
    expect(flujo()).toEqual([])
  })

  test('un destino que no es un código no se guarda', async () => {
    localStorage.setItem('origin', 'obras')
    abrir('/?destino=https://malo.example')
    await iniciarSesion()
    expect(localStorage.getItem('origin')).toBe('obras')
  })

  test('la misma persona que vuelve a entrar: lo suyo sigue', async () => {
    sesiones({ viejo: 12, nuevo: 12 })
    localStorage.setItem('token', 'viejo')
    dejarFlujo()
    abrir('/?auth=nuevo')
    await iniciarSesion()
    expect(localStorage.getItem('token')).toBe('nuevo')
    expect(flujo()).toEqual(DEL_FLUJO)
  })

  test('un auth inválido no echa a quien ya estaba', async () => {
    sesiones({ mio: 12 })
    localStorage.setItem('token', 'mio')
    abrir('/?auth=basura')
    await iniciarSesion()
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', usuario: { id_persona: 12 } })
    expect(localStorage.getItem('token')).toBe('mio')
  })
})

describe('salida', () => {
  test('cerrar borra token y flujo y deja origin; salir va además al ingreso externo con su destino', () => {
    const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
    localStorage.setItem('token', 'bueno')
    localStorage.setItem('origin', 'obras')
    dejarFlujo()
    cerrarSesion()
    expect([localStorage.getItem('token'), ...flujo()]).toEqual([null])
    expect(irA).not.toHaveBeenCalled()
    salir()
    expect(irA).toHaveBeenCalledWith('http://ingreso.prueba/login?logout=true&destino=obras')
  })

  test('sin origin guardado el destino es catastro', () => {
    const irA = vi.spyOn(navegador, 'irA').mockImplementation(() => {})
    salir()
    expect(irA).toHaveBeenCalledWith('http://ingreso.prueba/login?logout=true&destino=catastro')
  })

  test('una llamada con 401 vuelve a preguntar por la sesión, y si venció la cierra', async () => {
    sesiones({})
    falla('GET /catastroInicio/perfiles', 401, '')
    localStorage.setItem('token', 'vencido')
    useSesion.setState({ estado: 'autenticado' })
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(useSesion.getState().estado).toBe('anonimo'))
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('con la página abierta', () => {
  const abierta = () => {
    localStorage.setItem('token', 'bueno')
    useSesion.setState({ estado: 'autenticado', usuario: usuario(12), roles: ROLES.profesional })
  }
  const preguntan = (status: number) =>
    atiende('GET /catastroInicio/authStatus', () => (status === 0 ? HttpResponse.error() : rechazo(status, '')))

  test.each([503, 0])('si el servicio se cae (%s), la página y su sesión siguen', async (status) => {
    abierta()
    preguntan(status)
    falla('GET /catastroInicio/perfiles', 401, '')
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(console.log).toHaveBeenCalled())
    expect([useSesion.getState().estado, localStorage.getItem('token')]).toEqual(['autenticado', 'bueno'])
  })

  test.each([0, 403, 500])('una llamada que falla con %s no pregunta por la sesión', async (status) => {
    abierta()
    const vistas: string[] = []
    sesiones({}, vistas)
    atiende('GET /catastroInicio/perfiles', () => (status === 0 ? HttpResponse.error() : rechazo(status, '')))
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ status })
    expect([vistas, useSesion.getState().estado]).toEqual([[], 'autenticado'])
  })

  test('un rol que se quitó se nota en la primera respuesta, y uno que sigue no se pregunta', async () => {
    abierta()
    const vistas: string[] = []
    atiende('GET /catastroInicio/authStatus', () => {
      vistas.push('pregunta')
      return { usuarioSinContraseña: usuario(12), roles: [] }
    })
    const responden = (roles: string) =>
      servidor.use(
        http.get('*/catastroInicio/perfiles', () => HttpResponse.json([], { headers: { 'x-roles': roles } })),
      )
    responden('1')
    await main('GET /catastroInicio/perfiles')
    expect(vistas).toEqual([])
    responden('')
    await main('GET /catastroInicio/perfiles')
    await vi.waitFor(() => expect(useSesion.getState().roles).toEqual([]))
    expect([vistas, useSesion.getState().estado]).toEqual([['pregunta'], 'autenticado'])
  })

  test('que Ciudad Digital no responda se sabe por la respuesta, y deja de saberse cuando vuelve (A-169)', async () => {
    abierta()
    const responden = (headers: Record<string, string>) =>
      servidor.use(http.get('*/catastroInicio/perfiles', () => HttpResponse.json([], { headers })))
    const { roles } = useSesion.getState()
    const suyos = { 'x-roles': enCabecera(roles) }
    responden({ ...suyos, 'x-sesion-recordada': 'si' })
    await main('GET /catastroInicio/perfiles')
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', recordada: true })
    responden(suyos)
    await main('GET /catastroInicio/perfiles')
    expect(useSesion.getState().recordada).toBe(false)
  })
})

describe('login (A-09)', () => {
  test('guarda el token y abre la sesión', async () => {
    sesiones({ dado: 12 })
    responde('POST /usuarios/login', { token: 'dado', user: { usuarioSinContraseña: usuario(12) } })
    useSesion.setState({ errores: 'Documento o contraseña incorrectos' })
    const espera = login('20253334445', 'demo')
    expect(useSesion.getState()).toMatchObject({ entrando: true, errores: '' })
    await espera
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', entrando: false, errores: '' })
    expect(localStorage.getItem('token')).toBe('dado')
    // Each of the two clients carries it from the next call on.
    const vistas: (string | null)[] = []
    atiende('GET /catastroInicio/perfiles', ({ request }) => {
      vistas.push(request.headers.get('Authorization'))
      return { personaCatastro: { result: [], idProfesional: null } }
    })
    atiende('GET /documentacion/archivos', ({ request }) => {
      vistas.push(request.headers.get('Authorization'))
      return { archivos: [] }
    })
    await main('GET /catastroInicio/perfiles')
    await archivos('GET /documentacion/archivos', { query: { idCarpeta: 7 } })
    expect(vistas).toEqual(['dado', 'dado'])
  })

  test('la primera entrada de errors puede ser un texto suelto', async () => {
    atiende('POST /usuarios/login', () => rechazo(401, 'No', ['Documento o contraseña incorrectos']))
    await login('20253334445', 'mal')
    expect(useSesion.getState()).toMatchObject({ entrando: false, errores: 'Documento o contraseña incorrectos' })
  })
})

describe('una sesión que termina en medio de algo', () => {
  const LUGAR = '#/formulario1?idCarpeta=1010'
  async function termina() {
    sesiones({})
    falla('GET /catastroInicio/perfiles', 401, '')
    localStorage.setItem('token', 'vencido')
    localStorage.setItem('valores', '{"formulario1-1010":{"usoexistente":"Vivienda"}}')
    localStorage.setItem('datosCarpeta', '{"idCarpeta":1010}')
    useSesion.setState({ estado: 'autenticado', usuario: usuario(12), roles: ROLES.profesional })
    window.location.hash = LUGAR
    await expect(main('GET /catastroInicio/perfiles')).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(useSesion.getState().vencida).toBe(true))
    window.location.hash = ''
  }
  const vuelve = async (id_persona: number) => {
    responde('GET /catastroInicio/authStatus', {
      usuarioSinContraseña: usuario(id_persona),
      roles: ROLES.profesional as never,
    })
    window.location.hash = '#/?auth=nuevo'
    await iniciarSesion()
    expect(useSesion.getState()).toMatchObject({ estado: 'autenticado', vencida: false })
  }

  test('guarda lo escrito y nada más, y quien vuelve a entrar sigue donde estaba', async () => {
    await termina()
    expect(['token', 'datosCarpeta'].map((clave) => localStorage.getItem(clave))).toEqual([null, null])
    expect(localStorage.getItem('valores')).toContain('Vivienda')
    await vuelve(12)
    expect(window.location.hash).toBe(LUGAR)
    expect(localStorage.getItem('valores')).toContain('Vivienda')
  })

  test('vencida ya al abrir, en el teléfono de un inspector: vuelve a su visita', async () => {
    sesiones({})
    localStorage.setItem('token', 'vencido')
    recordar({ idPersona: 16, nombre: 'Diego' })
    window.location.hash = '#/jornada/visita/7'
    await iniciarSesion()
    expect(useSesion.getState()).toMatchObject({ estado: 'anonimo', vencida: false })
    await vuelve(16)
    expect(window.location.hash).toBe('#/jornada/visita/7')
  })

  test.each(['#/veredas?pagoRealizado=true', '#/pagoFallido'])(
    'vencida mientras pagaba: quien vuelve a entrar está donde se cuenta su pago, en %s',
    async (vuelta) => {
      sesiones({})
      localStorage.setItem('token', 'vencido')
      sessionStorage.setItem(
        'salidaAlPago',
        '{"idPago":31,"lugar":"/veredas","exito":"/veredas?pagoRealizado=true","idPersona":12}',
      )
      window.location.hash = vuelta
      await iniciarSesion()
      expect(useSesion.getState()).toMatchObject({ estado: 'anonimo' })
      await vuelve(12)
      expect(window.location.hash).toBe(vuelta)
      expect(sessionStorage.getItem('salidaAlPago')).toContain('"idPago":31')
    },
  )

  test('si entra otra persona, ni el lugar ni lo escrito', async () => {
    await termina()
    await vuelve(14)
    expect(window.location.hash).not.toBe(LUGAR)
    expect(localStorage.getItem('valores')).toBeNull()
    expect(localStorage.getItem('porRetomar')).toBeNull()
  })
})
