import * as llamadas from '@catastro/domain/misDatos/llamadas'
import { ARCHIVO_DE_MIS_DATOS, PEDIDO_CONTESTADO } from '@catastro/domain/misDatos/mensajes'
import { enZip } from '../exportacion/enZip.ts'
import { comoArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { turnoDeLectura } from '../plataforma/proceso/lecturasLargas.ts'
import { decidirPedido } from './decidir.ts'
import { misPedidos, pedidosDeLaCiudad, pedirSobreMisDatos } from './pedidos.ts'
import { piezasDe } from './piezas.ts'

export function rutasDeMisDatos(rutas: Rutas, diasDeObra: number): void {
  rutas.on(llamadas.bajarMisDatos, async ({ db, almacen, quien, reply, mostrar }) => {
    const soltarTurno = await turnoDeLectura(quien.idPersona)
    try {
      const zip = enZip(await piezasDe({ db, almacen, quien, diasDeObra, mostrar }))
      zip.on('close', () => soltarTurno?.())
      comoArchivo(reply, 'application/zip', ARCHIVO_DE_MIS_DATOS)
      return zip
    } catch (error) {
      soltarTurno?.()
      throw error
    }
  })
  rutas.on(llamadas.pedirSobreMisDatos, ({ db, quien, json, envio }) =>
    pedirSobreMisDatos(db, quien, json, envio.clave),
  )
  rutas.on(llamadas.misPedidos, async ({ db, quien }) => ({ pedidos: await misPedidos(db, quien) }))
  rutas.on(llamadas.pedidosDeLaCiudad, ({ db, quien, query }) => pedidosDeLaCiudad(db, quien, query))
  rutas.on(llamadas.decidirPedido, async ({ db, quien, json }) => {
    await decidirPedido(db, quien, json)
    return { ok: true, message: PEDIDO_CONTESTADO }
  })
}
