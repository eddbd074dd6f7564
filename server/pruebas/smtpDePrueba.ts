import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface CorreoPorSmtp {
  readonly para: readonly string[]
  /** As it came over the wire. */
  readonly crudo: string
  readonly idMensaje: string
}

interface Opciones {
  /** 0: any that is free. */
  readonly puerto?: number
  /** Addresses that the server says do not exist. */
  readonly desconocidas?: readonly string[]
  /** Before the server says that it has taken charge of the mail. Without an end, it never says so. */
  readonly antesDeAceptar?: (correo: CorreoPorSmtp) => Promise<void>
}

/** A real SMTP server that keeps what it is given. */
export async function smtpDePrueba({ puerto = 0, desconocidas = [], antesDeAceptar }: Opciones = {}) {
  const recibidos: CorreoPorSmtp[] = []
  const esperas: { cuantos: number; listo: () => void }[] = []
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onRcptTo({ address }, _sesion, listo) {
      if (desconocidas.includes(address)) {
        listo(Object.assign(new Error('No existe esa casilla'), { responseCode: 550 }))
      } else listo()
    },
    onData(flujo, { envelope }, listo) {
      void (async () => {
        const crudo = await text(flujo)
        const idMensaje = /^Message-ID: <(.+)>/im.exec(crudo)?.[1] ?? ''
        const correo = { crudo, idMensaje, para: envelope.rcptTo.map(({ address }) => address) }
        recibidos.push(correo)
        for (const { cuantos, listo: llego } of esperas) if (recibidos.length >= cuantos) llego()
        await antesDeAceptar?.(correo)
        listo()
      })().catch(listo) // a mail of which the end never came is none
    },
  })
  servidor.on('error', () => {}) // a client that died in the middle
  servidor.listen(puerto, '127.0.0.1')
  await once(servidor.server, 'listening')
  return {
    puerto: (servidor.server.address() as AddressInfo).port,
    recibidos,
    /** When so many have come. */
    llegan: (cuantos: number) =>
      new Promise<void>((resolve) => {
        if (recibidos.length >= cuantos) resolve()
        else esperas.push({ cuantos, listo: resolve })
      }),
    detener: () => new Promise<void>((resolve) => servidor.close(() => resolve())),
  }
}
