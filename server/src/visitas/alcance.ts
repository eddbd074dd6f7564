import { TIENE_PARTE_EN_LA_CARPETA } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import {
  DE_OTRO_INSPECTOR,
  VISITA_CAMBIO,
  VISITA_NO_ENCONTRADA,
  VISITA_NO_LO_ADMITE,
} from '@catastro/domain/visitas/mensajes'
import { admitePaso, ESTADOS_EN_PIE, type PasoDeVisita } from '@catastro/domain/visitas/reglas'
import { bloquearCarpeta, type Carpeta, tieneParteEn } from '../carpetas/alcance.ts'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

/** Who gives folders to inspectors decides over everybody's visits. */
export const manda = (quien: Identidad) => quien.perfiles.includes('JEFE') || quien.perfiles.includes('ADMINISTRADOR')

const mandoAntes = sentencia(
  'mando_antes',
  `select exists (select from rol r join perfil f using (id_perfil)
     join auditoria a on a.entidad = 'persona_rol' and a.id_entidad = $1::integer || '/' || r.id_rol
   where f.perfil in ('JEFE', 'ADMINISTRADOR')) as "mando!"`,
)
/** Whether they ever did, as the audit has it: what they signed then may still be in their phone. */
export const algunaVezMando = async (db: Db, quien: Identidad) =>
  manda(quien) || (await mandoAntes(db, quien.idPersona))[0]?.mando === true

const inspectorPropio = sentencia(
  'inspector_propio',
  'select id_inspector as "idInspector" from inspector where id_persona = $1',
)
/** Undefined for whoever is no inspector. */
export const idInspectorDe = async (db: Db, quien: Identidad) =>
  (await inspectorPropio(db, quien.idPersona))[0]?.idInspector

const EN_PIE = ESTADOS_EN_PIE.map((estado) => `'${estado}'`).join()

const leerACargo = sentencia(
  'a_cargo_de_la_carpeta',
  `select c.id_inspector as "idInspector", i.id_persona as "idPersona", c.id_uso as "idUso", c.id_obra_tipo as "idObraTipo",
     trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!",
     (select count(*) from visita v where v.id_carpeta = c.id_carpeta and v.estado = 'CERRADA')::integer as "visitasHechas!",
     exists (select from visita v where v.id_carpeta = c.id_carpeta and v.estado in (${EN_PIE})) as "enPie!"
   from carpeta c join domicilio d using (id_domicilio) left join inspector i on i.id_inspector = c.id_inspector
   where c.id_carpeta = $1`,
)

/** Of a folder: who has it in hand, and its visits so far. */
export async function aCargoDe(db: Db, idCarpeta: number) {
  const [fila] = await leerACargo(db, idCarpeta)
  if (!fila) throw new ErrorDePortal(404, VISITA_NO_ENCONTRADA)
  return fila
}

/** Its inspector, a JEFE or an ADMINISTRADOR; and nobody over what is their own. */
export async function exigirACargo(tx: Tx, quien: Identidad, idCarpeta: number, idPersona: number | null) {
  if (!manda(quien) && idPersona !== quien.idPersona) throw new ErrorDePortal(403, DE_OTRO_INSPECTOR)
  if (await tieneParteEn(tx, quien, idCarpeta)) throw new ErrorDePortal(403, TIENE_PARTE_EN_LA_CARPETA)
}

const leer = sentencia(
  'leer_visita',
  `select id_visita as "idVisita", id_carpeta as "idCarpeta", modo, estado, dia::text as "dia!", hora, parte, indicaciones,
     id_inspector as "idInspector", inspectores, version, vuelta, id_lista as "idLista", version_de_lista as "versionDeLista",
     creado_el as "creadoEl"
   from visita where id_visita = $1`,
)
const tomar = sentencia('tomar_visita', 'select from visita where id_visita = $1 for update')

export type VisitaLeida = Awaited<ReturnType<typeof leer>>[number]
export const leerVisita = async (db: Db, idVisita: number): Promise<VisitaLeida | undefined> =>
  (await leer(db, idVisita))[0]

/**
 * A visit and its folder, which nobody else changes until the transaction ends: the folder first, as whoever moves or
 * assigns it does. The same 404 for one that is not there and one of a folder out of reach (S-6).
 */
export async function bloquearVisita(tx: Tx, quien: Identidad, idVisita: number) {
  const noHay = () => new ErrorDePortal(404, VISITA_NO_ENCONTRADA)
  const antes = await leerVisita(tx, idVisita)
  if (!antes) throw noHay()
  const carpeta = await bloquearCarpeta(tx, quien, antes.idCarpeta).catch((error: unknown) => {
    throw error instanceof ErrorDePortal && error.status === 404 ? noHay() : error
  })
  await tomar(tx, idVisita)
  return { carpeta, visita: (await leerVisita(tx, idVisita)) ?? antes }
}

/** The same for whoever has it in hand and does this to it, having seen this version. */
export async function visitaACargo(
  tx: Tx,
  quien: Identidad,
  { idVisita, version, paso }: { idVisita: number; version?: number; paso: PasoDeVisita },
): Promise<{ carpeta: Carpeta; visita: VisitaLeida; aCargo: Awaited<ReturnType<typeof aCargoDe>> }> {
  const { carpeta, visita } = await bloquearVisita(tx, quien, idVisita)
  const aCargo = await aCargoDe(tx, visita.idCarpeta)
  await exigirACargo(tx, quien, visita.idCarpeta, aCargo.idPersona)
  if (version !== undefined && version !== visita.version) throw new ErrorDePortal(409, VISITA_CAMBIO)
  exigirPaso(visita, paso)
  return { carpeta, visita, aCargo }
}

export function exigirPaso(visita: Pick<VisitaLeida, 'modo' | 'estado'>, paso: PasoDeVisita): void {
  if (!admitePaso(visita, paso)) throw new ErrorDePortal(409, VISITA_NO_LO_ADMITE)
}
