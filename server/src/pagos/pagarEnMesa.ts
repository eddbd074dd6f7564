import type { Centavos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import { PAGO_NO_ENCONTRADO } from '@catastro/domain/pagos/mensajes'
import type { ConceptoEnMesa } from '@catastro/domain/pagos/productos'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { ArchivoConFila } from '../plataforma/http/enviarArchivo.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'

interface PagoEnMesa {
  readonly concepto: ConceptoEnMesa
  /** Of the thing that was paid. */
  readonly numero: number
  /** Who owed it. */
  readonly idPersona: number
  readonly monto: Centavos
  readonly registradoPor: number
  readonly comprobante: ArchivoRecibido
}

const insertar = sentencia(
  'registrar_pago_en_mesa',
  `insert into pago_en_mesa (concepto, numero, id_persona, monto, registrado_por, nombre_original, tipo_mime, tamano, sha256, ruta)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict on constraint pago_en_mesa_uq do nothing returning id_pago_en_mesa as id`,
)

/** Writes down what was paid at the counter, with its proof. False where it was written down already: once a thing. */
export async function registrarPagoEnMesa(tx: Tx, p: PagoEnMesa): Promise<boolean> {
  const { nombreOriginal, tipoMime, tamano, sha256, ruta } = p.comprobante
  const filas = await insertar(
    tx,
    p.concepto,
    p.numero,
    p.idPersona,
    p.monto,
    p.registradoPor,
    nombreOriginal,
    tipoMime,
    tamano,
    sha256,
    ruta,
  )
  return filas.length > 0
}

const leer = sentencia(
  'comprobante_de_pago_en_mesa',
  `select nombre_original as "nombreOriginal", tipo_mime as "tipoMime", tamano, ruta from pago_en_mesa
   where concepto = $1 and numero = $2`,
)

/** Its proof; whoever may see it was asked before. */
export async function comprobanteEnMesa(db: Db, concepto: ConceptoEnMesa, numero: number): Promise<ArchivoConFila> {
  const [archivo] = await leer(db, concepto, numero)
  if (!archivo) throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
  return archivo
}
