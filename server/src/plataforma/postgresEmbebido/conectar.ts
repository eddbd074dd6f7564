import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Ajustes } from '../ajustes/ajustes.ts'
import { exigirQueSeEntre } from '../arranque/exigirBase.ts'
import { iniciarPostgres } from './postgresEmbebido.ts'
import { tomarElVivo } from './postmaster.ts'

/** For the commands: as who owns the tables. The embedded PostgreSQL is started only where no server has it running, and then stopped;
 * a city's own that does not let in is said in a sentence that names its setting. */
export async function conectarComoDueño(
  ajustes: Pick<Ajustes, 'baseParaMigrar' | 'baseDeDatos' | 'carpetaDeDatos'>,
): Promise<{ conexion: PoolConfig; soltar(): Promise<void> }> {
  const externa = ajustes.baseParaMigrar ?? ajustes.baseDeDatos
  if (externa) {
    const conexion = { connectionString: externa }
    await exigirQueSeEntre({ ajuste: ajustes.baseParaMigrar ? 'DATABASE_URL_MIGRACIONES' : 'DATABASE_URL', conexion })
    return { conexion, soltar: async () => {} }
  }
  const carpeta = join(resolve(ajustes.carpetaDeDatos), 'postgres')
  const vivo = await tomarElVivo(carpeta)
  if (vivo) return { conexion: { ...vivo.conexion }, soltar: async () => {} }
  const postgres = await iniciarPostgres({ carpeta })
  return { conexion: { ...postgres.conexion }, soltar: async () => void (await postgres.detener()) }
}
