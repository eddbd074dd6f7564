import { predicado } from '../motivo.ts'

export const BUSCAR_MAS = predicado('escriba un número o al menos 2 letras')
export const NADA_HALLADO = 'No se encontró nada con eso'
export const REVISE_LO_ESCRITO =
  'Pruebe con menos palabras, con un número (de carpeta, expediente, padrón, CUIL, pago) o con la calle y la puerta.'
export const SOLO_PARECIDO = 'Nada coincide tal cual. Esto es parecido:'

/** What may be typed, before anything is. */
export const QUE_BUSCAR_EL_PERSONAL = [
  'Un número: de carpeta, expediente, padrón, CUIL o DNI, pago o certificado',
  'Un nombre, o parte de él: titular, profesional o empresa',
  'Una calle, con la puerta o sin ella',
]
export const QUE_BUSCAR_DE_LO_PROPIO = [
  'Sus carpetas: por número, expediente, padrón, titular o calle',
  'Sus pagos y sus certificados',
]
