import * as llamadas from '@catastro/domain/obras/llamadas'
import { YA_NO_SE_SIGUE, YA_SE_SIGUE } from '@catastro/domain/obras/mensajes'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { bajaPorCodigo, dejarDeSeguir, obrasSeguidas, seguirObras } from './seguir.ts'

export function rutasDeObras(rutas: Rutas): void {
  rutas.on(llamadas.obrasSeguidas, async ({ db, quien }) => ({ seguidas: await obrasSeguidas(db, quien) }))
  rutas.on(llamadas.seguirObras, async ({ db, quien, json }) => {
    const idSeguida = await seguirObras(db, quien, json)
    return { ok: true, message: YA_SE_SIGUE, idSeguida }
  })
  rutas.on(llamadas.dejarDeSeguirObras, async ({ db, quien, params }) => {
    await dejarDeSeguir(db, quien, params.idSeguida)
    return { ok: true, message: YA_NO_SE_SIGUE }
  })
  rutas.on(llamadas.bajaDeObras, async ({ db, json }) => {
    await bajaPorCodigo(db, json.codigo)
    return { ok: true, message: YA_NO_SE_SIGUE }
  })
}
