import { rotulosDe } from '@catastro/domain/campo'
import { altaCarpeta } from '@catastro/domain/carpetas/llamadas'

/** What the folder form's fields are called, as the call that files it does. */
export const ROTULOS_DE_CARPETA = rotulosDe(altaCarpeta.partes.campos)
export const CROQUIS = altaCarpeta.partes.archivos.CoquisManzana

export const MEDIDAS_DE_CARPETA = ['AnchoCalle', 'AnchoVereda', 'DistEjeCalle', 'ArbolesVereda'] as const
