export const SIN_SERVICIO_TITULO = 'No pudimos comprobar su sesión'
export const SIN_SERVICIO_TEXTO =
  'El servicio no responde en este momento. Su sesión sigue abierta: intente de nuevo en unos segundos.'
export const NO_INGRESA_TITULO = 'No puede ingresar al portal'
export const EN_DESARROLLO = 'Página en desarrollo...'
