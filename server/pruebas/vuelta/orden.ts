import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const RESPALDO = fileURLToPath(new URL('../../dist/respaldo.js', import.meta.url))

/** `node server/dist/respaldo.js …`, as the city gives it; answers what it printed. Throws where it ends badly. */
export async function ordenDeRespaldo(
  carpeta: string,
  ajustes: Readonly<Record<string, string>>,
  ...argumentos: readonly string[]
): Promise<string> {
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: carpeta, ...ajustes }
  const { stdout } = await promisify(execFile)(process.execPath, [RESPALDO, ...argumentos], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
