/** Texts about owners, professionals and addresses (specification, section 8). */
export const CUIL_NO_REGISTRADO = 'El CUIL ingresado no se encuentra registrado en ciudad digital'
export const DOMICILIO_NO_REGISTRADO = 'Domicilio no registrado , deberá cargarlo manualmente'
export const PADRON_NO_REGISTRADO =
  'El padrón ingresado no se encuentra registrado, deberá cargar el domicilio manualmente'
export const DOMICILIO_AGREGADO = 'Domicilio agregado con éxito!'
export const PROPIETARIO_AGREGADO = 'Propietario agregado'
export const CAMPOS_OBLIGATORIOS_VACIOS = 'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo'
export const PROFESIONAL_NO_ENCONTRADO = 'No hay un profesional registrado con ese documento'
export const PROPIETARIO_NO_ENCONTRADO = 'El propietario no existe'
export const DOMICILIO_YA_GUARDADO = 'El domicilio ya está guardado: solo un administrador puede cambiarlo'
