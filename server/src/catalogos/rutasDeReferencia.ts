import * as calles from '@catastro/domain/catalogos/calles'
import * as cambios from '@catastro/domain/catalogos/cambios'
import * as cambiosDePrecio from '@catastro/domain/catalogos/cambiosDePrecio'
import * as empleados from '@catastro/domain/catalogos/empleados'
import * as inspectores from '@catastro/domain/catalogos/inspectores'
import * as instituciones from '@catastro/domain/catalogos/instituciones'
import * as textos from '@catastro/domain/catalogos/mensajes'
import * as obrasTipo from '@catastro/domain/catalogos/obrasTipo'
import * as oficinas from '@catastro/domain/catalogos/oficinas'
import * as tarifas from '@catastro/domain/catalogos/tarifas'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import { siFalla } from '../plataforma/http/errores.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import * as deCalles from './calles.ts'
import { cambiosDeRegistro } from './cambios.ts'
import { darDeBaja } from './darDeBaja.ts'
import * as deEmpleados from './empleados.ts'
import * as deInspectores from './inspectores.ts'
import * as deInstituciones from './instituciones.ts'
import * as deObrasTipo from './obrasTipo.ts'
import * as deOficinas from './oficinas.ts'
import * as precios from './precios.ts'
import * as deTarifas from './tarifas.ts'

/** What staff maintain, and the history of each record. */
export function rutasDeReferencia(
  rutas: Rutas,
  registro: CiudadDigital,
  alCambiarEmpleado: deInspectores.AlCambiarEmpleado,
  preciosConDosPersonas: boolean,
): void {
  rutasDeInstituciones(rutas)
  rutasDeOficinas(rutas)
  rutasDeCalles(rutas)
  rutasDePrecios(rutas, preciosConDosPersonas)
  rutasDeInspectores(rutas, registro, alCambiarEmpleado)
  rutasDeEmpleados(rutas, registro, alCambiarEmpleado)
  rutas.on(cambios.cambiosDeRegistro, async ({ db, params }) => ({
    cambios: await cambiosDeRegistro(db, params.entidad, params.id),
  }))
}

const hecho = (message: string) => ({ ok: true, message })

function rutasDeInstituciones(rutas: Rutas): void {
  rutas.on(instituciones.getInstituciones, async ({ db }) => ({
    instituciones: await deInstituciones.listarInstituciones(db),
  }))
  rutas.on(instituciones.getInstitucionesTipo, async ({ db }) => ({
    tiposInstituciones: await deInstituciones.listarTipos(db),
  }))
  rutas.on(instituciones.crearInstitucion, async ({ db, quien, json }) => ({
    ...hecho(textos.INSTITUCION_CREADA),
    idInstitucion: await deInstituciones.crearInstitucion(db, quien, json),
  }))
  rutas.on(instituciones.editarInstitucion, async ({ db, quien, json }) => {
    await deInstituciones.editarInstitucion(db, quien, json)
    return hecho(textos.EDITADO_CON_EXITO)
  })
  rutas.on(instituciones.deshabilitarInstitucion, async ({ db, quien, json }) => {
    await siFalla(textos.ERROR_AL_DESHABILITAR_INSTITUCION, () =>
      deInstituciones.deshabilitarInstitucion(db, quien, json.id),
    )
    return hecho(textos.DESHABILITADA)
  })
  rutas.on(instituciones.crearInstitucionTipo, async ({ db, quien, json }) => ({
    ...hecho(textos.TIPO_DE_INSTITUCION_CREADO),
    idInstitucionTipo: await deInstituciones.crearTipo(db, quien, json),
  }))
  rutas.on(instituciones.editarInstitucionTipo, async ({ db, quien, json }) => {
    await deInstituciones.editarTipo(db, quien, json)
    return hecho(textos.EDITADO_CON_EXITO)
  })
  rutas.on(instituciones.deshabilitarInstitucionTipo, async ({ db, quien, json }) => {
    await siFalla(textos.ERROR_AL_DESHABILITAR_TIPO, () => deInstituciones.deshabilitarTipo(db, quien, json.id))
    return hecho(textos.DESHABILITADA)
  })
}

