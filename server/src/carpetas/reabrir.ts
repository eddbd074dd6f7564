import { DEJO_DE_INSPECCIONAR } from '@catastro/domain/seguimiento/mensajes'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { lineaDeHistoria } from './lineaDeHistoria.ts'
import { INSPECCIONA } from './personasConParte.ts'

// Whoever is leaving holds it, and is waited for: what comes after knows whether they left.
const tomarInspector = sentencia(
  'tomar_inspector_de_carpeta',
  'select 1 as uno from inspector where id_inspector = (select id_inspector from carpeta where id_carpeta = $1) for share',
)
const soltar = sentencia(
  'soltar_al_reabrir',
  `with suelta as (
     update carpeta c set id_inspector = null, version = version + 1, usrmod = $2 from inspector i
     where c.id_carpeta = $1 and i.id_inspector = c.id_inspector and not (${INSPECCIONA}) returning c.id_carpeta, c.estado
   )
   ${lineaDeHistoria({ de: 'suelta', evento: `'SIN ASIGNAR'`, observacion: '$3', quien: '$2' })}`,
)

/** Closed, it kept whoever inspected it. Open again, it is in nobody's hands who inspects no more (A-186). */
export async function soltarSiYaNoLaInspeccionan(tx: Tx, idCarpeta: number, idPersona: number): Promise<void> {
  await tomarInspector(tx, idCarpeta)
  await soltar(tx, idCarpeta, idPersona, DEJO_DE_INSPECCIONAR)
}
