import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Modulo } from './precisiones.ts'

export const FUENTES = fileURLToPath(new URL('../../src', import.meta.url))
/** The processes themselves, which nobody imports. */
const PROCESO = /(^|\/)principal\.ts$/

const archivos = readdirSync(FUENTES, { recursive: true, encoding: 'utf8' })
  .map((archivo) => archivo.replaceAll('\\', '/'))
  .filter((archivo) => /\.ts$/.test(archivo) && !/\.test\.ts$|\.generadas\.ts$/.test(archivo) && !PROCESO.test(archivo))

const capacidadDe = (archivo: string) => archivo.split('/')[0] ?? ''

const DECLARACION = /\b(?:sentencia|modelo|lista)\(\s*'(\w+)'/g

/** Each statement as the source names it, and in whose folder. */
export const nombradas = archivos.flatMap((archivo) =>
  [...readFileSync(join(FUENTES, archivo), 'utf8').matchAll(DECLARACION)].map((m) => ({
    nombre: m[1] ?? '',
    capacidad: capacidadDe(archivo),
  })),
)
export const capacidades = [...new Set(nombradas.map(({ capacidad }) => capacidad))].sort()

/** Every module of the server, so that every statement is declared; those with tables are given back. */
export async function importarTodo(): Promise<Modulo[]> {
  const modulos: (Modulo & { readonly archivo: string })[] = []
  // One after another: together, vitest runs some of them twice.
  for (const archivo of archivos) {
    const exporta = (await import(join(FUENTES, archivo))) as object
    modulos.push({ archivo, capacidad: capacidadDe(archivo), exporta })
  }
  return modulos.filter(({ archivo }) => archivo.endsWith('/tablas.ts'))
}
