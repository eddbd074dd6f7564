/** Texts about properties and their addresses, letter for letter as the specification has them. */
export const PADRON_NO_REGISTRADO =
  'El padrón ingresado no se encuentra registrado, deberá cargar el domicilio manualmente'
export const CAMPOS_OBLIGATORIOS_VACIOS = 'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo'
