import * as llamadas from '@catastro/domain/notificaciones/llamadas'
import { CORREO_REINTENTADO } from '@catastro/domain/notificaciones/mensajes'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import { listarCorreos } from './listarCorreos.ts'
import { reintentarCorreo } from './reintentarCorreo.ts'
import { verCorreo } from './verCorreo.ts'

export function rutasDeNotificaciones(rutas: Rutas, membrete: PedirMembrete): void {
  rutas.on(llamadas.listarCorreos, ({ db, query }) => listarCorreos(db, query))
  rutas.on(llamadas.verCorreo, async ({ db, params }) => ({ correo: await verCorreo(db, params.idCorreo, membrete) }))
  rutas.on(llamadas.reintentarCorreo, async ({ db, quien, json }) => {
    await reintentarCorreo(db, quien, json.idCorreo)
    return { ok: true, message: CORREO_REINTENTADO }
  })
}
