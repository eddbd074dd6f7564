import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Ajustes } from '../ajustes/ajustes.ts'
import { iniciarPostgres } from './postgresEmbebido.ts'
import { tomarElVivo } from './postmaster.ts'

/** For the commands: as who owns the tables. The embedded PostgreSQL is started only where no server has it running, and then stopped. */
export async function conectarComoDueño(
  ajustes: Pick<Ajustes, 'baseParaMigrar' | 'baseDeDatos' | 'carpetaDeDatos'>,
): Promise<{ conexion: PoolConfig; soltar(): Promise<void> }> {
  const externa = ajustes.baseParaMigrar ?? ajustes.baseDeDatos
  if (externa) return { conexion: { connectionString: externa }, soltar: async () => {} }
  const carpeta = join(resolve(ajustes.carpetaDeDatos), 'postgres')
  const vivo = await tomarElVivo(carpeta)
  if (vivo) return { conexion: { ...vivo.conexion }, soltar: async () => {} }
  const postgres = await iniciarPostgres({ carpeta })
  return { conexion: { ...postgres.conexion }, soltar: async () => void (await postgres.detener()) }
}
