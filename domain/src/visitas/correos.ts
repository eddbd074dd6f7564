import type { Redaccion } from '../notificaciones/correo.ts'
import { type CuandoEs, cuandoEnPalabras, diaEnPalabras } from './momento.ts'
import type { ResultadoDeVisita } from './reglas.ts'

/** What the applicant is told of the visits of their folder, and the inspector of what was sent to them. */

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

const SI_NO_PUEDE = 'Si ese día no puede haber nadie, avise a la mesa de entradas con el número de carpeta.'

export const correoDeVisita = (v: Planeada, que: 'planeada' | 'cambiada'): Redaccion => ({
  asunto: `Carpeta ${v.idCarpeta}: visita ${que}, ${cuandoEnPalabras(v)}`,
  parrafos: [
    que === 'planeada'
      ? `Un inspector va a visitar el inmueble ${cuandoEnPalabras(v)}.`
      : `Cambió la visita del inspector: ahora es ${cuandoEnPalabras(v)}.`,
    SI_NO_PUEDE,
  ],
  datos: datosDe(v, ['Visita', cuandoEnPalabras(v)], ...conIndicaciones(v.indicaciones)),
  accion: verCarpeta(v),
})

export const correoDeVispera = (v: Planeada): Redaccion => ({
  asunto: `Carpeta ${v.idCarpeta}: mañana es la visita del inspector`,
  parrafos: [`Le recordamos que un inspector va a visitar el inmueble ${cuandoEnPalabras(v)}.`, SI_NO_PUEDE],
  datos: datosDe(v, ['Visita', cuandoEnPalabras(v)], ...conIndicaciones(v.indicaciones)),
  accion: verCarpeta(v),
})

export const correoDeVisitaCancelada = (v: DeCarpeta & CuandoEs & { readonly motivo: string }): Redaccion => ({
  asunto: `Carpeta ${v.idCarpeta}: visita cancelada`,
  parrafos: [`Se canceló la visita que se iba a hacer ${cuandoEnPalabras(v)}.`, 'Le avisaremos si se planea otra.'],
  datos: datosDe(v, ['Motivo', v.motivo]),
  accion: verCarpeta(v),
})

const SIGUE: Readonly<Record<ResultadoDeVisita, string>> = {
  CUMPLE: 'El inspector encontró todo como corresponde.',
  'NO CUMPLE': 'El inspector encontró algo que hay que corregir. Abajo dice qué.',
  'NO SE PUDO ENTRAR': 'El inspector no pudo entrar. Le avisaremos cuándo vuelve.',
}

interface Hecha extends DeCarpeta {
  readonly resultado: ResultadoDeVisita
  readonly noCumple: readonly { readonly texto: string; readonly observado: string }[]
}

export const correoDeResultado = (v: Hecha): Redaccion => ({
  asunto: `Carpeta ${v.idCarpeta}: resultado de la visita`,
  parrafos: ['Este es el resultado de la visita a su inmueble.', SIGUE[v.resultado]],
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
export const correoADistancia = (v: ADistancia, deNuevo: boolean): Redaccion => ({
  asunto: `Carpeta ${v.idCarpeta}: ${deNuevo ? 'faltan fotos de su visita a distancia' : 'muestre su obra con el teléfono'}`,
  parrafos: [
    deNuevo
      ? 'El inspector miró sus fotos y le pide de nuevo lo que se indica abajo.'
      : 'Puede mostrar su obra sin esperar la visita: el portal le va pidiendo las fotos una por una.',
    `Entre al portal desde el teléfono, en el lugar, hasta el ${diaEnPalabras(v.hasta)}.`,
  ],
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
): Redaccion => ({
  asunto: `Carpeta ${v.idCarpeta}: llegaron las fotos de la visita a distancia`,
  parrafos: ['Quien presentó la carpeta envió las fotos que usted le pidió. Falta que las juzgue.'],
  datos: [
    ['Carpeta', String(v.idCarpeta)],
    ['Domicilio', v.domicilio],
  ],
  accion: { texto: 'Juzgar las fotos', ruta: `/visitaADistancia/${v.idVisita}` },
})
