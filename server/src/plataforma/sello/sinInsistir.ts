import { type Sellador, SinSello } from './sellador.ts'

const DESCANSO_MS = 60_000

/** For documents that somebody waits for: after one that could not be sealed, the next ones do not try for a while. */
export function sinInsistir(
  { certificado, sellar }: Sellador,
  ahora: () => number = () => performance.now(),
): Sellador {
  let hasta = Number.NEGATIVE_INFINITY
  return {
    certificado,
    async sellar(pdf) {
      if (ahora() < hasta) throw new SinSello('Hace un momento no se pudo sellar')
      try {
        return await sellar(pdf)
      } catch (error) {
        hasta = ahora() + DESCANSO_MS
        throw error
      }
    },
  }
}
