import type { Centavos } from '../dinero.ts'

/** What can be paid online: the product's text at the provider, and where the browser comes back to. */
interface DatosDeProducto {
  /** Goes as `Producto[0]`, letter for letter as the specification has it. */
  readonly nombre: string
  /** What the portal's own screens call it. */
  readonly titulo: string
  /** Hash routes of the portal. */
  readonly exito: `/${string}`
  readonly cancelacion: `/${string}`
}

export const PRODUCTOS = {
  LIBRE_DEUDA: {
    nombre: 'Libre Deuda',
    titulo: 'Libre Deuda',
    exito: '/LibreDeudaPagoExitoso',
    cancelacion: '/LibreDeudaPagoRechazado',
  },
  VEREDAS: {
    nombre: 'TRABAJOS VARIOS',
    titulo: 'Plan Veredas Sanas',
    exito: '/veredas?pagoRealizado=true',
    cancelacion: '/pagoError',
  },
  FORM1BIS: {
    nombre: 'FORMULARIO 1 BIS',
    titulo: 'Formulario 1 bis',
    exito: '/form1bisPagoExitoso',
    cancelacion: '/pagoErrorForm1',
  },
  FORM14: { nombre: 'FORMULARIO 14', titulo: 'Formulario 14', exito: '/formulario14', cancelacion: '/pagoError' },
  FORM27: {
    nombre: 'ALTA DE RESPONSABLES DE ASCENSORES',
    titulo: 'Formulario 27',
    exito: '/formulario27',
    cancelacion: '/pagoError',
  },
  /** What staff asked for when they moved the folder to PENDIENTE DE PAGO. */
  CARPETA: {
    nombre: 'PAGO DE CARPETA',
    titulo: 'Pago de carpeta',
    exito: '/pagoDeCarpeta',
    cancelacion: '/pagoDeCarpeta',
  },
} as const satisfies Record<string, DatosDeProducto>

export type Producto = keyof typeof PRODUCTOS
export const NOMBRES_DE_PRODUCTO = Object.keys(PRODUCTOS) as [Producto, ...Producto[]]

/** What exactly is paid: kept with the payment and shown to people. */
export interface Referencia {
  readonly padron?: string
  readonly idCarpeta?: number
  /** The tariffs that the amount was computed with, by idTarifa and in centavos: one that changes meanwhile strands nobody who has paid. */
  readonly tarifas?: Readonly<Record<number, Centavos>>
  /** The draft that it was begun from: it does not grow old while its payment is open, or paid and not used up. */
  readonly borrador?: string
  /** Form 27: the last one that its person had filed when it was begun, 0 for none. It pays the next one, and no other. */
  readonly despuesDe?: number
  /** Of a folder: which of the things that it was asked to pay. */
  readonly cobro?: { readonly idCobro: number; readonly concepto: string }
  /** Of what is paid as it was then: another one is not given this payment while nobody has begun to pay it. */
  readonly huella?: string
}

/** 'Padrón 100001' */
export const detalleDe = ({ padron, idCarpeta, cobro }: Referencia): string =>
  [padron && `Padrón ${padron}`, idCarpeta && `Carpeta ${idCarpeta}`, cobro?.concepto].filter(Boolean).join(', ')

/**
 * Where the browser comes back to. What is paid of a folder names it there: two tabs at the provider each return to their
 * own folder, whatever the browser keeps meanwhile.
 */
export const vueltaA = (camino: `/${string}`, { idCarpeta }: Referencia) =>
  idCarpeta === undefined ? camino : `${camino}?idCarpeta=${idCarpeta}`

/** Fixed by the specification, and not the amount. */
export const MONTO_PRODUCTO = '100'

/** What is paid at the counter alone, and staff write down with its proof. */
export const CONCEPTOS_EN_MESA = ['FORM29'] as const
export type ConceptoEnMesa = (typeof CONCEPTOS_EN_MESA)[number]
