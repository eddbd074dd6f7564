import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Caja } from '@catastro/domain/mapa/geometria'
import type { AjustesDeS3 } from '../plataforma/archivos/lugarDeS3.ts'
import type { ConexionDeBase } from '../plataforma/base/db.ts'

/** What the importer needs of the portal that starts it: the server's own role, and nothing of the owner's. */
export interface OrdenDeImportar {
  readonly conexion: ConexionDeBase
  /** In base64, as JSON carries it. */
  readonly firma: { readonly interior: string; readonly exterior: string } | null
  readonly lugarDeArchivos: string
  readonly s3: AjustesDeS3
  readonly conAntivirus: boolean
  readonly marco: Caja | null
}

/**
 * The heap grows by a quarter of what is alive between two collections, instead of up to four times that: what is read, checked
 * and dropped row by row does not pile up (docs/mediciones/importacion.txt). Of that process alone: collecting this often takes a
 * tenth of the lists' throughput.
 */
const MEMORIA_ACOTADA = '--heap-growing-percent=25'

/**
 * Does what waits to be imported in a process of its own, and resolves when none is left. The order, with its passwords, goes by
 * its input, which nobody else reads; that this is closed tells it to end, also when this process was killed.
 */
export const importarEnOtroProceso =
  (programa: string, orden: OrdenDeImportar) =>
  async (fin: AbortSignal): Promise<void> => {
    const proceso = spawn(process.execPath, [MEMORIA_ACOTADA, programa], { stdio: ['pipe', 'ignore', 'pipe'] })
    const soltar = () => proceso.stdin.end()
    proceso.stdin.on('error', () => {}) // it has ended already, and its code says how
    proceso.stdin.write(`${JSON.stringify(orden)}\n`)
    fin.addEventListener('abort', soltar)
    if (fin.aborted) soltar()
    try {
      const [queja, [codigo, señal]] = await Promise.all([text(proceso.stderr), once(proceso, 'close')])
      if (codigo !== 0) throw new Error(`El importador terminó con ${señal ?? codigo}: ${queja.split('\n')[0]}`)
    } finally {
      fin.removeEventListener('abort', soltar)
    }
  }
