import { DEVUELTA, REALIZADA } from '@catastro/domain/pagos/estados'
import { sentencia } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { SinRespuesta } from '../plataforma/proveedorDePagos/proveedor.ts'
import type { EntornoDePagos } from './entorno.ts'
import { liquidar } from './liquidar.ts'
import { tomarVencidos } from './seguimiento.ts'

const A_LA_VEZ = 5
const CADA_SEGUNDOS = 2

/** Asks about every payment whose time has come. Ends early when the provider answers none of a handful. */
export async function liquidarPendientes(entorno: EntornoDePagos, fin: AbortSignal): Promise<number> {
  let preguntados = 0
  while (!fin.aborted && entorno.proveedor) {
    const turnos = await tomarVencidos(entorno.db, A_LA_VEZ)
    if (turnos.length === 0) break
    const resultados = await Promise.allSettled(turnos.map((turno) => liquidar(entorno, turno, 'CONSULTA')))
    preguntados += turnos.length
    const fallas = resultados.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : []))
    const grave = fallas.find((falla) => !(falla instanceof SinRespuesta))
    if (grave) throw grave
    // It goes to the log; those payments wait for their next turn.
    if (fallas.length === turnos.length) throw fallas[0]
  }
  return preguntados
}

const DIAS = 3

const noLoSaben = sentencia(
  'consultar_los_que_no_coinciden',
  `update pago_seguimiento s set proxima = now() from pago p
   where p.id_pago = s.id_pago and p.transaccion = any($1) and p.estado <> $2 and p.estado <> 'DEVUELTO'`,
)

/** What the provider has as paid or given back and the portal does not know of: its notices never came. */
async function compararConElProveedor({ db, proveedor }: EntornoDePagos): Promise<void> {
  if (!proveedor) return
  const hasta = new Date()
  const desde = new Date(hasta.getTime() - DIAS * 24 * 3_600_000)
  for (const [estadoId, estado] of [
    [REALIZADA, 'CONFIRMADO'],
    [DEVUELTA, 'DEVUELTO'],
  ] as const) {
    const transacciones = await proveedor.enEstado(estadoId, desde, hasta)
    if (transacciones.length > 0) await noLoSaben(db, transacciones, estado)
  }
}

export const trabajosDePagos = (entorno: EntornoDePagos): readonly Trabajo[] => [
  {
    nombre: 'liquidar-pagos',
    cuando: { cadaSegundos: CADA_SEGUNDOS },
    obra: (fin) => liquidarPendientes(entorno, fin),
  },
  { nombre: 'comparar-pagos', cuando: '7 * * * *', obra: () => compararConElProveedor(entorno) },
]
