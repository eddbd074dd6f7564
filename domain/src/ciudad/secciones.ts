export interface Seccion {
  /** Empty: what is written before the first title. */
  readonly titulo: string
  readonly texto: string
}

const TITULO = /^#\s+(?=\S)/

/** The parts of a text whose titles are the lines that begin with '# '. Without any it is one part. */
export function seccionesDe(texto: string): Seccion[] {
  const secciones: { titulo: string; renglones: string[] }[] = [{ titulo: '', renglones: [] }]
  for (const renglon of texto.split('\n')) {
    if (TITULO.test(renglon)) secciones.push({ titulo: renglon.replace(TITULO, '').trim(), renglones: [] })
    else secciones.at(-1)?.renglones.push(renglon)
  }
  return secciones
    .map(({ titulo, renglones }) => ({ titulo, texto: renglones.join('\n').trim() }))
    .filter(({ titulo, texto: escrito }) => titulo !== '' || escrito !== '')
}
