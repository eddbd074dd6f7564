import type { Azar } from '@catastro/sandbox/ciudadDemo/azar'

/** What becomes of a payment, and how the portal must end up with it, typed by hand. */
interface Destino {
  /** Of a hundred. */
  readonly cuantos: number
  /** What the provider ends saying; null: it never hears of the payment again, or at all. */
  readonly estado: 'REALIZADA' | 'RECHAZADA' | 'CANCELADA' | null
  readonly fin: string
}

export const DESTINOS = {
  pagado: { cuantos: 66, estado: 'REALIZADA', fin: 'CONFIRMADO' },
  rechazado: { cuantos: 10, estado: 'RECHAZADA', fin: 'RECHAZADO' },
  cancelado: { cuantos: 8, estado: 'CANCELADA', fin: 'CANCELADO' },
  /** Left on the card page: still open at the provider a day later. */
  abandonado: { cuantos: 4, estado: null, fin: 'ABIERTO, por revisar: SIN_RESPUESTA' },
  /** The form was never posted. */
  sinTarjeta: { cuantos: 3, estado: null, fin: 'VENCIDO' },
  /** The provider says paid, and of another amount. */
  otroMonto: { cuantos: 4, estado: 'REALIZADA', fin: 'ABIERTO, por revisar: MONTO_DISTINTO' },
  /** Cancelled, and charged after all; nobody says so. */
  cobradoTarde: { cuantos: 3, estado: 'REALIZADA', fin: 'CONFIRMADO' },
  /** Paid, used for a certificate, and given back. */
  devuelto: { cuantos: 2, estado: 'REALIZADA', fin: 'DEVUELTO, por revisar: DEVUELTO_EN_USO' },
} as const satisfies Record<string, Destino>
export type NombreDeDestino = keyof typeof DESTINOS

const CADA_UNO = (Object.keys(DESTINOS) as NombreDeDestino[]).flatMap((nombre) =>
  Array.from({ length: DESTINOS[nombre].cuantos }, () => nombre),
)

/** How its notices arrive. */
interface Avisos {
  readonly avisos: number
  readonly demoraMs: number
  readonly desordenados: boolean
}

export interface Plan {
  readonly destino: NombreDeDestino
  readonly avisos: Avisos
  /** Somebody says that it is paid before it is. */
  readonly falsificado: boolean
}

const DE_AVISOS = [
  ...Array.from({ length: 10 }, () => ({ avisos: 0, demoraMs: 0, desordenados: false })),
  ...Array.from({ length: 30 }, () => ({ avisos: 5, demoraMs: 0, desordenados: false })),
  ...Array.from({ length: 20 }, () => ({ avisos: 1, demoraMs: 0, desordenados: true })),
  ...Array.from({ length: 10 }, () => ({ avisos: 1, demoraMs: 1500, desordenados: false })),
  ...Array.from({ length: 30 }, () => ({ avisos: 1, demoraMs: 0, desordenados: false })),
]

export const planAlAzar = (azar: Azar): Plan => ({
  destino: azar.uno(CADA_UNO),
  avisos: azar.uno(DE_AVISOS),
  falsificado: azar.entre(1, 10) === 1,
})
