import { ErrorDePortal } from '@catastro/domain/errores'
import { PAGOS_SIN_CONFIGURAR } from '@catastro/domain/pagos/mensajes'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { ProveedorDePagos } from '../plataforma/proveedorDePagos/proveedor.ts'
import type { Conceptos } from './conceptos.ts'

/** What payments are made with. */
export interface EntornoDePagos {
  readonly db: DbRaiz
  /** Undefined where the city has none. */
  readonly proveedor: ProveedorDePagos | undefined
  readonly conceptos: Conceptos
  /** Where the provider sends the browser back to. */
  readonly urlPublica: string
  /** What a confirmed payment bought could not be done: for the log. */
  readonly anotarFalla: (error: unknown, idPago: number) => void
}

export function exigirProveedor({ proveedor }: Pick<EntornoDePagos, 'proveedor'>): ProveedorDePagos {
  if (!proveedor) throw new ErrorDePortal(503, PAGOS_SIN_CONFIGURAR)
  return proveedor
}
