import { diaEnPalabras, diasEntre } from '../dias.ts'
import { enDias, enMedio } from '../plurales.ts'
import type { Estado } from './movimientos.ts'

/** What a folder waits for: its state, or that it is still being filled in. */
export type Espera = Estado | 'INCOMPLETA'

export const SI_NO_SE_PAGA = 'Si no se paga, la carpeta no sigue su trámite'

/** What becomes of a folder whose applicant does not act. What stands not here waits for the city. */
const SI_NO: Partial<Record<Espera, string>> = {
  INCOMPLETA: 'Si no la presenta, la carpeta no pasa a Mesa de entradas',
  OBSERVADO: 'Si no responde, la carpeta no sigue su trámite',
  'PENDIENTE DE PAGO': SI_NO_SE_PAGA,
}

/** A term this near is told in days; a further one by its date alone. */
const DIAS_CONTADOS = 10

export interface Termino {
  readonly cuando: string
  /** What happens otherwise, to who has to act; empty to the others. */
  readonly siNo: string
  /** It has gone by, and whoever reads it is to know. */
  readonly alarma: boolean
}

/** When a folder falls due, as every screen says it. `suya`: what it waits for, said to who filed it; without it, to staff. */
export function terminoDe(vence: string, hoy: string, suya: Espera | null = null): Termino {
  const quedan = diasEntre(hoy, vence)
  // It is the city that falls due: nothing for them to be alarmed at.
  if (suya && SI_NO[suya] === undefined) {
    const cuando =
      quedan < 0 ? `La ciudad se atrasó ${enDias(-quedan)}` : `La ciudad tiene hasta el ${diaEnPalabras(vence)}`
    return { cuando, siNo: '', alarma: false }
  }
  return { cuando: cuandoVence(vence, quedan), siNo: (suya && SI_NO[suya]) ?? '', alarma: quedan < 0 }
}

function cuandoVence(vence: string, quedan: number): string {
  if (quedan < 0) return `Vencida hace ${enDias(-quedan)}`
  if (quedan === 0) return 'Vence hoy'
  return quedan > DIAS_CONTADOS
    ? `Vence el ${diaEnPalabras(vence)}`
    : `Vence en ${enDias(quedan)}, el ${diaEnPalabras(vence)}`
}

/** In one sentence, without its full stop. */
export const enUnaFrase = ({ cuando, siNo }: Termino) => (siNo === '' ? cuando : `${cuando}; ${enMedio(siNo)}`)

/** As a mail says it, which is read on another day than it is written: by its date. */
export const terminoPorCorreo = (vence: string, espera: Espera, vencido = false): [string, string] => [
  vencido ? 'Venció' : 'Vence',
  [diaEnPalabras(vence), SI_NO[espera]].filter(Boolean).join('. '),
]
