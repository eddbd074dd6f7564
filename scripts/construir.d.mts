export type Parte = 'servidor' | 'portal'
export function construir(cuales?: readonly Parte[]): Promise<void>
export function alDia(cual: Parte): boolean
