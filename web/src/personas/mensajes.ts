/** Of an owner's address, which its person or staff correct. */
export const CORREGIR_DOMICILIO = 'Corregir el domicilio del propietario'
export const SU_DOMICILIO = 'Su domicilio como propietario'
export const QUE_ES_SU_DOMICILIO =
  'El que nombran las carpetas de obras en su propiedad. Lo corrige usted, sin dar motivo.'
export const SIN_DOMICILIO = 'Sin domicilio escrito'
export const corregidoPorque = (motivo: string) => `Lo corrigió el municipio: ${motivo}`
