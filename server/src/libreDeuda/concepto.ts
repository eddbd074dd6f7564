import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import type { Centavos } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { PADRON_NO_EXISTE } from '@catastro/domain/padron/mensajes'
import { type AlConfirmar, type Concepto, titularesDelPadron } from '../pagos/conceptos.ts'
import { sentencia } from '../plataforma/base/db.ts'

const existePadron = sentencia('existe_padron', 'select padronm from padron where padronm = $1')

/**
 * The debt-free certificate of a property: a fixed amount, once the city said it, and an unknown property is refused before
 * paying.
 */
export const conceptoLibreDeuda = (monto: Centavos | null, alConfirmar: AlConfirmar): Concepto<'LIBRE_DEUDA'> => ({
  async cobrar(tx, _quien, { padron }) {
    if (monto === null) throw new ErrorDePortal(409, PRECIO_POR_CONFIRMAR)
    const [conocido] = await existePadron(tx, padron)
    if (!conocido) throw errorDeCampo('padron', PADRON_NO_EXISTE, 404)
    return { monto, referencia: { padron }, clave: padron }
  },
  alConfirmar,
  partes: titularesDelPadron,
})
