import { createHash, verify, X509Certificate } from 'node:crypto'
import { Certificate, type SignedData } from 'pkijs'

const RESUMENES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const RESUMEN_DEL_MENSAJE = '1.2.840.113549.1.9.4'

/** Which of the certificates that it brings signed these bytes; undefined: none. Who vouches for that one is not asked. */
export function quienFirma(firmado: SignedData, datos: Uint8Array): X509Certificate | undefined {
  const [firma] = firmado.signerInfos
  const resumen = firma && RESUMENES[firma.digestAlgorithm.algorithmId]
  const atributos = firma?.signedAttrs
  if (!resumen || !atributos) return undefined
  const dicho = atributos.attributes.find(({ type }) => type === RESUMEN_DEL_MENSAJE)?.values[0]?.valueBlock
    .valueHexView
  const hecho = createHash(resumen).update(datos).digest()
  if (!dicho || !hecho.equals(dicho)) return undefined
  const loFirmado = new Uint8Array(atributos.encodedValue)
  return (firmado.certificates ?? [])
    .filter((certificado) => certificado instanceof Certificate)
    .map((certificado) => new X509Certificate(Buffer.from(certificado.toSchema().toBER(false))))
    .find(({ publicKey }) => verify(resumen, loFirmado, publicKey, firma.signature.valueBlock.valueHexView))
}
