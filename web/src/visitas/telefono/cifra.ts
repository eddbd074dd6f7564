/*
 * AES-GCM, with a new IV each time and with what it is of among what is sealed: one thing does not pass for another, nor
 * one person's for another's.
 */

type Bytes = Uint8Array<ArrayBuffer>

export interface Sobre {
  readonly iv: Bytes
  readonly datos: ArrayBuffer
}

const BYTES_DE_IV = 12
const algoritmo = (iv: Bytes, deQue: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(deQue),
})

export async function cifrar(llave: CryptoKey, deQue: string, datos: BufferSource): Promise<Sobre> {
  const iv = crypto.getRandomValues(new Uint8Array(BYTES_DE_IV))
  return { iv, datos: await crypto.subtle.encrypt(algoritmo(iv, deQue), llave, datos) }
}

/** Fails with any other key, and for anything else than `deQue`. */
export const descifrar = (llave: CryptoKey, deQue: string, { iv, datos }: Sobre): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(algoritmo(iv, deQue), llave, datos)

/** What something sealed is: in which store, whose, and which of theirs. */
export interface DeQue {
  readonly idPersona: number
  readonly idVisita?: number
  readonly id?: string
  readonly dia?: string
}
export const deQueEs = (tienda: string, { idPersona, idVisita, id, dia }: DeQue) =>
  `${tienda} ${idPersona} ${dia ?? id ?? idVisita}`

/** Nobody reads it back out of the browser, this portal neither. */
export const llaveDeBytes = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

export const llaveNueva = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

export const aBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
export const deBase64 = (texto: string): Bytes => Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0))
