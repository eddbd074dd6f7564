/** Screen-only texts of the forms: the specification's own stand in the domain. */
export const SIN_COMPLETAR = 'Este formulario todavía no fue completado.'
export const BORRADOR_GUARDADO = 'Lo que complete se guarda solo, y lo encuentra en cualquier equipo hasta enviarlo.'
export const ELIJA_SI_O_NO = 'Elija Sí o No.'
export const REVISE_ANTES = 'Si algo no está bien, cámbielo antes de enviar el formulario.'
export const SIN_TARIFAS = 'Falta una de las tarifas con que se calcula este formulario: avise al municipio.'
export const RESPONDA_PRIMERO = 'Responda la pregunta: el domicilio se completa después.'
export const BUSQUE_O_EDITE = 'Busque el domicilio por su padrón, o marque Editar Manualmente para escribirlo.'
