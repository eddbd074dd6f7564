import { SEGUNDOS_DE_SESION } from './sesiones.ts'

const NOMBRE = 'cd_sesion'

interface Ambito {
  /** Where the stand-in is mounted: no other part of the server gets to see the cookie. */
  readonly camino: string
  readonly segura: boolean
}

export const leerCookie = (cabecera: string | undefined): string | null => {
  for (const par of (cabecera ?? '').split(';')) {
    const [nombre, valor] = par.trim().split('=', 2)
    if (nombre === NOMBRE && valor) return valor
  }
  return null
}

const atributos = ({ camino, segura }: Ambito) => `Path=${camino}; HttpOnly; SameSite=Lax${segura ? '; Secure' : ''}`

export const cookieDe = (token: string, ambito: Ambito) =>
  `${NOMBRE}=${token}; Max-Age=${SEGUNDOS_DE_SESION}; ${atributos(ambito)}`

export const cookieVencida = (ambito: Ambito) => `${NOMBRE}=; Max-Age=0; ${atributos(ambito)}`
