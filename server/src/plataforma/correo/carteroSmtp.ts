import { createTransport } from 'nodemailer'
import { type Cartero, cidDe, ErrorDeEnvio, idDeMensaje } from './cartero.ts'

interface Opciones {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string
  /** 'Name <address>' */
  readonly remitente: string
}

const ESPERA_MS = 15_000
/** What nodemailer calls a server that is not there, does not answer, or does not let us in. */
const SIN_SERVIDOR = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
]

export function carteroSmtp({ url, remitente }: Opciones): Cartero {
  const transporte = createTransport(
    {
      url,
      pool: true,
      maxConnections: 1,
      connectionTimeout: ESPERA_MS,
      greetingTimeout: ESPERA_MS,
      socketTimeout: 2 * ESPERA_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: remitente },
  )
  return {
    async enviar({ idMensaje, para, asunto, texto, html, adjuntos }) {
      try {
        const { response } = await transporte.sendMail({
          messageId: idDeMensaje(idMensaje, remitente),
          // An address, never a line to be parsed: nothing in it can name a second recipient.
          to: { name: '', address: para },
          subject: asunto,
          text: texto,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: adjuntos.map(({ nombre, tipoMime, contenido, enLinea }) => ({
            filename: nombre,
            contentType: tipoMime,
            content: contenido,
            ...(enLinea && { cid: cidDe(nombre), contentDisposition: 'inline' as const }),
          })),
        })
        return response
      } catch (error) {
        throw comoErrorDeEnvio(error)
      }
    },
    cerrar: () => transporte.close(),
  }
}

function comoErrorDeEnvio(error: unknown): ErrorDeEnvio {
  const { message, code = '', responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
  return new ErrorDeEnvio(message, {
    definitivo: code === 'EENVELOPE' && responseCode >= 500,
    sinServidor: SIN_SERVIDOR.includes(code),
  })
}
