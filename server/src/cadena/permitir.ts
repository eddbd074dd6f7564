import { type Db, type Firma, sentencia } from '../plataforma/base/db.ts'

/** What the server's own role finds ready at each start, made by whoever owns the tables. */

/** Where the server works. A schema that is not here is out of its reach, as the stand-ins' are. */
export const ESQUEMAS = ['public', 'importaciones', 'estadisticas', 'mapa', 'obras', 'trabajos', 'drizzle'] as const

const permitir = sentencia('permitir_al_servidor', 'select cadena.permitir($1::text::name, $2::text[]::name[])')
const guardarRetencion = sentencia(
  'guardar_retencion',
  'update cadena.retencion set dias_de_consultas = $1, dias_de_auditoria = $2',
)
const leerFirma = sentencia('leer_firma', 'select interior, exterior from cadena.firma')
const rolDeLaConexion = sentencia('rol_de_la_conexion', 'select current_user::text as "rol!"')
const esDeConfianza = sentencia('rol_de_confianza', 'select cadena.es_de_confianza($1::text::name) as "es!"')

/** Grants what the role needs and takes what it does not: the tables made since the last start, too. */
export async function permitirAlServidor(dueño: Db, rol: string): Promise<void> {
  await permitir(dueño, rol, [...ESQUEMAS])
}

/** Days that look-ups and the audit are kept; 0, the audit for ever. What is cut is cut by these, whoever asks. */
export async function fijarRetencion(dueño: Db, dias: { consultas: number; auditoria: number }): Promise<void> {
  await guardarRetencion(dueño, dias.consultas, dias.auditoria)
}

export async function firmaDelServidor(dueño: Db): Promise<Firma | undefined> {
  const [firma] = await leerFirma(dueño)
  return firma
}

/** The server's role, and whether it owns the tables, so that it could change what is written whatever it is granted. */
export async function rolEnUso(dueño: Db, db: Db): Promise<{ readonly rol: string; readonly esDueño: boolean }> {
  const [conexion] = await rolDeLaConexion(db)
  if (!conexion) throw new Error('La base de datos no dice con qué rol se trabaja')
  const [respuesta] = await esDeConfianza(dueño, conexion.rol)
  return { rol: conexion.rol, esDueño: respuesta?.es === true }
}
