import { predicado } from '../motivo.ts'
/** Texts about properties and their addresses, letter for letter as the specification has them. */
export const PADRON_NO_REGISTRADO =
  'El padrón ingresado no se encuentra registrado, deberá cargar el domicilio manualmente'
export const CAMPOS_OBLIGATORIOS_VACIOS = 'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo'
export const PADRON_NO_EXISTE = 'El padrón ingresado no se encuentra registrado'
export const SIN_PROPIEDADES = 'No se registraron propiedades asociadas a los datos ingresados'
export const DOCUMENTO_LARGO = 'Un CUIL tiene 11 números, y un DNI, 7 u 8: lo que escribió tiene más'
export const DOCUMENTO_INVALIDO = 'Debe ingresar un número válido'
export const NOMBRE_CORTO = predicado('debe tener al menos 2 letras')

/* The specification has no words for these. */
export const NOMBRES_PARECIDOS = 'Ningún nombre coincide con lo escrito. Estos son parecidos'
export const CERTIFICADO_HECHO = 'Certificado generado'
export const CERTIFICADO_NO_ENCONTRADO = 'El certificado no existe o no está a su alcance'
export const ES_INFORMATIVO =
  'Este certificado es informativo: dice lo que el registro catastral tiene a su fecha, y no acredita dominio ni libre deuda.'
