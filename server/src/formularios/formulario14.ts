import { TIPO_EMPRESA_DE_PUBLICIDAD } from '@catastro/domain/catalogos/reglas'
import { IMPORTE_DEMASIADO_GRANDE, IMPORTE_MAXIMO, leerImporte } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { montoFormulario14, TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import {
  bloquesDe14,
  consultarFormulario14,
  altaFormulario14 as llamadaAlta,
} from '@catastro/domain/formularios/formulario14'
import {
  FALTA_RECIBO,
  FORMULARIO_14_ENVIADO,
  PAGADO_POR_OTRO_PERIMETRO,
  TOTAL_DISTINTO,
} from '@catastro/domain/formularios/mensajes'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { and, eq } from 'drizzle-orm'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { institucion } from '../catalogos/tablas.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { concluirPago } from '../pagos/usarPago.ts'
import { agregarPersona, ciudadanoOFalla } from '../personas/ciudadanos.ts'
import { persona } from '../personas/tablas.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import type { DbRaiz, Tx } from '../plataforma/db.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { unaFila } from '../plataforma/unaFila.ts'
import { alAlcance, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { pagoDelFormulario14 } from './pagar14.ts'
import { formulario14 } from './tablas.ts'
import { formulario14De } from './verFormulario14.ts'

interface Envio {
  readonly campos: Recibido<typeof llamadaAlta>['campos']
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
  readonly token: string
}

/**
 * Files form 14 with its receipt, which is what staff check. The amount is
 * computed here, from the tariff that its payment was made with or else today's.
 */
async function altaFormulario14(db: DbRaiz, registro: CiudadDigital, quien: Identidad, envio: Envio) {
  const { campos, archivos, clave, token } = envio
  const { idCarpeta, monto: enviado, idPersona: _, cuitInstalador, ...respuestas } = campos
  const [comprobante] = archivos
  if (!comprobante) throw errorDeCampo('comprobante', FALTA_RECIBO)
  const pedido = {
    idCarpeta,
    respuestas,
    archivos,
    clave,
  }
  await carpetaAlAlcance(db, quien, idCarpeta) // before the city's registry is asked anything
  const instalador = cuitInstalador ? await ciudadanoOFalla(registro, cuitInstalador, token) : null
  if (instalador && instalador.id_persona !== respuestas.representante) {
    throw errorDeCampo('representante', predicado('no es la persona de ese CUIL'))
  }
  return grabarFormulario(db, quien, FORMULARIO_14, pedido, async (tx) => {
    if (instalador && cuitInstalador) {
      const { id_persona, nombre_persona, apellido_persona } = instalador
      await agregarPersona(tx, id_persona, cuitInstalador, nombre_persona, apellido_persona)
    } else {
      await exigirConocido(tx, respuestas.representante)
    }
    const pago = await pagoDelFormulario14(tx, quien.idPersona, idCarpeta)
    const tarifa = pago?.tarifa ?? (await tarifasVigentes(tx, { tarifa: TARIFA_14 })).tarifa
    const monto = montoFormulario14(leerImporte(respuestas.perimetro) ?? 0, tarifa)
    if (pago?.confirmado && pago.monto !== monto) throw errorDeCampo('perimetro', PAGADO_POR_OTRO_PERIMETRO, 409)
    if (monto > IMPORTE_MAXIMO) throw errorDeCampo('monto', IMPORTE_DEMASIADO_GRANDE)
    if (enviado && leerImporte(enviado) !== monto) {
      throw new ErrorDePortal(400, TOTAL_DISTINTO, [{ path: 'monto', msg: TOTAL_DISTINTO }])
    }
    const deEmpresa = respuestas.empresaPublicidad === 1
    if (deEmpresa) await exigirEmpresa(tx, Number(respuestas.idInstitucion))
    const archivo = unaFila(await insertarArchivos(tx, idCarpeta, 'RECIBO_FORM', quien.idPersona, [comprobante]))
    await tx.insert(formulario14).values({
      idCarpeta,
      idPersona: quien.idPersona,
      instalacion: respuestas.instalacion === 1,
      retiro: respuestas.retiro === 1,
      ocupaVereda: respuestas.ocupaVereda === 1,
      aceptoord2073: respuestas.aceptoord2073 === 1,
      empresaPublicidad: deEmpresa,
      desde: respuestas.desde,
      hasta: respuestas.hasta,
      monto,
      tarifa,
      perimetro: respuestas.perimetro,
      altura: respuestas.altura,
      superficie: respuestas.superficie,
      // Without a company these two say nothing, whatever was sent.
      idInstitucion: deEmpresa ? Number(respuestas.idInstitucion) : null,
      nroInscripcion: deEmpresa ? (respuestas.nroInscripcion ?? null) : null,
      idRepresentante: respuestas.representante,
      idArchivoComprobante: archivo.idArchivo,
    })
    if (pago?.confirmado) await concluirPago(tx, pago.idPago)
    return { ok: true, message: FORMULARIO_14_ENVIADO }
  })
}

/** Without a CUIL to ask the registry about, the installer is somebody that the portal knows already. */
async function exigirConocido(tx: Tx, idPersona: number): Promise<void> {
  const filas = await tx.select({ id: persona.idPersona }).from(persona).where(eq(persona.idPersona, idPersona))
  if (filas.length === 0) throw errorDeCampo('representante', predicado('no existe'), 404)
}

/** An enabled advertising company. */
async function exigirEmpresa(tx: Tx, idInstitucion: number): Promise<void> {
  const filas = await tx
    .select({ id: institucion.idInstitucion })
    .from(institucion)
    .where(
      and(
        eq(institucion.idInstitucion, idInstitucion),
        eq(institucion.idInstitucionTipo, TIPO_EMPRESA_DE_PUBLICIDAD),
        eq(institucion.estado, true),
      ),
    )
  if (filas.length === 0) throw errorDeCampo('idInstitucion', predicado('no existe'), 404)
}

export const FORMULARIO_14 = formularioDeCarpeta({
  codigo: '14',
  tabla: formulario14,
  leer: formulario14De,
  bloques: bloquesDe14,
  atender(rutas, registro) {
    rutas.on(consultarFormulario14, alAlcance(formulario14De))
    rutas.on(llamadaAlta, async ({ db, quien, campos, archivos, envio, token }) => {
      const pedido = { campos, archivos, clave: envio.clave, token }
      const { respuesta, repetida } = await altaFormulario14(db, registro, quien, pedido)
      if (repetida) await envio.descartar()
      return respuesta
    })
  },
})
