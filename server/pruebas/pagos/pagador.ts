import { setTimeout as esperar } from 'node:timers/promises'
import type { Plan } from './destinos.ts'
import type { ProveedorAparte } from './proveedorAparte.ts'

interface Preparado {
  readonly idPago: number
  readonly fields: Record<string, string>
}

interface Mundo {
  readonly direccion: string
  readonly proveedor: ProveedorAparte
}

/** Asked again for as long as the portal is away: whoever pays presses the button again. */
async function conInsistencia<R>(pedir: () => Promise<Response>): Promise<R> {
  for (;;) {
    const respuesta = await pedir().catch(() => undefined)
    if (respuesta?.ok) {
      const cuerpo = await respuesta.json().catch(() => undefined)
      if (cuerpo !== undefined) return cuerpo as R
    } else if (respuesta && respuesta.status < 500) {
      throw new Error(`${respuesta.status} ${await respuesta.text()}`)
    }
    await esperar(100)
  }
}

async function preparar({ direccion }: Mundo, token: string, padron: string): Promise<Preparado> {
  return conInsistencia<Preparado>(() =>
    fetch(`${direccion}/api/pagos/preparar`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ producto: 'LIBRE_DEUDA', padron }),
    }),
  )
}

/** One person pays one thing, as the plan says. Returns the payment's number. */
export async function pagar(mundo: Mundo, token: string, padron: string, plan: Plan): Promise<number> {
  const { proveedor } = mundo
  const { idPago, fields } = await preparar(mundo, token, padron)
  const TransaccionComercioId = fields.TransaccionComercioId ?? ''
  if (plan.falsificado) {
    await proveedor.mandar('falsificar', { TransaccionComercioId })
    await proveedor.mandar('falsificar', { TransaccionComercioId: `T9${TransaccionComercioId.slice(2)}` })
    await proveedor.mandar('falsificar', { TransaccionComercioId, monto: '0,01' })
  }
  if (plan.destino === 'sinTarjeta') return idPago
  const tarjeta = await proveedor.enviarFormulario(fields)
  await tarjeta.body?.cancel()
  if (!tarjeta.ok) throw new Error(`La tarjeta no aceptó el formulario de ${TransaccionComercioId}`)
  const resolver = (estado: string, avisos: object, otros: object = {}) =>
    proveedor.mandar('resolver', { TransaccionComercioId, estado, ...avisos, ...otros })
  if (plan.destino === 'pagado') await resolver('REALIZADA', plan.avisos)
  if (plan.destino === 'rechazado') await resolver('RECHAZADA', plan.avisos)
  if (plan.destino === 'cancelado') await resolver('CANCELADA', plan.avisos)
  if (plan.destino === 'otroMonto') await resolver('REALIZADA', plan.avisos, { monto: '1,00' })
  if (plan.destino === 'cobradoTarde') await resolver('CANCELADA', plan.avisos)
  if (plan.destino === 'devuelto') await resolver('REALIZADA', plan.avisos)
  return idPago
}
