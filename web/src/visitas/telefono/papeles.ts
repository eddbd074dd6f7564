import { almacen, cambiando } from './almacen.ts'
import { abrirBytes, cerrarBytes } from './sellado.ts'

/** The folder in one PDF, forms, observations and history, among its files: no file has this number. */
export const LEGAJO = 0

const deLaCarpeta = (idPersona: number, idCarpeta: number) => `${idPersona} ${idCarpeta} `
const idDe = (idPersona: number, idCarpeta: number, idArchivo: number) =>
  `${deLaCarpeta(idPersona, idCarpeta)}${idArchivo}`

/** A paper of a folder, taken along: sealed as everything else, and gone with the session or with the visit's receipt. */
export async function guardarPapel(
  idPersona: number,
  idCarpeta: number,
  idArchivo: number,
  papel: Blob,
): Promise<void> {
  const ids = { id: idDe(idPersona, idCarpeta, idArchivo), idPersona }
  const fila = await cerrarBytes('papeles', ids, await papel.arrayBuffer())
  await cambiando(async () => {
    await (await almacen()).put('papeles', fila)
  })
}

/** Those of a folder that the phone has, by their numbers. */
export async function papelesDe(idPersona: number, idCarpeta: number): Promise<readonly number[]> {
  const prefijo = deLaCarpeta(idPersona, idCarpeta)
  const ids = await (await almacen()).getAllKeysFromIndex('papeles', 'deQuien', idPersona)
  return ids.filter((id) => id.startsWith(prefijo)).map((id) => Number(id.slice(prefijo.length)))
}

/** Null: it was not taken along, or went meanwhile. */
export async function leerPapel(idPersona: number, idCarpeta: number, idArchivo: number): Promise<ArrayBuffer | null> {
  const fila = await (await almacen()).get('papeles', idDe(idPersona, idCarpeta, idArchivo))
  return fila ? abrirBytes('papeles', fila) : null
}

/** Which keys are a folder's: from its first paper to the last. */
export const losDe = (idPersona: number, idCarpeta: number) => {
  const prefijo = deLaCarpeta(idPersona, idCarpeta)
  return IDBKeyRange.bound(prefijo, `${prefijo}\uffff`)
}

export const dejarPapeles = (idPersona: number, idCarpeta: number): Promise<void> =>
  cambiando(async () => {
    await (await almacen()).delete('papeles', losDe(idPersona, idCarpeta))
  })
