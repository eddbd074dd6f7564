import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { P12Signer } from '@libpdf/core'
import { Integer, ObjectIdentifier, OctetString, Sequence, Set as SetAsn1 } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { ARCHIVOS_DE_SELLO } from './archivos.ts'

const DE_TIEMPO = '1.2.840.113549.1.9.16.1.4'
const SHA_256 = '2.16.840.1.101.3.4.2.1'
const RSA_SHA_256 = '1.2.840.113549.1.1.11'
const exacto = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer

/** How it answers the next times. `otra`: a token that is right in itself, about other bytes. */
export type Modo = 'bien' | 'caida' | 'lenta' | 'basura' | 'niega' | 'otra' | 'interminable'

/** A time-stamping authority over HTTP, as RFC 3161 says, with a certificate of its own. */
export async function autoridadDeTiempoDePrueba() {
  const firmante = await P12Signer.create(
    readFileSync(ARCHIVOS_DE_SELLO.tiempo.archivo),
    ARCHIVOS_DE_SELLO.tiempo.clave,
  )
  let modo: Modo = 'bien'
  let pedidos = 0
  let alPreguntar: () => Promise<void> = async () => {}

  const responder: RequestListener = async (pedido, respuesta) => {
    pedidos += 1
    const { messageImprint, nonce } = TimeStampReq.fromBER(exacto(await buffer(pedido)))
    await alPreguntar()
    if (modo === 'lenta') return // and says nothing, until it is closed
    if (modo === 'caida') return respuesta.socket?.destroy()
    respuesta.setHeader('content-type', 'application/timestamp-reply')
    if (modo === 'basura') return respuesta.end('<html>Ingrese al Wi-Fi</html>')
    if (modo === 'interminable') return sinFin(respuesta)
    if (modo === 'niega') return respuesta.end(contestar({ status: new PKIStatusInfo({ status: 2 }) }))
    const sello = await sellar(firmante, modo === 'otra' ? deOtraCosa() : messageImprint, nonce)
    respuesta.end(contestar({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: sello }))
  }
  const servidor = createServer(responder).listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const direccion = servidor.address()
  if (typeof direccion !== 'object' || !direccion) throw new Error('sin puerto')
  return {
    url: `http://127.0.0.1:${direccion.port}/tsa`,
    pedidos: () => pedidos,
    responder: (otro: Modo) => {
      modo = otro
    },
    /** Between the question and the answer. */
    alPreguntar: (obra: () => Promise<void>) => {
      alPreguntar = obra
    },
    async cerrar() {
      servidor.closeAllConnections()
      servidor.close()
      await once(servidor, 'close')
    },
  }
}

function sinFin(respuesta: Parameters<RequestListener>[1]): void {
  const trozo = Buffer.alloc(16 * 1024)
  const seguir = () => {
    while (!respuesta.destroyed && respuesta.write(trozo)) {}
  }
  respuesta.on('drain', seguir)
  seguir()
}

const contestar = (partes: ConstructorParameters<typeof TimeStampResp>[0]) =>
  Buffer.from(new TimeStampResp(partes).toSchema().toBER(false))

const deOtraCosa = () =>
  new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
    hashedMessage: new OctetString({ valueHex: exacto(randomBytes(32)) }),
  })

async function sellar(firmante: P12Signer, messageImprint: MessageImprint, nonce: Integer | undefined) {
  const certificado = Certificate.fromBER(exacto(firmante.certificate))
  const dicho = new TSTInfo({
    version: 1,
    policy: '1.2.3.4',
    messageImprint,
    serialNumber: new Integer({ value: 7 }),
    genTime: new Date(),
    ...(nonce && { nonce }),
  })
  const bytes = dicho.toSchema().toBER(false)
  const resumen = async (que: ArrayBuffer) => new Uint8Array(await crypto.subtle.digest('SHA-256', que))
  const essCertId = new Sequence({
    value: [new OctetString({ valueHex: exacto(await resumen(exacto(firmante.certificate))) })],
  })
  const atributos = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: DE_TIEMPO })] }),
      new Attribute({
        type: '1.2.840.113549.1.9.4',
        values: [new OctetString({ valueHex: exacto(await resumen(bytes)) })],
      }),
      new Attribute({
        type: '1.2.840.113549.1.9.16.2.47',
        values: [new Sequence({ value: [new Sequence({ value: [essCertId] })] })],
      }),
    ],
  })
  const porFirmar = new Uint8Array(
    new SetAsn1({ value: atributos.attributes.map((atributo) => atributo.toSchema()) }).toBER(false),
  )
  // In one piece, as authorities write it; the constructor would cut it into several.
  const contenido = new EncapsulatedContentInfo({ eContentType: DE_TIEMPO })
  contenido.eContent = new OctetString({ valueHex: bytes })
  const firmado = new SignedData({
    version: 3,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: SHA_256 })],
    encapContentInfo: contenido,
    certificates: [certificado],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificado.issuer, serialNumber: certificado.serialNumber }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
        signedAttrs: atributos,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: RSA_SHA_256 }),
        signature: new OctetString({ valueHex: exacto(await firmante.sign(porFirmar, 'SHA-256')) }),
      }),
    ],
  })
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: firmado.toSchema(true) })
}
