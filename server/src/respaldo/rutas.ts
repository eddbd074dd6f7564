import * as llamadas from '@catastro/domain/respaldo/llamadas'
import { comoArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { abrirSinDueno, descartar, sinDueno } from './archivosSinDueno.ts'
import { confirmar, listar } from './restauraciones.ts'

export function rutasDeRespaldo(rutas: Rutas): void {
  rutas.on(llamadas.archivosSinDueno, ({ db, query }) => sinDueno(db, query))
  rutas.on(llamadas.verArchivoSinDueno, async ({ db, almacen, params, reply }) => {
    const { contenido, tipo, nombre, tamano } = await abrirSinDueno(db, almacen, params.nombre)
    comoArchivo(reply, tipo, nombre, tamano)
    return contenido
  })
  rutas.on(llamadas.descartarArchivoSinDueno, ({ db, quien, json }) => descartar(db, quien, json.nombre))
  rutas.on(llamadas.restauraciones, async ({ db }) => ({ restauraciones: await listar(db) }))
  rutas.on(llamadas.confirmarRestauracion, ({ db, quien, json }) => confirmar(db, quien, json))
}
