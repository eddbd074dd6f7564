import { cuantos, enDias } from '@catastro/domain/plurales'
import type { Costo, Tramite } from '@catastro/domain/tramites/llamadas'
import { pesos } from '../ui/pagina/formato.ts'

export const ANTES_DE_EMPEZAR = 'Antes de empezar'

/** An amount, or that it depends. */
export const importeDe = ({ importe }: Costo) =>
  importe === null ? 'Según el caso' : importe === 0 ? 'Sin costo' : pesos(importe)

/** The essential of it in a line: '6 papeles · $ 9.000,00 · unos 12 días'. */
export const enUnaLinea = ({ papeles, costos, plazo }: Tramite) =>
  [
    cuantos(papeles.length, 'papel o dato', 'papeles o datos'),
    costos.length === 1 && costos[0] && costos[0].importe !== null ? importeDe(costos[0]) : 'costo según el caso',
    plazo && `unos ${enDias(plazo.mediana)}`,
  ]
    .filter(Boolean)
    .join(' · ')
