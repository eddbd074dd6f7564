import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { rutaDeChromium } from '../scripts/chromium.mjs'
import { ENTERA } from './entera.ts'

const PUERTO = Number(process.env.PUERTO_E2E ?? 8190)

/**
 * Each project walks a city of its own, all at the same time: the folders' journeys, the main job whole and those of the
 * other capabilities, those of the land, its map, the desk, drafts and the reference data, and what is looked at rather than done: all routes, and the
 * situations that a screen may be in. Of about the same length: whichever is last has the machine to itself, and leaves half
 * of it idle.
 */
const OTRAS_JORNADAS = /(veredas|elevadores|jornada|tramite)\w*\.spec\.ts/
const DEL_CATASTRO = /(borradores|dosPestanas|escritorio|mapa|padron|referencia)\w*\.spec\.ts/
const LO_QUE_SE_MIRA =
  /(antesDeEmpezar|casilleros|estadisticas|miradas|portada|rutas|sinSesionNiRed|situaciones)\.spec\.ts/
const CIUDADES = [
  { name: 'recorridos', testIgnore: [OTRAS_JORNADAS, DEL_CATASTRO, LO_QUE_SE_MIRA] },
  { name: 'jornadas', testMatch: OTRAS_JORNADAS },
  { name: 'catastro', testMatch: DEL_CATASTRO },
  { name: 'rutas', testMatch: LO_QUE_SE_MIRA },
].map((proyecto, n) => ({ proyecto, puerto: PUERTO + n, datos: datosDe(proyecto.name) }))

/** The config is read again in each worker: the first reading chooses the folder and the others inherit it. */
function datosDe(ciudad: string): string {
  const variable = `DATOS_E2E_${ciudad.toUpperCase()}`
  process.env[variable] ??= mkdtempSync(join(tmpdir(), `portal-e2e-${ciudad}-`))
  return process.env[variable]
}

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
    LIMITE_TITULARES_POR_DIA: '0',
    LIMITE_TITULARES_POR_DIA_DEL_PERSONAL: '0',
    LIMITE_SUBIDAS: '0',
    LIMITE_SUBIDAS_POR_DIRECCION: '0',
    NIVEL_DE_REGISTRO: 'warn',
    ESTADISTICAS_PUBLICAS: 'si',
    DATOS_ABIERTOS: 'si',
  },
})

/** In a real browser, against servers started as `npm start` does. */
export default defineConfig({
  testDir: 'pruebas',
  // The same walk from another side, and each look: in the long tests (`npm run pruebas:largas`), or by hand with `LARGAS=si`.
  grepInvert: ENTERA ? [] : /@larga/,
  fullyParallel: false,
  // With axe at each look, four browsers take turns at two cores, and a walk its limit for that and not for what it does.
  workers: ENTERA ? 2 : CIUDADES.length,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // What passes only the second time is counted apart at the end, with its trace: it is a race to be found, and holds nobody up.
  retries: 1,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Tucuman',
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    // A colour half way between two is nobody's colour: axe would measure it.
    contextOptions: { reducedMotion: 'reduce' },
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
  projects: CIUDADES.map((c) => ({ ...c.proyecto, workers: 1, use: { baseURL: direccion(c) } })),
  webServer: CIUDADES.map(servidor),
})
