import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { puertoLibre } from '../caidas/proceso.ts'

/** A door before something that others reach by TCP: it can be shut, or let nobody through and say nothing. */
export interface Puerta {
  readonly puerto: number
  abrir(): Promise<void>
  /** Nobody answers at its address, and who was talking is cut off. */
  cerrar(): Promise<void>
  /** Whoever comes is taken in, and never answered. */
  colgar(): void
}

export async function ponerPuerta(adonde: NetConnectOpts): Promise<Puerta> {
  const puerto = await puertoLibre()
  const abiertas = new Set<Socket>()
  let colgada = false
  let servidor: Server | undefined
  const cortar = () => {
    for (const socket of abiertas) socket.destroy()
  }
  const anotar = (socket: Socket) => {
    abiertas.add(socket)
    socket.on('close', () => abiertas.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const atender = (afuera: Socket) => {
    anotar(afuera)
    if (colgada) return
    const adentro = connect(adonde)
    anotar(adentro)
    adentro.on('close', () => afuera.destroy())
    afuera.on('close', () => adentro.destroy())
    afuera.pipe(adentro).pipe(afuera)
  }
  const escuchar = async () => {
    if (servidor) return
    servidor = createServer(atender).listen(puerto, '127.0.0.1')
    await once(servidor, 'listening')
  }
  await escuchar()
  return {
    puerto,
    async abrir() {
      if (colgada) cortar()
      colgada = false
      await escuchar()
    },
    async cerrar() {
      const cerrado = servidor && once(servidor, 'close')
      servidor?.close()
      servidor = undefined
      cortar()
      await cerrado
    },
    colgar() {
      colgada = true
      cortar()
    },
  }
}
