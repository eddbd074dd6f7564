import type { FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import type { Marca } from '@catastro/domain/carpetas/marca'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import type { Opcion } from '../../ui/campos/SelectInput.tsx'
import type { Archivo } from '../consultas.ts'
import { ELIJA_SOBRE_QUE, ESCRIBA_QUE_CORREGIR } from '../mensajes.ts'
import { parteDeRequisito } from '../requisitos/parteDeRequisito.ts'

/** An observation that a clerk is writing. `sobre`: 'formulario 1', 'archivo 12', 'requisito 3', 'carpeta', or '' until chosen. */
export interface Punto {
  readonly id: number
  readonly sobre: string
  readonly texto: string
  /** A place of that file. */
  readonly marca?: Marca
}

/** Out of a draft, which an earlier version of the portal may have kept. */
export const esPunto = (dato: unknown): dato is Punto =>
  typeof dato === 'object' &&
  dato !== null &&
  'id' in dato &&
  typeof dato.id === 'number' &&
  'sobre' in dato &&
  typeof dato.sobre === 'string' &&
  'texto' in dato &&
  typeof dato.texto === 'string'

/** One more, about something or about nothing yet. */
export const nuevoPunto = (puntos: readonly Punto[], sobre = '', marca?: Marca): Punto => ({
  id: Math.max(0, ...puntos.map(({ id }) => id)) + 1,
  sobre,
  texto: '',
  ...(marca && { marca }),
})

export const campoDeTexto = ({ id }: Punto) => `punto-${id}`
export const campoDeSobre = ({ id }: Punto) => `sobre-${id}`

/** What can be observed by itself: forms that were sent, files, and requirements, answered or not. */
export const opcionesDe = (
  formularios: readonly FilaDeFormulario[],
  archivos: readonly Pick<Archivo, 'idArchivo' | 'nombre'>[],
  requisitos: readonly Pick<Requisito, 'idRequisito' | 'texto'>[],
): Opcion[] => [
  ...formularios
    .filter(({ grabado, observado }) => grabado === 1 || observado === 1)
    .map(({ codigoFormulario, FormularioTipo }) => ({
      valor: `formulario ${codigoFormulario}`,
      texto: enOracion(FormularioTipo),
    })),
  ...archivos.map(({ idArchivo, nombre }) => ({ valor: `archivo ${idArchivo}`, texto: `Archivo: ${nombre}` })),
  ...requisitos.map(({ idRequisito, texto }) => ({
    valor: parteDeRequisito(idRequisito),
    texto: `Requisito: ${texto}`,
  })),
  { valor: 'carpeta', texto: 'La carpeta entera' },
]

/** As the call takes them. */
export const comoObservaciones = (puntos: readonly Punto[]) =>
  puntos.map(({ sobre, texto, marca }) => {
    const [que, cual = ''] = sobre.split(' ')
    return {
      texto: texto.trim(),
      ...(que === 'formulario' && { codigoFormulario: cual }),
      ...(que === 'requisito' && { idRequisito: Number(cual) }),
      ...(que === 'archivo' && { idArchivo: Number(cual), ...(marca && { marca }) }),
    }
  })

/** Where the call's observations are on the screen. `antes`: those that go first in the call and are elsewhere. */
export const enPantalla = (puntos: readonly Punto[], antes = 0): Record<string, string> =>
  Object.fromEntries(
    puntos.flatMap((punto, lugar) => [
      [`observaciones.${lugar + antes}.texto`, campoDeTexto(punto)],
      [`observaciones.${lugar + antes}.codigoFormulario`, campoDeSobre(punto)],
      [`observaciones.${lugar + antes}.idArchivo`, campoDeSobre(punto)],
      [`observaciones.${lugar + antes}.idRequisito`, campoDeSobre(punto)],
    ]),
  )

export const camposDe = (puntos: readonly Punto[]) => puntos.flatMap((p) => [campoDeSobre(p), campoDeTexto(p)])

/** What is missing, in the order of the screen. */
export const revisarPuntos = (puntos: readonly Punto[]): ErrorDelResumen[] =>
  puntos.flatMap((punto) => {
    const errores: ErrorDelResumen[] = []
    const largo = punto.texto.trim().length
    if (punto.sobre === '') errores.push({ campo: campoDeSobre(punto), texto: ELIJA_SOBRE_QUE })
    if (largo === 0) errores.push({ campo: campoDeTexto(punto), texto: ESCRIBA_QUE_CORREGIR })
    if (largo > MAX_OBSERVACION) {
      const texto = `Qué hay que corregir: debe tener como máximo ${MAX_OBSERVACION} caracteres`
      errores.push({ campo: campoDeTexto(punto), texto })
    }
    return errores
  })
