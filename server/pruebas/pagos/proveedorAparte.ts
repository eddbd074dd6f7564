import { join } from 'node:path'
import pg from 'pg'
import { iniciarPostgres } from '../../src/plataforma/postgresEmbebido/postgresEmbebido.ts'
import { COMERCIO, pasarelaDePrueba } from '../pasarelaDePrueba.ts'

/** The card provider's stand-in with a database of its own, in this process: the portal dies and it does not. */
export async function proveedorAparte(carpeta: string, urlAvisos: string) {
  const postgres = await iniciarPostgres({ carpeta: join(carpeta, 'proveedor'), fsync: false })
  const pool = new pg.Pool({ ...postgres.conexion, max: 10 })
  const sustituto = await pasarelaDePrueba(pool, { urlAvisos })
  return {
    ...sustituto,
    /** What the portal is started with. */
    ajustesDelPortal: {
      PAGOS_URL: sustituto.ajustes.boton,
      PAGOS_API_URL: sustituto.ajustes.api,
      PAGOS_COMERCIO: COMERCIO.comercio,
      PAGOS_GUID: COMERCIO.guid,
      PAGOS_FRASE: COMERCIO.frase,
      PAGOS_SECRETO: COMERCIO.secreto,
    },
    async detener() {
      await sustituto.cerrar()
      await pool.end()
      await postgres.detener()
    },
  }
}
export type ProveedorAparte = Awaited<ReturnType<typeof proveedorAparte>>
