import { createInterface } from 'node:readline'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { abrirAlmacen } from '../plataforma/archivos/abrirAlmacen.ts'
import { vigilar } from '../plataforma/archivos/vigilado.ts'
import { causa } from '../plataforma/base/causa.ts'
import { abrirDb } from '../plataforma/base/db.ts'
import { LECTOR_DE_TABLAS } from '../plataforma/proceso/programas.ts'
import type { OrdenDeImportar } from './enOtroProceso.ts'
import { atenderPendientes } from './pendientes.ts'

/** The importer: started by the portal, which tells it with what through its input, and ends it by closing that. */

/** One holds the lock, one the transaction, and one tells how far it is. */
const CONEXIONES = 3

// A signal to the whole group comes here too: the portal that got it says when to end.
for (const señal of ['SIGTERM', 'SIGINT'] as const) process.on(señal, () => {})

const fin = new AbortController()
const entrada = createInterface({ input: process.stdin })
entrada.once('close', () => fin.abort())
entrada.once('line', (linea) => void importar(JSON.parse(linea) as OrdenDeImportar))

async function importar({ conexion, firma, lugarDeArchivos, s3, conAntivirus, marco }: OrdenDeImportar) {
  const db = abrirDb({ ...conexion, max: CONEXIONES }, firma ? abierta(firma) : undefined)
  try {
    const almacen = vigilar(db, await abrirAlmacen(lugarDeArchivos, s3, MAX_BYTES_ARCHIVO), conAntivirus)
    await atenderPendientes(db, { almacen, lector: LECTOR_DE_TABLAS, marco }, fin.signal)
  } catch (error) {
    if (!fin.signal.aborted) {
      console.error(String(causa(error)))
      process.exitCode = 1
    }
  } finally {
    await db.$client.end()
    entrada.close()
    process.stdin.destroy()
  }
}

const abierta = ({ interior, exterior }: NonNullable<OrdenDeImportar['firma']>) => ({
  interior: Buffer.from(interior, 'base64'),
  exterior: Buffer.from(exterior, 'base64'),
})
