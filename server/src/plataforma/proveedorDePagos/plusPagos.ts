import { Importe } from '@catastro/domain/importe'
import { momentoEnLaCiudad } from '@catastro/domain/momentos'
import { formatoDeLaCiudad } from '@catastro/domain/zona'
import * as z from 'zod/mini'
import { campoQueFalta, FallasAfuera } from '../afuera/fallasAfuera.ts'
import type { AjustesDePagos } from './ajustesDePagos.ts'
import { armarFormulario } from './formulario.ts'
import type { ProveedorDePagos, TransaccionDelProveedor } from './proveedor.ts'
import { noSirve, sesionConElProveedor } from './sesion.ts'

const NumeroOTexto = z.union([z.number(), z.string()])

/** A transaction as the REST API shows it. Amounts come with a comma or a point; ids as numbers or texts. */
export const Transaccion = z.object({
  TransaccionComercioId: NumeroOTexto,
  TransaccionPlataformaId: z.optional(z.nullable(NumeroOTexto)),
  EstadoId: NumeroOTexto,
  Monto: z.optional(z.nullable(NumeroOTexto)),
  FechaTransaccion: z.optional(z.unknown()),
})

/** `data` may be the thing itself or the thing as JSON in a string. */
function abrir(dato: unknown): unknown {
  if (typeof dato !== 'string') return dato
  try {
    return JSON.parse(dato)
  } catch {
    return undefined
  }
}

export const datosDe = (cuerpo: unknown) =>
  typeof cuerpo === 'object' && cuerpo !== null && 'data' in cuerpo ? abrir(cuerpo.data) : undefined

function presentada(transaccion: z.output<typeof Transaccion>): TransaccionDelProveedor {
  const { TransaccionComercioId, TransaccionPlataformaId, EstadoId, Monto, FechaTransaccion } = transaccion
  return {
    transaccion: String(TransaccionComercioId),
    idPlataforma: TransaccionPlataformaId == null ? null : String(TransaccionPlataformaId).slice(0, 60),
    estadoId: Number(EstadoId),
    monto: Importe.safeParse(Monto).data,
    creada: momentoDe(FechaTransaccion),
  }
}

const CON_DIA = /^(\d{2})\/(\d{2})\/(\d{4})[ T](\d{2}:\d{2}(?::\d{2})?)$/
const SIN_ZONA = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/** A moment as its kits write it, in the city's time where no zone is said; undefined: a day alone, or nothing that can be read. */
export function momentoDe(dato: unknown): Date | undefined {
  if (typeof dato !== 'string') return undefined
  const iso = dato.replace(CON_DIA, '$3-$2-$1T$4')
  if (!/\d[T ]\d/.test(iso)) return undefined
  const momento = SIN_ZONA.test(iso) ? momentoEnLaCiudad(iso.replace(' ', 'T')) : new Date(iso)
  return Number.isNaN(momento.getTime()) ? undefined : momento
}

const dia = formatoDeLaCiudad('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** What a list of transactions is asked for by. */
export const filtroDe = (estadoId: number, desde: Date, hasta: Date) =>
  new URLSearchParams({
    FechaDesde: dia.format(desde),
    FechaHasta: dia.format(hasta),
    EstadoTransaccion: String(estadoId),
  })

/** The provider of the specification's form: PlusPagos, sold by a bank as Click de Pago. */
export function plusPagos(ajustes: AjustesDePagos, fallas = new FallasAfuera()): ProveedorDePagos {
  const consultar = sesionConElProveedor(ajustes, fallas)
  return {
    numeracion: ajustes.numeracion,
    formulario: (pedido) => armarFormulario(ajustes, pedido),

    async consultar(transaccion) {
      const { status, cuerpo } = await consultar(`/transaction/${encodeURIComponent(transaccion)}`)
      if (status === 404) return null
      const leida = status === 200 ? Transaccion.safeParse(datosDe(cuerpo)) : undefined
      if (leida?.success) return presentada(leida.data)
      throw noSirve(fallas, 'consulta', status, leida && campoQueFalta(leida.error))
    },

    async enEstado(estadoId, desde, hasta) {
      const { status, cuerpo } = await consultar(`/transactions?${filtroDe(estadoId, desde, hasta)}`)
      const lista = status === 200 ? datosDe(cuerpo) : undefined
      if (!Array.isArray(lista)) throw noSirve(fallas, 'lista', status)
      return lista.flatMap((dato) => {
        const leida = Transaccion.safeParse(dato)
        return leida.success ? presentada(leida.data).transaccion : []
      })
    },
  }
}
