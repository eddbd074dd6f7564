/** What the search compares: upper case, no accents (so 'muñecas' finds MUÑECAS), single spaces. */
export const normalizarBusqueda = (...partes: string[]) =>
  partes.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
