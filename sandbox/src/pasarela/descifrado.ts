import { createDecipheriv, createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import type { Comercio } from './entorno.ts'

/** Reads what the merchant's form sends encrypted. Written apart from the portal's own, so that each checks the other. */
export function descifrar({ esquema, secreto }: Pick<Comercio, 'esquema' | 'secreto'>, valor: string): string | null {
  try {
    const bytes = Buffer.from(valor, 'base64')
    return esquema === 'v1' ? deV1(secreto, bytes) : deV2(secreto, bytes)
  } catch {
    return null
  }
}

function deV1(secreto: string, bytes: Buffer): string {
  let largo = secreto
  while (Buffer.byteLength(largo) < 32) largo += largo
  const descifrador = createDecipheriv('aes-256-cbc', Buffer.from(largo).subarray(0, 32), bytes.subarray(0, 16))
  return `${descifrador.update(bytes.subarray(16), undefined, 'utf8')}${descifrador.final('utf8')}`
}

function deV2(secreto: string, bytes: Buffer): string {
  const clave = pbkdf2Sync(secreto, bytes.subarray(0, 16), 100_000, 32, 'sha256')
  const descifrador = createDecipheriv('aes-256-gcm', clave, bytes.subarray(16, 28))
  descifrador.setAuthTag(bytes.subarray(-16))
  return `${descifrador.update(bytes.subarray(28, -16), undefined, 'utf8')}${descifrador.final('utf8')}`
}

/** The hash that the form must carry where the merchant has it on. */
export function hashEsperado(
  { esquema, secreto, comercio }: Pick<Comercio, 'esquema' | 'secreto' | 'comercio'>,
  { ip, sucursal, monto }: { readonly ip: string; readonly sucursal: string; readonly monto: string },
): string {
  if (esquema === 'v1') {
    return createHash('sha256').update(`${ip}*${comercio}*${sucursal}*${monto}*${secreto}`).digest('hex')
  }
  return createHmac('sha256', secreto).update(`${ip}*${comercio}*${sucursal}*${monto}`).digest('hex')
}
