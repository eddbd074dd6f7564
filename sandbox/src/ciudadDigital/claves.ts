import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derivar = promisify<string, Buffer, number, Buffer>(scrypt)
const BYTES = 32

/** Salt and scrypt of a password, as it is kept. Some 40 ms, on purpose. */
export const hashDe = async (clave: string) => {
  const sal = randomBytes(16)
  const hash = await derivar(clave, sal, BYTES)
  return `scrypt$${sal.toString('base64url')}$${hash.toString('base64url')}`
}

/** What an unknown account is compared with, so that its refusal takes as long as any other. */
const DE_NADIE = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** `guardado` null: there is no such account; the same work is done, and nothing matches. */
export const claveCoincide = async (clave: string, guardado: string | null): Promise<boolean> => {
  const [, sal = '', hash = ''] = (guardado ?? DE_NADIE).split('$')
  const esperado = Buffer.from(hash, 'base64url')
  const obtenido = await derivar(clave, Buffer.from(sal, 'base64url'), BYTES)
  return esperado.length === BYTES && timingSafeEqual(esperado, obtenido) && guardado !== null
}
