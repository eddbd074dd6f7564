/** Deeper than anything that an outside system sends; what writes JSON again gives up far below what fits in a body. */
const MAX_NIVELES = 100

/** Whether a JSON text opens more brackets within each other than anybody means. */
export function demasiadoHondo(texto: string): boolean {
  let niveles = 0
  let enTexto = false
  for (let i = 0; i < texto.length; i++) {
    const signo = texto[i]
    if (enTexto) {
      if (signo === '\\') i++
      else if (signo === '"') enTexto = false
    } else if (signo === '"') enTexto = true
    else if (signo === '[' || signo === '{') {
      if (++niveles > MAX_NIVELES) return true
    } else if (signo === ']' || signo === '}') niveles--
  }
  return false
}
