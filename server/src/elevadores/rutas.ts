import * as registro from '@catastro/domain/elevadores/llamadas'
import {
  INMUEBLE_SIN_ELEVADORES,
  NOTA_REVISADA,
  REGISTRO_CONFIRMADO,
  REGISTRO_QUITADO,
  VENCIMIENTO_GUARDADO,
} from '@catastro/domain/elevadores/mensajes'
import { rutaDeTarjeta } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { comoArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import { confirmarRegistro, quitarRegistro } from './decidir.ts'
import { listarEmpresas, verEmpresa } from './empresas.ts'
import type { EntornoDeFormularios } from './formularioDeElevadores.ts'
import { FORMULARIOS } from './formularios.ts'
import { listarInmuebles, verInmueble } from './inmuebles.ts'
import { registroPdf } from './registroPdf.ts'
import { misRegistros, registroAlAlcance } from './registros.ts'
import { codigoDeTarjeta, verTarjeta } from './tarjeta.ts'
import { tarjetaPdf } from './tarjetaPdf.ts'
import { guardarVencimiento } from './vencimientos.ts'

interface EntornoDeElevadores extends EntornoDeFormularios {
  readonly membrete: PedirMembrete
}

export function rutasDeElevadores(rutas: Rutas, entorno: EntornoDeElevadores): void {
  for (const { atender } of Object.values(FORMULARIOS)) atender(rutas, entorno)
  rutasDeDecidir(rutas)
  rutasDelRegistro(rutas, entorno)
}

function rutasDeDecidir(rutas: Rutas): void {
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
    const suyo = await membrete(db)
    const enlace = `${suyo.urlPortal}/#${rutaDeTarjeta(codigo)}`
    return tarjetaPdf({ membrete: suyo, padron, domicilio, codigo, enlace })
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
    return registroPdf(leido, await membrete(db))
  })
  rutas.on(registro.verTarjeta, ({ db, params }) => verTarjeta(db, params.codigo))
}
