import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ContentInfo, SignedData, TSTInfo } from 'pkijs'
import { quienFirma } from '../../src/plataforma/sello/quienFirma.ts'
import { AUTORIDAD } from './archivos.ts'

const exacto = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer
const DEL_TIEMPO = '1.2.840.113549.1.9.16.2.14'

/** What a reader of PDFs finds in a document's seal. `bien`: nothing changed since, and the authority vouches for who sealed. */
export interface SelloLeido {
  readonly bien: boolean
  /** All of the document but the seal itself. */
  readonly entero: boolean
  readonly formato: string
  /** When its time-stamping authority saw it, if one did, and whether that holds too. */
  readonly tiempo: { readonly el: Date; readonly bien: boolean } | null
}

/** Null: it carries none. */
export async function leerSello(pdf: Buffer): Promise<SelloLeido | null> {
  const texto = pdf.toString('latin1')
  const rango = /\/ByteRange \[(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(texto)
  if (!rango) return null
  const [desde = 0, largo = 0, sigue = 0, resto = 0] = rango.slice(1).map(Number)
  const firmado = Buffer.concat([pdf.subarray(desde, desde + largo), pdf.subarray(sigue, sigue + resto)])
  const contenido = Buffer.from(pdf.subarray(desde + largo + 1, sigue - 1).toString('latin1'), 'hex')
  const cms = new SignedData({ schema: ContentInfo.fromBER(exacto(contenido)).content })
  const atributo = cms.signerInfos[0]?.unsignedAttrs?.attributes.find(({ type }) => type === DEL_TIEMPO)
  const firma = cms.signerInfos[0]?.signature.valueBlock.valueHexView ?? new Uint8Array()
  return {
    bien: vale(cms, firmado),
    entero: desde === 0 && sigue + resto === pdf.length && largo + contenido.length * 2 + 2 === sigue,
    formato: /\/SubFilter \/([\w.]+)/.exec(texto)?.[1] ?? '',
    tiempo: atributo ? leerTiempo(atributo.values[0], firma) : null,
  }
}

function leerTiempo(valor: unknown, firma: Uint8Array) {
  const cms = new SignedData({ schema: new ContentInfo({ schema: valor }).content })
  const contenido = new Uint8Array(cms.encapContentInfo.eContent?.getValue() ?? [])
  const { genTime, messageImprint } = TSTInfo.fromBER(contenido)
  const resumen = createHash('sha256').update(firma).digest()
  return {
    el: genTime,
    bien: vale(cms, contenido) && resumen.equals(messageImprint.hashedMessage.valueBlock.valueHexView),
  }
}

/** Signed with a certificate that the authority of the tests gave. */
function vale(cms: SignedData, datos: Uint8Array): boolean {
  const autoridad = new X509Certificate(readFileSync(AUTORIDAD))
  const certificado = quienFirma(cms, datos)
  return certificado?.checkIssued(autoridad) === true && certificado.verify(autoridad.publicKey)
}
