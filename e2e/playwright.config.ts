import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { rutaDeChromium } from '../scripts/chromium.mjs'

const PUERTO = Number(process.env.PUERTO_E2E ?? 8190)
// The config is read again in each worker: the first reading chooses the folders and the others inherit them.
process.env.DATOS_E2E ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))
process.env.DATOS_RUTAS_E2E ??= mkdtempSync(join(tmpdir(), 'portal-e2e-rutas-'))

/** The walk of all routes changes nothing and takes a third of the time: it goes beside the journeys, on a city of its own. */
const RECORRIDOS = { puerto: PUERTO, datos: process.env.DATOS_E2E }
const RUTAS = { puerto: PUERTO + 1, datos: process.env.DATOS_RUTAS_E2E }

const direccion = ({ puerto }: { puerto: number }) => `http://127.0.0.1:${puerto}`

const servidor = (de: { puerto: number; datos: string }) => ({
  command: 'node server/dist/principal.js',
  cwd: '..',
  url: `${direccion(de)}/salud/listo`,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  env: {
    PORT: String(de.puerto),
    DATA_DIR: de.datos,
    LIMITE_LLAMADAS: '0',
    LIMITE_ENVIOS: '0',
    LIMITE_CONSULTAS: '0',
    NIVEL_DE_REGISTRO: 'warn',
  },
})

/** In a real browser, against servers started as `npm start` does. */
export default defineConfig({
  testDir: 'pruebas',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: rutaDeChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'recorridos', testIgnore: 'rutas.spec.ts', workers: 1, use: { baseURL: direccion(RECORRIDOS) } },
    { name: 'rutas', testMatch: 'rutas.spec.ts', workers: 1, use: { baseURL: direccion(RUTAS) } },
  ],
  webServer: [servidor(RECORRIDOS), servidor(RUTAS)],
})
