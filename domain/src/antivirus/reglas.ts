/** Why a stored file is not handed out: the scanner has not said yet, or it found something. */
export const SITUACIONES_DE_ARCHIVO = ['EN_REVISION', 'APARTADO'] as const
export type SituacionDeArchivo = (typeof SITUACIONES_DE_ARCHIVO)[number]
