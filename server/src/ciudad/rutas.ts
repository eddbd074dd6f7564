import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/archivos/mensajes'
import { CLAVES } from '@catastro/domain/ciudad/claves'
import { NOMBRES_DE_CLAVE } from '@catastro/domain/ciudad/configurables'
import * as llamadas from '@catastro/domain/ciudad/llamadas'
import { CONFIGURACION_GUARDADA, IMAGEN_RECIBIDA } from '@catastro/domain/ciudad/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { CiudadVigente } from './ciudadVigente.ts'
import { guardar, presentar, versionesDe } from './configurar.ts'
import { imagenGuardada, recibirImagen } from './imagenes.ts'
import { tamanosVigentes } from './tamanos.ts'

export function rutasDeCiudad(rutas: Rutas, vigente: CiudadVigente): void {
  rutas.on(llamadas.configuracionDeLaCiudad, async ({ db }) => {
    const claves = await vigente.claves(db)
    return { claves: NOMBRES_DE_CLAVE.map((clave) => ({ clave, ...presentar(claves[clave]) })) }
  })
  rutas.on(llamadas.versionesDeLaCiudad, async ({ db, params }) => ({
    versiones: await versionesDe(db, params.clave, vigente.instalada),
  }))
  rutas.on(llamadas.guardarConfiguracion, async ({ db, quien, json }) => ({
    ok: true,
    message: CONFIGURACION_GUARDADA,
    version: await guardar(db, quien, json, vigente),
  }))
  rutas.on(llamadas.subirImagen, async ({ db, quien, archivos, almacen, envio }) => {
    const { nombre, repetida } = await recibirImagen(db, quien, { archivos, almacen })
    if (repetida) await envio.descartar()
    return { ok: true, message: IMAGEN_RECIBIDA, nombre }
  })
  rutas.on(llamadas.imagenDeLaCiudad, async ({ db, params, almacen, reply }) => {
    const imagen = await imagenGuardada(db, params.nombre)
    if (!imagen) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
    const bytes = await enviarArchivo(almacen, imagen, reply)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return bytes
  })
  rutas.on(llamadas.tamanosDeArchivo, ({ db }) => tamanosVigentes(db))
  rutas.on(llamadas.textoDeLaCiudad, async ({ db, params: { texto } }) => {
    const { valor, escritoEl } = (await vigente.claves(db))[texto]
    return { titulo: CLAVES[texto].titulo, texto: valor[texto] ?? '', desde: escritoEl?.toISOString() ?? null }
  })
}
