import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { enBytes } from '@catastro/domain/archivos/reglas'
import { TOPES_DE_LA_MAQUINA } from '@catastro/domain/archivos/topes'
import { LLAMADAS } from '@catastro/domain/llamadas'
import { expect, test } from 'vitest'
import { comoErrorDePortal, DEMASIADO_GRANDE } from './errores.ts'
import { maximoDelCuerpo } from './partes.ts'
import { BASE } from './rutas.ts'

const NGINX = readFileSync(fileURLToPath(new URL('../../../../ops/nginx.conf', import.meta.url)), 'utf8')

/** What the proxy of ops/nginx.conf lets through, by where the address begins. */
const lugares = [...NGINX.matchAll(/^ {2}location (\S+) \{\s+client_max_body_size (\d+)m;/gm)].map(
  ([, comienzo = '', megas]) => ({ comienzo, megas: Number(megas) }),
)
const dejaPasar = (direccion: string) =>
  lugares
    .filter(({ comienzo }) => direccion.startsWith(comienzo))
    .sort((a, b) => b.comienzo.length - a.comienzo.length)[0]?.megas

test('el proxy de ops/ deja pasar lo que cada llamada con archivos puede llegar a admitir, y no más', () => {
  expect(lugares).toEqual([
    { comienzo: '/', megas: 1 },
    { comienzo: '/api/', megas: 156 },
    { comienzo: '/api/importaciones', megas: 101 },
  ])
  const conArchivos = LLAMADAS.flatMap(({ method, path, partes }) => (partes ? [{ method, path, partes }] : []))
  expect(conArchivos.length).toBeGreaterThan(6)
  const mayores = new Map<number, number>()
  for (const { method, path, partes } of conArchivos) {
    const pasa = dejaPasar(BASE + path) ?? 0
    const admite = maximoDelCuerpo(partes.archivos, TOPES_DE_LA_MAQUINA)
    expect(admite, `${method} ${path}`).toBeLessThanOrEqual(enBytes(pasa))
    mayores.set(pasa, Math.max(mayores.get(pasa) ?? 0, admite))
  }
  expect([...mayores].sort(([a], [b]) => a - b)).toEqual([
    [101, 101 * 1024 * 1024],
    [156, 156 * 1024 * 1024],
  ])
})

test('lo que contesta él, lo dice con la forma y las palabras del portal', () => {
  const sinBase = comoErrorDePortal(Object.assign(new Error(), { code: '08006' }))
  expect(
    [...NGINX.matchAll(/return (\d+) '(\{.*\})';/g)].map(([, estado, cuerpo = '']) => [estado, JSON.parse(cuerpo)]),
  ).toEqual([
    ['413', { ok: false, message: DEMASIADO_GRANDE }],
    ['503', { ok: false, message: sinBase.message }],
  ])
})
