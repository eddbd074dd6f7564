import type { DBSchema } from 'idb'
import type { Sobre } from './cifra.ts'

/** Sealed with its person's key; `delTelefono`: with the phone's own, until its person's comes (see `mudar`). */
export interface Cerrado extends Sobre {
  readonly idPersona: number
  readonly delTelefono?: true
}

/** In clear, only what tells whether it is to be sent and kept: whose, which, whether it was signed and whether refused. */
interface DeVisita extends Cerrado {
  readonly idVisita: number
  readonly firmadaEl: string | null
  readonly rechazada: boolean
}
export interface FilaDeResultado extends DeVisita {
  readonly idResultado: string
}
export interface FilaDeFoto extends DeVisita {
  readonly id: string
}
export interface FilaDeBytes extends Cerrado {
  readonly id: string
}

export interface Almacen extends DBSchema {
  resultados: { key: [idPersona: number, idVisita: number]; value: FilaDeResultado; indexes: { deQuien: number } }
  fotografias: { key: string; value: FilaDeFoto; indexes: { deQuien: number; deVisita: [number, number] } }
  bytes: { key: string; value: FilaDeBytes; indexes: { deQuien: number } }
  enviadas: {
    key: [idPersona: number, idVisita: number]
    value: Cerrado & { readonly idVisita: number }
    indexes: { deQuien: number }
  }
  dias: {
    key: [idPersona: number, dia: string]
    value: Cerrado & { readonly dia: string }
    indexes: { deQuien: number }
  }
  /** Of a folder, taken along: `persona carpeta archivo`. */
  papeles: { key: string; value: FilaDeBytes; indexes: { deQuien: number } }
  /** By person, and the phone's own under 0. It leaves with the session. */
  llaves: { key: number; value: CryptoKey }
}

/** All but the keys: what is sealed, with its person's number in sight. */
export const CERRADOS = ['bytes', 'resultados', 'fotografias', 'enviadas', 'dias', 'papeles'] as const
/** Where the phone's own key is: nobody has this number. */
export const DEL_TELEFONO = 0
