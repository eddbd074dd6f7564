import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Almacen, ArchivoGuardado } from '../plataforma/archivos/almacen.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Sellador } from '../plataforma/sello/sellador.ts'
import type { ClaseDeDocumento } from './tablas.ts'

export interface Imprenta {
  readonly almacen: Almacen
  /** Undefined: the city seals nothing. */
  readonly sellador: Sellador | undefined
}

export interface Impreso extends ArchivoGuardado {
  /** Whose seal it carries; null: none. */
  readonly selladoPor: string | null
}

/** Keeps a document, sealed where that can be done at once. What cannot be sealed is kept as it is: nobody waits for it. */
export async function imprimir({ almacen, sellador }: Imprenta, documento: Readable): Promise<Impreso> {
  if (!sellador) return { ...(await almacen.guardar(documento)), selladoPor: null }
  const pdf = await buffer(documento)
  const sellado = await sellador.sellar(pdf).catch(() => null)
  const guardado = await almacen.guardar(Readable.from([sellado ?? pdf]))
  return { ...guardado, selladoPor: sellado && sellador.certificado.titular }
}

const pedir = sentencia('pedir_sello', 'insert into sello_pendiente (documento, clase) values ($1, $2)')

/** In the transaction that writes the document's row: if it has no seal and the city gives one, it gets it later. */
export async function pedirSello(
  tx: Tx,
  { sellador }: Pick<Imprenta, 'sellador'>,
  { ruta, selladoPor }: Impreso,
  clase: ClaseDeDocumento,
): Promise<void> {
  if (sellador && selladoPor === null) await pedir(tx, ruta, clase)
}
