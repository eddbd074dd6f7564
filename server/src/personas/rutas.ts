import * as llamadas from '@catastro/domain/personas/llamadas'
import { DOMICILIO_AGREGADO, PROPIETARIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { agregarDomicilio } from './domicilios.ts'
import { buscarProfesional } from './profesionales.ts'
import { agregarPropietario, buscarPropietario } from './propietarios.ts'

export function rutasDePersonas(rutas: Rutas, registro: CiudadDigital): void {
  rutas.on(llamadas.buscarProfesional, ({ db, quien, params }) => buscarProfesional(db, quien, params.documento))
  rutas.on(llamadas.buscarPropietario, ({ db, params, token }) => buscarPropietario(db, registro, params.cuil, token))
  rutas.on(llamadas.agregarPropietario, async ({ db, quien, params, token }) => ({
    id: await agregarPropietario(db, registro, { cuil: params.cuil, token, autor: quien.idPersona }),
    message: PROPIETARIO_AGREGADO,
  }))
  rutas.on(llamadas.agregarDomicilio, async ({ db, quien, json }) => {
    await agregarDomicilio(db, quien, json)
    return { ok: true, message: DOMICILIO_AGREGADO }
  })
}
