/** A piece of a page that is already safe to send. Only `html` makes one. */
export class Html {
  readonly texto: string

  constructor(texto: string) {
    this.texto = texto
  }
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapar = (texto: string) => texto.replace(/[&<>"']/g, (signo) => ENTIDADES[signo] ?? '')

type Valor = string | number | Html | readonly Html[] | null

const pieza = (valor: Valor): string => {
  if (valor === null) return ''
  if (valor instanceof Html) return valor.texto
  if (typeof valor === 'object') return valor.map(({ texto }) => texto).join('')
  return escapar(String(valor))
}

/** Every value is escaped, unless it came out of `html` itself. */
export const html = (partes: TemplateStringsArray, ...valores: readonly Valor[]) =>
  new Html(partes.reduce((pagina, parte, n) => pagina + pieza(valores[n - 1] ?? null) + parte))
