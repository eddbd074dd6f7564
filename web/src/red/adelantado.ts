/**
 * A question that may be asked ahead of who wants to know, with the token that the session will begin with. The answer serves
 * once, and to that token; without it, it is asked then. What went wrong is said by who takes it.
 */
export function adelantado<R>(preguntar: (token: string) => Promise<R>) {
  let hecha: { readonly token: string; readonly respuesta: Promise<R> } | null = null
  return {
    adelantar(token: string): void {
      const respuesta = preguntar(token)
      respuesta.catch(() => {})
      hecha = { token, respuesta }
    },
    pedir(token: string): Promise<R> {
      const suya = hecha?.token === token ? hecha.respuesta : null
      hecha = null
      return suya ?? preguntar(token)
    },
  }
}
