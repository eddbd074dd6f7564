import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ErrorDePortal } from '@catastro/domain/errores'
import { TABLA_DEMASIADO_GRANDE } from '@catastro/domain/importaciones/mensajes'
import type { FormatoDeArchivo } from '@catastro/domain/importaciones/reglas'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import type { FilaDeTabla, Lectura, PedidoDeLectura } from './lector/fila.ts'

/** Of the reader: what an honest million rows need, with room. */
const MEMORIA_MB = 256
const ESPERA_MAXIMA_MS = 15 * 60_000

/** What the reader writes, a line each: rows, or its end; null: the file was read whole. */
type Renglon =
  | { readonly lectura: Lectura }
  | { readonly filas: readonly FilaDeTabla[] }
  | { readonly fin: string | null }

interface TablaGuardada extends PedidoDeLectura {
  readonly ruta: string
  readonly formato: FormatoDeArchivo
}

/**
 * The rows of a stored file, one after another: however long the file, only some hundred are held at a time. It is
 * read by a process of its own (`lector`: its program), which ends by itself, and alone, when the file is a trap.
 */
export async function* leerTabla(
  almacen: Almacen,
  lector: string,
  { ruta, formato, codificacion, sistema, papeles }: TablaGuardada,
  alEntender: (lectura: Lectura) => Promise<void> = async () => {},
): AsyncGenerator<FilaDeTabla> {
  const archivo = await copiaSinNombre(almacen, ruta)
  const pedido = JSON.stringify({ codificacion, sistema, papeles } satisfies PedidoDeLectura)
  const proceso = spawn(process.execPath, [`--max-old-space-size=${MEMORIA_MB}`, lector, formato, pedido], {
    stdio: ['ignore', 'pipe', 'ignore', archivo.fd],
    env: {},
    timeout: ESPERA_MAXIMA_MS,
    killSignal: 'SIGKILL',
  })
  const salida = proceso.stdio[1]
  const termino = once(proceso, 'close')
  termino.catch(() => {}) // until somebody waits for it
  try {
    if (!salida) throw new Error('El lector de tablas no tiene salida')
    for await (const texto of createInterface({ input: salida })) {
      const renglon = JSON.parse(texto) as Renglon
      if ('filas' in renglon) yield* renglon.filas
      else if ('lectura' in renglon) await alEntender(renglon.lectura)
      else if (renglon.fin === null) return
      else throw new ErrorDePortal(400, renglon.fin)
    }
    const [codigo, señal] = await termino
    // It aborts by itself where its memory does not do.
    if (señal === 'SIGABRT' || codigo === 134) throw new ErrorDePortal(400, TABLA_DEMASIADO_GRANDE)
    throw new Error(`El lector de tablas terminó antes del final: ${señal ?? codigo}`)
  } finally {
    proceso.kill('SIGKILL')
    await termino.catch(() => {})
    await archivo.close()
  }
}

/** The stored file where it can be read from any place of it. It has no name already: nothing is left of it, whoever is killed. */
export async function copiaSinNombre(almacen: Almacen, ruta: string): Promise<FileHandle> {
  const carpeta = await mkdtemp(join(tmpdir(), 'tabla-'))
  let archivo: FileHandle | undefined
  try {
    archivo = await open(join(carpeta, 'tabla'), 'wx+', 0o600)
    for await (const trozo of (await almacen.leer(ruta)) as AsyncIterable<Uint8Array>) await archivo.write(trozo)
    return archivo
  } catch (error) {
    await archivo?.close()
    throw error
  } finally {
    await rm(carpeta, { recursive: true, force: true })
  }
}
