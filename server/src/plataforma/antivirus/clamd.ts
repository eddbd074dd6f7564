import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface DireccionDeAntivirus {
  readonly equipo: string
  readonly puerto: number
}

/** What the scanner said: null, nothing found; or what it calls what it found. */
export type Veredicto = { readonly hallazgo: string | null }

/** It is not there: whatever waits goes on waiting. */
export class SinAntivirus extends Error {
  override readonly name = 'SinAntivirus'
}

/**
 * It said nothing about this one: it is too big for it, it took too long, or it hung up in the middle, which is how a reply
 * that came before the end of what was sent may get lost.
 */
export class SinVeredicto extends Error {
  override readonly name = 'SinVeredicto'
}

const ESPERA_MS = 120_000
const MAX_RESPUESTA = 4096

/** Sends bytes to clamd over its INSTREAM command. Nothing but a plain OK is one. */
export async function revisarBytes(
  { equipo, puerto }: DireccionDeAntivirus,
  contenido: Readable,
  esperaMs = ESPERA_MS,
): Promise<Veredicto> {
  const conexion = connect(puerto, equipo)
  conexion.setTimeout(esperaMs, () => conexion.destroy(new Error('no respondió a tiempo')))
  let alcanzado = false
  conexion.once('connect', () => {
    alcanzado = true
  })
  const respuesta = loQueDice(conexion)
  try {
    // It may answer and hang up in the middle, when it has had enough: what it said counts, and not that it hung up.
    await pipeline(Readable.from(enMarcos(contenido)), conexion, { end: false }).catch(() => {})
    const dicho = await respuesta
    if (!alcanzado) throw new SinAntivirus('El antivirus no responde')
    return veredictoDe(dicho)
  } finally {
    contenido.destroy()
    conexion.destroy()
  }
}

/** Each piece behind its length, and a piece of nothing at the end. */
async function* enMarcos(contenido: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const trozo of contenido as AsyncIterable<Uint8Array>) {
    const largo = Buffer.alloc(4)
    largo.writeUInt32BE(trozo.byteLength)
    if (trozo.byteLength > 0) yield Buffer.concat([largo, trozo])
  }
  yield Buffer.alloc(4)
}

/** Until its zero byte. Never rejects: '' where it said nothing. */
async function loQueDice(conexion: Socket): Promise<string> {
  let dicho = ''
  conexion.on('data', (trozo: Buffer) => {
    dicho += trozo.toString('latin1')
    if (dicho.includes('\0') || dicho.length > MAX_RESPUESTA) conexion.end()
  })
  conexion.on('end', () => conexion.destroy())
  conexion.on('error', () => {})
  await once(conexion, 'close').catch(() => {})
  return dicho
}

function veredictoDe(dicho: string): Veredicto {
  const [renglon = ''] = dicho.split('\0')
  if (!dicho.includes('\0')) throw new SinVeredicto('El antivirus cortó sin responder')
  if (/^stream: OK$/.test(renglon)) return { hallazgo: null }
  const hallazgo = /^stream: (.+) FOUND$/.exec(renglon)?.[1]
  if (hallazgo) return { hallazgo: hallazgo.replace(/[^\x20-\x7e]/g, '?').slice(0, 200) }
  throw new SinVeredicto(renglon)
}
