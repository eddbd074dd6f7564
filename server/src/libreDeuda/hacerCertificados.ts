import { correoDeCertificado } from '@catastro/domain/libreDeuda/correos'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import { type Imprenta, imprimir, pedirSello } from '../sellos/imprimir.ts'
import type { CambiarDocumento } from '../sellos/sellarPendientes.ts'
import { certificadoPdf } from './certificadoPdf.ts'
import { nombreDelPdf } from './leerCertificado.ts'

export interface ImprentaDeCertificados extends Imprenta {
  readonly db: DbRaiz
  readonly membrete: PedirMembrete
}

const tomar = sentencia(
  'tomar_certificado_por_hacer',
  `select c.id_certificado as "idCertificado", c.id_libre_deuda as "idLibreDeuda", l.id_persona as "idPersona", c.numero,
     c.codigo, c.padron, c.titular, c.domicilio, c.importe, pg.transaccion,
     e.nombre_persona || ' ' || e.apellido_persona as "emitidoPor",
     to_char(c.emitido_el at time zone zona_de_la_ciudad(), 'DD/MM/YYYY') as "emitido!",
     to_char(c.vence, 'DD/MM/YYYY') as "vence!"
   from certificado c join libre_deuda l using (id_libre_deuda) join pago pg using (id_pago)
     join persona e on e.id_persona = c.emitido_por
   where c.ruta is null and c.anulado_el is null order by c.id_certificado limit 1 for update of c skip locked`,
)
const guardar = sentencia(
  'guardar_certificado',
  `update certificado set ruta = $2, tamano = $3, sha256 = $4, sellado_por = $5?,
     sellado_el = case when $5::varchar is not null then now() end
   where id_certificado = $1`,
)
// A revoked one stays as it was: nothing is to look better than it is.
const cambiar = sentencia(
  'cambiar_certificado_por_el_sellado',
  `update certificado set ruta = $2, tamano = $3, sha256 = $4, sellado_por = $5, sellado_el = now()
   where ruta = $1 and anulado_el is null returning id_certificado`,
)

/** Makes the document of every certificate that has none, and mails it in the same transaction. */
export async function hacerCertificados(imprenta: ImprentaDeCertificados, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await enTransaccion(imprenta.db, null, (tx) => hacerUno(tx, imprenta)))) {}
}

export const cambiarCertificado: CambiarDocumento = async (tx, documento, { ruta, tamano, sha256, selladoPor }) =>
  (await cambiar(tx, documento, ruta, tamano, sha256, selladoPor)).length > 0

async function hacerUno(tx: Tx, imprenta: ImprentaDeCertificados): Promise<boolean> {
  const [c] = await tomar(tx)
  if (!c) return false
  const impreso = await imprimir(imprenta, certificadoPdf(c, await imprenta.membrete(tx)))
  const { ruta, tamano, sha256, selladoPor } = impreso
  await guardar(tx, c.idCertificado, ruta, tamano, sha256, selladoPor)
  await pedirSello(tx, imprenta, impreso, 'LIBRE_DEUDA')
  await correoAPersona(tx, c.idPersona, {
    motivo: 'LIBRE DEUDA',
    redaccion: correoDeCertificado(c, c),
    adjuntos: [{ nombre: nombreDelPdf(c.numero, c.padron), tipoMime: 'application/pdf', ruta }],
  })
  return true
}
