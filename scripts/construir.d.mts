import type { Plugin } from 'esbuild'

export type Parte = 'servidor' | 'portal'
export function construir(cuales?: readonly Parte[]): Promise<void>
export function alDia(cual: Parte): boolean
export function construirLector(outdir: string, plugins: Plugin[]): Promise<void>
