import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import type { Alfiler } from '../../ui/pdf/alfiler.ts'
import type { Tono } from '../../ui/theme.ts'
import type { Punto } from './puntosObservados.ts'

const TONOS: Readonly<Record<Observacion['situacion'], Tono>> = {
  PENDIENTE: 'atencion',
  RESPONDIDA: 'bien',
  RETIRADA: 'neutro',
}

export const claveDeObservacion = ({ idObservacion }: Pick<Observacion, 'idObservacion'>) =>
  `observacion-${idObservacion}`
export const claveDePunto = ({ id }: Pick<Punto, 'id'>) => `punto-${id}`

/** What each observation of a folder is called, through all its rounds: by the order in which they were made. */
export const numeroDe = (observaciones: readonly Observacion[], cual: Pick<Observacion, 'idObservacion'>) =>
  observaciones.filter(({ idObservacion }) => idObservacion <= cual.idObservacion).length

/**
 * The pins of a file: what was observed of it in every round, what is being written, and what was observed of the file
 * that it corrects, at the same places, to be checked.
 */
export function alfileresDe(
  idArchivo: number,
  observaciones: readonly Observacion[],
  puntos: readonly Punto[] = [],
): Alfiler[] {
  const hechos = observaciones.flatMap((observacion): Alfiler[] => {
    const { marca: lugar, texto, situacion } = observacion
    if (!lugar) return []
    const numero = numeroDe(observaciones, observacion)
    const clave = claveDeObservacion(observacion)
    if (observacion.idArchivo === idArchivo) return [{ clave, numero, lugar, texto, tono: TONOS[situacion] }]
    const loCorrige = observacion.archivosDeRespuesta.some((archivo) => archivo.idArchivo === idArchivo)
    return loCorrige
      ? [{ clave: `${clave}-comprobar`, numero, lugar, texto: `para comprobar: ${texto}`, tono: 'info' }]
      : []
  })
  const escritos = puntos.flatMap((punto, n): Alfiler[] => {
    if (!punto.marca || punto.sobre !== `archivo ${idArchivo}`) return []
    const texto = punto.texto.trim() || 'sin escribir todavía'
    return [
      { clave: claveDePunto(punto), numero: observaciones.length + n + 1, lugar: punto.marca, texto, tono: 'mal' },
    ]
  })
  return [...hechos, ...escritos]
}
