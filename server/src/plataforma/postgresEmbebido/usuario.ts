import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { chown, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binarios, SinPostgresEmbebido } from './binarios.ts'

const ejecutar = promisify(execFile)

/** `nobody`: PostgreSQL refuses to run as root. */
const NADIE = 65534
const COMO_NADIE = { uid: NADIE, gid: NADIE }

/** As whom PostgreSQL's programs run, and how they are started. */
export interface Usuario {
  /** Gives files to that user, so that PostgreSQL accepts them as its own. */
  apropiar(...rutas: string[]): Promise<void>
  lanzar(programa: string, argumentos: readonly string[], opciones: SpawnOptions): ChildProcess
}

/** An ordinary user runs PostgreSQL as itself; root hands it to `nobody`. `carpetas` are those it has to write in. */
export const usuarioDePostgres = async (binarios: Binarios, carpetas: readonly string[]): Promise<Usuario> => {
  if (process.getuid?.() !== 0) return { apropiar: async () => {}, lanzar: (p, a, o) => spawn(p, a, o) }
  await Promise.all(carpetas.map(darANadie))
  const apropiar = async (...rutas: string[]) => {
    await Promise.all(rutas.map(darANadie))
  }
  const prueba = ['-c', PRUEBA, 'sh', binarios.postgres, compartida(binarios), ...carpetas]
  // Below /root (0700), say, `nobody` reaches neither programs nor data. Tried rather than computed from modes.
  const llega = await ejecutar('/bin/sh', prueba, { ...COMO_NADIE, cwd: '/' }).catch(() => null)
  if (llega) return { apropiar, lanzar: (p, a, o) => spawn(p, a, { ...o, ...COMO_NADIE }) }
  await ejecutar('setpriv', [...SETPRIV, '/bin/sh', ...prueba], { cwd: '/' }).catch((causa: unknown) => {
    throw new SinPostgresEmbebido(SIN_PASO, causa)
  })
  return { apropiar, lanzar: (p, a, o) => spawn('setpriv', [...SETPRIV, p, ...a], o) }
}

const compartida = ({ postgres }: Binarios) => join(dirname(dirname(postgres)), 'share', 'postgresql')

const PRUEBA =
  'test -x "$1" && "$1" --version && test -r "$2/postgres.bki" && shift 2 && for c; do test -w "$c" || exit 1; done'

/**
 * Not root, but allowed to pass closed folders. `dac_override` alone covers reading too, and containers grant it.
 * Without `no_setuid_fixup` the kernel leaves it aside in access(2), by which PostgreSQL looks for its own programs.
 */
const SETPRIV = [
  `--reuid=${NADIE}`,
  `--regid=${NADIE}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
]

const SIN_PASO =
  'el proyecto está en una carpeta cerrada a otros usuarios y no se la puede abrir con setpriv ' +
  '(también sirve ejecutarlo como un usuario que no sea root)'

const darANadie = (ruta: string) =>
  chown(ruta, NADIE, NADIE).catch((causa: unknown) => {
    throw new SinPostgresEmbebido('este usuario root no puede ceder su carpeta a otro usuario', causa)
  })

/** A database that was copied, restored, or made by another user: every file changes hands. */
export const apropiarArbol = async (usuario: Usuario, carpeta: string) => {
  if (process.getuid?.() !== 0 || (await stat(carpeta)).uid === NADIE) return
  const dentro = await readdir(carpeta, { recursive: true })
  for (const nombre of dentro) await usuario.apropiar(join(carpeta, nombre))
  await usuario.apropiar(carpeta)
}
