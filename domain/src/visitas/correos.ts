import {
  A_QUIEN_PRESENTO,
  CARPETA,
  type CampoDeCorreo,
  delTexto,
  type PorRedactar,
  type TextoDeCorreo,
} from '../notificaciones/textos.ts'
import { type CuandoEs, cuandoEnPalabras, diaEnPalabras } from './momento.ts'
import type { ResultadoDeVisita } from './reglas.ts'

/** What the applicant is told of the visits of their folder, and the inspector of what was sent to them. */

const DOMICILIO = { que: 'El domicilio de la obra', ejemplo: 'LAPRIDA 1234' }
const CUANDO: CampoDeCorreo = { que: 'Cuándo', ejemplo: 'el 15/12/2026 a las 10:30', obligatorio: true }
const SI_NO_PUEDE = 'Si ese día no puede haber nadie, avise a la mesa de entradas con el número de carpeta.'

const conDia = (titulo: string, asunto: string, ...parrafos: readonly [string, string]) =>
  ({
    titulo,
    aQuien: A_QUIEN_PRESENTO,
    asunto: `Carpeta {carpeta}: ${asunto}`,
    parrafos,
    campos: { carpeta: CARPETA, domicilio: DOMICILIO, cuando: CUANDO },
  }) as const
const conResultado = (titulo: string, sigue: string) =>
  ({
    titulo,
    aQuien: A_QUIEN_PRESENTO,
    asunto: 'Carpeta {carpeta}: resultado de la visita',
    parrafos: ['Este es el resultado de la visita a su inmueble.', sigue],
    campos: { carpeta: CARPETA, domicilio: DOMICILIO },
  }) as const
const conFotos = (titulo: string, asunto: string, que: string) =>
  ({
    titulo,
    aQuien: A_QUIEN_PRESENTO,
    asunto: `Carpeta {carpeta}: ${asunto}`,
    parrafos: [que, 'Entre al portal desde el teléfono, en el lugar, hasta el {fecha}.'],
    campos: {
      carpeta: CARPETA,
      domicilio: DOMICILIO,
      fecha: { que: 'Hasta qué día', ejemplo: '15/12/2026', obligatorio: true },
    },
  }) as const

