import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { Comprobada } from './copiasProbadas.ts'

const Resultado = z.object({
  sirve: z.boolean(),
  copia: z.nullable(z.string()),
  segundos: z.int(),
  bytes: z.nullable(z.int()),
  detalle: z.string(),
})

/** The command, with this process's settings: what a copy takes in memory and time is not the serving one's. */
export const comprobarEnOtroProceso =
  (programa: string) =>
  async (fin: AbortSignal): Promise<Comprobada> => {
    const desde = performance.now()
    const proceso = spawn(process.execPath, [programa, 'comprobar'], { stdio: ['ignore', 'pipe', 'pipe'], signal: fin })
    const [dicho, queja, [codigo]] = await Promise.all([
      text(proceso.stdout),
      text(proceso.stderr),
      once(proceso, 'close'),
    ])
    if (codigo === 0) return Resultado.parse(JSON.parse(dicho.trim().split('\n').at(-1) ?? ''))
    const segundos = Math.round((performance.now() - desde) / 1000)
    return {
      sirve: false,
      copia: null,
      segundos,
      bytes: null,
      detalle: queja.trim().split('\n')[0] || `Terminó con ${codigo}`,
    }
  }
