import { connect, type Socket } from 'node:net'

/** A connection of one's own, that sends what a browser never would. */
export interface ConexionCruda {
  readonly socket: Socket
  /** The last answer's status and body, once the other side has closed. */
  readonly fin: Promise<readonly [estado: number, cuerpo: string]>
}

export function conectar(direccion: string, ...trozos: readonly string[]): ConexionCruda {
  const { hostname, port } = new URL(direccion)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  const partes: Buffer[] = []
  socket.on('data', (parte) => partes.push(parte))
  socket.on('error', () => {})
  for (const trozo of trozos) socket.write(trozo)
  const fin = new Promise<readonly [number, string]>((resolve) => {
    const leer = () => {
      // A 100 Continue may go before the answer.
      const [, dicho = ''] = /^(?:HTTP\/1\.1 100 .*\r\n\r\n)?([\s\S]*)$/.exec(Buffer.concat(partes).toString()) ?? []
      const [cabeza = '', cuerpo = ''] = dicho.split('\r\n\r\n')
      resolve([Number(cabeza.split(' ')[1]), cuerpo])
    }
    socket.on('end', leer).on('close', leer)
  })
  return { socket, fin }
}

/** A piece every few milliseconds, for as long as the other side listens: each of these, or this one over and over. */
export function gotear({ socket }: ConexionCruda, ...gotas: readonly string[]): void {
  let dadas = 0
  const reloj = setInterval(() => {
    if (gotas.length > 1 && dadas === gotas.length) return clearInterval(reloj)
    socket.write(gotas[dadas++ % gotas.length] ?? '', 'latin1')
  }, 2)
  const parar = () => clearInterval(reloj)
  socket.once('close', parar)
  socket.once('end', () => {
    parar()
    socket.destroy()
  })
}

/** Asks again until it is so; gives up where it never will be. */
export async function hastaQue(esAsi: () => Promise<boolean>): Promise<void> {
  const limite = Date.now() + 20_000
  while (!(await esAsi())) {
    if (Date.now() > limite) throw new Error('No llegó a ser así')
  }
}

export const cabeza = (metodo: string, camino: string, cabeceras: Readonly<Record<string, string | number>>) =>
  `${metodo} ${camino} HTTP/1.1\r\nHost: portal\r\n${Object.entries(cabeceras)
    .map(([nombre, valor]) => `${nombre}: ${valor}\r\n`)
    .join('')}\r\n`
