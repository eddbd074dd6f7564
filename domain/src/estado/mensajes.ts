export const TITULO_ESTADO = 'Estado del portal'
