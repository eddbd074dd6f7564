import type { FichaCatastral } from './fichaCatastral.ts'
import { type Parcela, parcelasDelPlano } from './plano/parcelas.ts'

/** What a register's rows and the plan agree on. */
export const claveDe = (seccion: string, manzana: string, parcela: string) => `${seccion}/${manzana}/${parcela}`

/** The city's plan around the properties that have an address of their own, and the lots left for the rest. */
export function planoDe(fichas: readonly FichaCatastral[]) {
  const domicilios = fichas.flatMap((ficha) => ficha.domicilios)
  const parcelas = parcelasDelPlano(domicilios)
  const dadas = new Set(domicilios.map((d) => claveDe(d.seccion, d.manzana, d.parcela)))
  const esLibre = ({ manzana, parcela }: Parcela) =>
    !manzana.plaza && !dadas.has(claveDe(manzana.seccion, manzana.manzana, parcela))
  return { parcelas, libres: parcelas.filter(esLibre) }
}
