import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import { enDias } from '@catastro/domain/plurales'
import { type ComoSeRevisa, ESPERA_MS, type Revision } from './revision.ts'

const DIA_MS = 86_400_000
/** Time enough to have another made. */
const DIAS_DE_AVISO = 30

/** How long the certificates of these addresses are still good; whether they are trusted is said by whoever asks them something. */
export async function revisarCertificados(
  direcciones: readonly string[],
  { esperaMs = ESPERA_MS, ahora = new Date() }: ComoSeRevisa,
): Promise<readonly Revision[]> {
  const equipos = new Map(
    direcciones
      .map((direccion) => new URL(direccion))
      .flatMap((url) => (url.protocol === 'https:' ? [[url.host, url]] : [])),
  )
  return Promise.all(
    [...equipos].map(async ([equipo, url]): Promise<Revision> => {
      const que = `El certificado de ${equipo}`
      const desde = performance.now()
      const certificado = await certificadoDe(url, esperaMs)
      // Who does not answer is named where something is asked of them.
      if (!certificado) return { que, ms: null, desviaciones: [], sinComprobar: 'nadie lo mostró' }
      const ms = Math.round(performance.now() - desde)
      return { que, ms, desviaciones: vencimiento(new Date(certificado.valid_to), ahora) }
    }),
  )
}

function vencimiento(vence: Date, ahora: Date): readonly string[] {
  const dias = Math.floor((vence.getTime() - ahora.getTime()) / DIA_MS)
  if (dias < 0) return ['el certificado venció']
  return dias < DIAS_DE_AVISO ? [`el certificado vence en ${enDias(dias)}`] : []
}

const certificadoDe = ({ hostname, port }: URL, esperaMs: number) =>
  new Promise<PeerCertificate | null>((resolver) => {
    const equipo = hostname.replace(/^\[|\]$/g, '')
    // Nothing is sent: an expired one is looked at too.
    const enchufe = connect({
      host: equipo,
      port: Number(port || 443),
      ...(isIP(equipo) === 0 && { servername: equipo }),
      rejectUnauthorized: false,
      timeout: esperaMs,
    })
    const terminar = (certificado: PeerCertificate | null) => {
      enchufe.destroy()
      resolver(certificado)
    }
    enchufe.once('secureConnect', () => terminar(enchufe.getPeerCertificate()))
    enchufe.once('error', () => terminar(null))
    enchufe.once('timeout', () => terminar(null))
  })
