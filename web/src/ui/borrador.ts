import { borrarDato, guardarDato, leerDato } from '../app/almacen.ts'

/*
 * Half-filled forms, so that they are there again after a reload. The specification has one name for all of them,
 * `valores`: inside, each form keeps its own. Signing out forgets them all.
 */

type Borradores = Readonly<Record<string, object>>

const esObjeto = (dato: unknown): dato is Borradores =>
  typeof dato === 'object' && dato !== null && !Array.isArray(dato)

const todos = (): Borradores => leerDato('valores', esObjeto) ?? {}

/** `clave`: the form, and the folder when it has one ('formulario1 1001'). */
export function leerBorrador(clave: string): object | null {
  const borrador: unknown = todos()[clave]
  return esObjeto(borrador) ? borrador : null
}

export const guardarBorrador = (clave: string, valores: object) =>
  guardarDato('valores', { ...todos(), [clave]: valores })

export function borrarBorrador(clave: string) {
  const { [clave]: _, ...otros } = todos()
  if (Object.keys(otros).length > 0) guardarDato('valores', otros)
  else borrarDato('valores')
}
