export const SIN_SERVICIO_TITULO = 'No pudimos comprobar su sesión'
export const SIN_SERVICIO_TEXTO =
  'El servicio no responde en este momento. Su sesión sigue abierta: intente de nuevo en unos segundos.'
export const NO_INGRESA_TITULO = 'No puede ingresar al portal'
export const EN_DESARROLLO = 'Página en desarrollo...'
export const OTRA_PERSONA_TITULO = 'Está por entrar como otra persona'
export const otraPersona = (de: string, a: string) =>
  `El enlace que abrió es de ${a}, y en este navegador está la sesión de ${de}. Si entra como ${a}, lo que haga quedará a su nombre y lo que ${de} tenga a medio completar en este navegador se borra.`
export const SESION_VENCIDA_TITULO = 'Su sesión terminó'
export const SESION_VENCIDA_TEXTO = 'Lo que escribió está guardado. Ingrese de nuevo y vuelve a esta misma página.'
export const SESION_VENCIDA_SIN_RED =
  'Lo que completó está guardado en este teléfono, y solo usted lo ve. Ingrese para seguir y enviarlo.'
