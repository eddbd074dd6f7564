import { CARPETA_NO_ENCONTRADA } from '@catastro/domain/carpetas/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { esCodigoDe } from '../carpetas/codigoDeSeguimiento.ts'
import { historiaDe } from '../carpetas/seguimiento.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'

const situacionDe = sentencia(
  'situacion_para_seguir',
  `select e.tramite_estado as "tramiteEstado", p.tramite_estado as "tramiteEstadoPrevio",
     c.completa as "carpetaCompleta", c.expediente is not null as "recibida!", c.id_uso as "idUso", c.vence::text as vence
   from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
     left join tramite_estado p on p.id_tramite_estado = c.estado_previo
   where c.id_carpeta = $1`,
)

/** A wrong code and a folder that is not there are refused with the same words. */
export async function seguimientoPublico(db: Db, idCarpeta: number, codigo: string) {
  if (!(await esCodigoDe(db, idCarpeta, codigo))) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  const pasos = await historiaDe(db, idCarpeta)
  return {
    idCarpeta,
    seguimiento: pasos.map(({ TramiteEstado, fecha }) => ({ TramiteEstado, fecha })),
    situacion: unaFila(await situacionDe(db, idCarpeta)),
  }
}
