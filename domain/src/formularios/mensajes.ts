/** Texts of the forms (specification, sections 5 and 8). */
export const COMPLETE_LAS_OPCIONES = 'Por favor, complete todas las opciones de selección (Sí/No).'
export const FORMULARIO_ENVIADO = 'Formulario enviado!'
export const FORMULARIO_YA_GRABADO = 'El formulario de esta carpeta ya fue enviado'
export const FORMULARIO_AJENO = 'La carpeta no lleva este formulario'
export const SOLO_SU_APLICANTE = 'Este formulario lo completa quien presentó la carpeta'
