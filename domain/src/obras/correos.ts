import { enOracion } from '../catalogos/enOracion.ts'
import { delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'
import type { Hecho } from './reglas.ts'

const deObra = (titulo: string, asunto: string, que: string) =>
  ({
    titulo,
    aQuien: 'Al vecino que sigue las obras de la manzana',
    asunto: `Obras en su manzana: ${asunto}`,
    parrafos: [
      `${que} en {donde} que usted sigue.`,
      'Si ya no quiere recibir estos avisos, termínelos con el segundo enlace: no hace falta ingresar.',
    ],
    campos: {
      donde: { que: '«una parcela» o «una manzana»', ejemplo: 'una manzana' },
      tramite: { que: 'De qué trámite', ejemplo: 'Obra nueva' },
    },
  }) as const

export const CORREOS_DE_OBRAS = {
  obraPresentada: deObra('Obra cercana presentada', 'se presentó una obra', 'Se presentó un trámite de obra'),
  obraAprobada: deObra('Obra cercana aprobada', 'se aprobó una obra', 'Se aprobó un trámite de obra'),
  obraTerminada: deObra('Obra cercana terminada', 'terminó una obra', 'Terminó un trámite de obra'),
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

const DE_HECHO = {
  PRESENTADA: 'obraPresentada',
  APROBADA: 'obraAprobada',
  TERMINADA: 'obraTerminada',
} as const satisfies Readonly<Record<Hecho, keyof typeof CORREOS_DE_OBRAS>>

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
export const correoDeObra = (o: ObraAvisada): PorRedactar => ({
  ...delTexto(CORREOS_DE_OBRAS, DE_HECHO[o.hecho], {
    donde: o.deParcela ? 'una parcela' : 'una manzana',
    tramite: enOracion(o.tramite),
  }),
  datos: [
    ['Trámite', enOracion(o.tramite)],
    ['Sección', o.seccion],
    ['Manzana', o.manzana],
    ...(o.parcela ? [['Parcela', o.parcela] as const] : []),
  ],
  accion: { texto: 'Ver la manzana en el mapa', ruta: `/mapa?manzana=${o.idManzana}` },
  otra: { texto: 'Dejar de recibir estos avisos', ruta: `/dejarDeSeguirObras/${o.codigo}` },
})
