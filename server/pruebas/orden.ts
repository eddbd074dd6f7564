import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DbRaiz } from '../src/plataforma/base/db.ts'

interface Terminada {
  readonly codigo: number | string | null
  readonly dicho: string
  readonly error: string
}

/** `node server/dist/….js`, with these settings and none of whoever runs the tests: how it ended, and what it printed. */
export function orden(
  programa: string,
  argumentos: readonly string[],
  ajustes: Readonly<Record<string, string>>,
): Promise<Terminada> {
  const archivo = fileURLToPath(new URL(`../dist/${programa}.js`, import.meta.url))
  const { PATH = '', TMPDIR } = process.env
  const env = { PATH, ...(TMPDIR && { TMPDIR }), ...ajustes }
  return new Promise((resolver) => {
    execFile(process.execPath, [archivo, ...argumentos], { env }, (falla, dicho, error) =>
      resolver({ codigo: falla ? (falla.code ?? null) : 0, dicho, error }),
    )
  })
}

/** The database of a test, as a setting says it. */
export function direccionDe(db: DbRaiz): string {
  const { host, port, user, password, database } = db.$client.options
  return `postgres://${user}:${String(password)}@/${database}?host=${host}&port=${port}`
}
