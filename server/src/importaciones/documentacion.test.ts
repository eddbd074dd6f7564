import { readFileSync } from 'node:fs'
import { COLUMNAS } from '@catastro/domain/importaciones/columnas'
import { CLASES } from '@catastro/domain/importaciones/reglas'
import { expect, it } from 'vitest'

const DOCUMENTO = readFileSync(new URL('../../../docs/importaciones.md', import.meta.url), 'utf8')

/** The rows of the table under a kind's title: column, whether it must be there, and whether it is a code. */
function escritas(clase: string) {
  const [, seccion = ''] = DOCUMENTO.split(`<!-- ${clase} -->`)
  return (seccion.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((linea) => linea.startsWith('| '))
    .map((linea) => linea.split('|').map((celda) => celda.trim()))
    .filter(([, titulo]) => titulo !== 'Columna')
    .map(([, titulo, obligatoria, que]) => [titulo, obligatoria, que?.startsWith('código') ?? false])
}

it.each(CLASES)('docs/importaciones.md tiene las columnas de %s, y ninguna otra', (clase) => {
  expect(escritas(clase)).toEqual(
    COLUMNAS[clase].map((c) => [c.titulo, 'obligatoria' in c ? 'sí' : 'no', 'codigo' in c]),
  )
})
