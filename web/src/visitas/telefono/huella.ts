/** The SHA-256 of what is sent, in hexadecimal: what a receipt has to name. */
export async function sha256(datos: Blob | string): Promise<string> {
  const bytes = typeof datos === 'string' ? new TextEncoder().encode(datos) : await datos.arrayBuffer()
  const huella = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(huella, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
