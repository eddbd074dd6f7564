export const TITULO_DATOS_ABIERTOS = 'Datos abiertos'
export const SIN_DATOS_ABIERTOS = 'La ciudad no publica sus datos de catastro'
