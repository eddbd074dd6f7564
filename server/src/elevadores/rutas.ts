import * as formulario27 from '@catastro/domain/elevadores/formulario27'
import * as formulario28 from '@catastro/domain/elevadores/formulario28'
import * as formulario29 from '@catastro/domain/elevadores/formulario29'
import * as formulario30 from '@catastro/domain/elevadores/formulario30'
import * as formulario31 from '@catastro/domain/elevadores/formulario31'
import * as registro from '@catastro/domain/elevadores/llamadas'
import {
  DATOS_SUELTOS,
  INMUEBLE_SIN_ELEVADORES,
  NOTA_REVISADA,
  PAGO_REGISTRADO,
  REGISTRO_CONFIRMADO,
  REGISTRO_QUITADO,
  VENCIMIENTO_GUARDADO,
} from '@catastro/domain/elevadores/mensajes'
import { rutaDeTarjeta } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import type { Membrete } from '../notificaciones/formato.ts'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { personaPorCuil } from '../personas/personaPorCuil.ts'
import { comoArchivo, enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { CiudadDigital } from '../plataforma/identidad/ciudadDigital.ts'
import { altaFormulario27 } from './altaFormulario27.ts'
import { confirmarRegistro, quitarRegistro } from './decidir.ts'
import { listarEmpresas, verEmpresa } from './empresas.ts'
import { datosDeEmpresa } from './empresas29y30.ts'
import { altaFormulario28 } from './formulario28.ts'
import { altaFormulario29 } from './formulario29.ts'
import { altaFormulario30 } from './formulario30.ts'
import { altaFormulario31 } from './formulario31.ts'
import { listarInmuebles, verInmueble } from './inmuebles.ts'
import { consultarFormulario27, formulario27EnCurso } from './leerFormulario27.ts'
import { soltarPago } from './pagar27.ts'
import { comprobanteDe29, pagarFormulario29 } from './pagarFormulario29.ts'
import { registroPdf } from './registroPdf.ts'
import { misRegistros, registroAlAlcance } from './registros.ts'
import { codigoDeTarjeta, verTarjeta } from './tarjeta.ts'
import { tarjetaPdf } from './tarjetaPdf.ts'
import { guardarVencimiento } from './vencimientos.ts'

interface EntornoDeElevadores {
  readonly ciudadDigital: CiudadDigital
  readonly pagos: EntornoDePagos
  readonly membrete: Membrete
}

export function rutasDeElevadores(rutas: Rutas, entorno: EntornoDeElevadores): void {
  rutasDelFormulario27(rutas, entorno)
  rutasDeLosDemas(rutas, entorno)
  rutasDelRegistro(rutas, entorno)
}

function rutasDelFormulario27(rutas: Rutas, { pagos }: EntornoDeElevadores): void {
  rutas.on(formulario27.altaFormulario27, async ({ db, quien, campos, archivos, envio }) => {
    const { respuesta, repetida } = await altaFormulario27(db, quien, { campos, archivos, clave: envio.clave })
    if (repetida) await envio.descartar()
    return respuesta
  })
  rutas.on(formulario27.consultarFormulario27, async ({ db, quien, query }) => ({
    form27: await consultarFormulario27(db, quien, query.id),
  }))
  rutas.on(formulario27.formulario27EnCurso, ({ db, quien }) => formulario27EnCurso(db, quien))
  rutas.on(formulario27.soltarFormulario27, async ({ quien }) => {
    await soltarPago(pagos, quien)
    return { ok: true, message: DATOS_SUELTOS }
  })
}

function rutasDeLosDemas(rutas: Rutas, { ciudadDigital }: EntornoDeElevadores): void {
  rutas.on(formulario28.consultarElevadorResponsable, async ({ db, query, token }) => {
    const personaCD = await personaPorCuil(db, ciudadDigital, query.cuil, token)
    if (!personaCD) throw new ErrorDePortal(404, CUIL_NO_REGISTRADO)
    return { personaCD }
  })
  rutas.on(
    formulario28.altaFormulario28,
    async ({ db, quien, json, envio }) => (await altaFormulario28(db, quien, { json, clave: envio.clave })).respuesta,
  )
  rutas.on(
    formulario29.altaFormulario29,
    async ({ db, quien, json, envio }) => (await altaFormulario29(db, quien, { json, clave: envio.clave })).respuesta,
  )
  rutas.on(formulario29.pagarFormulario29, async ({ db, quien, campos, archivos }) => {
    await pagarFormulario29(db, quien, campos.idFormulario29, archivos)
    return { ok: true, message: PAGO_REGISTRADO }
  })
  rutas.on(formulario29.comprobanteDelFormulario29, async ({ db, quien, params, almacen, reply }) =>
    enviarArchivo(almacen, await comprobanteDe29(db, quien, params.idFormulario29), reply),
  )
  rutas.on(formulario29.datosDeEmpresa, async ({ db, quien, params }) => ({
    empresa: await datosDeEmpresa(db, quien.idPersona, params.idInstitucion),
  }))
  rutas.on(
    formulario30.altaFormulario30,
    async ({ db, quien, json, envio }) => (await altaFormulario30(db, quien, { json, clave: envio.clave })).respuesta,
  )
  rutas.on(
    formulario31.altaFormulario31,
    async ({ db, quien, json, envio }) => (await altaFormulario31(db, quien, { json, clave: envio.clave })).respuesta,
  )
  rutas.on(registro.revisarFormulario31, async ({ db, quien, json }) => {
    await confirmarRegistro(db, quien, { formulario: '31', numero: json.idFormulario31 })
    return { ok: true, message: NOTA_REVISADA }
  })
  rutas.on(registro.confirmarRegistro, async ({ db, quien, json }) => {
    await confirmarRegistro(db, quien, json)
    return { ok: true, message: REGISTRO_CONFIRMADO }
  })
  rutas.on(registro.quitarRegistro, async ({ db, quien, json }) => {
    await quitarRegistro(db, quien, json)
    return { ok: true, message: REGISTRO_QUITADO }
  })
}

function rutasDelRegistro(rutas: Rutas, { membrete }: EntornoDeElevadores): void {
  rutas.on(registro.listarInmuebles, ({ db, query }) => listarInmuebles(db, query))
  rutas.on(registro.verInmueble, async ({ db, quien, params }) => ({
    inmueble: await verInmueble(db, quien, params.padron),
  }))
  rutas.on(registro.tarjetaDeInmueble, async ({ db, quien, params, reply }) => {
    const { padron, domicilio } = await verInmueble(db, quien, params.padron)
    const codigo = await codigoDeTarjeta(db, padron)
    if (!codigo) throw new ErrorDePortal(404, INMUEBLE_SIN_ELEVADORES)
    comoArchivo(reply, 'application/pdf', `elevadores-${padron}.pdf`)
    const enlace = `${membrete.urlPortal}/#${rutaDeTarjeta(codigo)}`
    return tarjetaPdf({ ciudad: membrete.ciudad, padron, domicilio, codigo, enlace })
  })
  rutas.on(registro.listarEmpresas, ({ db, quien, query }) => listarEmpresas(db, quien, query))
  rutas.on(registro.verEmpresa, async ({ db, quien, params }) => ({
    empresa: await verEmpresa(db, quien, params.idInstitucion),
  }))
  rutas.on(registro.guardarVencimiento, async ({ db, quien, json }) => {
    await guardarVencimiento(db, quien, json)
    return { ok: true, message: VENCIMIENTO_GUARDADO }
  })
  rutas.on(registro.misRegistros, ({ db, quien, query }) => misRegistros(db, quien, query))
  rutas.on(registro.verRegistro, async ({ db, quien, params }) => ({
    registro: await registroAlAlcance(db, quien, params.formulario, params.numero),
  }))
  rutas.on(registro.descargarRegistro, async ({ db, quien, params, reply }) => {
    const leido = await registroAlAlcance(db, quien, params.formulario, params.numero)
    comoArchivo(reply, 'application/pdf', `formulario-${leido.formulario}-${leido.numero}.pdf`)
    return registroPdf(leido, membrete.ciudad)
  })
  rutas.on(registro.verTarjeta, ({ db, params }) => verTarjeta(db, params.codigo))
}
