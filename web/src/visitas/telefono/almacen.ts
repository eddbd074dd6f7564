import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { anotarQueGuardaVisitas } from '../../red/almacen.ts'
import { ErrorConTexto } from '../../ui/errorConTexto.ts'
import { SIN_LUGAR_EN_EL_TELEFONO } from '../mensajes.ts'
import { avisarCambio } from './cambios.ts'
import type { FotoGuardada, VisitaGuardada } from './tipos.ts'

export interface Almacen extends DBSchema {
  visitas: { key: [idPersona: number, idVisita: number]; value: VisitaGuardada; indexes: { deQuien: number } }
  fotos: { key: string; value: FotoGuardada; indexes: { deQuien: number; deVisita: [number, number] } }
}

const NOMBRE = 'catastro-visitas'
let abierto: Promise<IDBPDatabase<Almacen>> | null = null

const soltar = () => {
  abierto = null
}

/** The phone's own database. It outlives the session: what waits is sent when its inspector comes back. */
export function almacen(): Promise<IDBPDatabase<Almacen>> {
  abierto ??= openDB<Almacen>(NOMBRE, 1, {
    upgrade(base) {
      const visitas = base.createObjectStore('visitas', { keyPath: ['idPersona', 'idVisita'] })
      visitas.createIndex('deQuien', 'idPersona')
      const fotos = base.createObjectStore('fotos', { keyPath: 'id' })
      fotos.createIndex('deQuien', 'idPersona')
      fotos.createIndex('deVisita', ['idPersona', 'idVisita'])
    },
    // A newer portal in another tab wants to change it: this one opens it again when it needs it.
    blocking: (_anterior, _nueva, evento) => {
      ;(evento.target as IDBDatabase).close()
      soltar()
    },
    terminated: soltar,
  }).catch((error: unknown) => {
    soltar()
    throw error
  })
  return abierto
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
