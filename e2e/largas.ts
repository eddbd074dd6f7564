import { spawnSync } from 'node:child_process'

/** Part of `npm run pruebas:largas`: axe on every route at both sizes, and not only at the one it is opened with. */
const { status } = spawnSync('npx', ['playwright', 'test', '--config=e2e', 'rutas'], {
  env: { ...process.env, LARGAS: 'si' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