function rutasDeOficinas(rutas: Rutas): void {
  rutas.on(oficinas.oficinas, async ({ db }) => ({ oficinas: await deOficinas.listarOficinas(db) }))
  rutas.on(oficinas.reparticiones, async ({ db }) => ({ reparticiones: await deOficinas.listarReparticiones(db) }))
  rutas.on(oficinas.crearOficina, async ({ db, quien, json }) => {
    await deOficinas.crearOficina(db, quien, json)
    return hecho(textos.OFICINA_CREADA)
  })
  rutas.on(oficinas.editarOficina, async ({ db, quien, json }) => {
    await deOficinas.editarOficina(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
  rutas.on(oficinas.deshabilitarOficina, async ({ db, quien, json }) => {
    await siFalla(textos.ERROR_AL_DESHABILITAR_OFICINA, () => deOficinas.deshabilitarOficina(db, quien, json.id))
    return hecho(textos.DESHABILITADA)
  })
  rutas.on(oficinas.crearReparticion, async ({ db, quien, json }) => {
    await deOficinas.crearReparticion(db, quien, json)
    return hecho(textos.REPARTICION_CREADA)
  })
  rutas.on(oficinas.editarReparticion, async ({ db, quien, json }) => {
    await deOficinas.editarReparticion(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
}

function rutasDeCalles(rutas: Rutas): void {
  rutas.on(calles.calles, async ({ db }) => ({ calles: await deCalles.listarCalles(db) }))
  rutas.on(calles.callesTipo, async ({ db }) => ({ callesTipo: await deCalles.listarTiposDeCalle(db) }))
  rutas.on(calles.crearCalle, async ({ db, quien, json }) => {
    await deCalles.crearCalle(db, quien, json)
    return hecho(textos.CALLE_CREADA)
  })
  rutas.on(calles.editarCalle, async ({ db, quien, json }) => {
    await deCalles.editarCalle(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
  rutas.on(calles.deshabilitarCalle, async ({ db, quien, json }) => {
    await siFalla(textos.ERROR_AL_DESHABILITAR_CALLE, () => deCalles.deshabilitarCalle(db, quien, json.id))
    return hecho(textos.DESHABILITADA)
  })
}

function rutasDePrecios(rutas: Rutas, conDosPersonas: boolean): void {
  async function escribir(db: DbRaiz, quien: Identidad, precio: precios.PrecioEscrito, siVale: string) {
    const vale = await precios.escribirPrecio(db, quien, precio, conDosPersonas)
    return hecho(vale ? siVale : textos.ESPERA_CONFIRMACION)
  }
  rutas.on(obrasTipo.getObrasTipo, async ({ db }) => ({ obrastipo: await deObrasTipo.listarObrasTipo(db) }))
  rutas.on(obrasTipo.agregarObrasTipo, ({ db, quien, json: datos }) =>
    escribir(db, quien, { clase: 'OBRA_TIPO', id: null, dia: undefined, datos }, textos.OBRA_TIPO_AGREGADA),
  )
  rutas.on(obrasTipo.actualizarObrasTipo, ({ db, quien, json: { idObraTipo: id, vigenteDesde: dia, ...datos } }) =>
    escribir(db, quien, { clase: 'OBRA_TIPO', id, dia, datos }, textos.EDITADO_EXITOSO),
  )
  rutas.on(obrasTipo.historialDeObraTipo, async ({ db, params }) => ({
    historial: await deObrasTipo.historialDeObraTipo(db, params.idObraTipo),
  }))
  rutas.on(tarifas.getTarifas, async ({ db }) => ({ tarifas: await deTarifas.listarTarifas(db) }))
  rutas.on(tarifas.agregarTarifa, ({ db, quien, json: datos }) =>
    escribir(db, quien, { clase: 'TARIFA', id: null, dia: undefined, datos }, textos.TARIFA_AGREGADA),
  )
  rutas.on(tarifas.actualizarTarifa, ({ db, quien, json: { idTarifa: id, vigenteDesde: dia, ...datos } }) =>
    escribir(db, quien, { clase: 'TARIFA', id, dia, datos }, textos.EDITADO_EXITOSO),
  )
  rutas.on(tarifas.historialDeTarifa, async ({ db, params }) => ({
    historial: await deTarifas.historialDeTarifa(db, params.idTarifa),
  }))
  rutas.on(cambiosDePrecio.cambiosPendientes, async ({ db, quien }) => ({
    cambios: await precios.cambiosPendientes(db, quien),
  }))
  rutas.on(cambiosDePrecio.confirmarCambio, async ({ db, quien, json }) => {
    await precios.confirmarCambio(db, quien, json)
    return hecho(textos.PRECIO_CONFIRMADO)
  })
  rutas.on(cambiosDePrecio.retirarCambio, async ({ db, quien, json }) => {
    await precios.retirarCambio(db, quien, json.idCambio)
    return hecho(textos.PRECIO_RETIRADO)
  })
}

function rutasDeInspectores(rutas: Rutas, registro: CiudadDigital, alCambiar: deInspectores.AlCambiarEmpleado): void {
  rutas.on(inspectores.getInspectores, async ({ db }) => ({
    inspectores: await deInspectores.listarInspectores(db),
  }))
  rutas.on(inspectores.verificarEmpleado, async ({ db, quien, query, token }) => ({
    persona: await deInspectores.verificarEmpleado(db, registro, query.cuil, token, quien),
  }))
  rutas.on(inspectores.traerOficinas, async ({ db }) => ({ oficinas: await deOficinas.oficinasHabilitadas(db) }))
  rutas.on(inspectores.agregarInspector, async ({ db, quien, json }) => {
    await deInspectores.agregarInspector(db, quien, json)
    return hecho(textos.INSPECTOR_AGREGADO)
  })
  rutas.on(inspectores.actualizarInspector, async ({ db, quien, json }) => {
    await deInspectores.actualizarInspector(db, quien, { datos: json, alCambiar })
    return hecho(textos.EDITADO_EXITOSO)
  })
}

function rutasDeEmpleados(rutas: Rutas, registro: CiudadDigital, alCambiar: deInspectores.AlCambiarEmpleado): void {
  rutas.on(empleados.roles, async ({ db }) => ({ roles: await deEmpleados.listarRoles(db) }))
  rutas.on(empleados.empleadoOficina, async ({ db, query, token }) => ({
    empleadoCatastro: await deEmpleados.empleadoPorCuil(db, registro, query.cuil, token),
  }))
  rutas.on(empleados.darDeBaja, async ({ db, quien, json }) => {
    await darDeBaja(db, quien, { datos: json, alCambiar })
    return hecho(textos.EMPLEADO_DE_BAJA)
  })
  rutas.on(empleados.modificarEmpleado, async ({ db, quien, json, token }) => {
    await deEmpleados.modificarEmpleado(db, registro, quien, { datos: json, token, alCambiar })
    return hecho(textos.EMPLEADO_MODIFICADO)
  })
}
