import { predicado } from '../motivo.ts'
/** Texts of the forms, letter for letter as the specification has them. */
export const COMPLETE_LAS_OPCIONES = 'Por favor, complete todas las opciones de selección (Sí/No).'
export const FORMULARIO_ENVIADO = 'Formulario enviado!'
export const FORMULARIO_YA_GRABADO = 'El formulario de esta carpeta ya fue enviado'
export const FORMULARIO_DE_OTRA = predicado('no corresponde a la carpeta')
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
export const FALTA_LLENAR_1BIS = 'Complete el formulario 1 bis antes de pagarlo'
export const FORMULARIO_YA_PAGADO = 'Este formulario ya está pagado'
export const PAGO_REGISTRADO = 'El pago quedó registrado en la carpeta'
export const SIN_IMPORTE_A_PAGAR = 'Sin importe a pagar'
export const NADA_QUE_PAGAR = 'La liquidación de este formulario es de $ 0,00: no tiene importe a pagar'
export const TOTAL_AJENO = 'El total no es el del formulario 1 bis de esta carpeta'
export const FALTA_PERIMETRO = 'Complete el perímetro antes de pagar'
export const PAGADO_POR_OTRO_PERIMETRO =
  'El pago confirmado es por otro perímetro: vuelva a poner el que pagó, o consulte en mesa de entradas'
export const PAGO_1BIS_EXITOSO = 'Pago realizado con éxito. Redirigiendo a mis carpetas'
export const ALGO_EXPLOTO = 'Algo explotó! :('
