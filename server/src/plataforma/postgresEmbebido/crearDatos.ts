import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Binarios, SinPostgresEmbebido } from './binarios.ts'
import type { Usuario } from './usuario.ts'

export const DUENO = 'catastro'

/** The password of the database: made once, readable by its owner only. */
export const claveDe = async (carpeta: string, usuario: Usuario): Promise<{ clave: string; archivo: string }> => {
  const archivo = join(carpeta, 'clave')
  const guardada = await readFile(archivo, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (guardada !== '') return { clave: guardada.trim(), archivo }
  const clave = randomBytes(24).toString('base64url')
  const escrito = await open(archivo, 'w', 0o600)
  try {
    await escrito.writeFile(clave)
    await escrito.sync()
  } finally {
    await escrito.close()
  }
  await usuario.apropiar(archivo)
  return { clave, archivo }
}

/** Makes an empty database. It takes its final name when it is whole, so that a power cut leaves none by halves. */
export const crearDatos = async (
  binarios: Binarios,
  usuario: Usuario,
  { carpeta, archivoClave, fsync }: { carpeta: string; archivoClave: string; fsync: boolean },
) => {
  const nuevo = join(carpeta, 'datos.nuevo')
  await rm(nuevo, { recursive: true, force: true })
  const initdb = usuario.lanzar(
    binarios.initdb,
    [
      `--pgdata=${nuevo}`,
      `--username=${DUENO}`,
      `--pwfile=${archivoClave}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(fsync ? [] : ['--no-sync']),
    ],
    { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const queja = initdb.stderr ? text(initdb.stderr) : Promise.resolve('')
  const [codigo] = await once(initdb, 'close').catch((causa: unknown) => {
    throw new SinPostgresEmbebido('no se pudo ejecutar initdb', causa)
  })
  if (codigo !== 0) throw new SinPostgresEmbebido(`initdb falló: ${(await queja).trim()}`)
  await rename(nuevo, join(carpeta, 'datos'))
}
