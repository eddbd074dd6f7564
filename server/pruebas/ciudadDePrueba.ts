import { Readable } from 'node:stream'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/carpetas/reglas'
import { sembrarCiudadDemo } from '@catastro/sandbox/ciudadDemo/sembrarCiudadDemo'
import { carpetaLocal } from '../src/plataforma/archivos/carpetaLocal.ts'
import { reconocerAlmacen } from '../src/plataforma/archivos/identidad.ts'
import type { DbRaiz } from '../src/plataforma/db.ts'

export const almacenEn = (carpeta: string) => carpetaLocal({ carpeta, maximo: MAX_BYTES_ARCHIVO })

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
