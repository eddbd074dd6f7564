import type { Partes } from '@catastro/domain/deberes'
import {
  ES_PROPIO,
  FALTA_COMPROBANTE_DE_PAGO,
  REGISTRO_NO_ENCONTRADO,
  YA_ESTABA_PAGADO,
} from '@catastro/domain/elevadores/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { comprobanteEnMesa, registrarPagoEnMesa } from '../pagos/pagarEnMesa.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { atiende, exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import { exigirConservadorPropio } from './empresas29y30.ts'
import { MISMO_NUMERO, PARTES_DE_29 } from './registro.ts'

const bloquear = sentencia(
  'bloquear_formulario_29',
  `select f.id_persona as "idPersona", f.id_institucion as "idInstitucion", f.nroconservador, f.importe,
     ${PARTES_DE_29} as "tienenParte!"
   from formulario29 f where f.id_formulario29 = $1 for update of f`,
)
const turnoDelNumero = sentencia(
  'turno_del_conservador',
  `select pg_advisory_xact_lock(hashtextextended('conservador ' || clave_de_numero($1), 0))`,
)

// A note whose number was nobody's yet may have been reviewed by who turns out to have a part in the company: another person
// reviews it again.
const volverARevisar = sentencia(
  'volver_a_revisar_notas',
  `update formulario31 set revisado_por = null, revisado_el = null
   where ${MISMO_NUMERO('nroconservador', '$1')} and revisado_por = any($2::integer[])`,
)

const sinNadie = (partes: Partes) => partes.filter((idPersona) => idPersona !== null)

/** Staff mark a form 29 as paid with its proof, once, and never their own. */
export async function registrarPagoDe29(
  db: DbRaiz,
  quien: Identidad,
  id: number,
  [comprobante]: readonly ArchivoRecibido[],
): Promise<void> {
  if (!comprobante) throw errorDeCampo('comprobante', FALTA_COMPROBANTE_DE_PAGO)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [f] = await bloquear(tx, id)
    if (!f) throw new ErrorDePortal(404, REGISTRO_NO_ENCONTRADO)
    exigirAjeno(quien, f.tienenParte, ES_PROPIO)
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
    await volverARevisar(tx, f.nroconservador, sinNadie(f.tienenParte))
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
