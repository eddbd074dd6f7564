import { predicado } from '../motivo.ts'

export const BUSCAR_MAS = predicado('escriba un número o al menos 2 letras')
export const NADA_HALLADO = 'No se encontró nada con eso'
export const REVISE_LO_ESCRITO =
  'Pruebe con menos palabras, con un número (de carpeta, expediente, padrón, CUIL, pago) o con la calle y la puerta.'
export const SOLO_PARECIDO = 'Nada coincide tal cual. Esto es parecido:'
