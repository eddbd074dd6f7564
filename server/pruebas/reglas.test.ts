import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** A comment that names a rule by its code can be looked up in docs/reglas.md, and what is said there is still so. */

const RAIZ = fileURLToPath(new URL('../..', import.meta.url))
const CARPETAS = ['domain/src', 'server/src', 'server/pruebas', 'web/src', 'sandbox/src', 'e2e', 'scripts', 'bench']

const archivos = CARPETAS.flatMap((carpeta) =>
  readdirSync(join(RAIZ, carpeta), { recursive: true, encoding: 'utf8' })
    .filter((archivo) => /\.(tsx?|mjs|css)$/.test(archivo) && !archivo.includes('node_modules'))
    .map((archivo) => `${carpeta}/${archivo.replaceAll('\\', '/')}`),
)
const delPortal = new Set(archivos.filter((ruta) => ruta.startsWith('web/')).map((ruta) => basename(ruta)))

interface Regla {
  readonly codigo: string
  readonly texto: string
  readonly donde: readonly string[]
  readonly pruebas: readonly string[]
}

const entreComillas = (celda = '') => [...celda.matchAll(/`([^`]+)`/g)].map((m) => m[1] ?? '')
const reglas: readonly Regla[] = readFileSync(join(RAIZ, 'docs/reglas.md'), 'utf8')
  .split('\n')
  .filter((renglon) => /^\| [AS]-\d/.test(renglon))
  .map((renglon) => {
    const [, codigo = '', texto = '', donde, pruebas] = renglon.split(/ ?\| ?/)
    return { codigo, texto, donde: entreComillas(donde), pruebas: entreComillas(pruebas) }
  })
const codigos = reglas.map(({ codigo }) => codigo)

const renglonesCon = (patron: RegExp) =>
  archivos
    .filter((ruta) => ruta !== 'server/pruebas/reglas.test.ts')
    .flatMap((ruta) =>
      readFileSync(join(RAIZ, ruta), 'utf8')
        .split('\n')
        .flatMap((renglon) => [...renglon.matchAll(patron)].map(([hallado]) => ({ hallado, ruta }))),
    )
const nombrados = renglonesCon(/\b(?:A-\d{2,3}|S-\d{1,2})\b/g)

/** Files of the portal go by their name, because its folders follow what a person does there. */
const existe = (ruta: string) => (ruta.includes('/') ? existsSync(join(RAIZ, ruta)) : delPortal.has(ruta))

describe('docs/reglas.md', () => {
  test('se leen las fuentes y las reglas', () => {
    expect(archivos.length).toBeGreaterThan(700)
    expect(nombrados.length).toBeGreaterThan(200)
    expect(reglas.length).toBeGreaterThan(100)
  })

  test('tiene cada código que el código nombra', () => {
    const sinRegla = nombrados.filter(({ hallado }) => !codigos.includes(hallado))
    expect(sinRegla.map(({ hallado, ruta }) => `${hallado} en ${ruta}`)).toEqual([])
  })

  test('y ninguno que nadie nombre, ni dos veces el mismo', () => {
    const usados = new Set(nombrados.map(({ hallado }) => hallado))
    expect(codigos.filter((codigo) => !usados.has(codigo))).toEqual([])
    expect(codigos.filter((codigo, n) => codigos.indexOf(codigo) !== n)).toEqual([])
  })

  test('cada regla dice qué manda, dónde está y qué prueba la cuida, y esos archivos existen', () => {
    const incompletas = reglas.filter(({ texto, donde, pruebas }) => !texto || !donde.length || !pruebas.length)
    expect(incompletas.map(({ codigo }) => codigo)).toEqual([])
    const perdidos = reglas.flatMap(({ codigo, donde, pruebas }) =>
      [...donde, ...pruebas].filter((ruta) => !existe(ruta)).map((ruta) => `${codigo}: ${ruta}`),
    )
    expect(perdidos).toEqual([])
    const noSonPruebas = reglas.flatMap(({ pruebas }) => pruebas.filter((ruta) => !/\.(test|spec)\.tsx?$/.test(ruta)))
    expect(noSonPruebas).toEqual([])
  })
})

test('ningún comentario manda a la página de un documento que no está aquí', () => {
  const ajenos = renglonesCon(/\bsections? \d+|\bcalls? \d+|\bsecci[oó]n(es)? \d+|\b[\w-]+\.md, \w+ \d+/gi)
  expect(ajenos.map(({ hallado, ruta }) => `${hallado} en ${ruta}`)).toEqual([])
})
