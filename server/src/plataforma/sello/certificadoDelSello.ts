import { randomBytes, verify, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Signer } from '@libpdf/core'

/** What the city gave to seal with cannot be used: a sentence that names the setting. Nothing starts. */
export class SelloInvalido extends Error {
  override readonly name = 'SelloInvalido'
}

export interface CertificadoDelSello {
  /** Whose seal it is, as the certificate says. */
  readonly titular: string
  readonly desde: Date
  readonly vence: Date
}

interface ArchivoConClave {
  readonly archivo: string
  readonly clave: string
}

const MAX_TITULAR = 200

/** Opens a PKCS#12 file: the certificate, and what signs with its key. */
export async function leerCertificadoDelSello({ archivo, clave }: ArchivoConClave) {
  const bytes = await readFile(archivo).catch(() => {
    throw new SelloInvalido(`El ajuste SELLO_CERTIFICADO no es válido: no se puede leer ${archivo}`)
  })
  const { P12Signer } = await import('@libpdf/core')
  const leido = await P12Signer.create(bytes, clave).catch(() => {
    throw new SelloInvalido(
      'SELLO_CERTIFICADO no se abre con SELLO_CLAVE: la clave es otra, o el archivo no es PKCS#12 (.p12 o .pfx)',
    )
  })
  const firmante = await conSuCertificado(leido)
  return { firmante, certificado: loQueDice(new X509Certificate(firmante.certificate)) }
}

/** Programs write the certificates in any order: the one that counts is whose key verifies what this one signs. */
export async function conSuCertificado(leido: Signer): Promise<Signer> {
  const certificados = [leido.certificate, ...(leido.certificateChain ?? [])]
  const prueba = randomBytes(32)
  const firma = await leido.sign(prueba, 'SHA-256')
  const propio = certificados.find((der) => verify('sha256', prueba, new X509Certificate(der).publicKey, firma))
  if (!propio) throw new SelloInvalido('SELLO_CERTIFICADO no trae el certificado de su clave privada')
  const { keyType, signatureAlgorithm } = leido
  return {
    certificate: propio,
    certificateChain: certificados.filter((der) => der !== propio),
    keyType,
    signatureAlgorithm,
    sign: (datos, resumen) => leido.sign(datos, resumen),
  }
}

function loQueDice(certificado: X509Certificate): CertificadoDelSello {
  const { CN, O: organizacion } = certificado.toLegacyObject().subject
  const partes = [CN, organizacion].flat().filter(Boolean)
  return {
    titular: [...new Set(partes)].join(', ').slice(0, MAX_TITULAR) || 'un certificado sin nombre',
    desde: new Date(certificado.validFrom),
    vence: new Date(certificado.validTo),
  }
}
