import * as llamadas from '@catastro/domain/borradores/llamadas'
import { ARCHIVO_QUITADO, ARCHIVOS_GUARDADOS, BORRADOR_BORRADO } from '@catastro/domain/borradores/mensajes'
import { type Db, enTransaccion } from '../plataforma/base/db.ts'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import { huellaDe, unaSolaVez } from '../plataforma/http/idempotencia.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { archivosDeBorrador, getArchivo, guardarArchivos, quitarArchivo } from './archivos.ts'
import { borrarBorrador, findBorrador } from './borrador.ts'
import { guardarBorrador } from './guardarBorrador.ts'

/** Everybody reaches their own drafts and nobody else's: the person is part of the key. */
export function rutasDeBorradores(rutas: Rutas): void {
  rutas.on(llamadas.obtenerBorrador, async ({ db, quien, params }) => {
    const borrador = await findBorrador(db, quien.idPersona, params.clave)
    if (!borrador) return { datos: null, version: 0, modificadoEl: null }
    return { ...borrador, modificadoEl: borrador.modificadoEl.toISOString() }
  })
  rutas.on(llamadas.guardarBorrador, async ({ db, quien, params, json }) => {
    const { version, modificadoEl } = await guardarBorrador(db, quien.idPersona, params.clave, json)
    return { version, modificadoEl: modificadoEl.toISOString() }
  })
  rutas.on(llamadas.borrarBorrador, async ({ db, quien, params }) => {
    await borrarBorrador(db, quien.idPersona, params.clave)
    return { ok: true, message: BORRADOR_BORRADO }
  })

  rutas.on(llamadas.listarArchivosDeBorrador, async ({ db, quien, params }) => ({
    archivos: await listar(db, quien.idPersona, params.clave),
  }))
  rutas.on(llamadas.subirArchivosDeBorrador, async ({ db, quien, params: { clave }, campos, ...pedido }) => {
    const { archivos, envio, topes } = pedido
    const { idPersona } = quien
    const deEste = {
      idPersona,
      clave: envio.clave,
      llamada: `/borradores/${clave}/archivos`,
      huella: huellaDe(campos, archivos),
    }
    const { respuesta, repetida } = await enTransaccion(db, idPersona, (tx) =>
      unaSolaVez(tx, deEste, async () => {
        await guardarArchivos(tx, { idPersona, clave, campo: campos.campo }, archivos, topes)
        return { ok: true, message: ARCHIVOS_GUARDADOS, archivos: await listar(tx, idPersona, clave) }
      }),
    )
    if (repetida) await envio.descartar()
    return respuesta
  })
  rutas.on(llamadas.obtenerArchivoDeBorrador, async ({ db, quien, params, almacen, reply }) =>
    enviarArchivo(almacen, await getArchivo(db, quien.idPersona, params.clave, params.idArchivo), reply),
  )
  rutas.on(llamadas.borrarArchivoDeBorrador, async ({ db, quien, params }) => {
    await quitarArchivo(db, quien.idPersona, params.clave, params.idArchivo)
    return { ok: true, message: ARCHIVO_QUITADO }
  })
}

const listar = async (db: Db, idPersona: number, clave: string) =>
  (await archivosDeBorrador(db, idPersona, clave)).map(({ idArchivo, campo, nombreOriginal, tipoMime, tamano }) => ({
    idArchivo,
    campo,
    nombre: nombreOriginal,
    tipo: tipoMime,
    tamano,
  }))
