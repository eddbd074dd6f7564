import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { anotarQueGuardaVisitas } from '../../red/almacen.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { SIN_LUGAR_EN_EL_TELEFONO } from '../mensajes.ts'
import { avisarCambio } from './cambios.ts'
import type { Sobre } from './cifra.ts'
import { mudar } from './mudanza.ts'

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
  /** By person, and the phone's own under 0. It leaves with the session. */
  llaves: { key: number; value: CryptoKey }
}

/** All but the keys: what is sealed, with its person's number in sight. */
export const CERRADOS = ['bytes', 'resultados', 'fotografias', 'enviadas', 'dias'] as const
/** Where the phone's own key is: nobody has this number. */
export const DEL_TELEFONO = 0

const NOMBRE = 'catastro-visitas'
let abierto: Promise<IDBPDatabase<Almacen>> | null = null

const soltar = () => {
  abierto = null
}

/** The phone's own database. What was signed outlives the session: it is sent when its inspector comes back. */
export function almacen(): Promise<IDBPDatabase<Almacen>> {
  abierto ??= abrir().catch((error: unknown) => {
    soltar()
    throw error
  })
  return abierto
}

async function abrir() {
  const base = await openDB<Almacen>(NOMBRE, 2, {
    upgrade(base) {
      const resultados = base.createObjectStore('resultados', { keyPath: ['idPersona', 'idVisita'] })
      resultados.createIndex('deQuien', 'idPersona')
      const fotografias = base.createObjectStore('fotografias', { keyPath: 'id' })
      fotografias.createIndex('deQuien', 'idPersona')
      fotografias.createIndex('deVisita', ['idPersona', 'idVisita'])
      base.createObjectStore('bytes', { keyPath: 'id' }).createIndex('deQuien', 'idPersona')
      base.createObjectStore('enviadas', { keyPath: ['idPersona', 'idVisita'] }).createIndex('deQuien', 'idPersona')
      base.createObjectStore('dias', { keyPath: ['idPersona', 'dia'] }).createIndex('deQuien', 'idPersona')
      base.createObjectStore('llaves')
    },
    // A newer portal in another tab wants to change it: this one opens it again when it needs it.
    blocking: (_anterior, _nueva, evento) => {
      ;(evento.target as IDBDatabase).close()
      soltar()
    },
    terminated: soltar,
  })
  await mudar(base)
  return base
}

/** What a change says when the phone has no room for it. Nothing of what was there is touched. */
export async function cambiando<T>(cambio: () => Promise<T>): Promise<T> {
  try {
    const resultado = await cambio()
    anotarQueGuardaVisitas()
    avisarCambio()
    return resultado
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      throw new ErrorConTexto(SIN_LUGAR_EN_EL_TELEFONO)
    }
    throw error
  }
}
