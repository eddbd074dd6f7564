/** Posts the fields that the server prepared to the card provider, as a form of the browser's own: the page goes there. */
export function irAlProveedor(action: string, fields: Readonly<Record<string, string>>): void {
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
}
