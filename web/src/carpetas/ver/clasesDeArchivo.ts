import type { ClaseDeArchivo } from '@catastro/domain/carpetas/reglas'

/** What a person reads of why a file is there. */
export const CLASES_DE_ARCHIVO_EN_PALABRAS: Readonly<Record<ClaseDeArchivo, string>> = {
  CROQUIS: 'Croquis de manzana',
  DOCUMENTO: 'Documento',
  COMPROBANTE: 'Comprobante de pago',
  FOTO_VEREDA: 'Foto',
  RECIBO_FORM: 'Recibo',
  FOTO_FINAL: 'Foto de la obra terminada',
  FOTO_VISITA: 'Foto de una visita',
}
