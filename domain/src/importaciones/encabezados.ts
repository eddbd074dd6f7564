import type { Columna } from './columnas.ts'

/** As the database tells names apart: neither case, nor accents, nor doubled spaces; the ñ is a letter of its own. */
export const sinAcentos = (texto: string) =>
  texto
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .split('ñ')
    .map((parte) => parte.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('ñ')
    .replace(/\s+/g, ' ')

/** Which column of the file each of ours is, by its title; and which that must be there are not. */
export function ubicarColumnas(columnas: readonly Columna[], titulos: readonly string[]) {
  const normales = titulos.map(sinAcentos)
  const lugares = new Map(columnas.map(({ clave, titulo }) => [clave, normales.indexOf(sinAcentos(titulo))]))
  return {
    faltan: columnas.filter(({ clave, obligatoria }) => obligatoria && (lugares.get(clave) ?? -1) < 0),
    celdasDe: (fila: readonly string[]): Record<string, string> =>
      Object.fromEntries(
        columnas.map(({ clave }) => {
          const lugar = lugares.get(clave) ?? -1
          return [clave, lugar < 0 ? '' : (fila[lugar] ?? '').trim()]
        }),
      ),
  }
}
