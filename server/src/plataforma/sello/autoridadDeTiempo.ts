import { createHash } from 'node:crypto'
import { HttpTimestampAuthority, type TimestampAuthority } from '@libpdf/core'
import { ContentInfo, SignedData, TSTInfo } from 'pkijs'
import { fetch } from 'undici'
import { quienFirma } from './quienFirma.ts'

/** A token with its certificates has some kilobytes. */
const MAX_RESPUESTA = 64 * 1024
const DE_TIEMPO = '1.2.840.113549.1.9.16.1.4'

interface Opciones {
  /** What it is asked about. */
  readonly firma: () => Uint8Array
  readonly esperaMs: number
}

/**
 * An RFC 3161 authority. The library takes whatever comes back and sees no end to it: here it comes in time, it is short,
 * and it is a signed token about this very signature.
 */
export function autoridadDeTiempo(url: string, { firma, esperaMs }: Opciones): TimestampAuthority {
  const preguntar = async (_url: unknown, pedido: RequestInit = {}): Promise<Response> => {
    const respuesta = await fetch(url, {
      method: 'POST',
      headers: pedido.headers as Record<string, string>,
      body: pedido.body as Uint8Array,
      redirect: 'error',
      signal: AbortSignal.timeout(esperaMs),
    })
    return new Response(await hastaUnTope(respuesta.body), { status: respuesta.status })
  }
  const autoridad = new HttpTimestampAuthority(url, { fetch: preguntar as typeof globalThis.fetch })
  return {
    async timestamp(resumen, algoritmo) {
      const sello = await autoridad.timestamp(resumen, algoritmo)
      if (!esDe(sello, firma())) throw new Error('La autoridad de tiempo contestó por otra cosa')
      return sello
    },
  }
}

async function hastaUnTope(cuerpo: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  const trozos: Uint8Array[] = []
  let total = 0
  for await (const trozo of cuerpo ?? []) {
    total += trozo.byteLength
    if (total > MAX_RESPUESTA) throw new Error('La autoridad de tiempo contestó más de lo que es un sello')
    trozos.push(trozo)
  }
  return Buffer.concat(trozos)
}

/** Whether it says when `firma` was made, signed by the certificate that it brings. */
function esDe(sello: Uint8Array, firma: Uint8Array): boolean {
  const firmado = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(sello)).content })
  const { eContentType, eContent } = firmado.encapContentInfo
  if (eContentType !== DE_TIEMPO || !eContent) return false
  const { hashedMessage } = TSTInfo.fromBER(eContent.getValue()).messageImprint
  const resumen = createHash('sha256').update(firma).digest()
  return (
    resumen.equals(hashedMessage.valueBlock.valueHexView) && !!quienFirma(firmado, new Uint8Array(eContent.getValue()))
  )
}
