import { configDefaults, defineConfig } from 'vitest/config'

/** What asks nothing of PostgreSQL does not wait for it to start. */
const PURAS = [
  'domain/**/*.test.ts',
  'sandbox/src/ciudadDemo/documentos.test.ts',
  'server/pruebas/leyes*.test.ts',
  'server/src/notificaciones/formato.test.ts',
  'server/src/plataforma/archivos/reconocer.test.ts',
  'server/src/plataforma/ciudadDigital.test.ts',
  'server/src/plataforma/sentencias.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'puras', include: PURAS, environment: 'node' } },
      {
        test: {
          name: 'servidor',
          include: ['{domain,server,sandbox,scripts,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PURAS],
          environment: 'node',
          globalSetup: ['server/pruebas/postgresDeLaCorrida.ts', 'server/pruebas/servidorDeLaCorrida.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
    ],
    maxWorkers: 2,
  },
})
