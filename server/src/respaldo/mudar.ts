import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import { marcaDeAlmacen } from '../plataforma/archivos/marcaDeAlmacen.ts'
import type { Objetos } from '../plataforma/archivos/objetos.ts'
import { CopiaInservible } from './copia/manifiesto.ts'

/** In the new place until all of it has come: without its mark no portal starts there. */
const A_MEDIO_MUDAR = 'MUDANZA.json'
const PROPIAS = [A_MEDIO_MUDAR, 'ALMACEN.json']
const A_LA_VEZ = 4

interface Mudanza {
  readonly de: Objetos
  readonly a: Objetos
  /** Called now and then, with how many are there. */
  avisar?(cuantos: number): void
}

export interface Mudado {
  readonly archivos: number
  /** Those that an earlier round had brought. */
  readonly yaEstaban: number
}

/**
 * Every file of a store, also what was put aside, into another place, whatever either is. It may be stopped and asked again, and
 * goes on where it was: a file is there whole or not at all. The mark goes last.
 */
export async function mudarAlmacen({ de, a, avisar }: Mudanza): Promise<Mudado> {
  const marca = await marcaDeAlmacen(de).marca()
  if (!marca) throw new CopiaInservible('Lo que se quiere mudar no es un almacén: le falta ALMACEN.json')
  await exigirDestino(a, marca.id)
  await a.poner(A_MEDIO_MUDAR, Readable.from([Buffer.from(JSON.stringify({ id: marca.id }))]))
  await a.borrar('ALMACEN.json')
  let [archivos, yaEstaban] = [0, 0]
  const claves = de.claves('')[Symbol.asyncIterator]()
  const llevar = async () => {
    for (;;) {
      const { value: clave, done } = await claves.next()
      if (done) return
      if (PROPIAS.includes(clave)) continue
      if ((await llevarUno(de, a, clave)) === 'ya estaba') yaEstaban++
      archivos++
      if (archivos % 1000 === 0) avisar?.(archivos)
    }
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, llevar))
  const { id, testigo, anterior, sabido } = (await marcaDeAlmacen(de).marca()) ?? marca
  await marcaDeAlmacen(a).marcar({ id, testigo, anterior, sabido })
  await a.borrar(A_MEDIO_MUDAR)
  return { archivos, yaEstaban }
}

async function exigirDestino(a: Objetos, id: string): Promise<void> {
  if ((await marcaDeAlmacen(a).marca())?.id === id) return
  const aMedias = await a.abrir(A_MEDIO_MUDAR).catch(siNoEsta)
  if (aMedias && JSON.parse(await text(aMedias.contenido)).id === id) return
  for await (const _ of a.claves(''))
    throw new CopiaInservible('El lugar nuevo no está vacío, y lo que hay no es de este almacén')
}

async function llevarUno(de: Objetos, a: Objetos, clave: string) {
  const tamano = await de.medir(clave)
  if (tamano !== undefined && (await a.medir(clave)) === tamano) return 'ya estaba'
  const visto = await de.abrir(clave).catch(siNoEsta)
  if (!visto) return 'ya no está'
  const { contenido, recibidoEl } = visto
  const puesto = await a.poner(clave, contenido, { recibidoEl }).finally(() => contenido.destroy())
  if (puesto.tamano !== visto.tamano) throw new CopiaInservible(`${clave} no llegó entero`)
  return 'llevado'
}

const siNoEsta = (error: unknown) => {
  if (error instanceof ArchivoInexistente) return undefined
  throw error
}
