import { join } from 'node:path'
import { fijarRetencion, firmaDelServidor, permitirAlServidor, rolEnUso } from './cadena/permitir.ts'
import type { Ajustes } from './plataforma/ajustes/ajustes.ts'
import { exigirBases, exigirReplica, exigirZona } from './plataforma/arranque/exigirBase.ts'
import { abrirDb, type ConexionDeBase, type DbRaiz, type Reloj } from './plataforma/base/db.ts'
import { conCandado } from './plataforma/base/migrar.ts'
import { fijarZona } from './plataforma/base/zona.ts'
import { iniciarPostgres, type PostgresEmbebido } from './plataforma/postgresEmbebido/postgresEmbebido.ts'
import { conexionDelServidor } from './plataforma/postgresEmbebido/rolDelServidor.ts'
import { prepararTrabajos, type Trabajo } from './plataforma/proceso/trabajos.ts'

/** Two roles: whoever owns the tables brings them up to date at start, and whoever serves can do no more than that needs. */
export interface Conexiones {
  readonly dueño: ConexionDeBase
  /** Asked under the start-up lock: the embedded one's role may still have to be made. */
  servidor(): Promise<ConexionDeBase>
  readonly embebido: PostgresEmbebido | undefined
}

export async function conexionesDe(ajustes: Ajustes, carpeta: string, fin?: AbortSignal): Promise<Conexiones> {
  const { maximo: max, esperaMs: connectionTimeoutMillis, repartidor } = ajustes.conexiones
  const delServidor = { max, connectionTimeoutMillis }
  if (ajustes.baseDeDatos) {
    const conReplica = ajustes.baseDeLectura !== undefined
    const servidor = { connectionString: ajustes.baseDeDatos, ...delServidor, repartidor, conReplica }
    const dueño = ajustes.baseParaMigrar ? { connectionString: ajustes.baseParaMigrar } : servidor
    await exigirBases(
      { ajuste: ajustes.baseParaMigrar ? 'DATABASE_URL_MIGRACIONES' : 'DATABASE_URL', conexion: dueño },
      { ajuste: 'DATABASE_URL', conexion: servidor },
    )
    const replica = replicaDe(ajustes)
    if (replica) await exigirReplica(replica, { ajuste: 'DATABASE_URL', conexion: servidor })
    return { dueño, servidor: async () => servidor, embebido: undefined }
  }
  const embebido = await iniciarPostgres({ carpeta: join(carpeta, 'postgres'), fin })
  const servidor = async () => ({ ...(await conexionDelServidor(embebido.conexion)), ...delServidor })
  return { dueño: { ...embebido.conexion }, servidor, embebido }
}

/** The replica's address, for the same role. */
export const replicaDe = ({ baseDeLectura, conexiones }: Ajustes) =>
  baseDeLectura
    ? { ajuste: 'DATABASE_URL_LECTURA', conexion: { connectionString: baseDeLectura, max: conexiones.maximo } }
    : undefined

/** Called under the start-up lock, once the schema is there. */
export async function abrirParaServir(dueño: DbRaiz, servidor: ConexionDeBase, reloj?: Reloj): Promise<DbRaiz> {
  const db = abrirDb(servidor, await firmaDelServidor(dueño), reloj)
  if (servidor.repartidor) await exigirZona(dueño, db)
  return db
}

const SIN_ROL_PROPIO =
  'El servidor trabaja con un rol que es dueño de las tablas: podría cambiar lo que queda escrito. ' +
  'Defina DATABASE_URL_MIGRACIONES con el dueño, y DATABASE_URL con otro rol (docs/operacion.md, Base de datos)'

interface Preparacion {
  readonly ajustes: Ajustes
  readonly trabajos: readonly Trabajo[]
  readonly registro: { warn(texto: string): void }
}

/** Queues, grants and how long each thing is kept: what the server's role cannot do for itself. */
export async function prepararParaServir(
  dueño: DbRaiz,
  db: DbRaiz,
  { ajustes, trabajos, registro }: Preparacion,
): Promise<void> {
  const enUso = await rolEnUso(dueño, db)
  await conCandado(dueño, async () => {
    await prepararTrabajos(dueño, trabajos)
    await fijarZona(dueño, ajustes.zona)
    await fijarRetencion(dueño, { consultas: ajustes.diasDeConsultas, auditoria: ajustes.diasDeAuditoria })
    if (!enUso.esDueño) await permitirAlServidor(dueño, enUso.rol)
  })
  if (!enUso.esDueño) return
  registro.warn(SIN_ROL_PROPIO)
  console.warn(SIN_ROL_PROPIO)
}
