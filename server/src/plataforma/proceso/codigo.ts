import { randomInt } from 'node:crypto'
import { SIGNOS_DE_CODIGO } from '@catastro/domain/codigos'

/** Five bits a sign. */
export const nuevoCodigo = (largo: number) =>
  Array.from({ length: largo }, () => SIGNOS_DE_CODIGO[randomInt(SIGNOS_DE_CODIGO.length)]).join('')
