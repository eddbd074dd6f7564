import type { ParteDelDia } from './reglas.ts'

export interface CuandoEs {
  readonly dia: string
  readonly hora: string | null
  readonly parte: ParteDelDia | null
}

const EN_LA_PARTE: Readonly<Record<ParteDelDia, string>> = { MAÑANA: 'por la mañana', TARDE: 'por la tarde' }

export const diaEnPalabras = (dia: string) => dia.split('-').reverse().join('/')

/** 'el 25/11/2026 a las 10:30', 'el 25/11/2026 por la mañana'. */
export function cuandoEnPalabras({ dia, hora, parte }: CuandoEs): string {
  const enElDia = hora ? ` a las ${hora}` : parte ? ` ${EN_LA_PARTE[parte]}` : ''
  return `el ${diaEnPalabras(dia)}${enElDia}`
}
