import { ESTADOS_ABIERTOS } from '@catastro/domain/carpetas/movimientos'
import { DEJO_DE_INSPECCIONAR } from '@catastro/domain/seguimiento/mensajes'
import { lineaDeHistoria } from '../carpetas/lineaDeHistoria.ts'
import { INSPECCIONA } from '../carpetas/personasConParte.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Quien } from '../plataforma/identidad/identidad.ts'

/** What an assignment changes in the folders of `cuales`, and the line of each one's history. */
const escribir = (cuales: string, texto: string) => `
  with cambiada as (
    update carpeta set id_inspector = $2?, version = version + 1, usrmod = $3
    where ${cuales} and id_inspector is distinct from $2
    returning id_carpeta, estado
  )
  ${lineaDeHistoria({
    de: 'cambiada',
    evento: `case when $2::integer is null then 'SIN ASIGNAR' else 'ASIGNACION' end`,
    observacion: texto,
    quien: '$3',
  })}`

/** Of a folder that the caller has locked. */
export const anotarAsignacion = sentencia('asignar_carpeta', escribir('id_carpeta = $1', '$4?'))

const tomar = sentencia('tomar_inspector_de', 'select id_inspector from inspector where id_persona = $1 for update')
const yaNoInspecciona = sentencia(
  'ya_no_inspecciona',
  `select i.id_inspector from inspector i where i.id_persona = $1 and not (${INSPECCIONA})`,
)
const soltar = sentencia(
  'soltar_carpetas',
  escribir(`id_inspector = $1 and estado = any($5::integer[]) and borrada_el is null`, '$4'),
)

/** Whoever was disabled, or is staff no more, has no folder left in hand: they go back to be assigned. */
export async function soltarSiNoInspecciona(tx: Tx, quien: Quien, idPersona: number): Promise<void> {
  await tomar(tx, idPersona)
  const [inspector] = await yaNoInspecciona(tx, idPersona)
  if (inspector) {
    await soltar(tx, inspector.id_inspector, null, quien.idPersona, DEJO_DE_INSPECCIONAR, [...ESTADOS_ABIERTOS])
  }
}
