import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { expect, it } from 'vitest'
import { conLaFalta, vecesQueDice } from './falta.ts'
import { LISTA } from './lista.ts'

/** The run of the faults is long; that the list still speaks of the code as it is, is asked every time. */

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url))
const leer = (archivo: string) => readFileSync(join(RAIZ, archivo), 'utf8')
const FALTAS = Object.values(LISTA)
  .flat()
  .flatMap(({ archivo, pruebas, faltas }) => faltas.map((falta) => ({ archivo, pruebas, falta, que: falta[0] })))

it('lo que cada falta cambia está una vez en su archivo, y sus pruebas existen', () => {
  const perdidas = FALTAS.filter(({ archivo, pruebas, falta }) => {
    const estan = [archivo, ...pruebas].every((ruta) => existsSync(join(RAIZ, ruta)))
    return !estan || pruebas.length === 0 || vecesQueDice(leer(archivo), falta) !== 1 || falta[1] === falta[2]
  })
  expect(perdidas.map(({ archivo, que }) => `${archivo}: ${que}`)).toEqual([])
})

it('cada archivo se nombra una vez, y cada falta es una', () => {
  const archivos = Object.values(LISTA).flatMap((partes) => partes.map(({ archivo }) => archivo))
  expect(archivos).toEqual([...new Set(archivos)])
  const nombres = FALTAS.map(({ archivo, que }) => `${archivo}: ${que}`)
  expect(nombres).toEqual([...new Set(nombres)])
})

it('con la falta el archivo sigue siendo un programa: no se la nota por no poder leerlo', async () => {
  const rotas: string[] = []
  for (const { archivo, falta, que } of FALTAS) {
    const loader = archivo.endsWith('x') ? 'tsx' : 'ts'
    await transform(conLaFalta(leer(archivo), falta), { loader, logLevel: 'silent' }).catch(() =>
      rotas.push(`${archivo}: ${que}`),
    )
  }
  expect(rotas).toEqual([])
})
