import { PRORROGA_DADA } from '@catastro/domain/plazos/mensajes'
import * as llamadas from '@catastro/domain/seguimiento/llamadas'
import { CARPETA_ASIGNADA, CARPETA_SIN_ASIGNAR } from '@catastro/domain/seguimiento/mensajes'
import { carpetaAlAlcance, carpetaQueLee } from '../carpetas/alcance.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { asignar } from './asignar.ts'
import { cargaDeInspectores, proponerInspector } from './inspectores.ts'
import { prorrogar } from './prorrogar.ts'
import { verRelojes } from './relojes.ts'
import { seguimientoPublico } from './seguimientoPublico.ts'

export function rutasDeSeguimiento(rutas: Rutas): void {
  rutas.on(llamadas.seguimientoPublico, ({ db, query }) => seguimientoPublico(db, query.idCarpeta, query.codigo))
  rutas.on(llamadas.verRelojes, async ({ db, quien, params }) => {
    await carpetaQueLee(db, quien, params.idCarpeta)
    return verRelojes(db, params.idCarpeta)
  })
  rutas.on(llamadas.prorrogar, async ({ db, quien, json }) => {
    await prorrogar(db, quien, json)
    return { ok: true, message: PRORROGA_DADA }
  })
  rutas.on(llamadas.cargaDeInspectores, async ({ db }) => ({ inspectores: await cargaDeInspectores(db) }))
  rutas.on(llamadas.proponerInspector, async ({ db, quien, query }) => {
    await carpetaAlAlcance(db, quien, query.idCarpeta)
    return proponerInspector(db, query.idCarpeta)
  })
  rutas.on(llamadas.asignar, async ({ db, quien, json }) => {
    await asignar(db, quien, json)
    return { ok: true, message: json.idInspector === null ? CARPETA_SIN_ASIGNAR : CARPETA_ASIGNADA }
  })
}
