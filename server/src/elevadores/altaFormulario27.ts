import { importeDeElevadores, TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { loRespondido } from '@catastro/domain/elevadores/campos'
import type { altaFormulario27 as llamadaAlta, RespuestasFormulario27 } from '@catastro/domain/elevadores/formulario27'
import { ENVIADO, FALTA_COMPROBANTE_DE_PAGO, PAGADO_CON_OTRAS_RESPUESTAS } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores, USO_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { estaAbierto } from '@catastro/domain/pagos/estados'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { avisarMovimiento } from '../carpetas/avisarMovimiento.ts'
import { crearCarpetaDeFormulario } from '../carpetas/carpetaDeFormulario.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { bloquearPago, type Pago, pagoAlAlcance } from '../pagos/leerPago.ts'
import type { DbRaiz, Tx } from '../plataforma/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { bloquearFormulario27, carpetaDelPago, enlazarPago, pagoEnCurso, respuestasEnPago } from './pagar27.ts'
import { domicilios27 } from './respuestas27.ts'
import { formulario27 } from './tablas.ts'
import { asegurarTarjeta } from './tarjeta.ts'

/** The type of its form. */
const TIPO_27 = 27

interface Envio {
  readonly campos: Recibido<typeof llamadaAlta>['campos']
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
}

const presentado = (idCarpeta: number) => ({ ok: true, message: ENVIADO, idCarpeta })

/** Files form 27 with its receipt, and with the payment that it goes with: one folder a payment, however often it is sent. */
export async function altaFormulario27(db: DbRaiz, quien: Identidad, { campos, archivos, clave }: Envio) {
  const { idPago, ...respuestas } = loRespondido(campos)
  if (archivos.length === 0) throw errorDeCampo('comprobante', FALTA_COMPROBANTE_DE_PAGO)
  const ya = idPago ? await carpetaDelPago(db, quien.idPersona, idPago) : undefined
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
    const pago = await pagoQueLoPaga(tx, quien, idPago || null)
    const deLaGemela = pago && (await carpetaDelPago(tx, quien.idPersona, pago.idPago))
    if (deLaGemela !== undefined) {
      gemela = true
      return presentado(deLaGemela)
    }
    if (pago) await exigirLoPagado(tx, pago, respuestas)
    const { propio, inmueble } = await domicilios27(tx, quien, respuestas)
    const tarifa =
      pago?.referencia.tarifas?.[TARIFA_DE_ELEVADORES] ??
      (await tarifasVigentes(tx, { tarifa: TARIFA_DE_ELEVADORES })).tarifa
    const importe = importeDeElevadores(tarifa)
    const pagado = pago?.estado === 'CONFIRMADO' ? pago : null
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
    await tx.insert(formulario27).values({
      idCarpeta,
      idPersona: quien.idPersona,
      idDomicilio: propio.idDomicilio,
      idDomicilioInmueble: inmueble.idDomicilio,
      nroelevadores: respuestas.nroelevadores,
      expedienteobra: respuestas.expedienteobra,
      tarifa,
      importe,
      idPago: pago?.idPago ?? null,
    })
    await asegurarTarjeta(tx, inmueble.padron)
    if (pagado) await enlazarPago(tx, idCarpeta, { ...pagado, producto: pagado.tipo })
    await avisarMovimiento(tx, { idCarpeta, hacia: 'PRESENTADO', evento: 'ALTA' })
    return presentado(idCarpeta)
  })
  return { respuesta, repetida: repetida || gemela }
}

/** The one that was sent, or else the one under way; nobody else changes it until the transaction ends. */
async function pagoQueLoPaga(tx: Tx, { idPersona }: Identidad, idPago: number | null): Promise<Pago | undefined> {
  const leido = idPago
    ? await pagoAlAlcance(tx, idPago, (pago) => pago.idPersona === idPersona && pago.tipo === 'FORM27')
    : await pagoEnCurso(tx, idPersona)
  const pago = leido && (await bloquearPago(tx, leido))
  // One that ended unpaid goes with nothing: the receipt is what staff check.
  return pago && (estaAbierto(pago.estado) || pago.estado === 'CONFIRMADO') ? pago : undefined
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
