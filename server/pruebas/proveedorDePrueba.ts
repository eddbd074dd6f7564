import type { Centavos } from '@catastro/domain/dinero'
import type {
  PedidoAlProveedor,
  ProveedorDePagos,
  TransaccionDelProveedor,
} from '../src/plataforma/proveedorDePagos/proveedor.ts'
import { SinRespuesta } from '../src/plataforma/proveedorDePagos/proveedor.ts'

/** A card provider in memory, which says of each transaction what the test had it say. */
export function proveedorDePrueba() {
  const dichos = new Map<string, TransaccionDelProveedor>()
  const consultas: string[] = []
  const pedidos: PedidoAlProveedor[] = []
  let caido = false
  const proveedor: ProveedorDePagos = {
    numeracion: 'corta',
    async formulario(pedido) {
      pedidos.push(pedido)
      return { action: 'http://proveedor.prueba/boton', fields: { TransaccionComercioId: pedido.transaccion } }
    },
    async consultar(transaccion) {
      consultas.push(transaccion)
      if (caido) throw new SinRespuesta('prueba')
      return dichos.get(transaccion) ?? null
    },
    async enEstado(estadoId) {
      if (caido) throw new SinRespuesta('prueba')
      return [...dichos].filter(([, { estadoId: suyo }]) => suyo === estadoId).map(([transaccion]) => transaccion)
    },
  }
  return {
    ...proveedor,
    consultas,
    pedidos,
    /** 2550.00 unless said otherwise. */
    dira(pedida: string, estadoId: number, monto: Centavos | undefined = 255_000, transaccion = pedida, creada?: Date) {
      dichos.set(pedida, { transaccion, estadoId, monto, idPlataforma: `P-${pedida}`, creada })
    },
    caer: (esta: boolean) => {
      caido = esta
    },
  }
}
export type ProveedorDePrueba = ReturnType<typeof proveedorDePrueba>
