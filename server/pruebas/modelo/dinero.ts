import type { Persona } from './gente.ts'
import { type Carpeta, debe, formularioDe, type Modelo, type Pago, type Producto } from './modelo.ts'

/** Money, by hand. */

const CODIGO = { FORM1BIS: '1bis', FORM14: '14' } as const satisfies Record<Producto, string>
export const formularioQuePaga = (c: Carpeta, producto: Producto) => formularioDe(c, CODIGO[producto])

/** Nothing is left to pay of it. */
export function saldado(c: Carpeta, producto: Producto): boolean {
  const f = formularioQuePaga(c, producto)
  if (!f) return false
  return producto === 'FORM1BIS' ? f.situacion !== 'SIN ENVIAR' && debe(f) <= 0 : f.pagado > 0
}

const abierto = ({ estado }: Pago) => estado === 'INICIADO' || estado === 'EN_PROCESO'
/** It came, and has its place: what came twice, or too late, is for staff to give back. */
const valido = ({ estado, revision }: Pago) =>
  estado === 'CONFIRMADO' && revision !== 'REPETIDO' && revision !== 'CARPETA_BORRADA'

/** The payment of this thing and person that is under way, or done and not delivered yet. */
export function vigente(m: Modelo, quien: Persona, c: Carpeta, producto: Producto): Pago | undefined {
  const suyos = m.pagos.filter((p) => p.carpeta === c && p.producto === producto && p.de === quien && !p.concluido)
  return suyos.findLast(valido) ?? suyos.findLast(abierto)
}

/** What follows from what the provider says. */
export function asentar(p: Pago): void {
  if (p.dicho === 'EN_PAGO' && abierto(p)) p.estado = 'EN_PROCESO'
  if (p.dicho === 'RECHAZADA' && abierto(p)) p.estado = 'RECHAZADO'
  if (p.dicho === 'CANCELADA' && abierto(p)) p.estado = 'CANCELADO'
  if (p.dicho === 'DEVUELTA' && p.estado === 'CONFIRMADO') {
    p.estado = 'DEVUELTO'
    p.revision = p.usado ? 'DEVUELTO_EN_USO' : null
    if (p.usado) p.carpeta.pagoDevuelto = true
  }
  if (p.dicho === 'REALIZADA' && p.estado !== 'CONFIRMADO' && p.estado !== 'DEVUELTO') confirmar(p)
}

function confirmar(p: Pago): void {
  p.estado = 'CONFIRMADO'
  const f = formularioQuePaga(p.carpeta, p.producto)
  if (p.carpeta.borrada) p.revision = 'CARPETA_BORRADA'
  else if (!f || saldado(p.carpeta, p.producto)) p.revision = 'REPETIDO'
  else {
    f.pagado += p.monto
    p.usado = true
    p.concluido = p.producto === 'FORM1BIS' || f.situacion === 'ENVIADO'
  }
}
