import type { FastifyRequest } from 'fastify'

/** What is never a screen of the portal. */
const DE_PROGRAMAS = /^\/(api|sandbox|assets|salud|metricas|docs)(\/|$)/
/** What the portal reads before the '#', whatever the screen. */
const DE_LA_SESION: readonly string[] = ['auth', 'destino']

/**
 * Where a path that somebody typed without its '#' leads: '/verificar/ABC' to '/#/verificar/ABC'. Null for what no browser asks
 * for as a page: programs are told that it is not there.
 */
export function pantallaSinNumeral({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | null {
  const [camino = '', busqueda = ''] = url.split('?')
  const pidePagina = (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html')
  if (!pidePagina || DE_PROGRAMAS.test(camino) || /\.\w+$/.test(camino)) return null
  const parametros = new URLSearchParams(busqueda)
  const deLaSesion = new URLSearchParams()
  for (const nombre of DE_LA_SESION) {
    const valor = parametros.get(nombre)
    if (valor !== null) deLaSesion.set(nombre, valor)
    parametros.delete(nombre)
  }
  const con = (estos: URLSearchParams) => (estos.size > 0 ? `?${estos}` : '')
  return `/${con(deLaSesion)}#${camino}${con(parametros)}`
}
