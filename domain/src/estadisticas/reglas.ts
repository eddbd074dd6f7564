/** The fewest cases that a published figure may stand for: of fewer, somebody could tell whose they were. */
export const MIN_CASOS_PUBLICOS = 10

/** A figure as everybody may read it. */
export const publicable = <F extends { readonly casos: number; readonly mediana: number | null }>({
  casos,
  mediana,
}: F) => (casos < MIN_CASOS_PUBLICOS ? { casos: null, mediana: null } : { casos, mediana })
