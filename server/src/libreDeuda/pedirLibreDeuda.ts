import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { correoALaOficina, correoDePedidoRecibido } from '@catastro/domain/libreDeuda/correos'
import { correoAOficina, correoAPersona } from '../notificaciones/encolar.ts'
import type { AlConfirmar } from '../pagos/conceptos.ts'
import { usarPago } from '../pagos/usarPago.ts'
import { sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'

const personaDe = sentencia(
  'solicitante_de_libre_deuda',
  `select apellido_persona || ' ' || nombre_persona as nombre, documento_persona as documento
   from persona where id_persona = $1`,
)
const insertar = sentencia(
  'pedir_libre_deuda',
  `insert into libre_deuda (id_persona, padron, id_pago, busqueda) values ($1, $2, $3, $4)
   returning id_libre_deuda as "idLibreDeuda"`,
)

/**
 * The request files itself when its payment is confirmed, whether the browser is still there or not: in the same
 * transaction the payment is used, the office learns of it, and the person is told that it arrived.
 */
export const pedirLibreDeuda =
  (oficina: string | null): AlConfirmar =>
  async (tx, { idPago, idPersona, producto, monto, referencia }) => {
    const padron = referencia.padron ?? ''
    const [{ nombre, documento } = { nombre: '', documento: '' }] = await personaDe(tx, idPersona)
    const { idLibreDeuda } = unaFila(
      await insertar(tx, idPersona, padron, idPago, normalizarBusqueda(nombre, documento)),
    )
    const pedido = { idLibreDeuda, padron }
    await usarPago(tx, { idPago, idPersona, producto, monto, por: `libre_deuda ${pedido.idLibreDeuda}` })
    await correoAPersona(tx, idPersona, { motivo: 'LIBRE DEUDA', redaccion: correoDePedidoRecibido(pedido) })
    if (oficina === null) return
    await correoAOficina(tx, oficina, { motivo: 'LIBRE DEUDA', redaccion: correoALaOficina(pedido, nombre) })
  }
