import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'servidor',
          include: ['{domain,server,sandbox,scripts,bench}/**/*.test.ts'],
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
