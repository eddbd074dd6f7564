import type { Foto } from '../foto.ts'
import type { Producto } from '../modelo.ts'
import type { Caso } from './caso.ts'

const PRODUCTOS: readonly Producto[] = ['FORM1BIS', 'FORM14']

/** No money without its thing, and nothing paid twice: every payment that came is used for its folder or shown to staff. */
export function dineroConSuCosa({ carpeta, ahora }: Caso): string | undefined {
  return PRODUCTOS.map((producto) => delProducto(carpeta.id, ahora, producto)).find((falta) => falta !== undefined)
}

function delProducto(idCarpeta: number, { formularios, pagos, total }: Foto, producto: Producto): string | undefined {
  const codigo = producto === 'FORM1BIS' ? '1bis' : '14'
  const fila = formularios.find((f) => f.codigo === codigo)
  const suyos = pagos.filter((p) => p.producto === producto)
  const usados = suyos.filter(({ usadoPor }) => usadoPor !== null)
  const ajeno = usados.find(({ usadoPor }) => usadoPor !== `carpeta ${idCarpeta} formulario ${codigo}`)
  if (ajeno) return `el pago ${ajeno.id} se usó para ${ajeno.usadoPor}`
  const sinCosa = suyos.find((p) => p.estado === 'CONFIRMADO' && p.usadoPor === null && p.revision === null)
  if (sinCosa) return `el pago ${sinCosa.id} se cobró, no pagó nada y nadie lo ve`
  const suma = usados.reduce((subtotal, { monto }) => subtotal + monto, 0)
  if (suma !== (fila?.pagado ?? 0)) return `se pagó ${suma} y la carpeta dice ${fila?.pagado}`
  if (fila?.idPago != null && !usados.some(({ id }) => id === fila.idPago)) return `el pago ${fila.idPago} no es suyo`
  const excedente = producto === 'FORM1BIS' && total !== null ? Math.max(suma - total, 0) : 0
  const marcado = usados.reduce((subtotal, p) => subtotal + (p.excedente ?? 0), 0)
  if (marcado !== excedente) return `se pagó ${excedente} de más y hay marcado ${marcado}`
  const sinVer = usados.find((p) => p.excedente !== null && p.revision === null)
  return sinVer && `el excedente del pago ${sinVer.id} no lo ve nadie`
}
