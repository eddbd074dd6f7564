import { sentencia } from '../plataforma/base/db.ts'

/** Of a visit at a distance: what the applicant is asked for now. */
export const itemsPendientes = sentencia(
  'items_pendientes_de_visita',
  `select id_item as "idItem", texto, pedido from visita_item where id_visita = $1 and situacion = 'PENDIENTE' order by orden`,
)

export const itemsDe = sentencia(
  'items_de_visita',
  `select id_item as "idItem", texto, situacion, pedido, nota from visita_item where id_visita = $1 order by orden`,
)
