import * as llamadas from '@catastro/domain/plazos/llamadas'
import { ANIO_CONFIRMADO, DIA_QUITADO, DIAS_AGREGADOS, PLAZO_GUARDADO } from '@catastro/domain/plazos/mensajes'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { agregarNoLaborables, confirmarAnio, quitarNoLaborable, verCalendario } from './calendario.ts'
import { guardarPlazo, listarPlazos } from './plazos.ts'

const hecho = (message: string) => ({ ok: true, message })

export function rutasDePlazos(rutas: Rutas): void {
  rutas.on(llamadas.listarPlazos, ({ db }) => listarPlazos(db))
  rutas.on(llamadas.guardarPlazo, async ({ db, quien, json }) => {
    await guardarPlazo(db, quien, json)
    return hecho(PLAZO_GUARDADO)
  })
  rutas.on(llamadas.verCalendario, ({ db, query }) => verCalendario(db, query.anio))
  rutas.on(llamadas.agregarNoLaborables, async ({ db, quien, json }) => {
    await agregarNoLaborables(db, quien, json)
    return hecho(DIAS_AGREGADOS)
  })
  rutas.on(llamadas.quitarNoLaborable, async ({ db, quien, json }) => {
    await quitarNoLaborable(db, quien, json.fecha)
    return hecho(DIA_QUITADO)
  })
  rutas.on(llamadas.confirmarAnio, async ({ db, quien, json }) => {
    await confirmarAnio(db, quien, json.anio)
    return hecho(ANIO_CONFIRMADO)
  })
}
