import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** The sources stand three folders below server/, and the built files one. */
const SERVIDOR = ['..', '../../..']
  .map((arriba) => fileURLToPath(new URL(arriba, import.meta.url)))
  .find((carpeta) => existsSync(`${carpeta}/migraciones`))

export const delServidor = (relativa: string) => `${SERVIDOR}/${relativa}`

export const MIGRACIONES = delServidor('migraciones')
/** The portal's. */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(delServidor('package.json'), 'utf8'))).version
