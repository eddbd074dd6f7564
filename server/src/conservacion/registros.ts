import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The log's own file; null where systemd or the container keeps it. */
export type Registro = string | null

/** The log's closed files: what whoever rotates it called portal.log.1, portal.log-20260101.gz… */
export async function archivosDeRegistro(registro: Registro) {
  if (registro === null) return []
  const carpeta = dirname(registro)
  const nombres = await readdir(carpeta).catch(() => [])
  const cerrados = nombres.filter(
    (nombre) => nombre.startsWith(basename(registro)) && /^[.-]\d/.test(nombre.slice(basename(registro).length)),
  )
  return Promise.all(
    cerrados.map(async (nombre) => ({
      camino: join(carpeta, nombre),
      cerradoEl: (await stat(join(carpeta, nombre))).mtime,
    })),
  )
}

export async function borrarRegistros(registro: Registro, hasta: Date): Promise<number> {
  const viejos = (await archivosDeRegistro(registro)).filter(({ cerradoEl }) => cerradoEl <= hasta)
  for (const { camino } of viejos) await rm(camino, { force: true })
  return viejos.length
}
