/** A query as PostgreSQL keeps it once it has understood it (`pg_node_tree`), read as data. */

export interface Nodo {
  readonly tipo: string
  readonly campos: Readonly<Record<string, Valor>>
}
export type Valor = null | string | Nodo | readonly Valor[]

const FICHAS = /[{}()]|\[[^\]]*\]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s{}()[\]"\\])+/g

export function leerArbol(texto: string): Valor {
  const fichas = texto.match(FICHAS) ?? []
  let n = 0

  function valor(): Valor {
    const ficha = fichas[n++]
    if (ficha === '{') return nodo()
    if (ficha === '(') return lista()
    if (ficha === undefined || ficha === '<>') return null
    return ficha.replace(/^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1')
  }

  function nodo(): Nodo {
    const tipo = fichas[n++] ?? ''
    const campos: Record<string, Valor> = {}
    while (fichas[n] !== '}') {
      const campo = (fichas[n++] ?? '').slice(1)
      campos[campo] = valor()
      // The bytes of a constant stand after their count; nothing here looks at them.
      while (fichas[n] !== '}' && !fichas[n]?.startsWith(':')) n++
    }
    n++
    return { tipo, campos }
  }

  function lista(): Valor[] {
    const elementos: Valor[] = []
    while (fichas[n] !== ')') elementos.push(valor())
    n++
    return elementos
  }

  return valor()
}

export const esNodo = (valor: Valor | undefined): valor is Nodo =>
  typeof valor === 'object' && valor !== null && 'tipo' in valor
export const nodosDe = (valor: Valor | undefined): readonly Nodo[] =>
  Array.isArray(valor) ? valor.filter(esNodo) : esNodo(valor) ? [valor] : []
export const nodo = (donde: Nodo, campo: string): Nodo | undefined => nodosDe(donde.campos[campo])[0]
export const nodos = (donde: Nodo, campo: string): readonly Nodo[] => nodosDe(donde.campos[campo])
export const texto = (donde: Nodo, campo: string): string => {
  const valor = donde.campos[campo]
  return typeof valor === 'string' ? valor : ''
}
export const numero = (donde: Nodo, campo: string): number => Number(texto(donde, campo))

/** A node and all that hang from it. */
export function* recorrer(valor: Valor): Generator<Nodo> {
  if (Array.isArray(valor)) for (const elemento of valor) yield* recorrer(elemento)
  else if (esNodo(valor)) {
    yield valor
    for (const campo of Object.values(valor.campos)) yield* recorrer(campo)
  }
}
