/** Shown before filing; the server computes them again and takes nothing from here. */
export interface ArancelesDeCarpeta {
  readonly timbrado: number
  readonly derechoConstruccion: number
  readonly total: number
}

interface TipoDeObra {
  readonly idObraTipo: number
  readonly timbrado: number
}

/** The construction right is settled later, on form 1bis: here it is 0. Null until a work type is chosen. */
export function arancelesDe(idObraTipo: string, tiposObra: readonly TipoDeObra[]): ArancelesDeCarpeta | null {
  const tipo = tiposObra.find((t) => String(t.idObraTipo) === idObraTipo)
  return tipo ? { timbrado: tipo.timbrado, derechoConstruccion: 0, total: tipo.timbrado } : null
}
