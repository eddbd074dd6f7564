import type { Contestacion, Pedido } from './escuchar.ts'

/**
 * A Ciudad Digital written from docs/sistemas-externos.md and nothing else: it takes neither a type nor a constant of the
 * portal.
 */
export const PORTAL = 'https://catastro.ciudad.example'
export const TOKEN = 'un-token-opaco'
export const CUENTA = { documento: '27201112228', contraseña: 'clave de prueba' }

const ANA = {
  id_persona: 4211,
  documento_persona: '27201112228',
  nombre_persona: 'Ana',
  apellido_persona: 'Sosa',
  email_persona: 'ana@example.com',
  telefono_persona: '',
}
const RETORNOS: Readonly<Record<string, string>> = { catastro: PORTAL }

export function otraCiudadDigital({ method, url, headers, json }: Pedido): Contestacion {
  const cors: Record<string, string> =
    headers.origin === PORTAL ? { 'access-control-allow-origin': PORTAL, vary: 'Origin' } : {}
  const camino = url.pathname
  if (method === 'OPTIONS') {
    return {
      status: 204,
      headers: { ...cors, 'access-control-allow-methods': 'GET', 'access-control-allow-headers': 'authorization' },
    }
  }
  if (method === 'GET' && camino === '/login') {
    const destino = RETORNOS[url.searchParams.get('destino') ?? ''] ?? PORTAL
    return { status: 200, headers: { 'content-type': 'text/html' }, cuerpo: `<form data-vuelve="${destino}">` }
  }
  if (method === 'POST' && camino === '/usuarios/login') {
    const { documento_persona, contraseña } = json as Record<string, string>
    return documento_persona === CUENTA.documento && contraseña === CUENTA.contraseña
      ? { status: 200, cuerpo: { user: { usuarioSinContraseña: ANA }, token: TOKEN } }
      : { status: 401, cuerpo: { message: 'Documento o contraseña incorrectos' } }
  }
  if (camino === '/perfil') return { status: 401, headers: { 'content-type': 'text/html' }, cuerpo: '<p>Ingrese</p>' }
  if (headers.authorization !== TOKEN) return { status: 401, headers: cors, cuerpo: { message: 'Sesión no válida' } }
  if (camino === '/usuarios/authStatus') return { status: 200, cuerpo: { usuarioSinContraseña: { ...ANA } } }
  if (camino.startsWith('/usuarios/dni/')) {
    const { id_persona, nombre_persona, apellido_persona } = ANA
    const esAna = camino.endsWith(ANA.documento_persona)
    return {
      status: 200,
      headers: cors,
      cuerpo: { ciudadano: esAna ? [{ id_persona, nombre_persona, apellido_persona }] : [] },
    }
  }
  return { status: 404, cuerpo: { message: 'No existe' } }
}
