import type { FileHandle } from 'node:fs/promises'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { CAMBIO_MIENTRAS_TANTO } from '@catastro/domain/importaciones/mensajes'
import { sinControl } from '@catastro/domain/tipos'
import { type Entry, fromFdPromise } from 'yauzl'
import { limpiarFoto } from '../plataforma/archivos/limpiarFoto.ts'
import { sinFila } from '../plataforma/archivos/tablasConArchivos.ts'
import type { AlmacenVigilado } from '../plataforma/archivos/vigilado.ts'
import type { Db } from '../plataforma/base/db.ts'
import type { Papeles } from './clases/clase.ts'
import { rutaDe } from './lector/papelesEnZip.ts'
import { copiaSinNombre } from './leerTabla.ts'

interface PapelesAbiertos extends Papeles {
  /** What was stored and no row names goes again. */
  soltar(db: Db): Promise<void>
  cerrar(): Promise<void>
}

export async function abrirPapeles(almacen: AlmacenVigilado, ruta: string): Promise<PapelesAbiertos> {
  const archivo: FileHandle = await copiaSinNombre(almacen, ruta)
  try {
    const zip = await fromFdPromise(archivo.fd, { autoClose: false, decodeStrings: false })
    const entradas = new Map<string, Entry>()
    for await (const entrada of zip.eachEntry()) {
      const suya = sinControl(rutaDe(entrada)).trim()
      // Of two that are called alike, the first, as when it was looked at.
      if (!entradas.has(suya)) entradas.set(suya, entrada)
    }
    const guardadas: string[] = []
    return {
      async guardar(papel) {
        const entrada = entradas.get(papel.ruta)
        if (!entrada) throw new ErrorDePortal(409, CAMBIO_MIENTRAS_TANTO)
        const contenido = await zip.openReadStreamPromise(entrada)
        const crudo = await almacen.sinFilas.guardar(contenido, MAX_BYTES_ARCHIVO).finally(() => contenido.destroy())
        guardadas.push(crudo.ruta)
        if (crudo.sha256 !== papel.sha256) throw new ErrorDePortal(409, CAMBIO_MIENTRAS_TANTO)
        const limpio = await limpiarFoto(almacen.sinFilas, { ...crudo, tipoMime: papel.tipo })
        if (limpio.ruta !== crudo.ruta) guardadas.push(limpio.ruta)
        return limpio
      },
      async soltar(db) {
        for (const una of await sinFila(db, guardadas)) await almacen.borrar(una)
      },
      // With its descriptor, and not by the ZIP's own close, which would close that too.
      cerrar: () => archivo.close(),
    }
  } catch (error) {
    await archivo.close()
    throw error
  }
}
