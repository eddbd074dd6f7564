import { guardarParaSeguir } from './paraSeguir.ts'

/* All the script that the front page has: its two forms lead to the screens that answer them. */

/** What was typed in each field; null, and said, when one is empty. */
function escrito(formulario: HTMLFormElement): Readonly<Record<string, string>> | null {
  formulario.querySelector('.error')?.remove()
  const campos = [...formulario.querySelectorAll('input')]
  for (const campo of campos) campo.removeAttribute('aria-invalid')
  const vacio = campos.find(({ value }) => value.trim() === '')
  if (!vacio) return Object.fromEntries(campos.map(({ name, value }) => [name, value.trim()]))
  const aviso = document.createElement('p')
  aviso.className = 'error'
  aviso.setAttribute('role', 'alert')
  aviso.textContent = `${vacio.labels?.[0]?.textContent?.trim()}: no puede estar vacío`
  vacio.setAttribute('aria-invalid', 'true')
  formulario.querySelector('button')?.before(aviso)
  vacio.focus()
  return null
}

function alEnviar(id: string, irA: (datos: Readonly<Record<string, string>>) => string) {
  const formulario = document.getElementById(id)
  if (!(formulario instanceof HTMLFormElement)) return
  formulario.addEventListener('submit', (evento) => {
    evento.preventDefault()
    const datos = escrito(formulario)
    if (datos) location.href = irA(datos)
  })
}

alEnviar('seguir', ({ numero = '', codigo = '' }) => {
  guardarParaSeguir({ numero, codigo })
  return './#/seguimiento'
})
alEnviar('verificar', ({ codigo = '' }) => `./#/verificar/${encodeURIComponent(codigo)}`)
