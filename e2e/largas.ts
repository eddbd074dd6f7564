import { spawnSync } from 'node:child_process'

/** Part of `npm run pruebas:largas`: what `npm test` looks at in part, whole. */
const ENTERAS = [
  // Axe at every look of every walk, and at both sizes of each route.
  ['playwright', 'test', '--config=e2e'],
  // Every button that writes, pressed twice; each benchmark; and the kills that have a test of their own.
  ['vitest', 'run', 'web/src/pruebas/dobleClic', 'bench/todas', '.larga.'],
]
const estados = ENTERAS.map(
  (orden) =>
    spawnSync('npx', orden, {
      env: { ...process.env, LARGAS: 'si' },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status ?? 1,
)
process.exit(Math.max(...estados))
