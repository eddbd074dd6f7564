import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIJO = 'catastro-pg-'

/** The system cuts no longer path for a Unix socket: PostgreSQL refuses to start. */
const BYTES_DE_UN_SOCKET = 107

const cabe = (base: string) => Buffer.byteLength(join(base, `${PREFIJO}XXXXXX`, '.s.PGSQL.5432')) <= BYTES_DE_UN_SOCKET

/** A short folder for the socket, for its owner only. */
export const crearCarpetaDeSockets = async () => {
  const temporal = await realpath(tmpdir())
  const carpeta = await mkdtemp(join(cabe(temporal) ? temporal : '/tmp', PREFIJO))
  await chmod(carpeta, 0o700)
  return carpeta
}

/** Removes such a folder, also that of a PostgreSQL that was killed. Any other folder is left alone. */
export const quitarCarpetaDeSockets = async (carpeta: string) => {
  if (basename(carpeta).startsWith(PREFIJO)) await rm(carpeta, { recursive: true, force: true })
}
