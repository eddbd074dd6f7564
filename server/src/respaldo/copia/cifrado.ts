import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A program and its arguments, that reads from one side and writes to the other: `age -r age1…`, `gpg --batch -e -r …`. */
export type Orden = readonly [programa: string, ...argumentos: string[]]

export function leerOrden(texto: string | undefined): Orden | null {
  const [programa, ...argumentos] = (texto ?? '').split(' ').filter(Boolean)
  return programa === undefined ? null : [programa, ...argumentos]
}

/** Through the program, where there is one: ciphers are its business and not ours. */
export async function pasarPor(orden: Orden | null, origen: Readable, destino: Writable): Promise<void> {
  if (!orden) return pipeline(origen, destino)
  const [programa, ...argumentos] = orden
  const proceso = spawn(programa, argumentos, { stdio: ['pipe', 'pipe', 'pipe'] })
  let queja = ''
  proceso.stderr.on('data', (trozo: Buffer) => {
    queja += trozo
  })
  const termino = once(proceso, 'close').then(([codigo]) => {
    if (codigo !== 0) throw new Error(`${programa} terminó con ${codigo}: ${queja.trim()}`)
  })
  // Its own words first: a pipe that breaks only says that it broke.
  const tubos = Promise.all([pipeline(origen, proceso.stdin), pipeline(proceso.stdout, destino)])
  tubos.catch(() => {})
  await termino
  await tubos
}
