import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type {
  corregirDomicilio as Correccion,
  DomicilioDePropietario,
} from '@catastro/domain/personas/domicilioDePropietario'
import {
  DOMICILIO_CAMBIADO,
  FALTA_MOTIVO_DE_DOMICILIO,
  PROPIETARIO_NO_ENCONTRADO,
} from '@catastro/domain/personas/mensajes'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { firmada } from '../plataforma/base/tablasDeReferencia.ts'
import { atiende, type Identidad } from '../plataforma/identidad/identidad.ts'

/* An owner's address that is written already, corrected: by its person, or by staff with their reason. */

const propio = sentencia(
  'mi_domicilio_de_propietario',
  `select id_propietario as "idPropietario", domicilio as "Domicilio", motivo_del_domicilio as motivo
   from propietario where id_persona = $1`,
)

export const miDomicilio = async (db: Db, quien: Identidad): Promise<DomicilioDePropietario | null> =>
  (await propio(db, quien.idPersona))[0] ?? null

const bloquear = sentencia(
  'bloquear_propietario_por_corregir',
  'select id_persona, domicilio from propietario where id_propietario = $1 for update',
)
const corregir = sentencia(
  'corregir_domicilio_de_propietario',
  `update propietario set domicilio = $2, motivo_del_domicilio = $3?, ${firmada('$4')} where id_propietario = $1`,
)

/** For whoever is neither, an owner's number does not exist. Who saw another address than the one of now corrects nothing. */
export async function corregirDomicilio(
  db: DbRaiz,
  quien: Identidad,
  { idPropietario, Domicilio, anterior, motivo }: Recibido<typeof Correccion>['json'],
): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [propietario] = await bloquear(tx, idPropietario)
    const esSuyo = propietario?.id_persona === quien.idPersona
    if (!propietario || !(esSuyo || atiende(quien))) throw new ErrorDePortal(404, PROPIETARIO_NO_ENCONTRADO)
    if (!esSuyo && !motivo) throw errorDeCampo('motivo', FALTA_MOTIVO_DE_DOMICILIO)
    if (propietario.domicilio === Domicilio) return
    if ((propietario.domicilio ?? '').trim() !== (anterior ?? ''))
      throw new ErrorDePortal(409, DOMICILIO_CAMBIADO(propietario.domicilio))
    await corregir(tx, idPropietario, Domicilio, esSuyo ? null : (motivo ?? null), quien.idPersona)
  })
}
