import { importeDeElevadores, TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import type { altaFormulario27 as llamadaAlta, RespuestasFormulario27 } from '@catastro/domain/elevadores/formulario27'
import {
  ENVIADO,
  FALTA_COMPROBANTE_DE_PAGO,
  PAGADO_CON_OTRAS_RESPUESTAS,
  pagoDeOtroFormulario27,
} from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores, USO_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { estaAbierto, estaPagado } from '@catastro/domain/pagos/estados'
import { PAGO_DE_OTRA_PRESENTACION, PAGO_DE_OTRO_MONTO, POR_QUE_NO_SE_PAGO } from '@catastro/domain/pagos/mensajes'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { avisarMovimiento } from '../carpetas/avisarMovimiento.ts'
import { crearCarpetaDeFormulario } from '../carpetas/carpetaDeFormulario.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { bloquearPago, type Pago, pagoAlAlcance } from '../pagos/leerPago.ts'
import { type Db, type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { bloquearFormulario27, enlazarPago, pagoEnCurso, presentadoConElPago, respuestasEnPago } from './concepto.ts'
import { domicilios27 } from './respuestas27.ts'
import { asegurarTarjeta } from './tarjeta.ts'

/** The type of its form. */
const TIPO_27 = 27

interface Envio {
  readonly campos: Recibido<typeof llamadaAlta>['campos']
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
}

const insertar = sentencia(
  'insertar_formulario_27',
  `insert into formulario27 (id_carpeta, id_persona, id_domicilio, id_domicilio_inmueble, nroelevadores, expedienteobra,
     tarifa, importe, id_pago)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9?)`,
)

const presentado = (idCarpeta: number) => ({ ok: true, message: ENVIADO, idCarpeta })

/** Files form 27 with its receipt, and with the payment that it goes with: one folder a payment, however often it is sent. */
export async function altaFormulario27(db: DbRaiz, quien: Identidad, { campos, archivos, clave }: Envio) {
  const { idPago, ...respuestas } = campos
  if (archivos.length === 0) throw errorDeCampo('comprobante', FALTA_COMPROBANTE_DE_PAGO)
  const ya = await yaPresentado(db, quien, idPago || null, respuestas)
  if (ya !== undefined) return { respuesta: presentado(ya), repetida: true }
  const presentacion = {
    llamada: '/documentacion/altaFormulario27',
    clave,
    datos: { idPago, ...respuestas },
    archivos,
    borrador: borradorDeElevadores('27'),
  }
  let gemela = false
  const { respuesta, repetida } = await presentarUnaVez(db, quien, presentacion, async (tx) => {
    await bloquearFormulario27(tx, quien.idPersona)
    const deLaGemela = await yaPresentado(tx, quien, idPago || null, respuestas)
    if (deLaGemela !== undefined) {
      gemela = true
      return presentado(deLaGemela)
    }
    const pago = await pagoQueLoPaga(tx, quien, idPago || null)
    if (pago) await exigirLoPagado(tx, pago, respuestas)
    const { propio, inmueble } = await domicilios27(tx, quien, respuestas)
    const tarifa =
      pago?.referencia.tarifas?.[TARIFA_DE_ELEVADORES] ??
      (await tarifasVigentes(tx, { tarifa: TARIFA_DE_ELEVADORES })).tarifa
    const importe = importeDeElevadores(tarifa)
    const pagado = pago && estaPagado(pago.estado) ? pago : null
    const idCarpeta = await crearCarpetaDeFormulario(tx, {
      idUso: USO_ELEVADORES,
      idFormularioTipo: TIPO_27,
      idPersona: quien.idPersona,
      idDomicilio: inmueble.idDomicilio,
      idInmuebleTipo: inmueble.idInmuebleTipo,
      total: importe,
      idPago: pagado?.idPago ?? null,
    })
    await insertarArchivos(tx, idCarpeta, 'RECIBO_FORM', quien.idPersona, archivos)
    await insertar(
      tx,
      idCarpeta,
      quien.idPersona,
      propio.idDomicilio,
      inmueble.idDomicilio,
      respuestas.nroelevadores,
      respuestas.expedienteobra,
      tarifa,
      importe,
      pago?.idPago ?? null,
    )
    await asegurarTarjeta(tx, inmueble.padron)
    if (pagado) await enlazarPago(tx, idCarpeta, { ...pagado, producto: pagado.tipo })
    await avisarMovimiento(tx, { idCarpeta, hacia: 'PRESENTADO', evento: 'ALTA' })
    return presentado(idCarpeta)
  })
  return { respuesta, repetida: repetida || gemela }
}

/** The folder that was filed with this payment, by who sends the same again; with anything else it is another filing's. */
async function yaPresentado(db: Db, quien: Identidad, idPago: number | null, r: RespuestasFormulario27) {
  const ya = idPago === null ? undefined : await presentadoConElPago(db, quien.idPersona, idPago)
  if (!ya) return undefined
  // Whatever else they hold is their addresses' own (`domicilios27`).
  const distinto = (['idDomicilio', 'idDomicilioInmueble', 'nroelevadores', 'expedienteobra'] as const).find(
    (campo) => ya[campo] !== r[campo],
  )
  if (distinto) throw errorDeCampo(distinto, pagoDeOtroFormulario27(ya.idCarpeta), 409)
  return ya.idCarpeta
}

/** The one that was sent, or else the one under way; nobody else changes it until the transaction ends. */
async function pagoQueLoPaga(tx: Tx, { idPersona }: Identidad, idPago: number | null): Promise<Pago | undefined> {
  const leido =
    idPago === null
      ? await pagoEnCurso(tx, idPersona)
      : await pagoAlAlcance(tx, idPago, (pago) => pago.idPersona === idPersona)
  if (!leido) return undefined
  const pago = await bloquearPago(tx, leido)
  // Without one, the receipt is what staff check.
  if (idPago === null) return estaAbierto(pago.estado) || estaPagado(pago.estado) ? pago : undefined
  if (pago.tipo !== 'FORM27') throw new ErrorDePortal(409, PAGO_DE_OTRO_MONTO)
  const porQueNo = POR_QUE_NO_SE_PAGO[pago.estado]
  if (porQueNo) throw new ErrorDePortal(409, porQueNo)
  if (!(await pagoEnCurso(tx, idPersona, idPago))) throw new ErrorDePortal(409, PAGO_DE_OTRA_PRESENTACION)
  return pago
}

/** Paying locked the answers: those are filed, and no others. */
async function exigirLoPagado(tx: Tx, { idPago }: Pago, respuestas: RespuestasFormulario27): Promise<void> {
  const congeladas = await respuestasEnPago(tx, idPago)
  if (!congeladas) return
  const distinta = (Object.keys(respuestas) as (keyof RespuestasFormulario27)[]).find(
    (campo) => String(respuestas[campo] ?? '') !== String(congeladas[campo] ?? ''),
  )
  if (distinta)
    throw new ErrorDePortal(409, PAGADO_CON_OTRAS_RESPUESTAS, [{ path: distinta, msg: PAGADO_CON_OTRAS_RESPUESTAS }])
}
