/** Texts of the forms (specification, sections 5 and 8). */
export const COMPLETE_LAS_OPCIONES = 'Por favor, complete todas las opciones de selección (Sí/No).'
export const FORMULARIO_ENVIADO = 'Formulario enviado!'
export const FORMULARIO_YA_GRABADO = 'El formulario de esta carpeta ya fue enviado'
export const FORMULARIO_AJENO = 'La carpeta no lleva este formulario'
export const SOLO_SU_APLICANTE = 'Este formulario lo completa quien presentó la carpeta'
export const CAMPO_VACIO = 'Este campo no puede estar vacío'
export const campoNoNegativo = (etiqueta: string) => `El campo ${etiqueta} debe ser un número no negativo.`
export const DOMICILIO_DE_ENVIO = 'Domicilio de Envio de Boleta de Cisi'
export const MISMO_DOMICILIO = 'Es el mismo domicilio que el del inmueble?'
export const SIN_DOMICILIO = 'No se encontró domicilio existente, complete el formulario'
export const FORMULARIO_14_ENVIADO = 'Datos enviados correctamente'
export const FALTA_RECIBO = 'Debe adjuntar el comprobante de pago!'
export const TOTAL_DISTINTO =
  'Lo calculado no coincide con las tarifas de hoy. Revise la liquidación, que se calculó de nuevo, y envíela otra vez'
