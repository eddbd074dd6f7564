import { randomInt } from 'node:crypto'
import { LARGO_DE_CODIGO, SIGNOS_DE_CODIGO } from '@catastro/domain/libreDeuda/reglas'

/** 100 bits that nobody guesses. */
export const nuevoCodigo = () =>
  Array.from({ length: LARGO_DE_CODIGO }, () => SIGNOS_DE_CODIGO[randomInt(SIGNOS_DE_CODIGO.length)]).join('')
