import type { Nota } from '@catastro/domain/carpetas/movimientos'
import type { PorRedactar } from '@catastro/domain/notificaciones/textos'
import { solicitante } from '../carpetas/avisarMovimiento.ts'
import { lineaDeHistoria } from '../carpetas/lineaDeHistoria.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'

const anotar = sentencia(
  'anotar_visita',
  lineaDeHistoria({ de: 'carpeta where id_carpeta = $1', evento: '$2', observacion: '$3', quien: '$4' }),
)

/** What an event of the history says of it, at most. */
const LARGO = 240

/** A line of the folder's history, which leaves it in its state. */
export const anotarEnLaHistoria = (
  tx: Tx,
  linea: { readonly idCarpeta: number; readonly evento: Nota; readonly texto: string; readonly idPersona: number },
) =>
  anotar(
    tx,
    linea.idCarpeta,
    linea.evento,
    linea.texto.length > LARGO ? `${linea.texto.slice(0, LARGO - 1)}…` : linea.texto,
    linea.idPersona,
  )

/** Tells the applicant, in the transaction that does what the mail tells of. */
export async function avisarAlSolicitante(
  tx: Tx,
  idCarpeta: number,
  redactar: (conEncomienda: boolean) => PorRedactar,
): Promise<void> {
  const [quien] = await solicitante(tx, idCarpeta)
  if (!quien) return
  const { idPersona, conEncomienda, correo: direccion, estado } = quien
  const segunFormulario = { direccion, sobre: ['Carpeta', idCarpeta], estado } as const
  await correoAPersona(tx, idPersona, { motivo: 'VISITAS', redaccion: redactar(conEncomienda), segunFormulario })
}
