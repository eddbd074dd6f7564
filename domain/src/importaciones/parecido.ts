import { sinAcentos } from './encabezados.ts'

/** How alike two names are, by the threes of letters that they share, word by word: as pg_trgm, which not every PostgreSQL has. */

const tercetos = (nombre: string): ReadonlySet<string> =>
  new Set(
    sinAcentos(nombre)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((palabra) => palabra !== '')
      .flatMap((palabra) => {
        const conBordes = `  ${palabra} `
        return Array.from({ length: conBordes.length - 2 }, (_, n) => conBordes.slice(n, n + 3))
      }),
  )

/** Fewer shared threes than this are a coincidence. */
const MINIMO = 0.3

/** What names are looked up in, prepared once: the likest first, and none that is not alike. */
export function buscadorDeParecidos<C extends { readonly nombre: string }>(candidatos: readonly C[]) {
  const cuantos: number[] = []
  const donde = new Map<string, number[]>()
  for (const [n, { nombre }] of candidatos.entries()) {
    const suyos = tercetos(nombre)
    cuantos.push(suyos.size)
    for (const terceto of suyos) {
      const lugares = donde.get(terceto)
      if (lugares) lugares.push(n)
      else donde.set(terceto, [n])
    }
  }
  return (nombre: string, maximo: number): readonly C[] => {
    const suyos = tercetos(nombre)
    const comunes = new Map<number, number>()
    for (const terceto of suyos) for (const n of donde.get(terceto) ?? []) comunes.set(n, (comunes.get(n) ?? 0) + 1)
    return [...comunes]
      .map(([n, c]) => [n, c / (suyos.size + (cuantos[n] ?? 0) - c)] as const)
      .filter(([, parte]) => parte >= MINIMO)
      .sort(([a, parte], [b, otra]) => otra - parte || a - b)
      .slice(0, maximo)
      .flatMap(([n]) => candidatos[n] ?? [])
  }
}
