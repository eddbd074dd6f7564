import { correoDeMovimiento, type MovimientoAvisado } from '@catastro/domain/carpetas/correos'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { sentencia, type Tx } from '../plataforma/db.ts'

// The applicant: the folder's professional, or the person of a sidewalk or elevator folder.
const solicitante = sentencia(
  'solicitante_por_avisar',
  `select coalesce(p.id_persona, c.id_persona) as "idPersona", c.id_encomienda_tipo is not null as "conEncomienda"
   from carpeta c left join profesional p using (id_profesional) where c.id_carpeta = $1`,
)

/** Tells the applicant of a movement, in the transaction that makes it. */
export async function avisarMovimiento(tx: Tx, movimiento: Omit<MovimientoAvisado, 'conEncomienda'>): Promise<void> {
  const [quien] = await solicitante(tx, movimiento.idCarpeta)
  if (!quien) return
  const redaccion = correoDeMovimiento({ ...movimiento, conEncomienda: quien.conEncomienda })
  await correoAPersona(tx, quien.idPersona, { motivo: 'CARPETA', redaccion })
}
