/** Screen-only texts of the forms: the specification's own stand in the domain. */
export const SIN_COMPLETAR = 'Este formulario todavía no fue completado.'
export const ELIJA_SI_O_NO = 'Elija Sí o No.'
export const RESPONDA_PRIMERO = 'Responda la pregunta: el domicilio se completa después.'
export const RESPONDA = 'Responda si es el mismo domicilio que el del inmueble'
export const BUSQUE_O_MARQUE = 'Busque el domicilio por su padrón o marque Editar Manualmente'
export const NO_SE_TRAJO_EL_DOMICILIO =
  'No se pudo traer el domicilio del inmueble: responda otra vez, o elija No para indicarlo'
export const BUSQUE_O_EDITE = 'Busque el domicilio por su padrón, o marque Editar Manualmente para escribirlo.'
export const ERROR_AL_ENVIAR = 'Hubo un problema al enviar los datos.'
export const SE_PAGA_CON_TARJETA = 'Se paga con tarjeta, en el portal.'
export const SIN_PAGARLO_NO_SE_PRESENTA = 'Hasta que se pague, la carpeta no se puede presentar.'