export const CORREOS_DE_VISITAS = {
  visitaPlaneada: conDia(
    'Visita planeada',
    'visita planeada, {cuando}',
    'Un inspector va a visitar el inmueble {cuando}.',
    SI_NO_PUEDE,
  ),
  visitaCambiada: conDia(
    'Visita que cambia de día',
    'visita cambiada, {cuando}',
    'Cambió la visita del inspector: ahora es {cuando}.',
    SI_NO_PUEDE,
  ),
  visitaManana: conDia(
    'La visita es mañana',
    'mañana es la visita del inspector',
    'Le recordamos que un inspector va a visitar el inmueble {cuando}.',
    SI_NO_PUEDE,
  ),
  visitaCancelada: conDia(
    'Visita cancelada',
    'visita cancelada',
    'Se canceló la visita que se iba a hacer {cuando}.',
    'Le avisaremos si se planea otra.',
  ),
  visitaCumple: conResultado('Visita hecha: cumple', 'El inspector encontró todo como corresponde.'),
  visitaNoCumple: conResultado(
    'Visita hecha: no cumple',
    'El inspector encontró algo que hay que corregir. Abajo dice qué.',
  ),
  visitaSinEntrar: conResultado(
    'Visita hecha: no se pudo entrar',
    'El inspector no pudo entrar. Le avisaremos cuándo vuelve.',
  ),
  fotosPedidas: conFotos(
    'Visita a distancia: se piden fotos',
    'muestre su obra con el teléfono',
    'Puede mostrar su obra sin esperar la visita: el portal le va pidiendo las fotos una por una.',
  ),
  fotosPedidasDeNuevo: conFotos(
    'Visita a distancia: faltan fotos',
    'faltan fotos de su visita a distancia',
    'El inspector miró sus fotos y le pide de nuevo lo que se indica abajo.',
  ),
  fotosEnviadas: {
    titulo: 'Visita a distancia: llegaron las fotos',
    aQuien: 'Al inspector',
    asunto: 'Carpeta {carpeta}: llegaron las fotos de la visita a distancia',
    parrafos: ['Quien presentó la carpeta envió las fotos que usted le pidió. Falta que las juzgue.'],
    campos: { carpeta: CARPETA, domicilio: DOMICILIO },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

interface DeCarpeta {
  readonly idCarpeta: number
  readonly domicilio: string
  /** Sidewalk and elevator folders have a list of their own. */
  readonly conEncomienda: boolean
}

const verCarpeta = ({ idCarpeta, conEncomienda }: DeCarpeta) => ({
  texto: 'Ver mi carpeta',
  ruta: `${conEncomienda ? '/misCarpetas' : '/misCarpetasVeredas'}?buscar=${idCarpeta}`,
})
const datosDe = ({ idCarpeta, domicilio }: DeCarpeta, ...mas: readonly (readonly [string, string])[]) =>
  [['Carpeta', String(idCarpeta)], ['Domicilio', domicilio], ...mas] as const
const conIndicaciones = (indicaciones: string | null): (readonly [string, string])[] =>
  indicaciones ? [['Indicaciones', indicaciones]] : []

interface Planeada extends DeCarpeta, CuandoEs {
  readonly indicaciones: string | null
}

const camposDe = ({ idCarpeta, domicilio }: Omit<DeCarpeta, 'conEncomienda'>) => ({
  carpeta: String(idCarpeta),
  domicilio,
})
const conCuando = (v: DeCarpeta & CuandoEs) => ({ ...camposDe(v), cuando: cuandoEnPalabras(v) })

export const correoDeVisita = (v: Planeada, que: 'planeada' | 'cambiada'): PorRedactar => ({
  ...delTexto(CORREOS_DE_VISITAS, que === 'planeada' ? 'visitaPlaneada' : 'visitaCambiada', conCuando(v)),
  datos: datosDe(v, ['Visita', cuandoEnPalabras(v)], ...conIndicaciones(v.indicaciones)),
  accion: verCarpeta(v),
})

export const correoDeVispera = (v: Planeada): PorRedactar => ({
  ...delTexto(CORREOS_DE_VISITAS, 'visitaManana', conCuando(v)),
  datos: datosDe(v, ['Visita', cuandoEnPalabras(v)], ...conIndicaciones(v.indicaciones)),
  accion: verCarpeta(v),
})

export const correoDeVisitaCancelada = (v: DeCarpeta & CuandoEs & { readonly motivo: string }): PorRedactar => ({
  ...delTexto(CORREOS_DE_VISITAS, 'visitaCancelada', conCuando(v)),
  datos: datosDe(v, ['Motivo', v.motivo]),
  accion: verCarpeta(v),
})

const DE_RESULTADO = {
  CUMPLE: 'visitaCumple',
  'NO CUMPLE': 'visitaNoCumple',
  'NO SE PUDO ENTRAR': 'visitaSinEntrar',
} as const satisfies Readonly<Record<ResultadoDeVisita, keyof typeof CORREOS_DE_VISITAS>>

interface Hecha extends DeCarpeta {
  readonly resultado: ResultadoDeVisita
  readonly noCumple: readonly { readonly texto: string; readonly observado: string }[]
}

export const correoDeResultado = (v: Hecha): PorRedactar => ({
  ...delTexto(CORREOS_DE_VISITAS, DE_RESULTADO[v.resultado], camposDe(v)),
  datos: datosDe(
    v,
    ['Resultado', v.resultado],
    ...v.noCumple.map(({ texto, observado }) => [texto, observado] as const),
  ),
  accion: verCarpeta(v),
})

interface ADistancia extends DeCarpeta {
  readonly idVisita: number
  readonly hasta: string
  readonly indicaciones: string | null
  readonly items: readonly { readonly texto: string; readonly pedido: string }[]
}

/** Asked for, or asked again of some items. */
export const correoADistancia = (v: ADistancia, deNuevo: boolean): PorRedactar => ({
  ...delTexto(CORREOS_DE_VISITAS, deNuevo ? 'fotosPedidasDeNuevo' : 'fotosPedidas', {
    ...camposDe(v),
    fecha: diaEnPalabras(v.hasta),
  }),
  datos: datosDe(
    v,
    ...conIndicaciones(v.indicaciones),
    ...v.items.map(({ texto, pedido }) => [texto, pedido || 'Una foto'] as const),
  ),
  accion: { texto: 'Sacar las fotos', ruta: `/visitaADistancia/${v.idVisita}` },
})

/** To the inspector: it is their turn. */
export const correoDeFotosEnviadas = (
  v: Omit<DeCarpeta, 'conEncomienda'> & { readonly idVisita: number },
): PorRedactar => ({
  ...delTexto(CORREOS_DE_VISITAS, 'fotosEnviadas', camposDe(v)),
  datos: [
    ['Carpeta', String(v.idCarpeta)],
    ['Domicilio', v.domicilio],
  ],
  accion: { texto: 'Juzgar las fotos', ruta: `/visitaADistancia/${v.idVisita}` },
})
