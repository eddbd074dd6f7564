import { DIAS_DE_ESPERA, haceDias } from '@catastro/domain/dias'
import { superficieDe } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { estaPagado } from '@catastro/domain/pagos/estados'
import {
  PAGO_DE_OTRO_MONTO,
  PAGO_SIN_CONFIRMAR,
  PAGO_YA_USADO,
  POR_QUE_NO_SE_PAGO,
} from '@catastro/domain/pagos/mensajes'
import { OTRA_PERSONA } from '@catastro/domain/personas/mensajes'
import { liquidarVereda } from '@catastro/domain/veredas/aranceles'
import { DEL_DOMICILIO, type DelDomicilio } from '@catastro/domain/veredas/domicilio'
import type { altaFormularioVeredas } from '@catastro/domain/veredas/llamadas'
import {
  DISTINTO_DE_LO_PAGADO,
  FALTAN_FOTOS,
  PAGO_VENCIDO,
  pagoDeOtraVereda,
  VEREDA_ENVIADA,
} from '@catastro/domain/veredas/mensajes'
import { BORRADOR_VEREDAS, TIPO_VEREDAS, USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { coincide, medidasDe, type RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { FOTOS_PARA_PRESENTAR } from '@catastro/domain/veredas/trabajos'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { bloquearPago, type Pago, pagoAlAlcance } from '../pagos/leerPago.ts'
import { alDia } from '../pagos/liquidar.ts'
import { marcarParaRevisar } from '../pagos/revision.ts'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { sinRepetir } from './cobrarVereda.ts'
import { type Copia, findCopia, tarifasDe } from './copia.ts'
import { calleDeshabilitada, exigirDomicilio } from './domicilio.ts'
import { presentarCopia } from './presentarCopia.ts'
import { leerRespuestas } from './respuestas.ts'

type Campos = Recibido<typeof altaFormularioVeredas>['campos']

interface Envio {
  readonly campos: Campos
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
}

const carpetaDelPago = sentencia(
  'carpeta_de_pago_de_vereda',
  `select f.id_carpeta as "idCarpeta", c.padron from formulario_vereda f join vereda_copia c using (id_pago)
   where f.id_pago = $1 and f.id_persona = $2`,
)
/** Whatever else it holds; with the number of another property it is another filing, and has its own payment. */
async function yaPresentada(db: Db, idPersona: number, { idPago, Padron }: Campos) {
  const [fila] = await carpetaDelPago(db, idPago, idPersona)
  if (!fila) return undefined
  const { idCarpeta, padron } = fila
  const deOtro = typeof Padron === 'string' && /^\d+$/.test(Padron.trim()) && Padron.trim() !== padron
  if (deOtro) throw errorDeCampo('Padron', pagoDeOtraVereda(idCarpeta, padron), 409)
  return { ok: true, message: VEREDA_ENVIADA, idCarpeta }
}

/**
 * Files the sidewalk form that was paid. Where the confirmation did it already, or does it now, this answers with that
 * folder whatever came; else what came must be what was paid, and its photos count together with the copy's.
 */
export async function altaVereda(entorno: EntornoDePagos, quien: Identidad, { campos, archivos, clave }: Envio) {
  const { db } = entorno
  const { idPago } = campos
  const { idPersona } = quien
  const pago = await pagoAlAlcance(db, idPago, (p) => p.idPersona === idPersona)
  const antes = await yaPresentada(db, idPersona, campos)
  if (antes) return { respuesta: antes, repetida: true }
  const { estado } = await alDia(entorno, pago)
  const alConfirmarse = await yaPresentada(db, idPersona, campos)
  if (alConfirmarse) return { respuesta: alConfirmarse, repetida: true }
  const respuestas = leerRespuestas(campos)
  if (campos.idPersona && Number(campos.idPersona) !== idPersona) throw new ErrorDePortal(403, OTRA_PERSONA)
  if (pago.tipo !== 'VEREDAS') throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)
  if (!estaPagado(estado)) throw new ErrorDePortal(409, POR_QUE_NO_SE_PAGO[estado] ?? PAGO_SIN_CONFIRMAR)
  const presentacion = {
    llamada: '/documentacion/altaFormularioVeredas',
    clave,
    datos: campos,
    archivos,
    borrador: BORRADOR_VEREDAS,
  }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    const enMano = await bloquearPago(tx, pago)
    const porOtro = await yaPresentada(tx, idPersona, campos)
    return porOtro ?? completar(tx, enMano, campos, respuestas, archivos)
  })
}

