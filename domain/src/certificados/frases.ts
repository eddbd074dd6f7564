/* What a certificate says above its data, as it comes: the city writes it over. */

export const FRASE_DE_LIBRE_DEUDA =
  'Se certifica que, a la fecha de emisión, el inmueble que se identifica a continuación no registra deuda con este municipio.'
export const FRASE_DE_PADRON =
  'Se certifica que, a la fecha de emisión, el inmueble figura así en el registro catastral de este municipio.'
