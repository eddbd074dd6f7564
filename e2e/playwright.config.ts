import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { rutaDeChromium } from '../scripts/chromium.mjs'

const PUERTO = Number(process.env.PUERTO_E2E ?? 8190)
export const BASE = `http://127.0.0.1:${PUERTO}`
// The config is read again in each worker: the first reading chooses the folder and the others inherit it.
process.env.DATOS_E2E ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))

/** Journeys in a real browser against the server started as `npm start` does, on a data folder of its own. */
export default defineConfig({
  testDir: 'pruebas',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: BASE,
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
  webServer: {
    command: 'node server/dist/principal.js',
    cwd: '..',
    url: `${BASE}/salud/listo`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PUERTO),
      DATA_DIR: process.env.DATOS_E2E,
      LIMITE_LLAMADAS: '0',
      LIMITE_ENVIOS: '0',
      LIMITE_CONSULTAS: '0',
      NIVEL_DE_REGISTRO: 'warn',
    },
  },
})
