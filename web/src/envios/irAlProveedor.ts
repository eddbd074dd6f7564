/** As long as a browser may take to leave; past it, the person has stopped it and may try again. */
const SALIDA_MS = 10_000

/**
 * Posts the fields that the server prepared to the card provider, as a form of the browser's own: the page goes there.
 * Comes back only where the page does: whoever awaits it is busy until then, and a second click pays nothing twice.
 */
export function irAlProveedor(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const formulario = document.createElement('form')
  formulario.method = 'post'
  formulario.action = action
  for (const [nombre, valor] of Object.entries(fields)) {
    const campo = document.createElement('input')
    campo.type = 'hidden'
    campo.name = nombre
    campo.value = valor
    formulario.append(campo)
  }
  document.body.append(formulario)
  formulario.submit()
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, SALIDA_MS)
  })
}
