import { spawnSync } from 'node:child_process'

/** `npm run pruebas:largas`: the games of form 27, ten of a thousand steps. Each repeats with its seed. */

const PARTIDAS = Number(process.env.PARTIDAS ?? 10)
const PASOS = process.env.PASOS ?? '1000'

for (let semilla = 1; semilla <= PARTIDAS; semilla++) {
  console.log(`Formulario 27: partida ${semilla} de ${PARTIDAS}, ${PASOS} pasos`)
  const { status } = spawnSync('npx', ['vitest', 'run', 'server/pruebas/elevadores/partida.test.ts'], {
    env: { ...process.env, SEMILLA: String(semilla), PASOS },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
