import type { Anillo } from '@catastro/domain/mapa/geometria'
import { type Lote, lotesDe } from './lotes.ts'
import { MANZANAS, type Manzana } from './manzanas.ts'
import { bordeDe, LADO } from './terreno.ts'

/** A place of the plan that a property may stand on. */
export interface Parcela {
  readonly manzana: Manzana
  readonly parcela: string
  readonly borde: Anillo
  readonly calle: string
  readonly puerta: string
}

interface PorPuerta {
  readonly calle: string
  readonly puerta: string
  readonly seccion: string
  readonly manzana: string
  readonly parcela: string
}

/** All parcels of the plan. Those that somebody already gave an address and a number keep them. */
export function parcelasDelPlano(dadas: readonly PorPuerta[]): Parcela[] {
  const comienzos = comienzosDe(dadas)
  const tomadas = new Set(dadas.map(({ calle, puerta }) => `${calle} ${puerta}`))
  const puertaLibre = (calle: string, puerta: number): string =>
    tomadas.has(`${calle} ${puerta}`) ? puertaLibre(calle, puerta + 2) : String(puerta)
  return MANZANAS.flatMap((manzana) => {
    const { columna, fila, plaza } = manzana
    if (plaza) {
      const borde = bordeDe({ x0: 0, y0: 0, x1: LADO, y1: LADO }, columna, fila)
      return [{ manzana, parcela: '1', borde, calle: '', puerta: '' }]
    }
    const propias = unaPorNumero(dadas.filter((d) => d.seccion === manzana.seccion && d.manzana === manzana.manzana))
    const lotes = lotesDe(columna, fila)
    const ocupados = ocupar(lotes, propias)
    const numeros = numerosLibres(propias)
    return lotes.map((lote) => {
      const dada = ocupados.get(lote)
      const puerta = puertaLibre(lote.calle, (comienzos.get(lote.calle) ?? 0) + lote.cuadra * 100 + lote.metros)
      return {
        manzana,
        parcela: dada?.parcela ?? String(numeros.next().value),
        borde: bordeDe(lote.lugar, columna, fila),
        calle: dada?.calle ?? lote.calle,
        puerta: dada?.puerta ?? puerta,
      }
    })
  })
}

/** Flats: several with one number. */
const unaPorNumero = (dadas: readonly PorPuerta[]) => [...new Map(dadas.map((d) => [d.parcela, d])).values()]

/** Which hundred each street begins with, so that the given doors fall on their block where they can. */
function comienzosDe(dadas: readonly PorPuerta[]): Map<string, number> {
  const comienzos = new Map<string, number>()
  for (const { calle, puerta, seccion, manzana } of dadas) {
    const donde = MANZANAS.find((m) => m.seccion === seccion && m.manzana === manzana)
    const lote = donde && lotesDe(donde.columna, donde.fila).find((l) => l.calle === calle)
    if (!lote || comienzos.has(calle)) continue
    comienzos.set(calle, Math.max(0, Math.floor(Number(puerta) / 100) - lote.cuadra) * 100)
  }
  return comienzos
}

/** Each given door takes, of the lots on its street, the nearest that is free. */
function ocupar(lotes: readonly Lote[], dadas: readonly PorPuerta[]): Map<Lote, PorPuerta> {
  const ocupados = new Map<Lote, PorPuerta>()
  for (const dada of dadas) {
    const lejos = ({ calle, metros }: Lote) =>
      (calle === dada.calle ? 0 : 1000) + Math.abs(metros - (Number(dada.puerta) % 100))
    const [elegido] = lotes.filter((lote) => !ocupados.has(lote)).sort((a, b) => lejos(a) - lejos(b))
    if (elegido) ocupados.set(elegido, dada)
  }
  return ocupados
}

function* numerosLibres(dadas: readonly PorPuerta[]): Generator<number, number> {
  for (let n = 1; ; n++) if (!dadas.some(({ parcela }) => parcela === String(n))) yield n
}
