import type { RolDePersona } from '@catastro/domain/roles'
import { cleanup } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { guardarToken } from '../red/almacen.ts'
import { cargarConfiguracion } from '../red/configuracion.ts'
import { useSesion } from '../red/sesion.ts'
import { useAvisos } from '../ui/avisos/avisos.ts'
import { declarada } from './declaradas.ts'
import { olvidarLlamadas } from './llamadas.ts'

/** Node's fetch wants whole addresses. */
export const API = 'http://portal.prueba/api'
const CIUDAD = 'http://portal.prueba/ciudad'

export const servidor = setupServer()

const config = http.get('*/config.json', () =>
  HttpResponse.json({
    api: API,
    archivos: API,
    ciudadDigital: CIUDAD,
    login: 'http://ingreso.prueba/login',
    perfil: 'http://ingreso.prueba/perfil',
    ciudad: { nombre: 'Ciudad de prueba', portal: 'Catastro', dependencia: 'Dirección de Catastro', logo: null },
  }),
)

/** How much a file may weigh, in MB, until the city says. */
export const TOPES_DE_FABRICA = {
  ...{ papeles: 10, croquis: 10, respuestas: 10, comprobantes: 10, fotosDeVereda: 10, fotosDeVisita: 10, ejemplos: 10 },
  ...{ imagenes: 1, planillas: 100 },
}

/** What screens ask for by themselves: every list starts as it does, nobody has a folder, no draft is there, any is taken, and no form was sent twice. */
const porDefecto = [
  declarada('GET /documentacion/vistaDeLista/{lista}', () => ({ vista: null })),
  declarada('PUT /documentacion/vistaDeLista/{lista}', () => ({ ok: true, message: 'Operación exitosa!' })),
  declarada('GET /documentacion/lugarEnCola', () => ({ lugar: null, total: 0 })),
  declarada('POST /documentacion/tomar', () => ({ laTiene: null })),
  declarada('GET /formulario/versiones', () => ({ versiones: [] })),
  declarada('GET /borradores/{clave}', () => ({ datos: null, version: 0, modificadoEl: null })),
  declarada('PUT /borradores/{clave}', () => ({ version: 1, modificadoEl: '2026-11-21T12:00:00.000Z' })),
  declarada('DELETE /borradores/{clave}', () => ({ ok: true, message: 'Borrador borrado' })),
  declarada('GET /inicio/borradores', () => ({ borradores: [] })),
  declarada('GET /tramites', () => ({ tramites: [], tarifas: [], tiposDeObra: [] })),
  declarada('GET /borradores/{clave}/archivos', () => ({ archivos: [] })),
  declarada('GET /personas/miDomicilio', () => ({ domicilio: null })),
  declarada('GET /documentacion/domicilioDelPropietario/{idCarpeta}', () => ({ domicilio: null })),
  declarada('GET /ciudad/tamanos', () => TOPES_DE_FABRICA),
]

/** Starts the mocked back end for a test file. A call without a handler fails the test. */
export function conServidor() {
  beforeAll(() => servidor.listen({ onUnhandledRequest: 'error' }))
  beforeEach(async () => {
    servidor.use(config, ...porDefecto)
    await cargarConfiguracion()
  })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren() // the form that a payment goes out with
    servidor.resetHandlers()
    olvidarLlamadas()
    localStorage.clear()
    sessionStorage.clear()
    useSesion.setState({ estado: 'cargando', usuario: null, roles: [], errores: '', entrando: false, vencida: false })
    useAvisos.setState({ avisos: [] })
    window.location.hash = ''
    vi.restoreAllMocks()
  })
  afterAll(() => servidor.close())
}

const rol = (idPersona: number, perfil: RolDePersona['perfil'], nombre: string | null): RolDePersona => ({
  idPersona,
  idRol: perfil === null ? null : 1,
  rol: nombre,
  perfil,
})

/** The five kinds of user. */
export const ROLES = {
  administrador: [rol(11, 'ADMINISTRADOR', 'ADMINISTRADOR')],
  profesional: [rol(12, 'PROFESIONAL', 'PROFESIONAL')],
  operador: [rol(14, 'OPERADOR M.E.', 'OPERADOR MESA DE ENTRADAS')],
  jefe: [rol(15, 'JEFE', 'JEFE DE DEPARTAMENTO')],
  ciudadano: [rol(17, null, null)],
} as const
export type Tipo = keyof typeof ROLES

export const usuario = (id_persona: number) => ({
  id_persona,
  documento_persona: '20253334445',
  nombre_persona: 'Pablo',
  apellido_persona: 'Medina',
  email_persona: 'pablo@prueba.ar',
  telefono_persona: '',
})

export const entrarComo = (tipo: Tipo) => {
  guardarToken('token-de-prueba')
  useSesion.setState({ estado: 'autenticado', usuario: usuario(ROLES[tipo][0].idPersona), roles: ROLES[tipo] })
}
