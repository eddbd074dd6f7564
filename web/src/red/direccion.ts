export interface DeLaDireccion {
  readonly auth: string | null
  readonly destino: string | null
}

/**
 * `auth` and `destino` may come before the hash or inside it; the hash wins. `auth` leaves the address at once,
 * before the first request, so that it ends in no history, bookmark or screenshot.
 */
export function tomarDeLaDireccion(ventana: Window = window): DeLaDireccion {
  const { pathname, search, hash } = ventana.location
  const [ruta = '', consultaDelHash = ''] = hash.split('?')
  const fuera = new URLSearchParams(search)
  const dentro = new URLSearchParams(consultaDelHash)
  const leer = (nombre: string) => dentro.get(nombre) || fuera.get(nombre) || null
  const tomado = { auth: leer('auth'), destino: leer('destino') }
  if (fuera.has('auth') || dentro.has('auth')) {
    fuera.delete('auth')
    dentro.delete('auth')
    const limpia = `${pathname}${conSigno(fuera)}${ruta}${conSigno(dentro)}`
    ventana.history.replaceState(ventana.history.state, '', limpia)
  }
  return tomado
}

const conSigno = (consulta: URLSearchParams) => (consulta.size > 0 ? `?${consulta}` : '')
