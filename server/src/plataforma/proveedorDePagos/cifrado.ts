import { createCipheriv, createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** The provider's two schemes. Each value goes as base64 with what its reading needs in front. */

const derivar = promisify(pbkdf2)
const BYTES_DE_CLAVE = 32
const RONDAS = 100_000

/** Encrypts the values of one form. */
export type Cifrador = (texto: string) => string

/** AES-256-CBC under the first 32 bytes of the secret, repeated until it is that long; the IV goes in front. */
export function cifradorV1(secreto: string): Cifrador {
  let repetido = Buffer.from(secreto, 'utf8')
  while (repetido.length < BYTES_DE_CLAVE) repetido = Buffer.concat([repetido, repetido])
  const clave = repetido.subarray(0, BYTES_DE_CLAVE)
  return (texto) => {
    const iv = randomBytes(16)
    const cifra = createCipheriv('aes-256-cbc', clave, iv)
    return Buffer.concat([iv, cifra.update(texto, 'utf8'), cifra.final()]).toString('base64')
  }
}

/** AES-256-GCM under a key of PBKDF2: salt, nonce, text and tag. One key serves a form, so that it is stretched once. */
export async function cifradorV2(secreto: string): Promise<Cifrador> {
  const sal = randomBytes(16)
  const clave = await derivar(secreto, sal, RONDAS, BYTES_DE_CLAVE, 'sha256')
  return (texto) => {
    const iv = randomBytes(12)
    const cifra = createCipheriv('aes-256-gcm', clave, iv)
    const cifrado = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()])
    return Buffer.concat([sal, iv, cifrado, cifra.getAuthTag()]).toString('base64')
  }
}

export interface DatosDelHash {
  readonly ip: string
  readonly comercio: string
  readonly sucursal: string
  readonly monto: string
  readonly secreto: string
}

export const hashV1 = ({ ip, comercio, sucursal, monto, secreto }: DatosDelHash) =>
  createHash('sha256').update([ip, comercio, sucursal, monto, secreto].join('*')).digest('hex')

export const hashV2 = ({ ip, comercio, sucursal, monto, secreto }: DatosDelHash) =>
  createHmac('sha256', secreto).update([ip, comercio, sucursal, monto].join('*')).digest('hex')
