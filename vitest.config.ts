import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** What asks nothing of PostgreSQL does not wait for it to start. */
const PURAS = [
  'domain/**/*.test.ts',
  'sandbox/src/ciudadDemo/documentos.test.ts',
  'server/pruebas/candado.test.ts',
  'server/pruebas/dependencias.test.ts',
  'server/pruebas/instalacion/ops.test.ts',
  'server/pruebas/leyes*.test.ts',
  'server/src/notificaciones/formato.test.ts',
  'server/src/plataforma/archivos/reconocer.test.ts',
  'server/src/plataforma/ciudadDigital/*.test.ts',
  'server/src/plataforma/base/sentencias.test.ts',
]

/** What takes its time and whose sight others share in part: only in the long tests (`npm run pruebas:largas`). */
const LARGAS = process.env.LARGAS ? [] : ['**/*.larga.test.ts']

const PANTALLAS = fileURLToPath(new URL('web/src', import.meta.url))

/** What puts another module in the place of one, or takes the only place of its listeners: each with its modules to itself. */
const SOLAS = [
  'web/src/red/cliente.test.ts',
  'web/src/red/sesion.test.ts',
  ...readdirSync(PANTALLAS, { recursive: true, encoding: 'utf8' })
    .filter((prueba) => /\.test\.tsx?$/.test(prueba))
    .filter((prueba) => readFileSync(join(PANTALLAS, prueba), 'utf8').includes('vi.mock('))
    .map((prueba) => `web/src/${prueba.replaceAll('\\', '/')}`),
]

const NADA_QUEDA = ['scripts/nadaQueda.ts']

/** What is waited for is asked again until it is so: a busy machine is no failure. */
const ESPERA = { poll: { timeout: 20_000 } }

/** The files of a project share their modules, read once for each worker: reading them again is a third of the run. */
const compartida = { environment: 'node', isolate: false, setupFiles: NADA_QUEDA, expect: ESPERA } as const

/** A screen wide enough for two columns, as at an office. */
const PANTALLA = { happyDOM: { width: 1280, height: 800 } }

export default defineConfig({
  test: {
    projects: [
      { test: { ...compartida, name: 'puras', include: PURAS } },
      {
        test: {
          ...compartida,
          name: 'servidor',
          include: ['{domain,server,sandbox,scripts,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PURAS, ...LARGAS],
          setupFiles: [...NADA_QUEDA, 'server/pruebas/cadaArchivo.ts'],
          globalSetup: ['server/pruebas/postgresDeLaCorrida.ts', 'server/pruebas/servidorDeLaCorrida.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...compartida,
          name: 'web',
          // What asks nothing of the process does without one of its own.
          pool: 'threads',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: [...NADA_QUEDA, 'web/src/pruebas/estilo.ts'],
          exclude: [...configDefaults.exclude, ...SOLAS],
          environmentOptions: PANTALLA,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web, solas',
          pool: 'threads',
          expect: ESPERA,
          include: SOLAS,
          setupFiles: ['web/src/pruebas/estilo.ts'],
          environment: 'node',
          environmentOptions: PANTALLA,
          testTimeout: 30_000,
        },
      },
    ],
    // One more than the two processors: a test of the server waits for its base and its files as much as it computes.
    maxWorkers: 3,
  },
})
