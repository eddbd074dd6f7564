import { ErrorDePortal } from '@catastro/domain/errores'
import type { verLegajo as llamadaVer } from '@catastro/domain/legajos/llamadas'
import { SIN_LEGAJO } from '@catastro/domain/legajos/mensajes'
import type { Respuesta } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { ArchivoConFila } from '../plataforma/http/enviarArchivo.ts'

export const MAX_INTENTOS = 3

const pedir = sentencia(
  'pedir_legajo',
  `insert into legajo (id_carpeta, pedido_por) values ($1, $2)
   on conflict (id_carpeta) do update
     set pedido_por = excluded.pedido_por, pedido_el = now(), pendiente = true, intentos = 0, tomado_el = null`,
)

/** Asks for it; whoever may see the folder was asked before. */
export const pedirLegajo = (db: DbRaiz, idPersona: number, idCarpeta: number) =>
  enTransaccion(db, idPersona, (tx) => pedir(tx, idCarpeta, idPersona))

interface Fila {
  readonly pendiente: boolean
  readonly intentos: number
  readonly hechoEl: Date | null
  readonly ruta: string | null
  readonly tamano: number | null
}
const leer = sentencia(
  'leer_legajo',
  'select pendiente, intentos, hecho_el as "hechoEl", ruta, tamano from legajo where id_carpeta = $1',
)

export async function verLegajo(db: Db, idCarpeta: number): Promise<Respuesta<typeof llamadaVer, never>> {
  const [fila] = await leer(db, idCarpeta)
  return { situacion: situacionDe(fila), hechoEl: fila?.hechoEl?.toISOString() ?? null }
}

function situacionDe(fila: Fila | undefined) {
  if (!fila) return 'SIN_PEDIR'
  if (!fila.pendiente) return 'LISTO'
  return fila.intentos >= MAX_INTENTOS ? 'FALLIDO' : 'EN_PREPARACION'
}

export async function archivoDelLegajo(db: Db, idCarpeta: number): Promise<ArchivoConFila> {
  const [fila] = await leer(db, idCarpeta)
  if (!fila || fila.ruta === null || fila.tamano === null) throw new ErrorDePortal(404, SIN_LEGAJO)
  const { ruta, tamano } = fila
  return { ruta, tamano, tipoMime: 'application/pdf', nombreOriginal: `legajo-${idCarpeta}.pdf` }
}
