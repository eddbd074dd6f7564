import { request } from 'undici'
import { type Cartero, ErrorDeEnvio, idDeMensaje } from './cartero.ts'

interface Opciones {
  /** Where the stand-in's mailbox takes mails. */
  readonly direccion: string
  readonly remitente: string
}

const ESPERA_MS = 15_000

/** Hands mails to the stand-in's mailbox, for a demonstration without an SMTP server. */
export const carteroPorHttp = ({ direccion, remitente }: Opciones): Cartero => ({
  async enviar({ idMensaje, adjuntos, ...mensaje }) {
    const { statusCode, body } = await request(direccion, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      headersTimeout: ESPERA_MS,
      bodyTimeout: ESPERA_MS,
      body: JSON.stringify({
        ...mensaje,
        idMensaje: idDeMensaje(idMensaje, remitente),
        de: remitente,
        adjuntos: adjuntos.map(({ contenido, ...a }) => ({ ...a, contenido: contenido.toString('base64') })),
      }),
    }).catch((error: Error) => {
      throw new ErrorDeEnvio(error.message, { sinServidor: true })
    })
    await body.dump()
    if (statusCode >= 300) throw new ErrorDeEnvio(`La casilla respondió ${statusCode}`)
    return 'Recibido por la casilla de demostración'
  },
  cerrar: () => {},
})
