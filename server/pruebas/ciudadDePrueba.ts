import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { sembrarCiudadDemo } from '@catastro/sandbox/ciudadDemo/sembrarCiudadDemo'
import { carpetaLocal } from '../src/plataforma/archivos/carpetaLocal.ts'
import { reconocerAlmacen } from '../src/plataforma/archivos/identidad.ts'
import type { DbRaiz } from '../src/plataforma/base/db.ts'

export const almacenEn = (carpeta: string) => carpetaLocal({ carpeta, maximo: MAX_BYTES_ARCHIVO })

const RUTA = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

/** What `listar` says, in one go: the tests take thousands of pictures of a small store, and a city has a large one. */
export async function* listarDeUnaVez(carpeta: string) {
  // Of many folders with one file each, what does not wait for each of them takes a tenth.
  for (const ruta of readdirSync(carpeta, { recursive: true, encoding: 'utf8' })) if (RUTA.test(ruta)) yield ruta
}

/** The demo city, in a database that holds the catalogue, and its files in a folder. */
export async function fundarCiudad(db: DbRaiz, carpeta: string): Promise<void> {
  const almacen = await almacenEn(carpeta)
  await reconocerAlmacen(db, almacen)
  const client = await db.$client.connect()
  await sembrarCiudadDemo(client, (contenido) => almacen.guardar(Readable.from([contenido])))
  // Whom the two professionals looked up today: the owners of the demo city.
  await client.query(
    `insert into propietario_hallado (id_persona, id_propietario)
     select profesional.id_persona, id_propietario from profesional, propietario where id_profesional in (1, 2)`,
  )
  client.release()
}
