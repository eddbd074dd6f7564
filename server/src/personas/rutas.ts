import * as colegios from '@catastro/domain/personas/colegios'
import * as deDomicilio from '@catastro/domain/personas/domicilioDePropietario'
import * as llamadas from '@catastro/domain/personas/llamadas'
import * as textos from '@catastro/domain/personas/mensajes'
import * as profesionales from '@catastro/domain/personas/profesionales'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import { siFalla } from '../plataforma/http/errores.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import * as registroDeProfesionales from './altaDeProfesionales.ts'
import * as deColegios from './colegios.ts'
import { corregirDomicilio, miDomicilio } from './corregirDomicilio.ts'
import { type AlcanzaPropietario, agregarDomicilio } from './domicilios.ts'
import { listarProfesionales } from './listarProfesionales.ts'
import { buscarProfesional } from './profesionales.ts'
import { agregarPropietario, buscarPropietario } from './propietarios.ts'

export function rutasDePersonas(rutas: Rutas, registro: CiudadDigital, alcanza: AlcanzaPropietario): void {
  rutas.on(llamadas.buscarProfesional, ({ db, quien, params }) => buscarProfesional(db, quien, params.documento))
  rutas.on(llamadas.buscarPropietario, ({ db, quien, params, token }) =>
    buscarPropietario(db, registro, { cuil: params.cuil, token, quien: quien.idPersona }),
  )
  rutas.on(llamadas.agregarPropietario, async ({ db, quien, params, token }) => ({
    id: await agregarPropietario(db, registro, { cuil: params.cuil, token, autor: quien.idPersona }),
    message: textos.PROPIETARIO_AGREGADO,
  }))
  rutas.on(llamadas.agregarDomicilio, async ({ db, quien, json }) => {
    await agregarDomicilio(db, quien, json, alcanza)
    return { ok: true, message: textos.DOMICILIO_AGREGADO }
  })
  rutas.on(deDomicilio.miDomicilio, async ({ db, quien }) => ({ domicilio: await miDomicilio(db, quien) }))
  rutas.on(deDomicilio.corregirDomicilio, async ({ db, quien, json }) => {
    await corregirDomicilio(db, quien, json)
    return { ok: true, message: textos.DOMICILIO_CORREGIDO }
  })
  rutasDeColegios(rutas)
  rutasDeProfesionales(rutas, registro)
}

const hecho = (message: string) => ({ ok: true, message })

function rutasDeColegios(rutas: Rutas): void {
  rutas.on(colegios.colegios, async ({ db }) => ({ colegios: await deColegios.listarColegios(db) }))
  rutas.on(colegios.profesiones, async ({ db }) => ({ profesiones: await deColegios.listarProfesiones(db) }))
  rutas.on(colegios.universidades, async ({ db }) => ({ universidades: await deColegios.listarUniversidades(db) }))
  rutas.on(colegios.nuevoColegio, async ({ db, quien, json }) => ({
    ...hecho(textos.COLEGIO_AGREGADO),
    idColegioProf: await siFalla(textos.ERROR_AL_INGRESAR_COLEGIO, () =>
      deColegios.nuevoColegio(db, quien, json.nombreColegio),
    ),
  }))
  rutas.on(colegios.nuevaProfesion, async ({ db, quien, json }) => ({
    ...hecho(textos.PROFESION_AGREGADA),
    idProfesion: await siFalla(textos.ERROR_AL_INGRESAR_PROFESION, () => deColegios.nuevaProfesion(db, quien, json)),
  }))
  rutas.on(colegios.nuevaUniversidad, async ({ db, quien, json }) => ({
    ...hecho(textos.UNIVERSIDAD_AGREGADA),
    idUniversidad: await siFalla(textos.ERROR_AL_INGRESAR_UNIVERSIDAD, () =>
      deColegios.nuevaUniversidad(db, quien, json.nombreUniversidad),
    ),
  }))
  rutas.on(colegios.editarColegio, async ({ db, quien, json }) => {
    await deColegios.editarColegio(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
  rutas.on(colegios.editarProfesion, async ({ db, quien, json }) => {
    await deColegios.editarProfesion(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
  rutas.on(colegios.editarUniversidad, async ({ db, quien, json }) => {
    await deColegios.editarUniversidad(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
}

function rutasDeProfesionales(rutas: Rutas, registro: CiudadDigital): void {
  rutas.on(profesionales.listarProfesionales, ({ db, query }) => listarProfesionales(db, query))
  rutas.on(profesionales.verificarProfesional, async ({ db, quien, query, token }) => ({
    personaCatastro2: await registroDeProfesionales.verificarProfesional(db, registro, {
      cuil: query.cuil,
      token,
      quien,
    }),
  }))
  rutas.on(profesionales.nuevoProfesional, async ({ db, quien, json }) => ({
    ...hecho(textos.PROFESIONAL_AGREGADO),
    idProfesional: await registroDeProfesionales.nuevoProfesional(db, quien, json),
  }))
  rutas.on(profesionales.editarProfesional, async ({ db, quien, json }) => {
    await registroDeProfesionales.editarProfesional(db, quien, json)
    return hecho(textos.EDITADO_EXITOSO)
  })
}
