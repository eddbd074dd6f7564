import { ErrorDePortal } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { escritoDeMas } from '@catastro/domain/padron/formas'
import { DEL_DOMICILIO, type DelDomicilio } from '@catastro/domain/veredas/domicilio'
import { CALLE_DESHABILITADA } from '@catastro/domain/veredas/mensajes'
import { TOPES_VEREDAS } from '@catastro/domain/veredas/reglas'
import { catastralesQueFaltan, type RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { errorDeRespuesta } from './respuestas.ts'

// A typed address counts only for whoever typed it (A-156, S-6).
const leer = sentencia(
  'domicilio_de_vereda',
  `select d.padron as "Padron", d.id_calle as "idCalle", d.nro_puerta as "NroPuerta", d.piso as "Piso",
     d.departamento as "Departamento", d.seccion as "Seccion", d.manzana as "Manzana", d.parcela as "Parcela",
     d.distrito as "Distrito", d.dominio as "Dominio", d.origen,
     (d.origen = 'PADRON' or k.estado) as "calleHabilitada!"
   from domicilio d left join calle k using (id_calle)
   where d.id_domicilio = $1 and (d.origen = 'PADRON' or d.id_persona_alta = $2)`,
)

/** What is typed keeps the form's limits; the register's own is as long as it is there. */
const deMas = (campo: DelDomicilio, r: RespuestasVereda) =>
  campo === 'NroPuerta' || campo === 'Departamento' ? escritoDeMas(r[campo], TOPES_VEREDAS[campo]) : undefined

/**
 * The address is idDomicilio's: what is sent beside it must be the same. One typed by hand has every field, and a
 * street that is still offered; the land register's own is as it is.
 */
export async function exigirDomicilio(db: Db, idPersona: number, r: RespuestasVereda): Promise<void> {
  const [domicilio] = await leer(db, r.idDomicilio, idPersona)
  if (!domicilio) throw errorDeRespuesta('idDomicilio', predicado('no existe'), 404)
  const distintos = DEL_DOMICILIO.filter((campo) => r[campo] !== '' && r[campo] !== domicilio[campo]).map((path) => ({
    path,
    msg: errorDeRespuesta(path, deMas(path, r) ?? predicado('no es el del domicilio elegido')).message,
  }))
  const faltan = domicilio.origen === 'MANUAL' ? catastralesQueFaltan(domicilio) : []
  const errores = [...distintos, ...faltan]
  if (errores[0]) throw new ErrorDePortal(400, errores[0].msg, errores)
  if (!domicilio.calleHabilitada) throw errorDeRespuesta('idCalle', CALLE_DESHABILITADA)
}

/** Whether the street of an address that was typed has been disabled since. */
export const calleDeshabilitada = async (db: Db, idPersona: number, idDomicilio: number): Promise<boolean> =>
  (await leer(db, idDomicilio, idPersona))[0]?.calleHabilitada === false
