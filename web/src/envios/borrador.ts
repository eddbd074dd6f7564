import { borrarDato, guardarDato, leerDato } from '../red/almacen.ts'

/*
 * Half-filled forms, as this browser keeps them: the quick copy of what the server keeps (BorradorEnServidor). The
 * specification has one name for all of them, `valores`: inside, each form keeps its own. Signing out forgets them all.
 */

type Borradores = Readonly<Record<string, object>>

/** How the copy here stands to the server's. */
export interface Marca {
  /** The server's version that it was made from; 0 for none. */
  readonly version: number
  /** Something was typed that the server has not confirmed. */
  readonly pendiente: boolean
  /** What was on its way when this was written: if the server has just that, it arrived. */
  readonly enCamino?: object
}

const esObjeto = (dato: unknown): dato is Borradores =>
  typeof dato === 'object' && dato !== null && !Array.isArray(dato)

const todos = (): Borradores => leerDato('valores', esObjeto) ?? {}
const claveDeMarca = (clave: string) => `${clave} marca`

/** `clave`: the form, and the folder when it has one ('formulario1-1001'). */
export function leerBorrador(clave: string): object | null {
  const borrador: unknown = todos()[clave]
  return esObjeto(borrador) ? borrador : null
}

export function leerMarca(clave: string): Marca {
  const marca: unknown = todos()[claveDeMarca(clave)]
  const { version, pendiente, enCamino } = esObjeto(marca) ? (marca as Partial<Marca>) : {}
  if (typeof version !== 'number') return { version: 0, pendiente: leerBorrador(clave) !== null }
  return { version, pendiente: pendiente === true, ...(esObjeto(enCamino) && { enCamino }) }
}

export const guardarBorrador = (clave: string, valores: object, marca: Marca) =>
  guardarDato('valores', { ...todos(), [clave]: valores, [claveDeMarca(clave)]: marca })

export function borrarBorrador(clave: string) {
  const { [clave]: _, [claveDeMarca(clave)]: __, ...otros } = todos()
  if (Object.keys(otros).length > 0) guardarDato('valores', otros)
  else borrarDato('valores')
}

/** Forgets what the server has too. What it does not have yet, of whatever form, is nowhere else: that stays. */
export function olvidarLoQueEstaEnElServidor() {
  const claves = Object.keys(todos()).filter((clave) => !clave.endsWith(claveDeMarca('')))
  for (const clave of claves) if (!leerMarca(clave).pendiente) borrarBorrador(clave)
  if (Object.keys(todos()).length === 0) borrarDato('valores')
}
