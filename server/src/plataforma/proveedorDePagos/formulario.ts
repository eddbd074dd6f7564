import type { Centavos } from '@catastro/domain/dinero'
import { MONTO_PRODUCTO } from '@catastro/domain/pagos/productos'
import type { AjustesDePagos } from './ajustesDePagos.ts'
import { cifradorV1, cifradorV2, hashV1, hashV2 } from './cifrado.ts'
import type { FormularioDelProveedor, PedidoAlProveedor } from './proveedor.ts'

/** '2550.00' as the specification has it, or '255000' as the vendor's kits do. */
const textoDelMonto = (centavos: Centavos, formato: AjustesDePagos['monto']) =>
  formato === 'centavos' ? String(centavos) : `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`

const SUCURSAL = ''

/** Exactly the fields of the specification, and the hash where the merchant has it on. */
export async function armarFormulario(
  ajustes: AjustesDePagos,
  pedido: PedidoAlProveedor,
): Promise<FormularioDelProveedor> {
  const { comercio, secreto, esquema } = ajustes
  const cifrar = esquema === 'v2' ? await cifradorV2(secreto) : cifradorV1(secreto)
  const monto = textoDelMonto(pedido.monto, ajustes.monto)
  const firmar = esquema === 'v2' ? hashV2 : hashV1
  return {
    action: ajustes.boton,
    fields: {
      CallbackSuccess: cifrar(pedido.exito),
      CallbackCancel: cifrar(pedido.cancelacion),
      Comercio: comercio,
      // The field repeats the public number, and the phrase stays home: the two log in to the REST API.
      guid: comercio,
      frase: ajustes.fraseEnFormulario ? ajustes.frase : '',
      SucursalComercio: cifrar(SUCURSAL),
      TransaccionComercioId: pedido.transaccion,
      Monto: cifrar(monto),
      'Producto[0]': pedido.producto,
      'MontoProducto[0]': MONTO_PRODUCTO,
      ...(ajustes.hash && { Hash: firmar({ ip: pedido.ip, comercio, sucursal: SUCURSAL, monto, secreto }) }),
    },
  }
}
