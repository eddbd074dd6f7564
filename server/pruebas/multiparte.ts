import { randomBytes } from 'node:crypto'

interface ArchivoDePrueba {
  readonly campo: string
  readonly nombre: string
  readonly contenido: Uint8Array
  readonly tipo?: string
}

/** A multipart body as a browser writes it, for `inject`. */
export function multiparte(
  campos: Readonly<Record<string, string | number>>,
  archivos: readonly ArchivoDePrueba[] = [],
) {
  const limite = `----prueba${randomBytes(8).toString('hex')}`
  const partes: Uint8Array[] = []
  const escribir = (texto: string) => partes.push(Buffer.from(texto))
  for (const [campo, valor] of Object.entries(campos)) {
    escribir(`--${limite}\r\ncontent-disposition: form-data; name="${campo}"\r\n\r\n${valor}\r\n`)
  }
  for (const { campo, nombre, contenido, tipo = 'application/octet-stream' } of archivos) {
    escribir(`--${limite}\r\ncontent-disposition: form-data; name="${campo}"; filename="${nombre}"\r\n`)
    escribir(`content-type: ${tipo}\r\n\r\n`)
    partes.push(contenido)
    escribir('\r\n')
  }
  escribir(`--${limite}--\r\n`)
  return {
    payload: Buffer.concat(partes),
    headers: { 'content-type': `multipart/form-data; boundary=${limite}` },
  }
}

/** The smallest things that are what they claim to be. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
