import { readFileSync } from 'node:fs'

/** Which tables a capability's statements name, as its `sentencias.generadas.ts` says: no database is needed to ask. */
export interface UsoDeTabla {
  readonly sentencia: string
  readonly tabla: string
  readonly escribe: boolean
}

const ENTRADA =
  /^ *(\w+): \{\n *valores: .*\n *fila: (?:never|\{\n(?: {6,}.*\n)*? *\})\n *lee: (.*)\n *escribe: (.*)\n/gm

export function usosDeTablas(archivo: string): UsoDeTabla[] {
  return [...readFileSync(archivo, 'utf8').matchAll(ENTRADA)].flatMap(([, sentencia = '', lee = '', escribe = '']) => [
    ...nombresEn(lee).map((tabla) => ({ sentencia, tabla, escribe: false })),
    ...nombresEn(escribe).map((tabla) => ({ sentencia, tabla, escribe: true })),
  ])
}

const nombresEn = (union: string) => [...union.matchAll(/'([\w.]+)'/g)].map((m) => m[1] ?? '')
