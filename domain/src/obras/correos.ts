import { enOracion } from '../catalogos/enOracion.ts'
import type { Redaccion } from '../notificaciones/correo.ts'
import type { Hecho } from './reglas.ts'

const TITULO: Readonly<Record<Hecho, string>> = {
  PRESENTADA: 'se presentó una obra',
  APROBADA: 'se aprobó una obra',
  TERMINADA: 'terminó una obra',
}
const QUE: Readonly<Record<Hecho, string>> = {
  PRESENTADA: 'Se presentó un trámite de obra',
  APROBADA: 'Se aprobó un trámite de obra',
  TERMINADA: 'Terminó un trámite de obra',
}

interface ObraAvisada {
  readonly idManzana: number
  readonly seccion: string
  readonly manzana: string
  readonly parcela: string
  readonly hecho: Hecho
  /** Whether the person follows the parcel, and not its whole block. */
  readonly deParcela: boolean
  readonly tramite: string
  readonly codigo: string
}

/** That something is built nearby: what and where, and nobody's name, document or number. The map asks who looks to sign in; ending it does not. */
export const correoDeObra = (o: ObraAvisada): Redaccion => ({
  asunto: `Obras en su manzana: ${TITULO[o.hecho]}`,
  parrafos: [
    `${QUE[o.hecho]} en ${o.deParcela ? 'una parcela' : 'una manzana'} que usted sigue.`,
    'Si ya no quiere recibir estos avisos, termínelos con el segundo enlace: no hace falta ingresar.',
  ],
  datos: [
    ['Trámite', enOracion(o.tramite)],
    ['Sección', o.seccion],
    ['Manzana', o.manzana],
    ...(o.parcela ? [['Parcela', o.parcela] as const] : []),
  ],
  accion: { texto: 'Ver la manzana en el mapa', ruta: `/mapa?manzana=${o.idManzana}` },
  otra: { texto: 'Dejar de recibir estos avisos', ruta: `/dejarDeSeguirObras/${o.codigo}` },
})