async function completar(
  tx: Tx,
  pago: Pago,
  campos: Campos,
  respuestas: RespuestasVereda,
  archivos: readonly ArchivoRecibido[],
) {
  const { idPago, idPersona, monto } = pago
  const copia = await findCopia(tx, idPago)
  if (!copia) throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)
  exigirQueEspere(pago, tx.ahora())
  const tarifas = tarifasDe(pago.referencia)
  const domicilio = await domicilioAPresentar(tx, copia, respuestas)
  compararRespuestas(copia.respuestas, respuestas)
  compararImportes(campos, copia.respuestas, tarifas)
  const fotos = sinRepetir([...copia.fotos, ...archivos])
  if (fotos.length < FOTOS_PARA_PRESENTAR) throw errorDeCampo('FotoVeredaArchivo', FALTAN_FOTOS)
  const presentadas = { ...copia.respuestas, ...domicilio }
  const idCarpeta = await presentarCopia(tx, { idPago, idPersona, monto, tarifas }, presentadas, fotos)
  if (pago.revision === 'POR_COMPLETAR' || pago.revision === 'SIN_EFECTO') await marcarParaRevisar(tx, idPago, null)
  return { ok: true, message: VEREDA_ENVIADA, idCarpeta }
}

/** After its days, or where its money is to be given back, nothing is filed with it. */
function exigirQueEspere({ confirmadoEl, revision, usadoEl }: Pago, ahora: Date): void {
  if (usadoEl) throw new ErrorDePortal(409, PAGO_YA_USADO)
  const tarde = confirmadoEl !== null && confirmadoEl <= haceDias(DIAS_DE_ESPERA, ahora)
  if (tarde || revision === 'REPETIDO' || revision === 'SIN_COMPLETAR') {
    throw new ErrorDePortal(409, PAGO_VENCIDO)
  }
}

/** What another address of the same property changes. */
const DE_OTRO_DOMICILIO: readonly (DelDomicilio | 'idDomicilio')[] = [
  'idDomicilio',
  ...DEL_DOMICILIO.filter((campo) => campo !== 'Padron'),
]

/** The copy's own; or, where its street was disabled since, the one of the same property that is sent instead. */
async function domicilioAPresentar(tx: Tx, { idPersona, respuestas: pagadas }: Copia, enviadas: RespuestasVereda) {
  await exigirDomicilio(tx, idPersona, enviadas)
  if (enviadas.idDomicilio === pagadas.idDomicilio) return {}
  if (!(await calleDeshabilitada(tx, idPersona, pagadas.idDomicilio))) throw distinto('idDomicilio')
  return Object.fromEntries(DE_OTRO_DOMICILIO.map((campo) => [campo, enviadas[campo]]))
}

const distinto = (path: string) => errorDeCampo(path, DISTINTO_DE_LO_PAGADO, 409)

/** Of the address, `domicilioAPresentar` has the word. */
function compararRespuestas(pagadas: RespuestasVereda, enviadas: RespuestasVereda): void {
  const deDomicilio: readonly string[] = DE_OTRO_DOMICILIO
  for (const campo of Object.keys(pagadas) as (keyof RespuestasVereda)[]) {
    if (deDomicilio.includes(campo) || campo === 'email') continue
    const sinMedidas = pagadas.vereda !== 1 && (campo === 'ancho' || campo === 'largo')
    if (!sinMedidas && pagadas[campo] !== enviadas[campo]) throw distinto(campo)
  }
}

/** Every line that is sent, and not only the total. */
function compararImportes(
  campos: Campos,
  pagadas: RespuestasVereda,
  tarifas: Parameters<typeof liquidarVereda>[1],
): void {
  const l = liquidarVereda(medidasDe(pagadas), tarifas)
  const [ancho, largo] = pagadas.vereda === 1 ? [pagadas.ancho, pagadas.largo] : [0, 0]
  const debidos = {
    superficie: superficieDe(ancho, largo),
    dep_mat_precio: l.dep_mat_precio,
    cerca_pesos: l.cerca_pesos,
    DerechoConstruccion: l.DerechoConstruccion,
    TotalaAbonar: l.TotalaAbonar,
  }
  for (const [campo, debido] of Object.entries(debidos)) {
    const nombre = campo as keyof typeof debidos
    if (coincide(campos[nombre], debido)) continue
    throw distinto(campo)
  }
  if (!esElNumero(campos.idFormularioTipo, TIPO_VEREDAS)) throw distinto('idFormularioTipo')
  if (!esElNumero(campos.idUso, USO_VEREDAS)) throw distinto('idUso')
}

/** Of a number that need not come; blank was not sent. */
const esElNumero = (enviado: unknown, id: number) => enviado === undefined || enviado === '' || Number(enviado) === id
