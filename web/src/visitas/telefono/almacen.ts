import { type IDBPDatabase, openDB } from 'idb'
import { anotarQueGuardaVisitas } from '../../red/almacen.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { SIN_LUGAR_EN_EL_TELEFONO } from '../mensajes.ts'
import { avisarCambio } from './cambios.ts'
import type { Almacen } from './esquema.ts'
import { mudar } from './mudanza.ts'

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
  const base = await openDB<Almacen>(NOMBRE, 3, {
    upgrade(base, desde) {
      base.createObjectStore('papeles', { keyPath: 'id' }).createIndex('deQuien', 'idPersona')
      if (desde === 2) return
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
