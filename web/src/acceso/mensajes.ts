export const SIN_SERVICIO_TITULO = 'No pudimos comprobar su sesión'
export const SIN_SERVICIO_TEXTO =
  'El servicio no responde en este momento. Su sesión sigue abierta: intente de nuevo en unos segundos.'
export const NO_INGRESA_TITULO = 'No puede ingresar al portal'
export const EN_DESARROLLO = 'Página en desarrollo...'
export const SESION_VENCIDA_TITULO = 'Su sesión terminó'
export const SESION_VENCIDA_TEXTO =
  'Lo que completó está guardado en este teléfono, y solo usted lo ve. Ingrese para seguir y enviarlo.'
