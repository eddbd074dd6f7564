/** As long as a browser may take to leave; past it, the person has stopped it and may try again. */
const SALIDA_MS = 10_000

/** The fields that the server prepared, as a form of the browser's own; it stands in the page that it is sent from. */
export function formularioDelProveedor(pagina: Document, action: string, fields: Readonly<Record<string, string>>) {
  const formulario = pagina.createElement('form')
  formulario.method = 'post'
  formulario.action = action
  for (const [nombre, valor] of Object.entries(fields)) {
    const campo = pagina.createElement('input')
    campo.type = 'hidden'
    campo.name = nombre
    campo.value = valor
    formulario.append(campo)
  }
  pagina.body.append(formulario)
  return formulario
}

/**
 * Posts them to the card provider: the page goes there. Comes back only where the page does: whoever awaits it is busy
 * until then, and a second click pays nothing twice.
 */
export function irAlProveedor(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  formularioDelProveedor(document, action, fields).submit()
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, SALIDA_MS)
  })
}
