import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rutaDeChromium } from '../scripts/chromium.mjs'
import { iniciarServidor } from '../server/pruebas/caidas/proceso.ts'
import { mediana } from './mediana.ts'

/**
 * `npm run bench:lighthouse`: what a phone waits for at first sight, by Lighthouse 12 in its mobile profile, the median of
 * five. Against the demo city served at PORTAL, or one of its own. Lighthouse is fetched when it is run: nobody who starts the portal pays for it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const carpeta = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const propio = process.env.PORTAL ? null : await iniciarServidor(carpeta)
const PORTAL = propio?.direccion ?? process.env.PORTAL ?? ''
const VECES = Number(process.env.VECES ?? 5)
/** Names of screens, with commas; without it, all. */
const SOLO = process.env.SOLO?.split(',')
const PABLO = '20253334445'
const LUCIA = '27285556665'
/** The front page is anybody's, and is not the portal's document. */
const PANTALLAS = [
  ['Portada', null, '/portada'],
  ['Inicio', PABLO, '/catastro'],
  ['Mis carpetas', PABLO, '/misCarpetas'],
  ['Desglose', PABLO, '/verDesgloseCarpetaEncomienda?idCarpeta=1001'],
  ['Formulario de carpeta', PABLO, '/nuevaCarpeta'],
  ['Mesa de entradas', LUCIA, '/verCarpetas'],
] as const
const CATEGORIAS = ['performance', 'accessibility', 'best-practices'] as const

interface Informe {
  readonly categories: Readonly<Record<(typeof CATEGORIAS)[number], { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

async function tokenDe(documento_persona: string): Promise<string> {
  const respuesta = await fetch(`${PORTAL}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    // The measuring in between is longer than a kept connection lives.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ documento_persona, contraseña: 'demo' }),
  })
  return ((await respuesta.json()) as { token: string }).token
}

function medir(direccion: string): Informe {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      direccion,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIAS.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: rutaDeChromium() ?? '' },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Informe
}

try {
  console.log('| Pantalla | Rendimiento / accesibilidad / prácticas | Primera imagen ms | La mayor ms | Bloqueada ms |')
  console.log('|---|---|---|---|---|')
  for (const [nombre, quien, ruta] of PANTALLAS.filter(([nombre]) => SOLO?.includes(nombre) ?? true)) {
    const direccion = quien === null ? `${PORTAL}${ruta}` : `${PORTAL}/?auth=${await tokenDe(quien)}#${ruta}`
    const informes = Array.from({ length: VECES }, () => medir(direccion))
    const puntos = CATEGORIAS.map((c) => Math.round(mediana(informes.map((i) => i.categories[c].score)) * 100))
    const ms = (que: string) => mediana(informes.map((i) => i.audits[que]?.numericValue ?? 0)).toFixed(0)
    const tiempos = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(ms)
    console.log(`| ${[nombre, puntos.join(' / '), ...tiempos].join(' | ')} |`)
  }
} finally {
  await propio?.detener()
  await rm(carpeta, { recursive: true, force: true })
}
