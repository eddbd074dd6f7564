import { Readable } from 'node:stream'
import { type Almacen, type ArchivoGuardado, ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import { leerEntero } from '../plataforma/archivos/leerEntero.ts'
import { causa } from '../plataforma/base/causa.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import type { Sellador } from '../plataforma/sello/sellador.ts'
import type { ClaseDeDocumento } from './tablas.ts'

interface Sellado extends ArchivoGuardado {
  readonly selladoPor: string
}

/** Puts the sealed document in the place of the other. False: that one is nobody's any more, or no longer to be sealed. */
export type CambiarDocumento = (tx: Tx, documento: string, sellado: Sellado) => Promise<boolean>

interface Selladora {
  readonly db: DbRaiz
  readonly almacen: Almacen
  readonly sellador: Sellador
  readonly cambiar: Readonly<Record<ClaseDeDocumento, CambiarDocumento>>
  readonly registro: { error(datos: object, texto: string): void }
}

const tomar = sentencia(
  'tomar_documento_por_sellar',
  `select documento, clase from sello_pendiente where proximo_el <= now() order by proximo_el limit 1
   for update skip locked`,
)
// 1, 2, 4 and 8 minutes, and then every 10.
const postergar = sentencia(
  'postergar_sello',
  `update sello_pendiente set intentos = least(intentos + 1, 10),
     proximo_el = now() + least(power(2, intentos), 10) * interval '1 minute'
   where documento = $1`,
)
const quitar = sentencia('quitar_sello_pendiente', 'delete from sello_pendiente where documento = $1')

/** Until there is no more, or one cannot be sealed: mostly the next one could not either. */
async function sellarPendientes(selladora: Selladora, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await enTransaccion(selladora.db, null, (tx) => sellarUno(tx, selladora)))) {}
}

/** The row is held meanwhile: another process takes the next one, and a crash leaves it as it was. */
async function sellarUno(tx: Tx, { almacen, sellador, cambiar, registro }: Selladora): Promise<boolean> {
  const [pendiente] = await tomar(tx)
  if (!pendiente) return false
  const { documento, clase } = pendiente
  let bytes: Uint8Array
  try {
    bytes = await sellador.sellar(await leerEntero(almacen, documento))
  } catch (error) {
    // A folder's document that was made again, and that the sweep took since.
    if (error instanceof ArchivoInexistente) {
      await quitar(tx, documento)
      return true
    }
    registro.error({ err: causa(error), ruta: documento }, 'un documento espera su sello')
    await postergar(tx, documento)
    return false
  }
  const guardado = await almacen.guardar(Readable.from([bytes]))
  const cambiado = await cambiar[clase](tx, documento, { ...guardado, selladoPor: sellador.certificado.titular })
  if (!cambiado) await almacen.borrar(guardado.ruta)
  await quitar(tx, documento)
  return true
}

export const trabajosDeSellos = (selladora: Selladora): readonly Trabajo[] => [
  { nombre: 'sellar-documentos', cuando: { cadaSegundos: 10 }, obra: (fin) => sellarPendientes(selladora, fin) },
]
