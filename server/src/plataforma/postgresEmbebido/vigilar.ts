import { causa } from '../base/causa.ts'
import { pausa } from '../proceso/trabajos.ts'
import type { PostgresEmbebido } from './postgresEmbebido.ts'

const CADA_MS = 2_000

/**
 * PostgreSQL ends by itself where it cannot write, as on a full disk, and nobody else would start ours again. Answers
 * what ends the watch.
 */
export function vigilar(
  postgres: Pick<PostgresEmbebido, 'revivir'>,
  registro: { error(datos: object, texto: string): void },
): () => Promise<void> {
  const fin = new AbortController()
  const guardia = async () => {
    while (!fin.signal.aborted) {
      await postgres.revivir(fin.signal).catch((error: unknown) => {
        if (!fin.signal.aborted) registro.error({ err: causa(error) }, 'la base de datos incluida no arranca')
      })
      await pausa(CADA_MS, fin.signal)
    }
  }
  const guardando = guardia()
  return async () => {
    fin.abort()
    await guardando
  }
}
