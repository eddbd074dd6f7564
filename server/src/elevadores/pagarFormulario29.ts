import {
  ES_PROPIO,
  FALTA_COMPROBANTE_DE_PAGO,
  REGISTRO_NO_ENCONTRADO,
  YA_ESTABA_PAGADO,
} from '@catastro/domain/elevadores/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { comprobanteEnMesa, registrarPagoEnMesa } from '../pagos/pagarEnMesa.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { atiende, exigirAjeno, type Identidad } from '../plataforma/identidad.ts'
import { exigirConservadorPropio } from './empresas29y30.ts'

const bloquear = sentencia(
  'bloquear_formulario_29',
  `select id_persona as "idPersona", id_institucion as "idInstitucion", nroconservador, importe from formulario29
   where id_formulario29 = $1 for update`,
)
const turnoDelNumero = sentencia(
  'turno_del_conservador',
  `select pg_advisory_xact_lock(hashtextextended('conservador ' || lower($1), 0))`,
)

/** Staff mark a form 29 as paid with its proof, once, and never their own. */
export async function pagarFormulario29(
  db: DbRaiz,
  quien: Identidad,
  id: number,
  [comprobante]: readonly ArchivoRecibido[],
): Promise<void> {
  if (!comprobante) throw errorDeCampo('comprobante', FALTA_COMPROBANTE_DE_PAGO)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [f] = await bloquear(tx, id)
    if (!f) throw new ErrorDePortal(404, REGISTRO_NO_ENCONTRADO)
    exigirAjeno(quien, [f.idPersona], ES_PROPIO)
    // From here on the number is this company's: two companies with one number are not confirmed at once.
    await turnoDelNumero(tx, f.nroconservador)
    await exigirConservadorPropio(tx, f.nroconservador, f.idInstitucion)
    const registrado = await registrarPagoEnMesa(tx, {
      concepto: 'FORM29',
      numero: id,
      idPersona: f.idPersona,
      monto: f.importe,
      registradoPor: quien.idPersona,
      comprobante,
    })
    if (!registrado) throw new ErrorDePortal(409, YA_ESTABA_PAGADO)
  })
}

const deQuien = sentencia(
  'autor_de_29',
  'select id_persona as "idPersona" from formulario29 where id_formulario29 = $1',
)

/** For staff, and who filed it. */
export async function comprobanteDe29(db: Db, quien: Identidad, id: number) {
  const [f] = await deQuien(db, id)
  if (!f || !(atiende(quien) || f.idPersona === quien.idPersona)) {
    throw new ErrorDePortal(404, REGISTRO_NO_ENCONTRADO)
  }
  return comprobanteEnMesa(db, 'FORM29', id)
}
