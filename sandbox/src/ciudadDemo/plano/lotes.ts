import { calleALoLargo, calleATraves } from './calles.ts'
import { LADO, type Rectangulo } from './terreno.ts'

/** A piece of a block, and the street that its door opens on. */
export interface Lote {
  readonly lugar: Rectangulo
  readonly calle: string
  /** Metres from the corner where the hundred begins. */
  readonly metros: number
  /** In which hundred of its street, counted in blocks. */
  readonly cuadra: number
}

const FONDO = 35
const FRENTES = 7
const DEL_MEDIO = 3
const MITAD = LADO / 2
/** No two lots are quite as wide. */
const VAIVEN = 2

/** Seven lots along each long side and three on each of the others, all fronting a street. */
export function lotesDe(columna: number, fila: number): Lote[] {
  const vaiven = (n: number) => VAIVEN * Math.sin(columna * 7 + fila * 13 + n * 5)
  const franja = (y0: number, y1: number, calle: string, mano: number) =>
    tiras(cortes(vaiven, 0, LADO, FRENTES)).map(([x0, x1]) =>
      lote({ x0, y0, x1, y1 }, calle, (x0 + x1) / 2, columna, mano),
    )
  const costado = (x0: number, x1: number, calle: string, mano: number) =>
    tiras(cortes(vaiven, FONDO, LADO - FONDO, DEL_MEDIO)).map(([y0, y1]) =>
      lote({ x0, y0, x1, y1 }, calle, (y0 + y1) / 2, fila, mano),
    )
  return [
    ...franja(0, FONDO, calleALoLargo(fila), IMPAR),
    ...costado(MITAD, LADO, calleATraves(columna + 1, fila), PAR),
    ...franja(LADO - FONDO, LADO, calleALoLargo(fila + 1), PAR),
    ...costado(0, MITAD, calleATraves(columna, fila), IMPAR),
  ]
}

const [PAR, IMPAR] = [0, 1]
const lote = (lugar: Rectangulo, calle: string, metros: number, cuadra: number, mano: number): Lote => ({
  lugar,
  calle,
  metros: Math.floor(metros / 2) * 2 + mano,
  cuadra,
})

const cortes = (vaiven: (n: number) => number, desde: number, hasta: number, cuantos: number) =>
  Array.from({ length: cuantos + 1 }, (_, n) => {
    const parejo = desde + ((hasta - desde) * n) / cuantos
    return n === 0 || n === cuantos ? parejo : parejo + vaiven(n)
  })

const tiras = (marcas: readonly number[]) => marcas.slice(1).map((hasta, n) => [marcas[n] ?? 0, hasta] as const)
