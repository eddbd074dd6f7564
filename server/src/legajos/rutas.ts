import * as llamadas from '@catastro/domain/legajos/llamadas'
import { LEGAJO_PEDIDO } from '@catastro/domain/legajos/mensajes'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { archivoDelLegajo, pedirLegajo, verLegajo } from './pedirLegajo.ts'

export function rutasDeLegajos(rutas: Rutas): void {
  rutas.on(llamadas.pedirLegajo, async ({ db, quien, json }) => {
    await carpetaAlAlcance(db, quien, json.idCarpeta)
    await pedirLegajo(db, quien.idPersona, json.idCarpeta)
    return { ok: true, message: LEGAJO_PEDIDO }
  })
  rutas.on(llamadas.verLegajo, async ({ db, quien, params }) => {
    await carpetaAlAlcance(db, quien, params.idCarpeta)
    return verLegajo(db, params.idCarpeta)
  })
  rutas.on(llamadas.descargarLegajo, async ({ db, quien, params, almacen, reply }) => {
    await carpetaAlAlcance(db, quien, params.idCarpeta)
    return enviarArchivo(almacen, await archivoDelLegajo(db, params.idCarpeta), reply)
  })
}
