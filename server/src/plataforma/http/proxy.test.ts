import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LLAMADAS } from '@catastro/domain/llamadas'
import { expect, test } from 'vitest'
import { maximoDelCuerpo } from './partes.ts'
import { BASE } from './rutas.ts'

const MB = 1024 * 1024
const OPERACION = readFileSync(fileURLToPath(new URL('../../../../docs/operacion.md', import.meta.url)), 'utf8')

/** What the proxy of docs/operacion.md lets through, by where the address begins. */
const lugares = [...OPERACION.matchAll(/^location (\S+) \{\s+client_max_body_size (\d+)m;/gm)].map(
  ([, comienzo = '', megas]) => ({ comienzo, megas: Number(megas) }),
)
const dejaPasar = (direccion: string) =>
  lugares
    .filter(({ comienzo }) => direccion.startsWith(comienzo))
    .sort((a, b) => b.comienzo.length - a.comienzo.length)[0]?.megas

test('el proxy documentado deja pasar lo que cada llamada con archivos admite, y no más', () => {
  expect(lugares).toEqual([
    { comienzo: '/api/', megas: 66 },
    { comienzo: '/api/importaciones', megas: 101 },
  ])
  const conArchivos = LLAMADAS.flatMap(({ method, path, partes }) => (partes ? [{ method, path, partes }] : []))
  expect(conArchivos.length).toBeGreaterThan(6)
  for (const { method, path, partes } of conArchivos)
    expect((dejaPasar(BASE + path) ?? 0) * MB, `${method} ${path}`).toBe(maximoDelCuerpo(partes.archivos))
})
