import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { puertoLibre } from '../caidas/proceso.ts'

/** A door before something that others reach by TCP: it can be shut, or let nobody through and say nothing. */
export interface Puerta {
  readonly puerto: number
  abrir(): Promise<void>
  /** Nobody answers at its address, and who was talking is cut off. */
  cerrar(): Promise<void>
}

/** Before several, each takes one of those who come, in turn; where it is gone, the next does. */
export async function ponerPuerta(...adonde: readonly NetConnectOpts[]): Promise<Puerta> {
  const puerto = await puertoLibre()
  const abiertas = new Set<Socket>()
  let servidor: Server | undefined
  let turno = 0
  const anotar = (socket: Socket) => {
    abiertas.add(socket)
    socket.on('close', () => abiertas.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const pasar = (afuera: Socket, quedan: number) => {
    turno += 1
    const adentro = connect(adonde[turno % adonde.length] as NetConnectOpts)
    anotar(adentro)
    let entro = false
    adentro.on('connect', () => {
      entro = true
      afuera.pipe(adentro).pipe(afuera)
    })
    adentro.on('close', () => {
      if (!entro && quedan > 0 && !afuera.destroyed) pasar(afuera, quedan - 1)
      else afuera.destroy()
    })
    afuera.on('close', () => adentro.destroy())
  }
  const abrir = async () => {
    if (servidor) return
    servidor = createServer((afuera) => {
      anotar(afuera)
      pasar(afuera, adonde.length - 1)
    }).listen(puerto, '127.0.0.1')
    await once(servidor, 'listening')
  }
  await abrir()
  return {
    puerto,
    abrir,
    async cerrar() {
      const cerrado = servidor && once(servidor, 'close')
      servidor?.close()
      servidor = undefined
      for (const socket of abiertas) socket.destroy()
      await cerrado
    },
  }
}
