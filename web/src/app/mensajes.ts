/** Texts of the frame around the screens. */
export const GENERICO = 'Algo salió mal'
export const ERROR_DE_RED = 'Error de red'
export const PIE = 'Desarrollado por COPIT - 2024'
export const EN_DESARROLLO = 'Página en desarrollo...'
export const SIN_SERVICIO_TITULO = 'No pudimos comprobar su sesión'
export const SIN_SERVICIO_TEXTO =
  'El servicio no responde en este momento. Su sesión sigue abierta: intente de nuevo en unos segundos.'
