import type { Estado } from '@catastro/domain/carpetas/movimientos'
import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { EstadoDePago, Revision } from '@catastro/domain/pagos/estados'
import { ADMINISTRADORA, PERSONAL, type Persona } from './gente.ts'

/** What should be true, kept by hand: nothing here asks the code under test. Amounts in centavos. */

/** Some encomienda types with the forms that they carry, and whether they need a block sketch. */
export const ENCOMIENDAS = {
  10: { nombre: 'CONFORME DE USO', formularios: ['1'], croquis: true },
  14: { nombre: 'REBAJE DE CORDON', formularios: ['1bis'], croquis: true },
  16: { nombre: 'CAMBIO DE DOMICILIO DE BOLETA', formularios: ['19'], croquis: false },
  4: { nombre: 'INSTALACION DE CARTELERIA', formularios: ['14'], croquis: false },
  6: { nombre: 'DEMOLICION', formularios: ['1bis', '2', '14'], croquis: true },
} as const satisfies Record<number, { nombre: string; formularios: readonly CodigoDeFormulario[]; croquis: boolean }>
export type Encomienda = keyof typeof ENCOMIENDAS

export interface Formulario {
  readonly codigo: CodigoDeFormulario
  situacion: 'SIN ENVIAR' | 'ENVIADO' | 'OBSERVADO'
  /** Of a 1bis: what it came to when it was last sent. */
  total: number
  /** What was paid online for it. */
  pagado: number
}

/** Those that every encomienda asks for. */
export const REQUISITOS = [1, 2, 3, 4, 5]
/** All that each asks for: the demonstration insists on every one. */
const PEDIDOS: Readonly<Record<Encomienda, readonly number[]>> = {
  10: REQUISITOS,
  14: REQUISITOS,
  16: REQUISITOS,
  4: [...REQUISITOS, 6, 7],
  6: [...REQUISITOS, 8],
}

export type Sobre =
  | 'carpeta'
  | { readonly formulario: CodigoDeFormulario }
  | { readonly archivo: number }
  | { readonly requisito: number }
export interface Observacion {
  readonly sobre: Sobre
  situacion: 'PENDIENTE' | 'RESPONDIDA' | 'RETIRADA'
}

export type Clase = 'CROQUIS' | 'DOCUMENTO' | 'COMPROBANTE' | 'RECIBO_FORM'

export interface Carpeta {
  readonly id: number
  readonly titulares: readonly Persona[]
  readonly encomienda: Encomienda
  readonly formularios: readonly Formulario[]
  /** Files and observations in the order in which they came, which is that of their numbers. */
  readonly archivos: Clase[]
  readonly observaciones: Observacion[]
  /** Requirements that have no file, and a reason why. */
  readonly noCorresponden: Set<number>
  /** Requirements that have a file. */
  readonly conArchivo: Set<number>
  /** The states that it has been in. */
  readonly historial: Estado[]
  estado: Estado
  previo: Estado | null
  expediente: boolean
  /** Its papers were handed in. */
  presentada: boolean
  /** It is marked as paid. */
  pagada: boolean
  /** A proof was handed in since it is in this state. */
  comprobante: boolean
  borrada: boolean
  /** Of what was paid for it, something went back. */
  pagoDevuelto: boolean
}

export type Producto = 'FORM1BIS' | 'FORM14'
/** What the provider says of a transaction; null while it has never heard of it. */
export type Dicho = 'EN_PAGO' | 'REALIZADA' | 'RECHAZADA' | 'CANCELADA' | 'DEVUELTA'
export interface Pago {
  readonly id: number
  readonly carpeta: Carpeta
  readonly producto: Producto
  readonly de: Persona
  readonly monto: number
  /** Its number at the provider. */
  readonly transaccion: string
  dicho: Dicho | null
  estado: EstadoDePago
  revision: Revision | null
  usado: boolean
  /** What it paid is delivered. */
  concluido: boolean
}

interface Borrador {
  readonly version: number
  readonly perimetro: number
}

export interface Modelo {
  readonly carpetas: Carpeta[]
  readonly pagos: Pago[]
  /** By person and name of the draft. */
  readonly borradores: Map<string, Borrador>
}

export const modeloVacio = (): Modelo => ({ carpetas: [], pagos: [], borradores: new Map() })

export const esFinal = (c: Carpeta) => c.estado === 'RECHAZADO' || c.estado === 'FINALIZADO'
export const esTitular = (quien: Persona, c: Carpeta) => c.titulares.includes(quien)
export const esPersonal = (quien: Persona) => PERSONAL.includes(quien)
export const esAdministradora = (quien: Persona) => quien === ADMINISTRADORA
/** Whoever does not reach a folder, or asks for one that was deleted, is told that there is none. */
export const alcanza = (quien: Persona, c: Carpeta) => !c.borrada && (esTitular(quien, c) || esPersonal(quien))

export const formularioDe = (c: Carpeta, codigo: CodigoDeFormulario) => c.formularios.find((f) => f.codigo === codigo)
export const pendientesDe = (c: Carpeta) => c.observaciones.filter(({ situacion }) => situacion === 'PENDIENTE')
/** Only the 1bis owes: what it comes to less what was paid. */
export const debe = (f: Formulario) => (f.codigo === '1bis' && f.situacion !== 'SIN ENVIAR' ? f.total - f.pagado : 0)

export const completa = (c: Carpeta) => c.presentada && conTodo(c)

/** Requirements that nobody answered while it is being prepared. */
export const sinResponder = (c: Carpeta): readonly number[] =>
  PEDIDOS[c.encomienda].filter((requisito) => !c.noCorresponden.has(requisito) && !c.conArchivo.has(requisito))

/** Nothing is left but to file it. */
export const sePuedePresentar = (c: Carpeta) => !c.presentada && conTodo(c) && sinResponder(c).length === 0

const conTodo = (c: Carpeta) =>
  c.formularios.every((f) => f.situacion !== 'SIN ENVIAR' && debe(f) <= 0) &&
  c.archivos.includes('DOCUMENTO') &&
  (!ENCOMIENDAS[c.encomienda].croquis || c.archivos.includes('CROQUIS'))
